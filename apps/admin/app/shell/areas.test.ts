import { permissionsOf, type RoleId } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { listAreas } from './areas.ts'

const names = (role: RoleId) => listAreas({ permissions: permissionsOf(role) }).map(({ name }) => name)

test('the navigation has what a role opens, and nothing else [ADM-01]', () => {
  expect(names('owner')).toEqual(['today', 'orders', 'workshop', 'people', 'keys', 'changes'])
  expect(names('manager')).toEqual(['today', 'orders', 'workshop', 'people', 'changes'])
  expect(names('sales')).toEqual(['today', 'orders', 'workshop'])
  expect(names('workshop')).toEqual(['workshop'])
})
