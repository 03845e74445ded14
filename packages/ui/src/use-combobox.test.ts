import { expect, test } from 'vitest'
import { findOptions, matchOption } from './use-combobox.ts'

const options = ['Ñuñoa', 'Peñalolén', 'San Miguel', 'Santiago', 'Viña del Mar'].map((label) => ({
  value: label,
  label,
}))
const found = (typed: string) => findOptions(options, typed).map(({ label }) => label)

test('a part of the name finds an option, without accents and capitals too [CHK-03]', () => {
  expect(found('penalo')).toEqual(['Peñalolén'])
  expect(found('MAR')).toEqual(['Viña del Mar'])
  expect(found(' san')).toEqual(['San Miguel', 'Santiago'])
  // «nun» begins one name
  expect(found('nun')).toEqual(['Ñuñoa'])
  expect(found('')).toEqual(options.map(({ label }) => label))
  expect(found('zzz')).toEqual([])
})

test('leaving the field with a whole name or the only match selects it [CHK-03]', () => {
  expect(matchOption(options, 'santiago')?.label).toBe('Santiago')
  expect(matchOption(options, 'viña')?.label).toBe('Viña del Mar')
  expect(matchOption(options, 'san')).toBeUndefined()
  expect(matchOption(options, ' ')).toBeUndefined()
})
