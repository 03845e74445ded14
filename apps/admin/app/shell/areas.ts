import type { Permission } from '@estampa/domain/staff'
import type { IconName } from '@estampa/ui/icon'
import type { AccountShop } from '../session/account.ts'

/** The screens of a shop, in the order of the navigation, each with what one must be allowed to for it. */
const areas = [
  { name: 'today', group: 'work', icon: 'calendar-check', needs: 'orders.view' },
  { name: 'orders', group: 'work', icon: 'package', needs: 'orders.view' },
  { name: 'quotes', group: 'work', icon: 'file-text', needs: 'quotes.view' },
  { name: 'messages', group: 'work', icon: 'mail', needs: 'messages.view' },
  { name: 'money', group: 'work', icon: 'wallet', needs: 'payments.record' },
  { name: 'workshop', group: 'work', icon: 'screen-printing', needs: 'production.view' },
  { name: 'customers', group: 'work', icon: 'building-complex', needs: 'customers.view' },
  { name: 'products', group: 'catalog', icon: 'layout-grid', needs: 'products.view' },
  { name: 'techniques', group: 'catalog', icon: 'brush', needs: 'products.view' },
  { name: 'imports', group: 'catalog', icon: 'upload', needs: 'products.edit' },
  { name: 'figures', group: 'shop', icon: 'chart-column', needs: 'figures.view' },
  { name: 'look', group: 'shop', icon: 'eye', needs: 'shop.view' },
  { name: 'settings', group: 'shop', icon: 'sliders-horizontal', needs: 'shop.view' },
  { name: 'mails', group: 'shop', icon: 'send', needs: 'mails.view' },
  { name: 'people', group: 'shop', icon: 'user', needs: 'people.view' },
  { name: 'keys', group: 'shop', icon: 'link-2', needs: 'keys.edit' },
  { name: 'changes', group: 'shop', icon: 'rotate-ccw-clock', needs: 'changes.view' },
] as const satisfies readonly {
  name: string
  group: 'work' | 'catalog' | 'shop'
  icon: IconName
  needs: Permission
}[]

export type Area = (typeof areas)[number]

/** What this person finds in the navigation: screens that their role does not open are not there. */
export function listAreas({ permissions }: Pick<AccountShop, 'permissions'>): Area[] {
  return areas.filter(({ needs }) => permissions.includes(needs))
}

/** Those areas in the groups that the navigation keeps apart; a group of which one sees nothing is not there. */
export function listAreaGroups(shop: Pick<AccountShop, 'permissions'>): Area[][] {
  const shown = listAreas(shop)
  const groups = [...new Set(shown.map(({ group }) => group))]
  return groups.map((group) => shown.filter((area) => area.group === group))
}
