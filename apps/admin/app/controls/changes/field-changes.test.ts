import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

test('a change tells the fields that differ, also those that came or went [ADM-01]', () => {
  const before = { state: 'placed', note: null, same: 1, gone: 'x' }
  const after = { state: 'confirmed', note: 'Llamó', same: 1, permissions: ['orders.view', 'keys.edit'] }
  expect(fieldChanges(before, after, { names: { placed: 'Recibido' } })).toEqual([
    { field: 'state', from: 'Recibido', to: 'confirmed' },
    { field: 'note', from: '', to: 'Llamó' },
    { field: 'gone', from: 'x', to: '' },
    { field: 'permissions', from: '', to: 'orders.view, keys.edit' },
  ])
})

test('amounts of an order, its payments and its parcels are told as people read them [ADM-05]', () => {
  const names = { in_review: 'Por revisar', approved: 'Aprobado', left: 'En camino', packed: 'Armado' }
  const money = (amount: number) => `$ ${amount}`
  const before = { paid: 0, payments: 'in_review 23026500', parcels: '' }
  const after = {
    paid: 23026500,
    payments: 'approved 23026500',
    parcels: '1 left 60 u. Starken 7, 2 packed 40 u.',
  }
  expect(fieldChanges(before, after, { names, money })).toEqual([
    { field: 'paid', from: '$ 0', to: '$ 230265' },
    { field: 'payments', from: 'Por revisar $ 230265', to: 'Aprobado $ 230265' },
    { field: 'parcels', from: '', to: '1 En camino 60 u. Starken 7, 2 Armado 40 u.' },
  ])
})
