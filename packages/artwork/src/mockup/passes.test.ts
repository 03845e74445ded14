import { describe, expect, test } from 'vitest'
import { renderMockup } from '../mockup.ts'
import type { Rgba } from '../pixels/rgba.ts'
import { composePicture, type PicturePasses, passesOf } from './passes.ts'

const [width, height] = [32, 24]
const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const ground = { light: '#f3eee6', deep: '#ddd3c5' }

/** A wall in full light at its left and in half of it at its right; the lower half has the second color. */
function wall({ gloss = 0 } = {}): PicturePasses {
  const tile = width * height * 3
  const data = new Uint8Array(tile * 4)
  const byteOfLight = (light: number) => Math.round(255 * (light / 1.5) ** (1 / 2.2))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const light = byteOfLight(pixel % width < width / 2 ? 1 : 0.5)
    const isUpper = pixel < (width * height) / 2
    data.fill(byteOfLight(gloss), pixel * 3, pixel * 3 + 3)
    data.fill(isUpper ? light : 0, tile + pixel * 3, tile + pixel * 3 + 3)
    data.fill(isUpper ? 0 : light, 2 * tile + pixel * 3, 2 * tile + pixel * 3 + 3)
    data.fill(255, 3 * tile + pixel * 3, 3 * tile + pixel * 3 + 3)
  }
  const passes = passesOf(data, width, height * 4)
  if (!passes) throw new Error('no passes')
  return passes
}

function art(color: readonly [number, number, number, number]): Rgba {
  const data = new Uint8ClampedArray(40 * 30 * 4)
  for (let at = 0; at < data.length; at += 4) data.set(color, at)
  return { data, width: 40, height: 30 }
}

const pixel = ({ data }: Rgba, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
]

describe('a picture composed of passes [LOOK-01]', () => {
  test('has each part in its color, darker where less light falls [BLD-02]', () => {
    const seen = composePicture(wall(), { main: '#c1302c', second: '#2456a6', ground })
    const [lit, shaded] = [pixel(seen, 4, 4), pixel(seen, 28, 4)]
    for (const [channel, byte] of [0xc1, 0x30, 0x2c].entries())
      expect(Math.abs((lit[channel] ?? 0) - byte)).toBeLessThan(4)
    expect(shaded[0]).toBeLessThan((lit[0] ?? 0) * 0.8)
    expect(pixel(seen, 4, 20)[2]).toBeGreaterThan(150)
  })

  test('shows its ground where nothing stands', () => {
    const empty: PicturePasses = { ...wall(), data: new Uint8Array(width * height * 12) }
    const seen = composePicture(empty, { main: '#000000', second: '#000000', ground })
    expect(pixel(seen, 14, 10)).toEqual([0xf3, 0xee, 0xe6])
  })

  test('shines through every color alike', () => {
    const paint = { main: '#000000', second: '#000000', ground }
    const [dull, glossy] = [composePicture(wall(), paint), composePicture(wall({ gloss: 0.3 }), paint)]
    expect(pixel(dull, 4, 4)).toEqual([0, 0, 0])
    expect(Math.min(...pixel(glossy, 4, 4))).toBeGreaterThan(140)
  })

  test('is the mock-up to the pixel where the design is empty [BLD-02]', () => {
    const passes = wall({ gloss: 0.1 })
    const picture = composePicture(passes, { main: '#1f4a38', second: '#eadfca', ground })
    for (const finish of ['ink', 'film', 'varnish', 'sublimation', 'laser', 'deboss', 'embroidery'] as const)
      expect(renderMockup(picture, art([0, 0, 0, 0]), box, finish, { passes }).data).toEqual(picture.data)
  })

  test('lights a print as it lights the product: white ink on it looks like a white product', () => {
    const passes = wall()
    const black = composePicture(passes, { main: '#1d1f23', second: '#1d1f23', ground })
    const white = composePicture(passes, { main: '#f1f1f1', second: '#f1f1f1', ground })
    const printed = renderMockup(black, art([255, 255, 255, 255]), box, 'ink', { passes })
    for (const x of [10, 22])
      expect(Math.abs((pixel(printed, x, 9)[0] ?? 0) - (pixel(white, x, 9)[0] ?? 0))).toBeLessThan(4)
    const measured = renderMockup(black, art([255, 255, 255, 255]), box, 'ink')
    expect(pixel(measured, 22, 9)).not.toEqual(pixel(printed, 22, 9))
  })

  test('gives no light of its own where the area lies on wood or steel: there it is measured', () => {
    const tile = width * height * 3
    const data = new Uint8Array(tile * 4).fill(150, 0, tile).fill(255, 3 * tile)
    const picture = composePicture({ data, width, height }, { main: '#1f4a38', second: '#eadfca', ground })
    const design = art([255, 255, 255, 255])
    const printed = renderMockup(picture, design, box, 'ink', { passes: { data, width, height } })
    expect(printed.data).toEqual(renderMockup(picture, design, box, 'ink').data)
    expect(pixel(printed, 16, 12)[0]).toBeGreaterThan(200)
  })

  test('is told from a photograph by the size of its passes', () => {
    expect(passesOf(new Uint8Array(10), 2, 4)).toBeUndefined()
    const picture = composePicture(wall(), { main: '#1f4a38', second: '#eadfca', ground })
    const small = { data: new Uint8Array(4 * 4 * 12), width: 4, height: 4 }
    const design = art([255, 0, 0, 255])
    expect(renderMockup(picture, design, box, 'ink', { passes: small }).data).toEqual(
      renderMockup(picture, design, box, 'ink').data,
    )
  })
})
