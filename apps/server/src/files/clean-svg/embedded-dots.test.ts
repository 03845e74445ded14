import { expect, test } from 'vitest'
import { coarsestShare } from './embedded-dots.ts'

const svg = (inside: string, root = 'viewBox="0 0 200 100"') => `<svg ${root}>${inside}</svg>`
const image = (attributes: string) => `<image ${attributes} href="data:image/png;base64,AA=="/>`
const dots = { width: 2_000, height: 1_000 }
const share = (text: string, ...embedded: { width: number; height: number }[]) =>
  coarsestShare(text, embedded, dots)

test.each([
  ['fills the drawing', svg(image('width="200" height="100"')), 0.1],
  ['fills a half of it', svg(image('width="100" height="50"')), 0.2],
  ['is enlarged to the whole', svg(`<g transform="scale(2)">${image('width="100" height="50"')}</g>`), 0.1],
  [
    'is one unit under a matrix',
    svg(image('width="1" height="1" transform="matrix(100 0 0 50 20 20)"')),
    0.2,
  ],
  ['is turned', svg(`<g transform="rotate(30) translate(5)">${image('width="100" height="50"')}</g>`), 0.2],
  ['is squeezed', svg(image('width="100" height="100"')), 0.1],
  ['says no size', svg(image('x="3"')), 0.1],
  ['has a size in percent', svg(image('width="50%" height="50%"')), 0.1],
  [
    'is in a drawing without a box',
    svg(image('width="200" height="100"'), 'width="200mm" height="100mm"'),
    0.1,
  ],
])('a picture of 200 × 100 dots that %s [BLD-01]', (_, text, expected) => {
  expect(share(text, { width: 200, height: 100 })).toBeCloseTo(expected, 6)
})

test('of several the coarsest counts, and none is finer than its drawing [BLD-01]', () => {
  const two = svg(image('width="200" height="100"') + image('width="20" height="10"'))
  expect(share(two, { width: 4_000, height: 2_000 }, { width: 100, height: 50 })).toBe(0.5)
  expect(share(svg('<path d="M0 0"/>'))).toBe(1)
  expect(share(svg(image('width="200" height="100"')), { width: 9_000, height: 9_000 })).toBe(1)
})
