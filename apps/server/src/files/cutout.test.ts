import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from './files.ts'
import { findVariant, matteKey, pictureKey } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'cutouts-'))
const files = openFiles({ driver: 'disk', folder })
afterAll(() => rm(folder, { recursive: true }))

const SIDE = 320

type Square = { level: number; side: number }

/** Gray squares in the left upper corner, the last one on top, on a black ground or another. */
async function squares(marks: readonly Square[], background = '#000'): Promise<Buffer> {
  const blank = (level: number, side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: { r: level, g: level, b: level } },
    })
  const layers = await Promise.all(
    marks.map(async ({ level, side }) => ({
      input: await blank(level, side).png().toBuffer(),
      left: 0,
      top: 0,
    })),
  )
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer()
}

async function pixelOf(address: string, x: number, y: number): Promise<number[]> {
  const variant = await findVariant(files, address)
  if (!variant || variant === 'busy') throw new Error(address)
  const { data, info } = await sharp(variant.bytes)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

test('a product is served without its ground, white as it is and with its shadow; the picture stays whole [LOOK-04]', async () => {
  const mug = await squares([{ level: 244, side: 160 }], '#e8dcc8')
  await files.put(pictureKey('a/cutouts/taza', 'png'), mug, 'image/png')
  const product = { level: 255, side: 160 }
  const shadow = { level: 64, side: 240 }
  const matte = await sharp({ create: { width: SIDE, height: SIDE * 2, channels: 3, background: '#000' } })
    .composite([
      { input: await squares([product]), left: 0, top: 0 },
      { input: await squares([shadow, product]), left: 0, top: SIDE },
    ])
    .webp({ lossless: true })
    .toBuffer()
  await files.put(matteKey('a/cutouts/taza'), matte, 'image/webp')
  // an AVIF is written here and read by browsers alone
  for (const format of ['png', 'webp']) {
    const [red = 0, green = 0, blue = 0, alpha] = await pixelOf(`a/cutouts/taza.cut.320.${format}`, 60, 60)
    expect([Math.min(red, green, blue) > 236, alpha]).toEqual([true, 255])
    const shaded = await pixelOf(`a/cutouts/taza.cut.320.${format}`, 200, 200)
    expect(Math.abs((shaded[3] ?? 0) - 64)).toBeLessThan(6)
    expect(Math.max(...shaded.slice(0, 3))).toBeLessThan(12)
    expect((await pixelOf(`a/cutouts/taza.cut.320.${format}`, 300, 300))[3]).toBe(0)
    expect((await pixelOf(`a/cutouts/taza.320.${format}`, 300, 300))[3]).toBe(255)
  }
  const avif = await findVariant(files, 'a/cutouts/taza.cut.320.avif')
  expect(avif && avif !== 'busy' && avif.bytes.includes('auxiliary:alpha')).toBe(true)
})

test('a picture without a matte is served as it is, and no address leads to a matte [LOOK-04]', async () => {
  await files.put(pictureKey('a/foto', 'png'), await squares([{ level: 200, side: 100 }]), 'image/png')
  expect(await pixelOf('a/foto.cut.160.webp', 20, 20)).toEqual(await pixelOf('a/foto.160.webp', 20, 20))
  for (const address of ['a/cutouts/taza.matte.webp', 'a/cutouts/taza.matte.320.webp', 'a/foto.cut.cut.webp'])
    expect(await findVariant(files, address)).toBeUndefined()
})
