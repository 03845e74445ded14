import { expect, test } from 'vitest'
import { andina, pampa, screenPrinting } from '../../test/fixtures.ts'
import { isRefusal } from '../refusal.ts'
import { type DecorationTrial, tryDecoration } from './technique-trial.ts'

const trial: DecorationTrial = {
  units: 300,
  colors: 2,
  widthCentimeters: 8,
  heightCentimeters: 5,
  thousandStitches: null,
  isRepeat: false,
}
const technique = {
  ...screenPrinting,
  setUp: 100_00,
  setUpRepeat: 40_00,
  minUnitsForPrinting: 50,
  customizationUnderMinimumExtraCost: 70_00,
  bands: [
    { from: 1, to: 1, scales: [{ minimum_quantity: 1, price: 90_00, next_price: 0 }] },
    {
      from: 2,
      to: null,
      scales: [
        { minimum_quantity: 1, price: 150_00, next_price: 60_00 },
        { minimum_quantity: 250, price: 80_00, next_price: 30_00 },
      ],
    },
  ],
}
const tried = (more: Partial<DecorationTrial> = {}, rules = pampa) => {
  const found = tryDecoration(technique, { ...trial, ...more }, rules)
  if (isRefusal(found)) throw new Error(found.refusal)
  return found
}

test('the steps of a price end in what a buyer pays for the decoration [OWN-07]', () => {
  const found = tried({ colors: 3 })
  expect(found).toMatchObject({
    measure: 3,
    more: 1,
    unitPrice: 110_00,
    application: 33_000_00,
    setUp: 300_00,
    extra: 0,
  })
  expect(found.scale.minimum_quantity).toBe(250)
  expect(found.cost).toBe(33_300_00)
  expect(found.price).toBe(46_620_00)
  expect(found.perUnit).toEqual({ each: 155_40, eachWithTaxes: 188_03 })
})

test('few units cost their extra, art that was made before a smaller set-up [OWN-07]', () => {
  expect(tried({ units: 10 }).extra).toBe(70_00)
  expect(tried({ isRepeat: true }).setUp).toBe(80_00)
})

test('a shop that sells nothing under the minimum refuses, as its cart does [OWN-07]', () => {
  const rules = { ...pampa, usePriceWithoutMinimun: false }
  expect(tryDecoration(technique, { ...trial, units: 10 }, rules)).toMatchObject({
    refusal: 'under_minimum',
    minimum: 50,
  })
})

test('a Chilean price has no cents at any step [OWN-07]', () => {
  const found = tried({}, andina)
  for (const amount of [found.unitPrice, found.application, found.price]) expect(amount % 100).toBe(0)
})

test('a technique that is off is tried all the same [OWN-07]', () => {
  expect(isRefusal(tryDecoration({ ...technique, isOffered: false }, trial, pampa))).toBe(false)
})
