import { describe, expect, test } from 'vitest'
import { screenPrinting } from '../../test/fixtures.ts'
import { isRefusal } from '../refusal.ts'
import type { PriceBand } from './technique.ts'
import {
  checkTechnique,
  hasTechniquePrice,
  type TechniqueEdit,
  type TechniqueFault,
  techniqueKeyOf,
} from './technique-edit.ts'

const scales = [{ minimum_quantity: 1, price: 10_00, next_price: 0 }]
const band = (from: number, to: number | null, more: Partial<PriceBand> = {}): PriceBand => ({
  from,
  to,
  scales,
  ...more,
})
const edit = (more: Partial<TechniqueEdit>): TechniqueEdit => ({
  ...screenPrinting,
  setUp: 0,
  minUnitsForPrinting: 1,
  ...more,
})

function faultsOf(more: Partial<TechniqueEdit>, others: { name: string }[] = []): string[] {
  const refusal = checkTechnique(edit(more), others)
  if (!isRefusal(refusal)) return []
  const { faults } = refusal.data as { faults: readonly TechniqueFault[] }
  return faults.map(({ field, band: at, scale, fault }) =>
    [field, at, scale, fault].filter((one) => one !== null).join(' '),
  )
}

describe('a technique is saved only where it can price [OWN-07]', () => {
  test('bands that touch at their ends are sound, as areas have them', () => {
    expect(faultsOf({ pricing: 'area', bands: [band(0, 9), band(9, 25), band(25, null)] })).toEqual([])
  })

  test('every fault is told at once, each at its band and quantity', () => {
    const bands = [band(1, 1), band(1, 3), band(5, 4), band(6, null), band(9, 12, { scales: [] })]
    expect(faultsOf({ name: ' ', bands, setUp: null, maxColours: 0 })).toEqual([
      'name empty',
      'maxColors out_of_range',
      'setUp empty',
      'bands 1 bands_not_rising',
      'bands 2 end_before_start',
      'bands 4 only_last_is_open',
      'bands 4 band_without_price',
    ])
  })

  test('quantities rise and no price is free', () => {
    const wrong = [
      { minimum_quantity: 50, price: 10_00, next_price: 0 },
      { minimum_quantity: 50, price: 9_00, next_price: 0 },
      { minimum_quantity: 100, price: 0, next_price: 0 },
    ]
    expect(faultsOf({ bands: [band(1, 1, { scales: wrong })] })).toEqual([
      'scales 0 1 quantities_not_rising',
      'scales 0 2 price_not_positive',
    ])
  })

  test('two techniques of a shop do not have one name, however it is written', () => {
    expect(faultsOf({ name: 'SERIGRAFÍA', bands: [band(1, null)] }, [{ name: 'Serigrafía' }])).toEqual([
      'name name_repeated',
    ])
  })

  test('without prices it may be kept: nobody is told one', () => {
    expect(faultsOf({ bands: [], setUp: null, minUnitsForPrinting: null })).toEqual([])
    expect(hasTechniquePrice(edit({ bands: [] }))).toBe(false)
    expect(hasTechniquePrice(edit({ bands: [band(1, null)] }))).toBe(true)
  })
})

test('the stable word of a new technique comes of its name and is never taken [OWN-07]', () => {
  expect(techniqueKeyOf('Bordado 3D', new Set())).toBe('bordado_3d')
  expect(techniqueKeyOf('Bordado 3D', new Set(['bordado_3d', 'bordado_3d_2']))).toBe('bordado_3d_3')
  expect(techniqueKeyOf('4 ¡ñ!', new Set())).toBe('n')
  expect(techniqueKeyOf('¡!', new Set())).toBe('technique')
})
