import { type SqlBool, sql } from 'kysely'
import type { Person } from '../http/person.ts'

/** The owner of an upload: a customer's number or a guest's id. */
export type Owner = { customer_id: number } | { guest_id: string }

/** Undefined for people who can own nothing: strangers and staff. */
export function ownerOf(person: Person): Owner | undefined {
  if (person.kind === 'customer') return { customer_id: person.customerId }
  return person.kind === 'guest' ? { guest_id: person.guestId } : undefined
}

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
