import { type RawBuilder, sql } from 'kysely'

/**
 * A table of the ids of everybody with this e-mail who has not closed their account. Accounts and guests have an index
 * each: one condition over both would read every customer.
 */
export const everybodyWith = (email: string | RawBuilder<unknown>) => sql`(
  select account.id, account.is_guest from customers account
  where account.email = ${email} and account.closed_at is null and not account.is_guest
  union all
  select guest.id, guest.is_guest from customers guest
  where guest.email = ${email} and guest.closed_at is null and guest.is_guest)`

/** The same with the e-mail of this customer. */
export const everybodyLike = (id: number) =>
  everybodyWith(sql`(select email from customers where id = ${id})`)
