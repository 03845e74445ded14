/** Pictures of a page: pixels as pdf.js hands them over, and as they stand in a drawing. */
import sharp from 'sharp'
import type { PagePixels } from './page-art.ts'

/** As pdf.js hands them over. */
export type PageImage = {
  readonly data?: Uint8Array | Uint8ClampedArray | string | null
  readonly width: number
  readonly height: number
  /** 1: a bit for each pixel, 2: RGB, 3: RGBA. */
  readonly kind?: number
}

/** Undefined where there are no pixels. */
export function pixelsOf(image: PageImage | undefined): PagePixels | undefined {
  if (!image) return undefined
  const { data, width, height, kind } = image
  if (!data || typeof data === 'string') return undefined
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (kind === 2 && bytes.length >= width * height * 3) return { data: bytes, width, height, channels: 3 }
  if (kind === 3 && bytes.length >= width * height * 4) return { data: bytes, width, height, channels: 4 }
  if (kind !== 1) return undefined
  return {
    data: unfolded(bytes, width, height, [0, 0, 0, 255], [255, 255, 255, 255]),
    width,
    height,
    channels: 4,
  }
}

/** A stencil: painted where it has no bit. */
export function stencilOf({ data, width, height }: PageImage, color: string): PagePixels | undefined {
  if (!data || typeof data === 'string') return undefined
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1, 7), 'hex')
  return {
    data: unfolded(bytes, width, height, [red, green, blue, 255], [red, green, blue, 0]),
    width,
    height,
    channels: 4,
  }
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

function unfolded(bits: Uint8Array, width: number, height: number, empty: Rgba, set: Rgba): Uint8Array {
  const data = new Uint8Array(width * height * 4)
  const rowBytes = Math.ceil(width / 8)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // what is missing at the end of a broken picture is as if it were set
      const byte = bits[y * rowBytes + (x >> 3)] ?? 255
      data.set((byte >> (7 - (x & 7))) & 1 ? set : empty, (y * width + x) * 4)
    }
  }
  return data
}

const FEW_COLORS = 256

/** A picture as the address that holds it: without loss where it has few colors or is transparent. */
export async function dataAddressOf({ data, width, height, channels }: PagePixels): Promise<string> {
  const raw = sharp(data, { raw: { width, height, channels } })
  const isPhoto = channels === 3 && hasManyColors(data)
  const bytes = await (isPhoto ? raw.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : raw.png()).toBuffer()
  return `data:image/${isPhoto ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

function hasManyColors(data: Uint8Array): boolean {
  const colors = new Set<number>()
  for (let at = 0; at + 2 < data.length && colors.size <= FEW_COLORS; at += 3) {
    colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
  }
  return colors.size > FEW_COLORS
}
