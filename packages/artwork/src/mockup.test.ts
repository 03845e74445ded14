import type { PlacementMesh, PlacementSurface } from '@estampa/domain/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { artPixels, type MockupFinish, mockupFinish, renderMockup, sizedArt } from './mockup.ts'
import type { Rgba } from './pixels/rgba.ts'

type Color = readonly [number, number, number, number]

function paper(width: number, height: number, colorAt: (x: number, y: number) => Color): Rgba {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) data.set(colorAt(at % width, Math.floor(at / width)), at * 4)
  return { data, width, height }
}

const plain = (width: number, height: number, color: Color) => paper(width, height, () => color)
const white: Color = [236, 236, 236, 255]
const black: Color = [22, 22, 24, 255]
const clear: Color = [0, 0, 0, 0]
const looks: MockupFinish[] = ['ink', 'film', 'varnish', 'sublimation', 'laser', 'deboss', 'embroidery']

const pixel = ({ data, width }: Rgba, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const lightness = (picture: Rgba, x: number, y: number) =>
  pixel(picture, x, y).reduce((sum, part) => sum + part) / 3

/** The rectangle 10…50 × 20…40 of a picture 80 × 60. */
const box: PlacementSurface = { x: 10 / 80, y: 20 / 60, width: 40 / 80, height: 20 / 60 }

function meshOf(
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number],
): PlacementMesh {
  const points = Array.from({ length: columns * rows }, (_, index) =>
    at((index % columns) / (columns - 1), Math.floor(index / columns) / (rows - 1)),
  )
  return { columns, rows, points: points.flat() }
}

/** Red left half, blue right half, a green line at the top. */
const flag = paper(80, 40, (x, y) =>
  y < 4 ? [0, 160, 0, 255] : x < 40 ? [220, 0, 0, 255] : [0, 0, 220, 255],
)
const isRed = ([red = 0, , blue = 0]: number[]) => red > 120 && blue < 60
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 120 && red < 60
const isGreen = ([red = 0, green = 0]: number[]) => green > 90 && red < 60

describe('art on a product [BLD-02]', () => {
  test('lies exactly on its area, to the pixel', () => {
    const seen = renderMockup(plain(80, 60, white), flag, box, 'ink')
    expect(isGreen(pixel(seen, 10, 20))).toBe(true)
    expect(isGreen(pixel(seen, 49, 21))).toBe(true)
    expect(isRed(pixel(seen, 10, 22))).toBe(true)
    expect(isRed(pixel(seen, 29, 39))).toBe(true)
    expect(isBlue(pixel(seen, 30, 39))).toBe(true)
    expect(isBlue(pixel(seen, 49, 22))).toBe(true)
    for (const [x, y] of [
      [9, 30],
      [50, 30],
      [30, 19],
      [30, 40],
    ] as const)
      expect(pixel(seen, x, y)).toEqual(white.slice(0, 3))
  })

  test('lies the same by a mesh that says the same', () => {
    const product = plain(80, 60, white)
    const mesh = meshOf(5, 3, (u, v) => [box.x + u * box.width, box.y + v * box.height])
    const [flat, bent] = [
      renderMockup(product, flag, box, 'ink'),
      renderMockup(product, flag, { ...box, mesh }, 'ink'),
    ]
    expect(
      Math.max(...flat.data.map((byte, at) => Math.abs(byte - (bent.data[at] ?? 0)))),
    ).toBeLessThanOrEqual(2)
  })

  test('follows a surface that lies on its side', () => {
    // its top looks to the right
    const mesh = meshOf(2, 2, (u, v) => [(50 - 20 * v) / 80, (10 + 40 * u) / 60])
    const seen = renderMockup(plain(80, 60, white), flag, { ...box, mesh }, 'ink')
    expect(isGreen(pixel(seen, 49, 30))).toBe(true)
    expect(isRed(pixel(seen, 35, 12))).toBe(true)
    expect(isBlue(pixel(seen, 35, 47))).toBe(true)
  })

  test('is not seen where the surface looks away', () => {
    const mesh = meshOf(2, 2, (u, v) => [(50 - 40 * u) / 80, (20 + 20 * v) / 60])
    const product = plain(80, 60, white)
    expect(renderMockup(product, flag, { ...box, mesh }, 'ink').data).toEqual(product.data)
  })

  test('shows the part that faces the eye of an area that goes around', () => {
    const mesh = {
      ...meshOf(3, 2, (u, v) => [box.x + u * box.width, box.y + v * box.height]),
      from: 0.5,
      to: 1,
    }
    const seen = renderMockup(plain(80, 60, white), flag, { ...box, mesh }, 'ink')
    for (const x of [11, 30, 48]) expect(isBlue(pixel(seen, x, 30))).toBe(true)
  })

  test('leaves everything as it was where nothing is drawn, in any technique and anywhere', () => {
    const share = fc.double({ min: -0.4, max: 1.2, noNaN: true })
    const length = fc.double({ min: 0.01, max: 0.9, noNaN: true })
    const product = paper(40, 30, (x, y) => [(x * 37) % 256, (y * 53) % 256, (x * y) % 256, 255])
    fc.assert(
      fc.property(fc.constantFrom(...looks), share, share, length, length, (look, x, y, width, height) => {
        const seen = renderMockup(product, plain(16, 12, clear), { x, y, width, height }, look)
        expect(seen.data).toEqual(product.data)
      }),
      { numRuns: process.env.DEEP ? 60 : 20 },
    )
  })

  test('never reaches beyond its area by more than the edge', () => {
    const share = fc.double({ min: 0, max: 0.7, noNaN: true })
    const length = fc.double({ min: 0.05, max: 0.3, noNaN: true })
    const product = plain(60, 60, white)
    fc.assert(
      fc.property(fc.constantFrom(...looks), share, share, length, length, (look, x, y, width, height) => {
        const seen = renderMockup(product, plain(64, 64, [30, 30, 200, 255]), { x, y, width, height }, look)
        for (let at = 0; at < 3600; at++) {
          const [column, row] = [at % 60, Math.floor(at / 60)]
          const isFar =
            column < x * 60 - 3 ||
            column > (x + width) * 60 + 2 ||
            row < y * 60 - 3 ||
            row > (y + height) * 60 + 2
          if (isFar) expect(seen.data[at * 4]).toBe(product.data[at * 4])
        }
      }),
      { numRuns: process.env.DEEP ? 60 : 20 },
    )
  })

  test('much finer than the picture, is averaged and not picked', () => {
    const chequered = paper(800, 400, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    const seen = renderMockup(plain(80, 60, white), chequered, box, 'ink')
    const grays = [12, 20, 33, 47].map((x) => lightness(seen, x, 30))
    expect(Math.max(...grays) - Math.min(...grays)).toBeLessThan(6)
  })
})

describe('art in the product’s light', () => {
  /** A cylinder: dark at both sides, lit in the middle. */
  const lit = (color: Color) =>
    paper(
      80,
      60,
      (x) =>
        color.map((part, at) =>
          at === 3 ? 255 : part * (0.45 + 0.55 * Math.sin((x / 80) * Math.PI)),
        ) as unknown as Color,
    )
  const wide: PlacementSurface = { x: 0.05, y: 0.1, width: 0.9, height: 0.8 }

  test('is darker where the product lies in the shade', () => {
    for (const look of ['ink', 'film', 'varnish', 'sublimation', 'embroidery'] as const) {
      const seen = renderMockup(lit(white), plain(60, 40, [40, 160, 90, 255]), wide, look)
      expect(lightness(seen, 40, 30) - lightness(seen, 6, 30), look).toBeGreaterThan(8)
    }
  })

  test('sublimation darkens the material and is never lighter than it [DEC-14]', () => {
    const product = lit(white)
    const seen = renderMockup(product, plain(60, 40, [250, 240, 90, 255]), wide, 'sublimation')
    for (let x = 6; x < 74; x++) expect(lightness(seen, x, 30)).toBeLessThanOrEqual(lightness(product, x, 30))
  })

  test('white ink covers a black product [DEC-14]', () => {
    const seen = renderMockup(plain(80, 60, black), plain(60, 40, [255, 255, 255, 255]), wide, 'ink')
    expect(lightness(seen, 40, 30)).toBeGreaterThan(200)
  })

  test('a laser bares metal under dark paint, burns wood, and dulls steel [DEC-14]', () => {
    const mark = plain(60, 40, [0, 0, 0, 255])
    const on = (color: Color) => pixel(renderMockup(plain(80, 60, color), mark, wide, 'laser'), 40, 30)
    expect(Math.min(...on(black))).toBeGreaterThan(150)
    expect(Math.max(...on([190, 192, 195, 255]))).toBeLessThan(140)
    const [red = 0, , blue = 0] = on([205, 160, 104, 255])
    expect(red).toBeLessThan(140)
    expect(red).toBeGreaterThan(blue)
  })

  test('a laser leaves white beside darker colors alone, and engraves it where it is the only one [DEC-14]', () => {
    const product = plain(80, 60, [190, 192, 195, 255])
    const both = paper(60, 40, (x) => (x < 30 ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    const seen = renderMockup(product, both, wide, 'laser')
    expect(lightness(seen, 20, 30)).toBeLessThan(140)
    expect(pixel(seen, 60, 30)).toEqual(pixel(product, 60, 30))
    const alone = renderMockup(product, plain(60, 40, [255, 255, 255, 255]), wide, 'laser')
    expect(lightness(alone, 40, 30)).toBeLessThan(140)
  })

  test('is shown as each technique of the shop leaves it; an unknown one as ink [DEC-14]', () => {
    expect(['embroidery', 'laser', 'uv', 'debossing', 'sublimation'].map(mockupFinish)).toEqual([
      'embroidery',
      'laser',
      'varnish',
      'deboss',
      'sublimation',
    ])
    expect(['something', '__proto__', 'toString'].map(mockupFinish)).toEqual(['ink', 'ink', 'ink'])
  })
})

describe('how large art is drawn', () => {
  test('twice as fine as it is seen, with the area’s proportions', () => {
    const asked = artPixels(box, { width: 900, height: 900 }, { width: 80, height: 60 }, 'ink')
    expect(asked.width).toBe(900)
    expect(asked.height).toBe(675)
    const sewn = artPixels(box, { width: 900, height: 900 }, { width: 90, height: 90 }, 'embroidery')
    expect([sewn.width, sewn.pixelsPerMm]).toEqual([900, 10])
  })

  test('an SVG in millimeters fills exactly the pixels that it is asked for', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="7.5mm" viewBox="0 0 50 7.5"></svg>'
    expect(sizedArt(svg, { width: 639, height: 96 })).toContain(
      ' width="639" height="96" preserveAspectRatio="none" viewBox="0 0 50 7.5"',
    )
  })
})

describe('what an owner corrects [OWN-06]', () => {
  const light = { strength: 1, gloss: 1, texture: 1, direction: 315 }
  /** Lit from the left, with a weave of dark and light lines. */
  const cloth = paper(80, 60, (x, y) => {
    const value = 70 + x * 2 - (y % 2) * 24
    return [value, value, value, 255]
  })
  const ink = plain(40, 20, [230, 230, 230, 255])
  const shown = (more: Partial<typeof light>) =>
    renderMockup(cloth, ink, box, 'ink', { light: { ...light, ...more } })

  test('light as it is read is the picture as it was', () => {
    expect(shown({}).data).toEqual(renderMockup(cloth, ink, box, 'ink').data)
  })

  test('without light and shadow the art is as light on both sides, and its weave stays; without texture it goes', () => {
    const across = (seen: Rgba) => Math.abs(lightness(seen, 46, 30) - lightness(seen, 13, 30))
    const weave = (seen: Rgba) => Math.abs(lightness(seen, 30, 30) - lightness(seen, 30, 31))
    const [plainly, flat, smooth] = [shown({}), shown({ strength: 0 }), shown({ texture: 0 })]
    expect(across(flat)).toBeLessThan(across(plainly) / 2)
    expect(weave(flat)).toBeGreaterThan(weave(plainly) / 2)
    expect(weave(smooth)).toBeLessThan(weave(plainly) / 3)
    expect(across(smooth)).toBeGreaterThan(across(plainly) / 2)
  })

  test('a pressed edge is lit from where the lamp is', () => {
    const hollow = paper(40, 20, (x) => (x > 10 && x < 30 ? [0, 0, 0, 255] : clear))
    const from = (direction: number) =>
      renderMockup(plain(80, 60, [120, 120, 120, 255]), hollow, box, 'deboss', {
        light: { ...light, direction },
      })
    const left = (seen: Rgba) => [19, 20, 21].reduce((sum, x) => sum + lightness(seen, x, 30), 0)
    expect(left(from(90))).toBeGreaterThan(left(from(270)) + 20)
  })

  test('under black paint a laser bares the ground that the area says [DEC-14]', () => {
    const mark = plain(40, 20, [0, 0, 0, 255])
    const bared = renderMockup(plain(80, 60, black), mark, box, 'laser', { ground: '#d9a441' })
    const [red = 0, green = 0, blue = 0] = pixel(bared, 30, 30)
    expect(red).toBeGreaterThan(150)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue + 40)
    const gray = pixel(renderMockup(plain(80, 60, black), mark, box, 'laser'), 30, 30)
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(20)
  })
})
