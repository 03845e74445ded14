import { permissionsOf, type RoleId } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { listAreas } from './areas.ts'

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
    'mails',
    'people',
    'keys',
    'changes',
    'look',
    'settings',
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
    'mails',
    'people',
    'changes',
    'look',
    'settings',
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
