/** Noun and verb: what may be done to what. */
export const permissions = [
  'orders.view',
  'orders.move',
  'orders.export',
  'orders.change',
  'orders.create',
  'views.share',
  'parcels.edit',
  'messages.view',
  'messages.write',
  'proofs.send',
  'payments.record',
  'payments.refund',
  'payments.export',
  'production.view',
  'production.edit',
  'production.waive',
  'production.configure',
  'quotes.view',
  'quotes.answer',
  'quotes.create',
  'margins.view',
  'withdrawals.view',
  'withdrawals.close',
  'customers.view',
  'customers.edit',
  'customers.impersonate',
  'customers.merge',
  'customers.erase',
  'customers.export',
  'products.view',
  'products.edit',
  'figures.view',
  'mails.view',
  'mails.send',
  'people.view',
  'people.edit',
  'keys.edit',
  'changes.view',
  'notices.view',
  'shop.view',
  'shop.edit',
  'shop.accounts',
  'domains.edit',
] as const
export type Permission = (typeof permissions)[number]

type Role = { readonly permissions: readonly Permission[] }

const views = [
  'orders.view',
  'messages.view',
  'quotes.view',
  'withdrawals.view',
  'customers.view',
] as const satisfies Permission[]

/** What everybody who works in the shop may do; their other permissions say of what they hear. */
const own = ['notices.view'] as const satisfies Permission[]

/** Doors to the shop's data, to its money and to its address. */
const ownersAlone: readonly Permission[] = ['keys.edit', 'shop.accounts', 'domains.edit']

/** The owner may do everything; the others may do what their work needs. */
export const roles = {
  owner: { permissions },
  manager: { permissions: permissions.filter((permission) => !ownersAlone.includes(permission)) },
  sales: {
    permissions: [
      ...own,
      ...views,
      'orders.move',
      'orders.export',
      'orders.change',
      'orders.create',
      'views.share',
      'production.view',
      'parcels.edit',
      'messages.write',
      'proofs.send',
      'quotes.answer',
      'quotes.create',
      'withdrawals.close',
      'customers.edit',
      'customers.impersonate',
      'products.view',
      'mails.view',
      'mails.send',
    ],
  },
  artwork: {
    permissions: [
      ...own,
      'orders.view',
      'messages.view',
      'messages.write',
      'proofs.send',
      'production.view',
      'products.view',
    ],
  },
  workshop: { permissions: [...own, 'production.view', 'production.edit'] },
  accounting: {
    permissions: [
      ...own,
      ...views,
      'margins.view',
      'orders.export',
      'payments.record',
      'payments.refund',
      'payments.export',
      'figures.view',
    ],
  },
  viewer: { permissions: [...own, ...views, 'products.view'] },
} as const satisfies Record<string, Role>

/** What an operator of the installation sees of a shop into which they look; notices are for its people. */
export const inspectionPermissions: readonly Permission[] = permissions.filter(
  (permission) => permission.endsWith('.view') && permission !== 'notices.view',
)

export type RoleId = keyof typeof roles
export const roleIds = Object.keys(roles) as readonly RoleId[]

export function isRole(text: string): text is RoleId {
  return Object.hasOwn(roles, text)
}

/** Whether somebody of this role may do what a call needs. */
function mayAct(role: RoleId, permission: Permission): boolean {
  const { permissions: granted }: Role = roles[role]
  return granted.includes(permission)
}

/** Whether somebody with these permissions may give a role or take it away: it can do nothing that they cannot. */
export function mayGrant(granted: readonly Permission[], role: RoleId): boolean {
  return permissionsOf(role).every((permission) => granted.includes(permission))
}

/** Everything that somebody of this role may do. */
export function permissionsOf(role: RoleId): readonly Permission[] {
  return permissions.filter((permission) => mayAct(role, permission))
}
