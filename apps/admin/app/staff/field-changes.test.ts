import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

test('a change tells the fields that differ, also those that came or went [ADM-01]', () => {
  const before = { state: 'placed', note: null, same: 1, gone: 'x' }
  const after = { state: 'confirmed', note: 'Llamó', same: 1, permissions: ['orders.view', 'keys.edit'] }
  expect(fieldChanges(before, after, { placed: 'Recibido' })).toEqual([
    { field: 'state', from: 'Recibido', to: 'confirmed' },
    { field: 'note', from: '', to: 'Llamó' },
    { field: 'gone', from: 'x', to: '' },
    { field: 'permissions', from: '', to: 'orders.view, keys.edit' },
  ])
})
