import { expect, test } from 'vitest'
import {
  isRole,
  noticeKinds,
  noticeMailOf,
  noticeSentence,
  noticesHeardBy,
  permissions,
  permissionsOf,
  type RoleId,
  roleIds,
} from './staff.ts'

const holdersOf = (permission: (typeof permissions)[number]) =>
  roleIds.filter((role) => permissionsOf(role).includes(permission))

test('the owner may do everything, and each permission has a second holder but for the keys, the accounts and the domains [ADM-03]', () => {
  expect(permissions.filter((permission) => !permissionsOf('owner').includes(permission))).toEqual([])
  expect(permissions.filter((permission) => holdersOf(permission).length < 2)).toEqual([
    'keys.edit',
    'shop.accounts',
    'domains.edit',
  ])
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
    'notices.view',
  ])
  const changes = permissions.filter(
    (permission) => permissionsOf('viewer').includes(permission) && !permission.endsWith('.view'),
  )
  expect(changes).toEqual([])
})

test('a word that is no role is none, whatever objects inherit [ADM-03]', () => {
  expect(['owner', 'toString', '', 'Owner'].map(isRole)).toEqual([true, false, false, false])
})

test('everybody who works in a shop hears of what their role sees, and the workshop of no money [ADM-19]', () => {
  expect(roleIds.filter((role) => !permissionsOf(role).includes('notices.view'))).toEqual([])
  expect(noticesHeardBy(permissionsOf('owner'))).toEqual(noticeKinds)
  expect(noticesHeardBy(permissionsOf('workshop'))).toEqual(['proof_answered'])
  expect(noticesHeardBy(permissionsOf('viewer'))).toEqual([
    'order_placed',
    'quote_asked',
    'quote_accepted',
    'message_received',
  ])
})

test('nobody gets a mail unasked but who leads the shop, of money that no rule settles [ADM-19]', () => {
  const unasked = roleIds.flatMap((role) =>
    noticeKinds.flatMap((kind) => {
      const mail = noticeMailOf(kind, role, { muted: [], mailed: null })
      return mail === 'none' ? [] : [[role, kind, mail]]
    }),
  )
  expect(unasked).toEqual([
    ['owner', 'order_flagged', 'now'],
    ['manager', 'order_flagged', 'now'],
  ])
  const chosen = { muted: [], mailed: { order_placed: 'morning' } } as const
  expect(noticeMailOf('order_placed', 'sales', chosen)).toBe('morning')
  expect(noticeMailOf('order_flagged', 'owner', chosen)).toBe('none')
})

test('a notice says what happened to what, in one sentence [ADM-19]', () => {
  const order = { number: 57 }
  const told = [
    { kind: 'order_placed', detail: '', order, quote: null },
    { kind: 'proof_answered', detail: 'rejected', order, quote: null },
    { kind: 'quote_accepted', detail: '', order: null, quote: { number: 12 } },
  ] as const
  expect(told.map(noticeSentence)).toEqual([
    'Llegó el pedido n.º 57',
    'Pidieron cambios en el boceto del pedido n.º 57',
    'Aceptaron la cotización C-000012',
  ])
})
