import { expect, test } from 'vitest'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'
import {
  changeActiveArea,
  type Draft,
  type Logo,
  listSteps,
  openArea,
  toCustomization,
  withLogo,
  withoutArea,
  withTechnique,
} from './draft.ts'
import { hasChoice, withOnlyChoices } from './only-choices.ts'

const technique = (id: number, changes: Partial<Technique>): Technique => ({
  id,
  key: 'x',
  name: 'x',
  description: '',
  pricing: 'colour',
  minUnitsForPrinting: 50,
  customizationUnderMinimumExtraCost: null,
  maxColours: 2,
  productionDays: 5,
  max_width_centimeters: null,
  max_height_centimeters: null,
  least_line_millimeters: 0.35,
  least_letter_millimeters: 2,
  ...changes,
})
const screen = technique(1, {})
const embroidery = technique(2, {
  pricing: 'stitches',
  maxColours: 12,
  max_width_centimeters: 4,
  productionDays: 7,
})
const area: PrintArea = {
  id: 10,
  name: 'Frente',
  width_centimeters: 10,
  height_centimeters: 10,
  printing_types: [1, 2],
  placement: { image_url: '/a', x: 0, y: 0, width: 1, height: 1 },
}
const logo: Logo = {
  id: 'a',
  name: 'logo.svg',
  url: '/l',
  preview_url: '/l',
  width: 600,
  height: 300,
  isVector: true,
  colours: ['#111111', '#222222', '#333333'],
  drawing_url: null,
  facts: null,
  made_from: null,
}
const empty: Draft = { units: {}, places: [], active: null, step: 'place' }
const finished = () => {
  const draft = openArea(empty, 10)
  const [place] = draft.places
  if (!place) throw new Error('no place')
  return changeActiveArea(
    draft,
    withLogo(withTechnique(place, screen, area, []), logo, { technique: screen, area, threads: [] }),
  )
}

test('an unfinished place costs nothing; a finished one says all that makers need [ROUTE-06, CART-22]', () => {
  expect(toCustomization(openArea(empty, 10), [screen])).toEqual({ views: [], applicationDays: -1 })
  const { views, applicationDays } = toCustomization(finished(), [screen])
  expect(applicationDays).toBe(5)
  expect(views[0]).toMatchObject({
    printing_area_id: 10,
    technique_id: 1,
    width_centimeters: 8,
    height_centimeters: 4,
  })
})

test('a logo has no more colors than its technique can print [ROUTE-06]', () => {
  expect(finished().places[0]).toMatchObject({ colours: 2, colour_names: ['#111111', '#222222'] })
})

test('another technique makes the art fit its limits and counts stitches [ROUTE-06]', () => {
  const draft = finished()
  const [place] = draft.places
  if (!place) throw new Error('no place')
  const threads = [{ hex: '#FFFFFF' }, { hex: '#000000' }]
  const changed = changeActiveArea(draft, withTechnique(place, embroidery, area, threads))
  expect(toCustomization(changed, [embroidery]).views[0]).toMatchObject({
    width_centimeters: 4,
    height_centimeters: 2,
    thousandStitches: 1.2,
    // three grays of the logo, sewn with one black thread
    colours: 1,
    colour_names: ['#000000'],
  })
})

test('several places are kept apart, and one can be taken away [ROUTE-06]', () => {
  const two = openArea(finished(), 11)
  expect(two.places.map((areaDraft) => areaDraft.printing_area_id)).toEqual([10, 11])
  expect(openArea(two, 10).places).toHaveLength(2)
  expect(withoutArea(two, 11)).toMatchObject({ active: null, step: 'place' })
})

test('colors are asked where they matter [ROUTE-06]', () => {
  expect(listSteps(screen)).toContain('colours')
  expect(listSteps(technique(3, { pricing: 'area' }))).not.toContain('colours')
})

test('the only place and its only technique are chosen for everybody [ROUTE-06]', () => {
  const one = { ...area, printing_types: [1] }
  const only = { product: { printing_areas: [one] } as never, techniques: [screen, embroidery] }
  const draft = withOnlyChoices(empty, only)
  expect([draft.active, draft.step, draft.places[0]?.technique_id]).toEqual([10, 'logo', 1])
  expect((['place', 'technique', 'logo'] as const).map((step) => hasChoice(step, draft, only))).toEqual([
    false,
    false,
    true,
  ])
  const several = {
    product: { printing_areas: [one, { ...area, id: 11 }] } as never,
    techniques: only.techniques,
  }
  expect(withOnlyChoices(empty, several)).toBe(empty)
  expect(withOnlyChoices(openArea(empty, 11), several).step).toBe('technique')
})
