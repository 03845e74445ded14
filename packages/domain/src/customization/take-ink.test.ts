import { expect, test } from 'vitest'
import type { DesignElement, DesignView } from './design.ts'
import { type TakenInk, takeInk } from './take-ink.ts'

const place = {
  name: '',
  x: 10,
  y: 10,
  width: 10,
  height: 10,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}
const text: DesignElement = {
  ...place,
  id: 'text',
  type: 'text',
  text: 'CLUB',
  font: 'sans',
  size: 8,
  letterSpacing: 0,
  lineHeight: 1,
  align: 'center',
  colour: '#d0202e',
  outline: { width: 1, colour: '#1d5794' },
  curve: null,
}
const logo: DesignElement = { ...place, id: 'logo', type: 'image', logo_id: 'x', crop: null, recolours: [] }
const view = (elements: readonly DesignElement[]): DesignView => ({
  printing_area_id: 1,
  technique_id: 1,
  elements,
  instructions: '',
  inkNames: [{ hex: '#d0202e', name: 'Rojo' }],
})
const inks = ['#d0202e', '#1d5794']
const taken = (colors: readonly string[], isDrawing = true): TakenInk => ({
  from: '#d0202e',
  ink: { name: 'Club 7', hex: '#C00C2A' },
  inks,
  colorsOf: () => ({ isDrawing, colors }),
})

test('an ink of the chart gives its name and its color to all that is printed in it [BLD-13]', () => {
  const next = takeInk(view([text, logo]), taken(['#D1202E', '#ffffff']))
  expect(next.elements).toEqual([
    { ...text, colour: '#c00c2a' },
    { ...logo, recolours: [{ from: '#d1202e', to: '#c00c2a' }] },
  ])
  expect(next.inkNames).toEqual([{ hex: '#c00c2a', name: 'Club 7' }])
})

test('a color that was exchanged before is exchanged anew, and one that is its own again is none [BLD-13]', () => {
  const before: DesignElement = { ...logo, recolours: [{ from: '#000000', to: '#d0202e' }] }
  const next = takeInk(view([before]), taken(['#000000']))
  expect(next.elements).toEqual([{ ...logo, recolours: [{ from: '#000000', to: '#c00c2a' }] }])
  const back = { ...taken(['#000000']), ink: { name: 'Negro', hex: '#000000' } }
  expect(takeInk(view([before]), back).elements).toEqual([logo])
})

test('pixels of other colors keep no text from taking an ink [BLD-13]', () => {
  const next = takeInk(view([text, logo]), taken(['#00aa00'], false))
  expect(next.elements).toEqual([{ ...text, colour: '#c00c2a' }, logo])
})

test('where a picture is pixels, or two inks would be one, an ink is named and no color changes [BLD-13]', () => {
  const pixels = takeInk(view([text, logo]), taken(['#d0202e'], false))
  expect(pixels.elements).toEqual([text, logo])
  expect(pixels.inkNames).toEqual([{ hex: '#d0202e', name: 'Club 7' }])
  expect(takeInk(view([text, logo]), taken([], false)).elements).toEqual([text, logo])
  const blue = takeInk(view([text]), { ...taken([]), ink: { name: 'Azul', hex: '#1d5795' } })
  expect(blue.elements).toEqual([text])
  expect(blue.inkNames).toEqual([{ hex: '#d0202e', name: 'Azul' }])
})
