import { expect, test } from 'vitest'
import { isRole, permissions, permissionsOf, type RoleId, roleIds } from './staff.ts'

const holdersOf = (permission: (typeof permissions)[number]) =>
  roleIds.filter((role) => permissionsOf(role).includes(permission))

test('the owner may do everything, and each permission has a second holder but for the keys [ADM-03]', () => {
  expect(permissions.filter((permission) => !permissionsOf('owner').includes(permission))).toEqual([])
  expect(permissions.filter((permission) => holdersOf(permission).length < 2)).toEqual(['keys.edit'])
})

test('money is moved by who answers for it alone [ADM-03]', () => {
  const accountable: RoleId[] = ['owner', 'manager', 'accounting']
  expect(holdersOf('payments.record')).toEqual(accountable)
  expect(holdersOf('payments.refund')).toEqual(accountable)
})

test('the workshop sees no order with its prices, and the viewer changes nothing [ADM-03]', () => {
  expect(permissions.filter((permission) => permissionsOf('workshop').includes(permission))).toEqual([
    'production.view',
    'production.edit',
  ])
  const changes = permissions.filter(
    (permission) => permissionsOf('viewer').includes(permission) && !permission.endsWith('.view'),
  )
  expect(changes).toEqual([])
})

test('a word that is no role is none, whatever objects inherit [ADM-03]', () => {
  expect(['owner', 'toString', '', 'Owner'].map(isRole)).toEqual([true, false, false, false])
})
