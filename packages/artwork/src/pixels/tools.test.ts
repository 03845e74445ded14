import { isRefusal } from '@estampa/domain/refusal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, box, disc, paint, paper, photo, stack } from '../../test/paint.ts'
import { flatBackground, removeBackground } from './background.ts'
import { countColors } from './count-colors.ts'
import { editLogo } from './edit-logo.ts'
import { factsOf } from './picture-facts.ts'
import { reduceColors } from './reduce.ts'
import type { Rgba } from './rgba.ts'
import { toSingleColor } from './single-color.ts'

const ring = stack(paper('#fafafa'), disc(60, 60, 40, '#d0202e'), disc(60, 60, 20, '#fafafa'))

function bare(picture: Rgba, inner: boolean): Rgba {
  const result = removeBackground(picture, { inner })
  if (isRefusal(result)) return expect.fail(result.refusal)
  return result
}

describe('a plain background', () => {
  test('goes from the border inwards; what the drawing encloses stays unless it is to go too [API-37]', () => {
    const outer = bare(paint(120, 120, ring), false)
    expect([at(outer, 2, 2)[3], at(outer, 60, 30), at(outer, 60, 60)[3]]).toEqual([
      0,
      [208, 32, 46, 255],
      255,
    ])
    expect(at(bare(paint(120, 120, ring), true), 60, 60)[3]).toBe(0)
  })

  test('leaves edges as soft and as clean as if it had never been there [API-37]', () => {
    const dot = disc(60, 60, 40, '#0b3d91')
    const expected = paint(120, 120, dot)
    const result = bare(paint(120, 120, stack(paper('#ffffff'), dot)), false)
    for (let pixel = 0; pixel < 120 * 120; pixel += 1) {
      const [opacity, ideal] = [result.data[pixel * 4 + 3] ?? 0, expected.data[pixel * 4 + 3] ?? 0]
      expect(Math.abs(opacity - ideal)).toBeLessThan(26)
      // no halo: what is seen at all has the drawing's color
      if (opacity > 60) expect(Math.abs((result.data[pixel * 4] ?? 0) - 11)).toBeLessThan(30)
    }
  })

  test.each([
    ['a photograph has none', photo, 'background_not_flat'],
    ['a cut-out has none any more', disc(60, 60, 40, '#d0202e'), 'background_missing'],
    [
      'white on white is all background',
      stack(paper('#ffffff'), disc(60, 60, 40, '#fafafa')),
      'nothing_left',
    ],
  ] as const)('%s [API-37]', (_, scene, refusal) => {
    expect(removeBackground(paint(120, 120, scene), { inner: false })).toEqual({ refusal })
  })

  test('is told before anybody asks [BLD-01]', () => {
    expect(flatBackground(paint(120, 120, ring))).toBe('#fafafa')
    expect(flatBackground(paint(120, 120, photo))).toBeNull()
  })
})

const flag = stack(
  box(0, 0, 60, 90, '#0b3d91'),
  box(60, 0, 40, 90, '#f6b21a'),
  box(100, 0, 25, 90, '#d0202e'),
  disc(20, 20, 9, '#111111'),
)

describe('fewer colors', () => {
  test('are the most telling of its own, unchanged, and nothing else [API-37]', () => {
    const { picture, colours } = reduceColors(paint(125, 90, flag), { colours: 3, palette: null })
    expect(colours).toEqual(['#0b3d91', '#f6b21a', '#d0202e'])
    expect(countColors(picture)).toEqual({ colours, isPhoto: false })
  })

  test('are of the palette and no more than wanted, whatever the picture [API-37, API-26]', () => {
    const palette = ['#ffffff', '#000000', '#cc3333', '#005397', '#ffcc00', '#01784e']
    const pictures = [flag, photo, ring].map((scene) => paint(125, 90, scene))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...pictures), (colors, picture) => {
        const result = reduceColors(picture, { colours: colors, palette })
        expect(result.colours.length).toBeLessThanOrEqual(colors)
        expect(palette).toEqual(expect.arrayContaining([...result.colours]))
      }),
      { numRuns: process.env.DEEP ? 25 : 10 },
    )
  })

  test('photographs become flat, without dust [API-37]', () => {
    const { picture, colours } = reduceColors(paint(200, 140, photo), { colours: 4, palette: null })
    expect(colours).toHaveLength(4)
    expect(countColors(picture)).toMatchObject({ isPhoto: false })
  })

  test('one ink keeps what is dark, and what would be lost [API-37]', () => {
    const scene = stack(
      disc(50, 60, 40, '#0b3d91'),
      disc(50, 60, 20, '#f6b21a'),
      box(110, 20, 60, 20, '#f6b21a'),
    )
    const one = toSingleColor(paint(180, 120, scene), { ink: '#111111', threshold: null, inverted: false })
    // the disc, without the light one on it; the light box alone would be gone
    expect([at(one, 50, 30), at(one, 50, 60)[3], at(one, 140, 30)]).toEqual([
      [17, 17, 17, 255],
      0,
      [17, 17, 17, 255],
    ])
    expect(countColors(one)).toEqual({ colours: ['#111111'], isPhoto: false })
    const photographed = toSingleColor(paint(200, 140, photo), {
      ink: '#111111',
      threshold: null,
      inverted: false,
    })
    expect(countColors(photographed)).toEqual({ colours: ['#111111'], isPhoto: false })
  })
})

describe('a remedy in one ink', () => {
  const onWhite = stack(paper('#ffffff'), disc(60, 60, 30, '#14264d'), box(100, 30, 50, 60, '#14264d'))
  test.each([
    ['traced', { tool: 'vectorise', colours: 1, palette: null }],
    ['reduced', { tool: 'reduce_colours', colours: 1, palette: null }],
  ] as const)('keeps the figure and leaves its paper out: %s [API-37]', (_, edit) => {
    const edited = editLogo(paint(180, 120, onWhite), edit, false)
    if (isRefusal(edited)) return expect.fail(edited.refusal)
    expect(at(edited.picture, 60, 60)).toEqual([20, 38, 77, 255])
    expect(at(edited.picture, 5, 5)[3]).toBe(0)
  })

  test('takes the color of the palette that stands for the figure’s, and a photograph stays to be seen [API-37]', () => {
    const edit = { tool: 'reduce_colours', colours: 1, palette: ['#ffffff', '#111111', '#16264c'] } as const
    const edited = editLogo(paint(180, 120, onWhite), edit, false)
    if (isRefusal(edited)) return expect.fail(edited.refusal)
    expect(at(edited.picture, 60, 60)).toEqual([0x16, 0x26, 0x4c, 255])
    const photographed = editLogo(paint(200, 140, photo), edit, false)
    if (isRefusal(photographed)) return expect.fail(photographed.refusal)
    const opaque = [...photographed.picture.data].filter(
      (value, index) => index % 4 === 3 && value > 128,
    ).length
    expect(opaque / (200 * 140)).toBeGreaterThan(0.2)
    expect(opaque / (200 * 140)).toBeLessThan(0.8)
  })
})

test('thickened a drawing keeps its shape and color, and its lines are as much wider as is asked [BLD-01]', () => {
  const drawn = paint(200, 140, stack(box(20, 30, 160, 3, '#0b3d91'), disc(100, 90, 30, '#0b3d91')))
  const edited = editLogo(drawn, { tool: 'thicken', part: 2 / 200 }, false)
  if (isRefusal(edited)) return expect.fail(edited.refusal)
  const { picture } = edited
  const { thinnestLine, colours } = factsOf(picture)
  expect(colours).toEqual(['#0b3d91'])
  expect(Math.abs((thinnestLine ?? 0) * picture.width - 7)).toBeLessThan(1.1)
  const margin = (picture.width - 200) / 2
  for (let y = 0; y < 140; y += 1) {
    for (let x = 0; x < 200; x += 1) {
      // nothing of what was drawn goes
      const [before, after] = [at(drawn, x, y)[3] ?? 0, at(picture, x + margin, y + margin)[3] ?? 0]
      expect(after).toBeGreaterThanOrEqual(before)
    }
  }
  // and what is far from it stays clear
  expect(at(picture, 100 + margin, 45 + margin)[3]).toBe(0)
})

test('of several inks each grows on its bare sides in its own color, and none over another [BLD-01]', () => {
  const lines = [
    box(20, 20, 160, 3, '#0b3d91'),
    box(20, 60, 160, 30, '#d0202e'),
    // on one side it touches the red one
    box(20, 90, 160, 4, '#0b3d91'),
  ]
  const drawn = paint(200, 140, stack(...lines))
  const edited = editLogo(drawn, { tool: 'thicken', part: 2 / 200 }, false)
  if (isRefusal(edited)) return expect.fail(edited.refusal)
  const { picture } = edited
  const margin = (picture.width - 200) / 2
  expect(factsOf(picture).colours.toSorted()).toEqual(['#0b3d91', '#d0202e'])
  for (let y = 0; y < 140; y += 1) {
    for (let x = 0; x < 200; x += 1) {
      const before = at(drawn, x, y)
      // an ink keeps every dot that it had
      if (before[3] === 255) expect(at(picture, x + margin, y + margin)).toEqual(before)
    }
  }
  const ink = (y: number) => at(picture, 100 + margin, y + margin)
  expect(ink(18)).toEqual([0x0b, 0x3d, 0x91, 255])
  expect(ink(58)).toEqual([0xd0, 0x20, 0x2e, 255])
  expect(ink(95)).toEqual([0x0b, 0x3d, 0x91, 255])
  expect(ink(100)[3]).toBe(0)
})

test('a thin stroke between other inks is not thickened over them [BLD-01]', () => {
  const drawn = paint(200, 140, stack(box(20, 20, 160, 100, '#d0202e'), box(40, 68, 120, 3, '#ffffff')))
  const edited = editLogo(drawn, { tool: 'thicken', part: 2 / 200 }, false)
  expect(isRefusal(edited) && edited.refusal).toBe('strokes_enclosed')
})

describe('facts of an uploaded picture', () => {
  test.each([
    [
      'a line of three pixels',
      stack(paper('#ffffff'), box(20, 30, 160, 3, '#111111'), disc(100, 90, 30, '#d0202e')),
      3 / 200,
    ],
    ['a gap of four', stack(box(20, 20, 70, 100, '#111111'), box(94, 20, 80, 100, '#111111')), 4 / 200],
  ] as const)('%s is the thinnest [BLD-01]', (_, scene, part) => {
    const { thinnestLine, thinnestGap } = factsOf(paint(200, 140, scene))
    const thinnest = Math.min(thinnestLine ?? 1, thinnestGap ?? 1)
    expect(Math.abs(thinnest - part)).toBeLessThan(1.1 / 200)
  })

  test('a line is told from a gap, also where paper is the ground [BLD-01]', () => {
    const bars = stack(box(20, 20, 70, 100, '#111111'), box(94, 20, 80, 100, '#111111'))
    for (const scene of [bars, stack(paper('#ffffff'), bars)]) {
      const { thinnestLine, thinnestGap } = factsOf(paint(200, 140, scene))
      expect(thinnestGap).toBeLessThan(6 / 200)
      expect(thinnestLine).toBeGreaterThan(50 / 200)
    }
  })

  test('art that fades is told from art with soft edges [BLD-01]', () => {
    const { data } = paint(200, 140, stack(disc(100, 70, 50, '#111111')))
    const fading = data.slice()
    for (let at = 3; at < fading.length; at += 4) {
      if (fading[at]) fading[at] = 255 - Math.round(((at >> 2) % 200) * 0.9)
    }
    const isFading = (pixels: typeof data) => factsOf({ data: pixels, width: 200, height: 140 }).isFading
    expect([isFading(data), isFading(fading)]).toEqual([false, true])
  })

  test('two heavy letters that nearly touch have no narrow gap, and their soft edges no thin line [BLD-01]', () => {
    const { data, width, height } = paint(
      1000,
      300,
      stack(
        disc(150, 150, 120, '#0b5fa5'),
        box(400, 60, 40, 180, '#0b2440'),
        box(443, 140, 120, 20, '#0b2440'),
      ),
    )
    for (let y = 140; y < 160; y += 1) {
      // two of the gap's dots are edges of the letters, as soft as they come from a drawing program
      for (const [x, opacity] of [
        [440, 40],
        [442, 190],
      ] as const)
        data.set([11, 36, 64, opacity], (y * width + x) * 4)
    }
    const { thinnestLine, thinnestGap } = factsOf({ data, width, height })
    expect((thinnestLine ?? 1) * width).toBeGreaterThan(8)
    expect((thinnestGap ?? 1) * width).toBeGreaterThan(8)
  })

  test('corners and points are no thin lines [BLD-01]', () => {
    const wedge = (x: number, y: number) =>
      y > 20 && y < 120 && Math.abs(x - 100) < (y - 20) * 0.7 ? '#111111' : null
    expect(factsOf(paint(200, 140, wedge)).thinnestLine ?? 1).toBeGreaterThan(20 / 200)
  })

  test.each([
    ['white on white', true, stack(paper('#ffffff'), disc(50, 50, 20, '#f8f8f8'))],
    ['nothing', true, () => null],
    ['a white logo on nothing', false, disc(50, 50, 20, '#ffffff')],
  ] as const)('%s: is it blank? %s [BLD-01]', (_, isBlank, scene) => {
    expect(factsOf(paint(100, 100, scene)).isBlank).toBe(isBlank)
  })
})
