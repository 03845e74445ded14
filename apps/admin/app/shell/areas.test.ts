import { permissionsOf, type RoleId } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { listAreas } from './areas.ts'

const names = (role: RoleId) => listAreas({ permissions: permissionsOf(role) }).map(({ name }) => name)

test('the navigation has what a role opens, and nothing else [ADM-01]', () => {
  expect(names('owner')).toEqual(['orders', 'people', 'keys', 'changes'])
  expect(names('manager')).toEqual(['orders', 'people', 'changes'])
  expect(names('sales')).toEqual(['orders'])
  expect(names('workshop')).toEqual([])
})
