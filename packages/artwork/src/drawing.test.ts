// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  DesignElement,
  DesignView,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDrawing } from './drawing/plain.ts'
import { flatColorsOf } from './drawing/recolor.ts'
import { readNodes } from './drawing/svg-nodes.ts'
import { type Assets, type DrawnPicture, drawElement, drawView } from './drawing.ts'
import { parseFont } from './fonts.ts'
import { measureText } from './text.ts'

const font = parseFont(readFileSync(join(import.meta.dirname, '../fonts/montserrat.ttf')))
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='
const area = { width: 100, height: 80 }
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

const base = {
  id: 'one',
  name: 'Uno',
  x: 50,
  y: 40,
  width: 20,
  height: 10,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}
const image = (look: Partial<ImageElement> = {}): ImageElement => ({
  ...base,
  type: 'image',
  logo_id: 'logo',
  crop: null,
  recolours: [],
  ...look,
})
const text = (look: Partial<TextElement> = {}): TextElement => ({
  ...base,
  type: 'text',
  text: 'Hola',
  font: 'montserrat',
  size: 10,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#cc0033',
  outline: null,
  curve: null,
  ...look,
})
const assetsOf = (picture: Partial<DrawnPicture>): Assets => ({
  font: () => font,
  picture: () => ({ href: PIXEL, width: 200, height: 100, drawing: null, ...picture }),
})
const viewOf = (...elements: DesignElement[]): DesignView => ({
  printing_area_id: 1,
  technique_id: 1,
  instructions: '',
  elements,
})
const svg = (inside: string, attributes = 'viewBox="0 0 200 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const drawnAs = (drawing: string, look: Partial<ImageElement> = {}) =>
  drawElement(image(look), assetsOf({ drawing }))

const length = fc.double({ min: 0.5, max: 500, noNaN: true })
const anyElement: fc.Arbitrary<DesignElement> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
    x: length,
    y: length,
    width: length,
    height: length,
    hidden: fc.boolean(),
    angle: fc.double({ min: 0, max: 359.99, noNaN: true }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    colour: fc.oneof(fc.constant('#00ff00'), fc.string()),
    words: fc.string({ unit: 'binary', maxLength: 20 }),
    isText: fc.boolean(),
  })
  .map(({ isText, colour, words, ...placed }) =>
    isText
      ? text({ ...placed, text: words, colour })
      : image({ ...placed, recolours: [{ from: '#000000', to: colour }] }),
  )

test('whatever is in a design, its drawing is one well-formed SVG in which no name is used twice [BLD-07]', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect id="b" fill="url(#a)" width="9" height="9"/><use xlink:href="#b"/>',
  )
  fc.assert(
    fc.property(fc.uniqueArray(anyElement, { maxLength: 6, selector: ({ id }) => id }), (elements) => {
      const document = parsed(drawView(viewOf(...elements), area, assetsOf({ drawing })))
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.querySelector('text, script, foreignObject')).toBeNull()
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const visible = elements.filter(({ hidden }) => !hidden)
      expect(document.documentElement.children.length).toBe(visible.length)
    }),
  )
})

test('the drawing is as large as its place, in millimeters', () => {
  const { documentElement } = parsed(drawView(viewOf(), { width: 85.5, height: 54 }, assetsOf({})))
  expect(documentElement.getAttribute('width')).toBe('85.5mm')
  expect(documentElement.getAttribute('height')).toBe('54mm')
  expect(documentElement.getAttribute('viewBox')).toBe('0 0 85.5 54')
})

test('an element lies, turns and flips as the design says', () => {
  const view = viewOf(image({ x: 12.5, y: 7, angle: 30, flipX: true }))
  expect(drawView(view, area, assetsOf({}))).toContain(
    '<g transform="translate(12.5 7) rotate(30) scale(-1 1)">',
  )
})

test('a picture fills its box, and a crop shows only its part', () => {
  const whole = parsed(drawElement(image(), assetsOf({}))).documentElement
  expect([...'x,y,width,height,viewBox'.split(',')].map((name) => whole.getAttribute(name))).toEqual([
    '-10',
    '-5',
    '20',
    '10',
    '0 0 200 100',
  ])
  const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(drawElement(image({ crop }), assetsOf({}))).toContain(
    'viewBox="50 50 100 25" preserveAspectRatio="none"',
  )
})

test('a text is drawn as outlines in its color, its own outline beneath', () => {
  const drawn = drawElement(text({ outline: { width: 0.5, colour: '#ffffff' } }), assetsOf({}))
  expect(drawn).toMatch(
    /^<path d="M[^"]+Z" fill="#ffffff" stroke="#ffffff" stroke-width="1" stroke-linejoin="round"\/>/,
  )
  expect(drawn).toMatch(/<path d="M[^"]+Z" fill="#cc0033"\/>$/)
})

test('the box that a text measures is the box that it is drawn in', () => {
  const { width, height } = measureText(text(), font)
  const points = [...drawElement(text(), assetsOf({})).matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)/g)]
  expect(Math.max(...points.map(([, x]) => Number(x)))).toBeCloseTo(width / 2, 1)
  expect(Math.min(...points.map(([, , y]) => Number(y)))).toBeCloseTo(-height / 2, 1)
})

test('two logos that call different things by one name stay apart', () => {
  const one = drawnAs(svg('<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"/>'), {
    id: 'x',
  })
  expect(one).toContain('id="ex.a"')
  expect(one).toContain('clip-path="url(#ex.a)"')
})

test('style sheets become attributes, the stronger rule wins, and none of them leaks', () => {
  const sheet =
    '<style>.a{fill:#f00;stroke:none} g .a{fill:blue} #k{fill:lime} path{fill:gray} .b{fill:teal!important}</style>'
  const drawn = drawnAs(
    svg(
      `${sheet}<path class="a" d="M0 0"/><g><path class="a" d="M1 1"/><path id="k" class="a" d="M2 2"/></g><path class="b" style="fill:red" d="M3 3"/><path style="fill:red" d="M4 4"/>`,
    ),
  )
  const fills = [...parsed(drawn).querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  expect(fills).toEqual(['#f00', 'blue', 'lime', 'teal', 'red'])
  expect(drawn).not.toMatch(/style|class/)
})

test.each([
  ['fill="#f00"', '#00ff00'],
  ['fill="rgb(255, 0, 0)"', '#00ff00'],
  ['fill="rgb(100%,0%,0%)"', '#00ff00'],
  ['fill="Red"', '#00ff00'],
  ['style="fill:hsl(0 100% 50%)"', '#00ff00'],
  ['color="red" fill="currentColor"', '#00ff00'],
  ['fill="#fe0000"', '#fe0000'],
  ['fill="none"', 'none'],
])('a surface with %s is recoloured', (look, wanted) => {
  const recolors = [{ from: '#ff0000', to: '#00ff00' }]
  const drawn = drawnAs(svg(`<path d="M0 0h9" ${look}/>`), { recolours: recolors })
  expect(parsed(drawn).querySelector('path')?.getAttribute('fill')).toBe(wanted)
})

test('a centimeter is as many pixels for every renderer', () => {
  const drawn = drawnAs(
    svg('<path id="1cm" d="M0 0h9" stroke-width="1mm" stroke-dasharray="2pt, 1in 5" transform="scale(2)"/>'),
  )
  expect(drawn).toContain('stroke-width="3.7795" stroke-dasharray="2.6667, 96 5" transform="scale(2)"')
  expect(drawn).toContain('id="eone.1cm"')
})

test('a shape without a color is black, and black can be recolored', () => {
  const drawn = drawnAs(svg('<path d="M0 0h9"/>'), { recolours: [{ from: '#000000', to: '#123456' }] })
  expect(parsed(drawn).documentElement.firstElementChild?.getAttribute('fill')).toBe('#123456')
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onclick="alert(1)"/>',
  '<image href="https://example.com/a.png" width="9" height="9"/>',
  '<image href="data:image/svg+xml;base64,AAAA" width="9" height="9"/>',
  '<use href="https://example.com/a.svg#a"/>',
  '<path fill="url(https://example.com/a)" d="M0 0"/>',
  '<path style="fill:url(//example.com)" d="M0 0"/>',
  '<style>path{fill:url(http://example.com/x)}</style><path d="M0 0"/>',
  '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">a</div></foreignObject>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<filter id="f"><feImage href="https://example.com/a"/></filter>',
])('%s does not come through', (inside) => {
  expect(drawnAs(svg(inside))).not.toMatch(
    /script|alert|example\.com|svg\+xml|foreignObject|<a |animate|feImage|href="(?!#e)/,
  )
})

test('a drawing with letters of some machine is shown by its pixels', () => {
  expect(plainDrawing(svg('<text x="0">Hola</text>'))).toBeUndefined()
  expect(drawnAs(svg('<text x="0">Hola</text>'))).toContain(`href="${PIXEL}"`)
})

test.each(['', 'no', '<svg', '<svg><g></svg>', '<svg/><svg/>', '<svg a=b/>', '<!DOCTYPE svg><svg/>'])(
  '%j is no drawing',
  (written) => {
    expect(plainDrawing(written)).toBeUndefined()
  },
)

test('only pictures are shown as pictures', () => {
  for (const href of [
    'javascript:alert(1)',
    'data:text/html;base64,AAAA',
    '//example.com/a.png',
    'file:///etc/passwd',
  ]) {
    expect(drawElement(image(), assetsOf({ href }))).not.toContain('image')
  }
  expect(drawElement(image(), assetsOf({ href: '/api/files/1?a=1&b="<' }))).toContain(
    'href="/api/files/1?a=1&amp;b=&quot;&lt;"',
  )
})

test('twenty thousand shapes are drawn in moments, and the second time from memory', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `<path class="a" d="M${index} 0h9v9z"/>`).join('')
  const drawing = svg(`<style>.a{fill:red}</style>${many}`)
  const before = process.cpuUsage().user
  drawnAs(drawing)
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000)
  expect(readNodes(drawing)?.children.length).toBe(20_001)
})

test('the colors of a drawing are those that can be changed, as they come', () => {
  const found = (inside: string) =>
    flatColorsOf(plainDrawing(svg(inside)) ?? expect.unreachable('no drawing'))
  expect(found('<path d="M0 0h9" fill="RED"/><path d="M0 0h9" fill="none" stroke="#00f"/>')).toEqual([
    '#ff0000',
    '#0000ff',
  ])
  expect(found('<g fill="#0f0"><path d="M0 0h9"/></g><path d="M0 0h9" fill="#00ff00"/>')).toEqual(['#00ff00'])
  expect(found('<path d="M0 0h9"/><path d="M0 0h9" fill="transparent"/>')).toEqual(['#000000'])
})
