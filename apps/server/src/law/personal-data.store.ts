import { sql } from 'kysely'
import type { Customer } from '../customers/customers.store.ts'
import type { PersonalData } from '../customers/personal-data.ts'

/** True for requests that a person made from this address, or about one of their orders from any. */
function isTheirs({ id, email }: Customer) {
  return sql`(email = ${email} or order_id in (select o.id from orders o where o.customer_id = ${id}))`
}

/**
 * Requests and permissions. That one was made, and for which order, stays without the person; so does that the
 * terms of an order were accepted.
 */
export const lawPersonalData: PersonalData = {
  name: 'law',
  async gather(tx, customer) {
    const { rows: withdrawals } = await sql`
      select code, order_number as "orderNumber", email, name, reason, requested_at as at,
        outcome, answer, note, closed_at as "closedAt" from regret_requests
      where ${isTheirs(customer)} order by requested_at`.execute(tx)
    const { rows: leaving } = await sql`
      select code, what, email, requested_at as at, done_at as "doneAt" from leave_requests
      where email = ${customer.email} order by requested_at`.execute(tx)
    const { rows: consents } = await sql`
      select kind, given, version, screen, order_id as "orderId", at from consents
      where customer_id = ${customer.id} order by at`.execute(tx)
    const { rows: terms } = await sql`
      select hash, text from terms_versions where hash in (
        select version from consents where customer_id = ${customer.id} and kind = 'terms')`.execute(tx)
    return { regrets: withdrawals, leaving, consents, terms }
  },
  async erase(tx, customer) {
    await sql`update regret_requests set email = '', name = '', reason = '', order_number = '',
        answer = '', note = ''
      where ${isTheirs(customer)}`.execute(tx)
    await sql`update leave_requests set email = '' where email = ${customer.email}`.execute(tx)
    await sql`select forget_consents_of(${customer.id})`.execute(tx)
    return []
  },
}
