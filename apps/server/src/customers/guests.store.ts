import { createHash } from 'node:crypto'
import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Customer } from './customers.store.ts'
import { openSession } from './sessions.store.ts'

export type NewGuest = {
  fullName: string
  email: string
  phoneNumber: string
  company: string
  /** The browser's own guest, where there is one. */
  guestId: string | null
}

/** Adds somebody without an account. Whoever else has this e-mail is neither looked for nor touched. */
export async function addGuest(tx: Tx, guest: NewGuest, now: Date): Promise<Customer> {
  return tx
    .insertInto('customers')
    .values({
      email: guest.email,
      full_name: guest.fullName,
      phone_number: guest.phoneNumber,
      company: guest.company,
      password_hash: null,
      verified_at: null,
      created_at: now,
      is_guest: true,
      guest_id: guest.guestId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Opens the guest's session, which its link stands for. The link is made of the session's id. */
export async function openGuestLink(
  tx: Tx,
  customerId: number,
  linkOf: (sessionId: string) => string,
  { lifetimeS, now }: { lifetimeS: number; now: Date },
): Promise<string> {
  const { id } = await openSession(tx, customerId, lifetimeS, now)
  const link = linkOf(id)
  const expires = new Date(now.getTime() + lifetimeS * 1000)
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOfLink(link), session_id: id, expires_at: expires, replaced_at: null })
    .execute()
  return link
}

export type OpenLink = {
  customer: Customer
  sessionId: string
  expiresAt: Date
  orderId: string | null
  quoteId: string | null
  /** The shop typed the quote: it may be ordered without an account wherever the shop sells. */
  isInvited: boolean
}

/** The target of a link, as long as it is open. */
export async function findLink(tx: Tx, link: string, now: Date): Promise<OpenLink | undefined> {
  const { rows } = await sql<OpenLink>`
    select to_jsonb(c) as customer, s.id as "sessionId", t.expires_at as "expiresAt",
      (select o.id from orders o where o.shop_id = c.shop_id and o.customer_id = c.id
        order by o.placed_at desc limit 1) as "orderId",
      (select q.id from quotes q where q.shop_id = c.shop_id and q.customer_id = c.id
        order by q.created_at desc limit 1) as "quoteId",
      exists (select from quotes q where q.shop_id = c.shop_id and q.customer_id = c.id and q.is_typed)
        as "isInvited"
    from refresh_tokens t
    join customer_sessions s on s.shop_id = t.shop_id and s.id = t.session_id
    join customers c on c.shop_id = s.shop_id and c.id = s.customer_id
    where t.hash = ${hashOfLink(link)} and t.expires_at > ${now} and s.ended_at is null
      and c.is_guest and c.closed_at is null`.execute(tx)
  return rows[0]
}

/** The session whose link opens what this guest has; undefined for accounts, and once the link is over. */
export async function findGuestSession(tx: Tx, customerId: number, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from customer_sessions s
    join refresh_tokens t on t.shop_id = s.shop_id and t.session_id = s.id
    join customers c on c.shop_id = s.shop_id and c.id = s.customer_id
    where c.id = ${customerId} and c.is_guest and s.ended_at is null and t.expires_at > ${now}
    order by s.created_at desc limit 1`.execute(tx)
  return rows[0]?.id
}

/** The account takes over what guests of its e-mail have: all of them, or the one that is named. */
export async function claimGuests(
  tx: Tx,
  account: Pick<Customer, 'id' | 'email'>,
  guest: number | null = null,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from customers
    where is_guest and closed_at is null and email = ${account.email}
      and (${guest}::integer is null or id = ${guest}::integer)
    order by id for update`.execute(tx)
  for (const { id } of rows) await sql`select claim_guest(${id}::integer, ${account.id}::integer)`.execute(tx)
}

/** Guests who had a link that is over by now. */
export async function listEndedGuests(tx: Tx, now: Date): Promise<Customer[]> {
  const before = new Date(now.getTime() - DAY_MS)
  const { rows } = await sql<Customer>`
    select c.* from customers c
    where c.is_guest and c.closed_at is null and c.created_at < ${before}
      and exists (select from orders o where o.shop_id = c.shop_id and o.customer_id = c.id
        union all select from quotes q where q.shop_id = c.shop_id and q.customer_id = c.id)
      and not exists (select from customer_sessions s
        join refresh_tokens t on t.shop_id = s.shop_id and t.session_id = s.id
        where s.shop_id = c.shop_id and s.customer_id = c.id and s.ended_at is null and t.expires_at > ${now})
    order by c.id`.execute(tx)
  return rows
}

function hashOfLink(link: string): Buffer {
  return createHash('sha256').update(link).digest()
}
