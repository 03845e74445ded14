import { type SqlBool, sql } from 'kysely'
import type { Owner } from './owner.ts'

/** Everything of this customer: of a guest also what its browser brought before it had a name. */
export function isOfCustomer(customerId: number) {
  return sql<SqlBool>`(customer_id = ${customerId} or guest_id = (select c.guest_id from customers c
    where c.shop_id = current_shop() and c.id = ${customerId}))`
}

/** The same without what other guests of the same browser still need. */
export function isOnlyOfCustomer(customerId: number) {
  return sql<SqlBool>`(customer_id = ${customerId} or guest_id = (select c.guest_id from customers c
    where c.shop_id = current_shop() and c.id = ${customerId} and not exists (select from customers s
      where s.shop_id = c.shop_id and s.guest_id = c.guest_id and s.id <> c.id)))`
}

/** Everything of this owner. */
export function ownedBy(owner: Owner) {
  return 'customer_id' in owner ? isOfCustomer(owner.customer_id) : sql<SqlBool>`guest_id = ${owner.guest_id}`
}
