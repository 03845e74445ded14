import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { sublimation } from '../../test/fixtures.ts'
import type { Product } from '../catalog/product.ts'
import { changeActiveView, type Draft, emptyDraft, openArea } from './draft.ts'
import { preferredTechnique, withPresetTechnique } from './preferred-technique.ts'

const technique = (id: number, minUnitsForPrinting: number | null) => ({
  ...sublimation,
  id,
  minUnitsForPrinting,
})
const area = { printing_types: [1, 2, 3] }
const prices = (...known: [number, number][]) => new Map(known)

test.each([
  ['the first, which needs no more', [50, 12, 1], 60, prices(), 1],
  ['the one without a surcharge', [50, 10, 20], 10, prices(), 2],
  ['the one with the smaller surcharge', [50, 40, 25], 10, prices(), 3],
  ['the one without a minimum', [50, 40, null], 1, prices(), 3],
  ['the cheapest of those without a surcharge', [50, 10, 10], 10, prices([1, 100], [2, 900], [3, 400]), 3],
  ['one whose price is known', [1, 1, 1], 10, prices([2, 900]), 2],
  ['the cheapest, as all need a surcharge', [50, 40, 25], 10, prices([1, 100], [2, 900], [3, 400]), 1],
] as const)('a print area begins with %s [PRICE-04] [BLD-01]', (_, minimums, units, known, chosen) => {
  const techniques = minimums.map((minimum, index) => technique(index + 1, minimum))
  expect(preferredTechnique(area, techniques, units, known)?.id).toBe(chosen)
})

test('a technique of another print area is never preset [BLD-01]', () => {
  expect(preferredTechnique({ printing_types: [2] }, [technique(1, null)], 10)).toBeUndefined()
})

test('the preset technique follows the quantity until somebody chooses one [PRICE-04] [ROUTE-06]', () => {
  const example: Product = detailExample.gives
  const [first] = example.printing_areas
  if (!first) throw new Error('the example has a print area')
  const product = { ...example, printing_areas: [{ ...first, printing_types: [1, 2] }] }
  const loaded = { product, techniques: [technique(1, 50), technique(2, 10)] }
  const draft = (units: number) => openArea(emptyDraft({ A: units }), first.id)
  const known = prices([1, 100], [2, 400])
  const presetOf = (now: Draft) => withPresetTechnique(now, loaded, known).design.views[0]?.technique_id
  expect([presetOf(draft(10)), presetOf(draft(50))]).toEqual([2, 1])
  const chosen = changeActiveView(draft(10), (view) => ({ ...view, technique_id: 1 }))
  expect(presetOf(chosen)).toBe(1)
  // before prices are known nothing is preset that might be another one a moment later
  const waiting = draft(10)
  expect(withPresetTechnique(waiting, loaded, null)).toBe(waiting)
})
