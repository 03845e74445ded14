import { type SqlBool, sql } from 'kysely'
import type { Customer } from '../customers/customers.store.ts'
import type { PersonalData } from '../customers/personal-data.ts'

/** To the person, about one of their orders, with a quote that they sent, or with their address in it. */
function isAbout({ id, email }: Customer) {
  return sql<SqlBool>`(customer_id = ${id} or recipient = ${email}
    or split_part(event, '.', 2) in (
      select o.id::text from orders o where o.customer_id = ${id}
      union all select q.id::text from quote_mails q where q.customer_id = ${id})
    or position(${email} in lower(concat_ws(' ', recipient, subject, html, plain))) > 0)`
}

export const mailPersonalData: PersonalData = {
  name: 'mail',
  async gather(tx, customer) {
    return tx
      .selectFrom('mails')
      .select(['recipient', 'subject', 'plain', 'created_at', 'sent_at'])
      .where(isAbout(customer))
      .orderBy('created_at')
      .execute()
  },
  async erase(tx, customer) {
    await tx.deleteFrom('mails').where(isAbout(customer)).execute()
    return []
  },
}
