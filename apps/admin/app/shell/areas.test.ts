import { permissionsOf, type RoleId } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { listAreaGroups, listAreas } from './areas.ts'

const names = (role: RoleId) => listAreas({ permissions: permissionsOf(role) }).map(({ name }) => name)

test('the navigation has what a role opens, and nothing else [ADM-01]', () => {
  expect(names('owner')).toEqual([
    'today',
    'orders',
    'quotes',
    'messages',
    'money',
    'workshop',
    'customers',
    'products',
    'techniques',
    'imports',
    'figures',
    'look',
    'settings',
    'mails',
    'people',
    'keys',
    'changes',
  ])
  expect(names('manager')).toEqual([
    'today',
    'orders',
    'quotes',
    'messages',
    'money',
    'workshop',
    'customers',
    'products',
    'techniques',
    'imports',
    'figures',
    'look',
    'settings',
    'mails',
    'people',
    'changes',
  ])
  expect(names('sales')).toEqual([
    'today',
    'orders',
    'quotes',
    'messages',
    'workshop',
    'customers',
    'products',
    'techniques',
    'mails',
  ])
  expect(names('workshop')).toEqual(['workshop'])
})

test('areas stand in groups, and who sees one area sees no empty group [ADM-01]', () => {
  const groups = listAreaGroups({ permissions: permissionsOf('sales') })
  expect(groups.map((areas) => areas.map(({ name }) => name))).toEqual([
    ['today', 'orders', 'quotes', 'messages', 'workshop', 'customers'],
    ['products', 'techniques'],
    ['mails'],
  ])
  expect(listAreaGroups({ permissions: permissionsOf('workshop') })).toHaveLength(1)
})
