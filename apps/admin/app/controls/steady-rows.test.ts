import { expect, test } from 'vitest'
import { steadyRows } from './steady-rows.ts'

const rows = (ids: string, state = 'before') => [...ids].map((id) => ({ id, state }))
const told = (shown: string, fresh: string) => {
  const { rows: steady, arrived } = steadyRows(rows(shown), rows(fresh, 'after'))
  return [steady.map(({ id, state }) => (state === 'after' ? id.toUpperCase() : id)).join(''), arrived]
}

test('new rows wait until they are asked for, and those that stay say what has become of them [ADM-19]', () => {
  expect(told('cba', 'edcba')).toEqual(['CBA', 2])
  // the last one was pushed to the next page
  expect(told('cba', 'dcb')).toEqual(['CBa', 1])
})

test('what pushes nothing comes at once: a row behind the others, one that is gone, another page [ADM-19]', () => {
  expect(told('cba', 'cbaz')).toEqual(['CBAZ', 0])
  expect(told('cba', 'ca')).toEqual(['CA', 0])
  expect(told('cba', 'zyx')).toEqual(['ZYX', 0])
  expect(told('cba', '')).toEqual(['', 0])
})
