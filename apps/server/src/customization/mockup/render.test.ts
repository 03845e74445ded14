import { composePicture, passesOf } from '@estampa/artwork/mockup'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type MockupToRender, renderToWebp } from './render.ts'

const [width, height] = [48, 36]
const placement = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

/** A plain wall that gets so much light, 0…255 as passes are written. */
async function wall(light: number): Promise<{ passes: Uint8Array; product: Uint8Array }> {
  const tile = width * height * 3
  const data = new Uint8Array(tile * 4).fill(light, tile, 2 * tile).fill(255, 3 * tile)
  const passes = passesOf(data, width, height * 4)
  if (!passes) throw new Error('no passes')
  const paint = { main: '#c1302c', second: '#000000', ground: { light: '#ffffff', deep: '#ffffff' } }
  const { data: pixels } = composePicture(passes, paint)
  return {
    passes: await sharp(data, { raw: { width, height: height * 4, channels: 3 } })
      .webp({ lossless: true })
      .toBuffer(),
    product: await sharp(pixels, { raw: { width, height, channels: 4 } })
      .webp({ quality: 84 })
      .toBuffer(),
  }
}

const art = (opacity: number) =>
  sharp({
    create: { width: 96, height: 72, channels: 4, background: { r: 255, g: 255, b: 255, alpha: opacity } },
  })
    .png()
    .toBuffer()

const middleOf = async (picture: Uint8Array) => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[((height / 2) * width + width / 2) * 3] ?? 0
}

describe('the picture of a design', () => {
  test('is the picture of the catalog to the byte where nothing is printed [BLD-02] [LOOK-01]', async () => {
    const { passes, product } = await wall(200)
    const request = { product, art: await art(0), placement, look: 'ink', sewn: null } as const
    expect(await renderToWebp({ ...request, passes })).toEqual(product)
    expect(await renderToWebp({ ...request, passes: null })).toEqual(product)
  })

  test('takes its light from the passes of the view: white ink is gray where little falls [BLD-02] [LOOK-01]', async () => {
    const [bright, dim] = [await wall(212), await wall(140)]
    const request = { art: await art(1), placement, look: 'ink', sewn: null } as const
    const [lit, shaded] = [
      await middleOf(await renderToWebp({ ...request, ...bright })),
      await middleOf(await renderToWebp({ ...request, ...dim })),
    ]
    expect(lit).toBeGreaterThan(225)
    expect(shaded).toBeLessThan(180)
    expect(await middleOf(await renderToWebp({ ...request, ...dim, passes: null }))).toBeGreaterThan(225)
  })
})

describe('the picture from near', () => {
  const enlarged = { width: width * 6, height: height * 6 }
  const part = { left: 0, top: 0, right: 28, bottom: 21 }
  const closeUp = { left: 0, top: 0, width, height, enlarged, part, placement }
  /** Brightness along the middle row, a sixth of the picture left and right of it left out. */
  async function middleRow(request: Partial<MockupToRender>): Promise<number[]> {
    const nothing = { art: await art(0), placement, look: 'ink', sewn: null, passes: null, closeUp } as const
    const picture = await renderToWebp({ ...nothing, product: new Uint8Array(), ...request })
    const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
    const row = [...data.subarray(info.width * (info.height / 2)).subarray(0, info.width)]
    return row.slice(info.width / 6, (-1 * info.width) / 6)
  }
  const range = (values: number[]) => Math.max(...values) - Math.min(...values)

  test('shows no blocks of the coding, and keeps a seam as it is [DEC-12]', async () => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const block = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 4 : -4
      return (x < width * 0.6 ? 210 : 120) + block
    })
    const product = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    const row = await middleRow({ product })
    expect(range(row.slice(0, row.length / 3))).toBeLessThan(4)
    expect(range(row)).toBeGreaterThan(80)
  })

  test('shows the weave of cloth, and none where nobody knows of cloth [DEC-12]', async () => {
    const plain = await wall(200)
    expect(range(await middleRow(plain))).toBeLessThan(2)
    expect(range(await middleRow({ ...plain, fabric: 'knit' }))).toBeGreaterThan(5)
  })
})
