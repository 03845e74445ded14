import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from './files.ts'
import { findVariant, matteKey, pictureKey, saveExcerpt } from './pictures.ts'

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

/** The opacity of the product alone, and below it that of the product with its shadow. */
async function putMatte(name: string, product: Buffer, all: Buffer): Promise<void> {
  const matte = await sharp({ create: { width: SIDE, height: SIDE * 2, channels: 3, background: '#000' } })
    .composite([
      { input: product, left: 0, top: 0 },
      { input: all, left: 0, top: SIDE },
    ])
    .webp({ lossless: true })
    .toBuffer()
  await files.put(matteKey(name), matte, 'image/webp')
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
  await putMatte('a/cutouts/taza', await squares([product]), await squares([shadow, product]))
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

test('the edge of a product has its own color, whatever ground it was photographed on [LOOK-04]', async () => {
  const side = 200
  const half = { level: 128, side: side + 1 }
  const product = { level: 255, side }
  const red = { create: { width: side, height: side, channels: 3, background: '#c81e28' } } as const
  const mixed = { create: { width: side + 1, height: side + 1, channels: 3, background: '#da8577' } } as const
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#ecebc7' } })
    .composite([
      { input: await sharp(mixed).png().toBuffer(), left: 0, top: 0 },
      { input: await sharp(red).png().toBuffer(), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const tile = await squares([half, product])
  await files.put(pictureKey('a/cutouts/rojo', 'png'), picture, 'image/png')
  await putMatte('a/cutouts/rojo', tile, tile)
  for (const y of [40, 100, 160]) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = await pixelOf('a/cutouts/rojo.cut.320.png', side, y)
    expect(Math.abs(alpha - 128)).toBeLessThan(6)
    expect([Math.abs(red - 200) < 10, Math.abs(green - 30) < 10, Math.abs(blue - 40) < 10]).toEqual([
      true,
      true,
      true,
    ])
  }
})

test('what is seen through glass is left out with the ground [LOOK-04]', async () => {
  const glass = { level: 128, side: 160 }
  const picture = await squares([{ level: 170, side: 160 }], '#f0f0f0')
  await files.put(pictureKey('a/cutouts/copa', 'png'), picture, 'image/png')
  const tile = await squares([glass])
  await putMatte('a/cutouts/copa', tile, tile)
  const [red = 0, , , alpha = 0] = await pixelOf('a/cutouts/copa.cut.320.png', 80, 80)
  // half of 170 is the ground's 240, so the glass itself is a gray of 100
  expect([Math.abs(red - 100) < 8, Math.abs(alpha - 128) < 6]).toEqual([true, true])
})

test('a print on clear glass keeps its color on another ground [LOOK-04]', async () => {
  const picture = await sharp(await squares([], '#f0f0f0'))
    .composite([
      {
        input: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#208040' } })
          .png()
          .toBuffer(),
        left: 50,
        top: 50,
      },
    ])
    .png()
    .toBuffer()
  await files.put(pictureKey('a/cutouts/frasco', 'png'), picture, 'image/png')
  const glass = await squares([{ level: 10, side: 160 }])
  await putMatte('a/cutouts/frasco', glass, glass)
  const [red = 0, green = 0, blue = 0, alpha = 0] = await pixelOf('a/cutouts/frasco.cut.320.png', 80, 80)
  const onWhite = [red, green, blue].map((part) => Math.round((part * alpha) / 255 + 255 - alpha))
  expect(
    Math.max(...onWhite.map((part, channel) => Math.abs(part - ([0x22, 0x88, 0x44][channel] ?? 0)))),
  ).toBeLessThan(12)
  expect((await pixelOf('a/cutouts/frasco.cut.320.png', 20, 20))[3]).toBeLessThan(20)
})

test('a soft shadow has no contours: many levels of transparency, in WebP as well [LOOK-04]', async () => {
  const ramp = Buffer.alloc(SIDE * SIDE * 2)
  for (let index = 0; index < SIDE * SIDE; index++)
    ramp[SIDE * SIDE + index] = Math.round(((index % SIDE) / SIDE) * 120)
  const matte = await sharp(ramp, { raw: { width: SIDE, height: SIDE * 2, channels: 1 } })
    .webp({ lossless: true })
    .toBuffer()
  await files.put(pictureKey('a/cutouts/sombra', 'png'), await squares([], '#fff'), 'image/png')
  await files.put(matteKey('a/cutouts/sombra'), matte, 'image/webp')
  const variant = await findVariant(files, 'a/cutouts/sombra.cut.320.webp')
  if (!variant || variant === 'busy') throw new Error('no variant')
  const alpha = await sharp(variant.bytes).extractChannel('alpha').raw().toBuffer()
  expect(new Set(alpha).size).toBeGreaterThan(40)
})

test('the faint outskirts of a shadow are drawn in, so that no codec makes blots of them [LOOK-04]', async () => {
  const shadows = [
    { level: 9, side: 320 },
    { level: 90, side: 160 },
  ]
  await files.put(pictureKey('a/cutouts/borde', 'png'), await squares([], '#fff'), 'image/png')
  await putMatte('a/cutouts/borde', await squares([]), await squares(shadows))
  const [deep, faint] = await Promise.all(
    [80, 240].map((at) => pixelOf('a/cutouts/borde.cut.320.webp', at, at)),
  )
  expect(Math.abs((deep?.[3] ?? 0) - 90)).toBeLessThan(6)
  expect(faint?.[3]).toBeLessThan(3)
})

test('a picture without a matte is served as it is, and no address leads to a matte [LOOK-04]', async () => {
  await files.put(pictureKey('a/foto', 'png'), await squares([{ level: 200, side: 100 }]), 'image/png')
  expect(await pixelOf('a/foto.cut.160.webp', 20, 20)).toEqual(await pixelOf('a/foto.160.webp', 20, 20))
  for (const address of ['a/cutouts/taza.matte.webp', 'a/cutouts/taza.matte.320.webp', 'a/foto.cut.cut.webp'])
    expect(await findVariant(files, address)).toBeUndefined()
})

test('an excerpt shows a part of another picture, larger, and without its ground too [LOOK-03, LOOK-04]', async () => {
  await files.put(
    pictureKey('a/cutouts/vaso', 'png'),
    await squares([{ level: 90, side: 160 }], '#e8dcc8'),
    'image/png',
  )
  const tile = await squares([{ level: 255, side: 160 }])
  await putMatte('a/cutouts/vaso', tile, tile)
  const part = { x: 0.25, y: 0.375, width: 0.5, height: 0.5 }
  await saveExcerpt(files, 'a/cutouts/vaso-cerca', { of: 'a/cutouts/vaso', ...part })
  const variant = await findVariant(files, 'a/cutouts/vaso-cerca.480.png')
  if (!variant || variant === 'busy') throw new Error('no variant')
  expect(await sharp(variant.bytes).metadata()).toMatchObject({ width: SIDE / 2, height: SIDE / 2 })
  // the product ends 80 pixels from the left edge of the part and 40 from its upper one
  for (const [x, y, isProduct] of [
    [70, 30, true],
    [90, 30, false],
    [70, 50, false],
  ] as const) {
    const [red = 0] = await pixelOf('a/cutouts/vaso-cerca.480.png', x, y)
    const [, , , alpha = 0] = await pixelOf('a/cutouts/vaso-cerca.cut.480.png', x, y)
    expect([Math.abs(red - (isProduct ? 90 : 232)) < 8, alpha]).toEqual([true, isProduct ? 255 : 0])
  }
})
