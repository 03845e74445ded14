import { findStarter } from '@estampa/domain/customization/starter-techniques'
import { expect, test } from 'vitest'
import { withPriceCell } from './price-table.ts'
import {
  blankTable,
  blankTechnique,
  changedFields,
  emptyTechniqueDraft,
  readTechnique,
  techniqueChangeCount,
  withFlag,
  withTable,
  withTechniqueText,
} from './technique-draft.ts'

const laser = findStarter('laser')
const technique = { ...blankTechnique(laser), setUp: 8500 }

test('only what differs is a change, and only that is sent [OWN-07]', () => {
  let draft = withTechniqueText(emptyTechniqueDraft, technique, 'setUp', '9.000,5')
  draft = withFlag(draft, technique, 'isVectorOnly', true)
  draft = withTechniqueText(draft, technique, 'name', 'x')
  draft = withTechniqueText(draft, technique, 'name', technique.name)
  expect(techniqueChangeCount(draft)).toBe(2)
  const { fields, faults } = readTechnique(technique, draft)
  expect(faults).toEqual({})
  expect(changedFields(technique, fields)).toEqual({ setUp: 9000.5, isVectorOnly: true })
})

test('what is no number is told at its field, and an empty one is none [OWN-07]', () => {
  let draft = withTechniqueText(emptyTechniqueDraft, technique, 'maxWidthCentimeters', '12,5')
  draft = withTechniqueText(draft, technique, 'maxColors', '')
  expect(readTechnique(technique, draft).fields).toMatchObject({ maxWidthCentimeters: 12.5, maxColors: null })
  draft = withTechniqueText(draft, technique, 'setUpRepeat', 'mucho')
  draft = withTechniqueText(draft, technique, 'productionDays', '')
  const { faults } = readTechnique(technique, draft)
  expect(Object.entries(faults).map(([field, { fault }]) => `${field} ${fault}`)).toEqual([
    'productionDays not_whole',
    'setUpRepeat not_amount',
  ])
})

test('a new one of the trade has its bands and quantities, and waits for prices [OWN-07]', () => {
  const table = blankTable(laser)
  expect(table.bands.map(({ from, to }) => `${from}-${to}`)).toEqual(['0-10', '10-25', '25-'])
  const draft = withTable(
    emptyTechniqueDraft,
    technique,
    withPriceCell(table, 'prices', { row: 0, column: 1 }, '850'),
  )
  const { fields } = readTechnique(technique, draft)
  expect(fields.bands.map(({ scales }) => scales.length)).toEqual([1, 0, 0])
})
