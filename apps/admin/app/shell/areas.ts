import type { Permission } from '@estampa/domain/staff'
import type { IconName } from '@estampa/ui/icon'
import type { AccountShop } from '../session/account.ts'

/** The screens of a shop, in the order of the navigation, each with what one must be allowed to for it. */
const areas = [
  { name: 'today', icon: 'calendar-check', needs: 'orders.view' },
  { name: 'orders', icon: 'package', needs: 'orders.view' },
  { name: 'quotes', icon: 'file-text', needs: 'quotes.view' },
  { name: 'messages', icon: 'mail', needs: 'messages.view' },
  { name: 'money', icon: 'wallet', needs: 'payments.record' },
  { name: 'workshop', icon: 'screen-printing', needs: 'production.view' },
  { name: 'customers', icon: 'building-complex', needs: 'customers.view' },
  { name: 'products', icon: 'layout-grid', needs: 'products.view' },
  { name: 'techniques', icon: 'brush', needs: 'products.view' },
  { name: 'imports', icon: 'upload', needs: 'products.edit' },
  { name: 'figures', icon: 'chart-column', needs: 'figures.view' },
  { name: 'mails', icon: 'send', needs: 'mails.view' },
  { name: 'people', icon: 'user', needs: 'people.view' },
  { name: 'keys', icon: 'link-2', needs: 'keys.edit' },
  { name: 'changes', icon: 'rotate-ccw-clock', needs: 'changes.view' },
  { name: 'look', icon: 'brush', needs: 'shop.view' },
  { name: 'settings', icon: 'sliders-horizontal', needs: 'shop.view' },
] as const satisfies readonly {
  name: string
  icon: IconName
  needs: Permission
}[]

export type Area = (typeof areas)[number]

/** What this person finds in the navigation: screens that their role does not open are not there. */
export function listAreas({ permissions }: Pick<AccountShop, 'permissions'>): Area[] {
  return areas.filter(({ needs }) => permissions.includes(needs))
}
