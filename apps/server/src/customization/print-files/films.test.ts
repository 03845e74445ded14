import { readNodes } from '@estampa/artwork/drawing/svg-nodes'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { artOf, type PrintArt } from './art.ts'
import { baseBelowArt, baseBelowInks, CHOKE_MM } from './base-region.ts'
import { LoadedPictures } from './loaded-pictures.ts'
import { printArea } from './print-area-files.ts'
import type { PrintAreaToPrint } from './print-job.ts'
import { growRegion, intersect, type Region, regionArea, regionOf } from './regions.ts'
import { type Item, sceneOf } from './scene.ts'
import { separatePrintArea } from './separation.ts'
import { TRAP_MM, trappedFilms } from './trapping.ts'

const red = { hex: '#d0202e', name: 'Rojo bandera' }
const yellow = { hex: '#f0c433', name: 'Amarillo' }
const black = { hex: '#1d1d1b', name: 'Negro' }
const white = { hex: '#ffffff', name: 'Blanco' }
const screen = { key: 'screen_printing', name: 'Serigrafía', pricing: 'colour', maxColours: 6 } as const
const dtf = { key: 'dtf', name: 'DTF', pricing: 'area', maxColours: null } as const

/** A picture of 40 × 20 mm in the middle of an area of 100 × 80: five units of it are a millimeter. */
const place: PrintAreaToPrint = {
  area: { name: 'Frente', width: 100, height: 80 },
  view: {
    printing_area_id: 1,
    technique_id: 1,
    instructions: '',
    elements: [
      {
        type: 'image',
        id: 'a',
        name: 'Logo',
        logo_id: 'logo',
        crop: null,
        recolours: [],
        x: 50,
        y: 40,
        width: 40,
        height: 20,
        angle: 0,
        flipX: false,
        flipY: false,
        locked: false,
        hidden: false,
        group: null,
      },
    ],
  },
  technique: screen,
  colours: [],
  remarks: [],
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${inside}</svg>`

async function pictureOf(inside: string, isDrawing = true) {
  const drawing = svg(inside)
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
  return { key: 'logo', width: 200, height: 100, drawing: isDrawing ? drawing : null, bytes }
}

async function artIn(one: PrintAreaToPrint, inside: string, isDrawing = true): Promise<PrintArt> {
  const art = await artOf(one, await LoadedPictures.of(one.view, [await pictureOf(inside, isDrawing)]))
  return isRefusal(art) ? expect.unreachable(art.refusal) : art
}

async function filmsOf(colours: PrintAreaToPrint['colours'], inside: string, more = {}) {
  const one = { ...place, colours, ...more }
  const separated = await separatePrintArea(one, await artIn(one, inside))
  if (isRefusal(separated)) return expect.unreachable(separated.refusal)
  return trappedFilms(separated) ?? expect.unreachable()
}

const itemsIn = (inside: string): Item[] => sceneOf(readNodes(svg(inside)) ?? expect.unreachable())
const areaIn = (inside: string) => regionArea(itemsIn(inside).flatMap(regionOf))
const boxOf = (region: Region) => {
  const points = region.flat()
  const [xs, ys] = [points.map(({ x }) => x / 10_000), points.map(({ y }) => y / 10_000)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

test.each([
  ['<rect width="20" height="10"/>', 200],
  ['<circle cx="50" cy="50" r="10"/>', Math.PI * 100],
  // the hole of a ring, by each rule
  ['<path fill-rule="evenodd" d="M0 0H20V20H0ZM5 5H15V15H5Z"/>', 300],
  ['<path d="M0 0H20V20H0ZM5 5V15H15V5Z"/>', 300],
  ['<line x1="0" y1="10" x2="20" y2="10" stroke="#000" stroke-width="2"/>', 40],
  ['<line x1="0" y1="10" x2="20" y2="10" stroke="#000" stroke-width="2" stroke-linecap="square"/>', 44],
  ['<line x1="0" y1="10" x2="20" y2="10" stroke="#000" stroke-width="2" stroke-dasharray="4 2"/>', 28],
  ['<rect x="5" y="5" width="10" height="10" fill="none" stroke="#000" stroke-width="2"/>', 80],
  ['<g transform="scale(2 1)"><line x1="0" y1="9" x2="10" y2="9" stroke="#000" stroke-width="2"/></g>', 40],
])('%s covers %d square millimeters', (inside, area) => {
  expect(areaIn(inside) / area).toBeCloseTo(1, 2)
})

test('an ink in another is met from below: the lighter one is larger by the trap, the darker one exact [BLD-02] [DEC-05]', async () => {
  const [darker, lighter] = await filmsOf(
    [red, yellow],
    `<rect width="200" height="100" fill="${red.hex}"/><rect x="50" y="25" width="100" height="50" fill="${yellow.hex}"/>`,
  )
  expect(boxOf(lighter?.region ?? [])).toEqual({
    left: expect.closeTo(40 - TRAP_MM, 3),
    right: expect.closeTo(60 + TRAP_MM, 3),
    top: expect.closeTo(35 - TRAP_MM, 3),
    bottom: expect.closeTo(45 + TRAP_MM, 3),
  })
  expect(regionArea(darker?.region ?? [])).toBeCloseTo(40 * 20 - 20 * 10, 2)
})

test('beside its neighbor an ink grows below it alone, not over the bare product [DEC-05]', async () => {
  const [left, right] = await filmsOf(
    [red, yellow],
    `<rect width="100" height="100" fill="${red.hex}"/><rect x="100" width="100" height="100" fill="${yellow.hex}"/>`,
  )
  expect(boxOf(right?.region ?? [])).toEqual({
    left: expect.closeTo(50 - TRAP_MM, 3),
    right: 70,
    top: 30,
    bottom: 50,
  })
  expect(boxOf(left?.region ?? [])).toEqual({ left: 30, right: 50, top: 30, bottom: 50 })
})

test('black is printed over what lies below it, and leaves no hole there [BLD-02] [DEC-05]', async () => {
  const ground = `<rect width="200" height="100" fill="${yellow.hex}"/>`
  const [below, above] = await filmsOf(
    [yellow, black],
    `${ground}<rect x="50" y="25" width="100" height="50" fill="${black.hex}"/>`,
  )
  expect(regionArea(below?.region ?? [])).toBeCloseTo(40 * 20, 3)
  expect(regionArea(above?.region ?? [])).toBeCloseTo(20 * 10, 3)
  const [holed] = await filmsOf([red, yellow], `${ground}<circle cx="100" cy="50" r="25" fill="${red.hex}"/>`)
  expect(regionArea(holed?.region ?? [])).toBeCloseTo(Math.PI * 25, 0)
})

test('the base lies below all inks but white ones, and is smaller by the choke [BLD-02] [DEC-04]', async () => {
  const films = await filmsOf(
    [red, yellow, white],
    `<rect width="100" height="100" fill="${red.hex}"/><rect x="100" width="50" height="100" fill="${yellow.hex}"/><rect x="150" width="50" height="100" fill="${white.hex}"/>`,
  )
  // red and yellow touch: the base runs through
  expect(boxOf(baseBelowInks(films))).toEqual({
    left: expect.closeTo(30 + CHOKE_MM, 3),
    right: expect.closeTo(60 - CHOKE_MM, 3),
    top: expect.closeTo(30 + CHOKE_MM, 3),
    bottom: expect.closeTo(50 - CHOKE_MM, 3),
  })
  expect(regionArea(baseBelowInks(films))).toBeCloseTo((30 - 2 * CHOKE_MM) * (20 - 2 * CHOKE_MM), 2)
})

test('a line that is finer than the choke keeps a base [DEC-04]', async () => {
  const films = await filmsOf([red], `<rect y="40" width="200" height="2" fill="${red.hex}"/>`)
  const { top, bottom } = boxOf(baseBelowInks(films))
  expect(bottom - top).toBeGreaterThan(0.2)
  expect(bottom - top).toBeLessThan(0.4)
})

test('full color has its base below white, too, and below a picture as far as it is seen [BLD-02] [DEC-04]', async () => {
  const one = { ...place, technique: dtf }
  const drawn = await baseBelowArt(await artIn(one, '<rect x="50" width="100" height="100" fill="#fff"/>'))
  expect(boxOf(drawn)).toMatchObject({ left: expect.closeTo(40.25, 3), right: expect.closeTo(59.75, 3) })
  const circle = await baseBelowArt(
    await artIn(one, '<circle cx="100" cy="50" r="40" fill="#d0202e"/>', false),
  )
  expect(regionArea(circle)).toBeCloseTo(Math.PI * (8 - CHOKE_MM) ** 2, -1)
  expect(regionArea(intersect(circle, growRegion(drawn, 2)))).toBeCloseTo(regionArea(circle), 0)
})

const facts = {
  shop: 'Pampa',
  order: 'Pedido 1042',
  date: '21/11/2026',
  product: { name: 'Remera', sku: 'R-1' },
  quantities: [{ name: 'Negro · M', sku: 'R-1', units: 50 }],
  places: [],
  options: { marks: true },
}

async function filesOf(one: PrintAreaToPrint, inside: string) {
  const made = await printArea({ facts, place: one, pictures: [await pictureOf(inside)], name: 'arte' })
  if (isRefusal(made)) return expect.unreachable(made.refusal)
  return (ending: string) =>
    made.files.find(({ name }) => name.endsWith(ending)) ?? expect.unreachable(ending)
}

test('the base has the first film, a layer and a spot of its own, and the workshop is told [BLD-02] [DEC-04]', async () => {
  const inside = `<rect width="200" height="100" fill="${red.hex}"/>`
  const one = { ...place, colours: [red], whiteBase: ['Negro · M'] }
  const find = await filesOf(one, inside)
  const films = await readPdf(find('-peliculas.pdf').bytes)
  expect(films.pages.length).toBe(2)
  expect(find('-peliculas.pdf').note).toContain(
    'La base blanca se imprime primero, 0,25 mm más chica que el arte. Solo en Negro · M.',
  )
  const layered = await readPdf(find('-capas.pdf').bytes)
  expect(layered.layers).toEqual(['Base blanca', 'Rojo bandera'])
  expect(layered.pages[0]?.spots.toSorted()).toEqual(['All', 'Base blanca', 'Rojo bandera'])
  const without = await filesOf({ ...place, colours: [red] }, inside)
  expect((await readPdf(without('-peliculas.pdf').bytes)).pages.length).toBe(1)
  expect((await readPdf(without('-capas.pdf').bytes)).layers).toEqual(['Rojo bandera'])
})

test('full color with a base comes as two layers, and without one as before [BLD-02] [DEC-04]', async () => {
  const inside = `<rect width="200" height="100" fill="${red.hex}"/>`
  const find = await filesOf({ ...place, technique: dtf, whiteBase: [] }, inside)
  const layered = await readPdf(find('-capas.pdf').bytes)
  expect(layered.layers).toEqual(['Base blanca', 'Imagen'])
  expect(layered.pages[0]?.spots.toSorted()).toEqual(['All', 'Base blanca'])
  const made = await printArea({
    facts,
    place: { ...place, technique: dtf },
    pictures: [await pictureOf(inside)],
    name: 'arte',
  })
  expect(isRefusal(made) ? [] : made.files.map(({ name }) => name)).toEqual([
    'arte.pdf',
    'arte.svg',
    'arte-300ppp.png',
  ])
})
