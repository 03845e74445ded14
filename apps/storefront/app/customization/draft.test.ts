import { expect, test } from 'vitest'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'
import {
  changeActiveView,
  type Draft,
  emptyDraft,
  findActiveView,
  findLogo,
  finishedDesign,
  type Logo,
  listSteps,
  moveToArea,
  openArea,
  originalOf,
  withLogo,
  withLogoVersion,
  withoutArea,
  withTechnique,
} from './draft.ts'
import { hasChoice, startDraft, withOnlyChoices } from './only-choices.ts'

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
  page: null,
  pages: null,
  inks: [],
}
const empty = emptyDraft({})
const finished = (): Draft => {
  const draft = changeActiveView(openArea(empty, 10), (view) => withTechnique(view, screen, area))
  return withLogo(draft, logo, { technique: screen, area })
}

test('an unfinished place is not measured; a finished one says all that makers need [ROUTE-06, CART-22]', () => {
  expect(finishedDesign(openArea(empty, 10))).toEqual({ version: 1, views: [] })
  expect(finishedDesign(finished()).views).toMatchObject([
    {
      printing_area_id: 10,
      technique_id: 1,
      elements: [{ type: 'image', logo_id: 'a', name: 'logo.svg', width: 80, height: 40, x: 50, y: 50 }],
    },
  ])
  expect(finishedDesign({ ...finished(), logos: [] }).views).toEqual([])
})

test('a logo is shown in as many colors as were chosen, and its own come back [ROUTE-06]', () => {
  const two = { ...logo, id: 'b', colours: ['#111111', '#222222'], made_from: 'a' }
  const reduced = withLogoVersion(finished(), two, { technique: screen, area })
  const shown = findLogo(reduced, findActiveView(reduced))
  expect(shown).toBe(two)
  expect(originalOf(reduced, two)).toBe(logo)
  expect(findActiveView(reduced)?.elements).toMatchObject([{ logo_id: 'b', width: 80, height: 40 }])
  const again = withLogoVersion(reduced, logo, { technique: screen, area })
  expect(findActiveView(again)).toEqual(findActiveView(finished()))
  // in another place it is not the one that was reduced there
  expect(originalOf(again, logo)).toBe(logo)
})

test('the inks that a PDF calls by name are called so, unless a person has called them otherwise [ROUTE-06] [BLD-02] [DEC-05]', () => {
  const inks = [{ hex: '#111111', name: 'PANTONE 485 C' }]
  const choose = (draft: Draft) => withLogo(draft, { ...logo, inks }, { technique: screen, area })
  expect(findActiveView(choose(finished()))?.inkNames).toEqual(inks)
  const own = [{ hex: '#111111', name: 'Rojo club' }]
  const called = changeActiveView(finished(), (view) => ({ ...view, inkNames: own }))
  expect(findActiveView(choose(called))?.inkNames).toEqual(own)
})

test('another technique makes the art fit its limits [ROUTE-06]', () => {
  const changed = changeActiveView(finished(), (view) => withTechnique(view, embroidery, area))
  expect(findActiveView(changed)).toMatchObject({
    technique_id: 2,
    elements: [{ width: expect.closeTo(40, 1), height: expect.closeTo(20, 1) }],
  })
})

const areasOf = ({ design }: Draft) => design.views.map((view) => view.printing_area_id)

test('several places are kept apart, and one can be taken away [ROUTE-06]', () => {
  const two = openArea(finished(), 11)
  expect(areasOf(two)).toEqual([10, 11])
  const both = withLogo(two, logo, { technique: screen, area: { ...area, id: 11 } })
  expect(areasOf(openArea(both, 10))).toEqual([10, 11])
  expect(withoutArea(two, 11)).toMatchObject({ active: null, step: 'place' })
})

test('a place without a logo is left for the next one that is opened [ROUTE-06]', () => {
  expect(areasOf(openArea(openArea(empty, 10), 11))).toEqual([11])
  expect(areasOf(openArea(openArea(finished(), 11), 10))).toEqual([10])
})

test('a logo moves to another place with its technique, which is chosen again where that is not offered [ROUTE-06]', () => {
  const back: PrintArea = { ...area, id: 11, width_centimeters: 5 }
  const moved = moveToArea(finished(), back, [screen, embroidery])
  expect(moved).toMatchObject({ active: 11, step: 'position' })
  expect(moved.design.views).toMatchObject([
    { printing_area_id: 11, technique_id: 1, elements: [{ logo_id: 'a', width: 40, height: 20, x: 25 }] },
  ])
  const stitched = moveToArea(finished(), { ...back, printing_types: [2] }, [screen, embroidery])
  expect(stitched).toMatchObject({ active: 11, step: 'technique' })
  expect(stitched.design.views).toMatchObject([{ technique_id: null, elements: [{ logo_id: 'a' }] }])
  // what lies there already stays
  const both = withLogo(openArea(finished(), 11), logo, { technique: screen, area: back })
  expect(areasOf(moveToArea(both, area, [screen]))).toEqual([10, 11])
})

test('a version of a logo comes to its own place, whichever is worked on meanwhile [ROUTE-06]', () => {
  const elsewhere = openArea(finished(), 11)
  const changed = withLogoVersion(elsewhere, { ...logo, id: 'b' }, { technique: screen, area })
  expect(changed.design.views).toMatchObject([{ elements: [{ logo_id: 'b' }] }, { elements: [] }])
})

test('colors are asked where they matter [ROUTE-06]', () => {
  expect(listSteps(screen)).toContain('colours')
  expect(listSteps(technique(3, { pricing: 'area' }))).not.toContain('colours')
})

test('the only place and its only technique are chosen for everybody [ROUTE-06]', () => {
  const one = { ...area, printing_types: [1] }
  const only = { product: { printing_areas: [one] } as never, techniques: [screen, embroidery] }
  const draft = withOnlyChoices(empty, only)
  expect([draft.active, draft.step, draft.design.views[0]?.technique_id]).toEqual([10, 'logo', 1])
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
})

test('the page begins with the logo, in the first place [ROUTE-06]', () => {
  const several = { printing_areas: [area, { ...area, id: 11 }] } as never
  const begun = startDraft({ A: 10 }, { product: several, techniques: [screen, embroidery] })
  expect([begun.active, begun.step, begun.units]).toEqual([10, 'logo', { A: 10 }])
  expect(startDraft({}, { product: { printing_areas: [] } as never, techniques: [] })).toEqual(empty)
})
