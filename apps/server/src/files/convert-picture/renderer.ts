/** A process that turns one stranger's TIFF or BMP after the other into PNG; it knows none of the server's secrets. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { beginRenderer } from '../begin-renderer.ts'
import type { RenderResult } from '../renderer-pool.ts'
import { type EncodedPicture, MAX_UPLOAD_PIXELS } from '../rewrite-picture/rewrite.ts'
import { readBmp, readBmpHeader } from './bmp.ts'

export type PictureToConvert = {
  readonly given: EncodedPicture
  readonly format: 'tiff' | 'bmp'
  /** The first is 1. */
  readonly page: number
  /** Its header is looked at first: it tells what the pixels take. */
  readonly step: 'header' | 'pixels'
}
export type PictureHeader = {
  readonly width: number
  readonly height: number
  readonly pages: number
  /** Bytes of a pixel as it lies in the file. */
  readonly pixelBytes: number
}
/** `png` is empty for a picture that came in a file, which it is written to. */
export type ConvertedPicture = { readonly header: PictureHeader | null; readonly png: Uint8Array }

beginRenderer(['VipsForeignLoadTiff'])

process.on('message', async (picture: PictureToConvert) => {
  const answer = (rendered: Omit<RenderResult<ConvertedPicture>, 'rssBytes'>) =>
    process.send?.({ ...rendered, rssBytes: process.memoryUsage.rss() })
  await convert(picture).then(
    (output) => answer({ output }),
    (cause: NodeJS.ErrnoException) => answer({ output: null, error: cause.message, code: cause.code }),
  )
})

async function convert({ given, format, page, step }: PictureToConvert): Promise<ConvertedPicture> {
  const bytes =
    typeof given === 'string'
      ? await readFile(given)
      : Buffer.from(given.buffer, given.byteOffset, given.length)
  if (step === 'header') {
    return {
      header: await (format === 'bmp' ? bmpHeader(bytes) : tiffHeader(bytes, page)),
      png: new Uint8Array(),
    }
  }
  const png = await (format === 'bmp' ? bmpAsPng(bytes) : tiffAsPng(bytes, page))
  if (typeof given !== 'string') return { header: null, png }
  await writeFile(given, png)
  return { header: null, png: new Uint8Array() }
}

function bmpHeader(bytes: Buffer): PictureHeader {
  const header = readBmpHeader(bytes)
  if (!header) throw new Error('no BMP')
  return { width: header.width, height: header.height, pages: 1, pixelBytes: 4 }
}

function bmpAsPng(bytes: Buffer): Promise<Buffer> {
  const header = readBmpHeader(bytes)
  if (!header) throw new Error('no BMP')
  const { data, width, height } = readBmp(bytes, header)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function tiffHeader(bytes: Buffer, page: number): Promise<PictureHeader> {
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const found = await sharp(bytes, { limitInputPixels: false, page: Math.min(page, pages) - 1 }).metadata()
  return { width: found.width, height: found.height, pages, pixelBytes: found.channels * sampleBytes(found) }
}

const sampleBytes = ({ depth }: Metadata): number =>
  depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 8

function tiffAsPng(bytes: Buffer, page: number): Promise<Buffer> {
  return sharp(bytes, {
    limitInputPixels: MAX_UPLOAD_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    page: page - 1,
  })
    .autoOrient()
    .toColourspace('srgb')
    .png()
    .toBuffer()
}
