import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseUnits,
  type FilmPiece,
  filmCost,
  freeUnits,
  gangSheetStates,
  MAX_SHEET_UNITS,
  moveGangSheet,
  printsOnFilm,
  shareFilm,
} from './gang-sheets.ts'

const piece: FilmPiece = { orderId: 'o1', lineId: 'l1', area: 3, number: 42, units: 5, taken: [2] }
const { orderId, lineId, area } = piece

test('film, vinyl and transfers are nested, what is printed on the product itself is not [DEC-07]', () => {
  expect(['dtf', 'uv', 'heat_transfer', 'transfer'].every(printsOnFilm)).toBe(true)
  expect(['screen_printing', 'embroidery', 'laser', 'sublimation'].some(printsOnFilm)).toBe(false)
})

describe('the units that a sheet takes [DEC-07]', () => {
  const choose = (copies: number) => chooseUnits([piece], [{ orderId, lineId, area, copies }])

  test('are the first that lie on none', () => {
    expect(freeUnits(piece)).toEqual([1, 3, 4, 5])
    expect(choose(2)).toEqual([{ piece, units: [1, 3] }])
  })
  test('are no more than there are', () => {
    expect(choose(5)).toMatchObject({ refusal: 'gang_sheet_copies_gone', number: 42, free: 4 })
  })
  test('are of pieces that are ready, each once', () => {
    expect(chooseUnits([], [{ orderId, lineId, area, copies: 1 }])).toMatchObject({
      refusal: 'gang_sheet_piece_gone',
      piece: 1,
    })
    const twice = [1, 1].map((copies) => ({ orderId, lineId, area, copies }))
    expect(chooseUnits([piece], twice)).toMatchObject({ refusal: 'gang_sheet_piece_twice' })
  })
  test('are as many as one person cuts and sorts', () => {
    const large = { ...piece, units: MAX_SHEET_UNITS + 2, taken: [] }
    const copies = MAX_SHEET_UNITS + 1
    expect(chooseUnits([large], [{ orderId, lineId, area, copies }])).toMatchObject({
      refusal: 'gang_sheet_too_large',
      maximum: MAX_SHEET_UNITS,
    })
  })
})

test('a sheet is undone until it is printed, and printed once it is made [DEC-07]', () => {
  const refusals = (to: 'printed' | 'undone') =>
    gangSheetStates.map((state) => moveGangSheet(state, to)?.refusal ?? null)
  expect(refusals('undone')).toEqual([null, null, 'gang_sheet_printed', 'gang_sheet_over', 'gang_sheet_over'])
  expect(refusals('printed')).toEqual([
    'gang_sheet_not_made',
    null,
    'gang_sheet_printed',
    'gang_sheet_over',
    'gang_sheet_over',
  ])
})

describe('what the film costs [DEC-07]', () => {
  test('is its length, to the coin of the country', () => {
    expect(filmCost(1_254, 740_000, 1)).toBe(927_960)
    expect(filmCost(1_254, 499_999, 100)).toBe(627_000)
    expect(filmCost(1_254, null, 1)).toBeNull()
  })
  test('is shared by surface, the largest remainder first', () => {
    const surfaces = new Map([
      ['a', 100.5],
      ['b', 100.5],
      ['c', 100.5],
    ])
    expect(shareFilm({ lengthMm: 1_000, cost: 10_000 }, surfaces, 100)).toEqual([
      { orderId: 'a', lengthMm: 334, cost: 3_400 },
      { orderId: 'b', lengthMm: 333, cost: 3_300 },
      { orderId: 'c', lengthMm: 333, cost: 3_300 },
    ])
  })
  test('loses neither a millimeter nor a coin', () => {
    const surface = fc.double({ min: 0.01, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(surface, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(1, 100),
        (surfaces, lengthMm, coins, step) => {
          const byOrder = new Map(surfaces.map((one, index) => [`order ${index}`, one]))
          const shares = shareFilm({ lengthMm, cost: coins * step }, byOrder, step)
          expect(shares.reduce((sum, one) => sum + one.lengthMm, 0)).toBe(lengthMm)
          expect(shares.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(coins * step)
          expect(shares.every(({ cost }) => (cost ?? 0) % step === 0)).toBe(true)
        },
      ),
    )
  })
})
