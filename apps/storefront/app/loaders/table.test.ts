import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTable, toTable } from './table.ts'

test('a list comes out of its table as it went in, and the names of its fields are there once', () => {
  const entries = [
    { id: 1, size: '12', name: 'Taza|blanca~', tag: null, colors: ['a|b', 4] },
    { id: -2.5, size: 'null', name: '', tag: 'Nuevo', colors: [] },
  ]
  expect(fromTable(toTable(entries))).toEqual(entries)
  expect(toTable(entries).match(/name/g)).toHaveLength(1)
  expect(fromTable(toTable([]))).toEqual([])
})

test('what is the same as the cell before is not written twice', () => {
  const entries = [
    { value: 'Algodón', label: 'Algodón', title: 'Algodón', count: 39 },
    { value: '', label: '', title: 'Lino', count: 2 },
  ]
  const table = toTable(entries)
  expect(table.match(/Algodón/g)).toHaveLength(1)
  expect(fromTable(table)).toEqual(entries)
})

test('any text and any number stay what they were', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(
      fc.array(fc.record({ one: cell, other: cell, third: fc.constantFrom('', 'a', 1) })),
      (entries) => {
        const plain = JSON.parse(JSON.stringify(entries))
        expect(fromTable(toTable(plain))).toEqual(plain)
      },
    ),
  )
})
