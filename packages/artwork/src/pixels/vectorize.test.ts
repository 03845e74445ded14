import { isRefusal } from '@estampa/domain/refusal'
import { describe, expect, test } from 'vitest'
import { box, disc, type PaintScene, paint, paper, photo, stack } from '../../test/paint.ts'
import { vectorize } from './vectorize.ts'

function traced(scene: PaintScene, width = 400, height = 300) {
  const result = vectorize(paint(width, height, scene), { colours: null, palette: null })
  if (isRefusal(result)) return expect.fail(result.refusal)
  const layers = [...result.svg.matchAll(/<path fill="(#\w+)" fill-rule="evenodd" d="([^"]+)"/g)]
  return { ...result, layers: layers.map(([, hex = '', d = '']) => ({ hex, outlines: outlinesOf(d) })) }
}

type Point = [number, number]

/** Each closed outline as its points, curves in small steps. */
function outlinesOf(d: string): Point[][] {
  return d
    .split('Z')
    .filter(Boolean)
    .map((outline) => {
      const points: Point[] = []
      for (const [, kind, numbers = ''] of outline.matchAll(/([MLC])([^MLC]*)/g)) {
        const n = numbers.trim().split(/ +/).map(Number)
        const end: Point = [n.at(-2) ?? 0, n.at(-1) ?? 0]
        if (kind === 'C') points.push(...curve(points.at(-1) ?? [0, 0], n))
        else points.push(end)
      }
      return points
    })
}

function curve(from: Point, n: readonly number[]): Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = n
  return Array.from({ length: 20 }, (_, step) => {
    const t = (step + 1) / 20
    const s = 1 - t
    const mix = (a: number, b: number, c: number, d: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
    return [mix(from[0], x1, x2, x3), mix(from[1], y1, y2, y3)]
  })
}

describe('tracing', () => {
  test('gives a square its four corners, to a tenth of a pixel [API-37]', () => {
    const { layers } = traced(box(50.4, 40.2, 200, 120, '#d0202e'))
    const [outline] = layers[0]?.outlines ?? []
    expect(outline).toHaveLength(5)
    const corners: Point[] = [
      [50.4, 40.2],
      [250.4, 40.2],
      [250.4, 160.2],
      [50.4, 160.2],
    ]
    for (const [x, y] of corners) {
      const nearest = Math.min(...(outline ?? []).map((point) => Math.hypot(point[0] - x, point[1] - y)))
      expect(nearest).toBeLessThan(0.2)
    }
  })

  test.each([6, 20, 130])('keeps a disc of radius %i round [API-37]', (radius) => {
    const { layers, svg } = traced(disc(200.3, 150.6, radius, '#0b3d91'))
    const [outline = []] = layers[0]?.outlines ?? []
    for (const [x, y] of outline)
      expect(Math.abs(Math.hypot(x - 200.3, y - 150.6) - radius)).toBeLessThan(0.6)
    expect(svg.match(/[LC]/g)?.length).toBeLessThan(30)
  })

  test('lays no hole under what stands on an ink, and keeps the holes of letters [API-37]', () => {
    const { layers, colours } = traced(
      stack(
        disc(150, 150, 100, '#0b3d91'),
        disc(150, 150, 40, '#f6b21a'),
        disc(320, 150, 60, '#0b3d91'),
        (x, y) =>
          disc(320, 150, 60, '#0b3d91')(x, y) && (disc(320, 150, 25, '#111111')(x, y) ? null : '#0b3d91'),
      ),
    )
    expect(colours).toEqual(['#0b3d91', '#f6b21a'])
    // two discs of one ink; the yellow one lies on the first
    expect(layers.map(({ outlines }) => outlines.length)).toEqual([2, 1])
  })

  test('cuts the hole of a ring through to the product [API-37]', () => {
    const ring: PaintScene = (x, y) => {
      const far = Math.hypot(x - 150, y - 150)
      return far < 100 && far > 50 ? '#2c9a45' : null
    }
    expect(traced(ring).layers[0]?.outlines).toHaveLength(2)
  })

  test('leaves no gap between two inks: the lower one reaches under the upper [API-37]', () => {
    const { layers } = traced(stack(box(20, 20, 200, 200, '#0b3d91'), box(220, 60, 120, 100, '#f6b21a')))
    const rightmost = Math.max(...(layers[0]?.outlines.flat().map(([x]) => x) ?? []))
    expect(rightmost).toBeGreaterThan(221)
  })

  test('refuses a photograph unless it is told in how many colors [API-37]', () => {
    const picture = paint(200, 150, photo)
    expect(vectorize(picture, { colours: null, palette: null })).toEqual({ refusal: 'picture_is_photo' })
    expect(vectorize(picture, { colours: 3, palette: null })).toMatchObject({ colours: { length: 3 } })
    expect(
      vectorize(
        paint(50, 50, () => null),
        { colours: null, palette: null },
      ),
    ).toEqual({ refusal: 'nothing_left' })
  })

  test('needs no paper to tell a drawing from it [API-37]', () => {
    const { colours } = traced(stack(paper('#ffffff'), box(100, 100, 80, 60, '#111111')))
    expect(colours).toEqual(['#ffffff', '#111111'])
  })
})
