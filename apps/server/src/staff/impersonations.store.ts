/** Links and sessions by which somebody of the shop sees it as a customer. */
import { createHash, randomBytes } from 'node:crypto'
import { isRole, type RoleId } from '@estampa/domain/staff'
import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'

/** The row of a session that is open, with those who are in it as they are now. */
export type OpenImpersonation = {
  id: string
  customerId: number
  customerName: string
  staffId: number
  role: RoleId
  expiresAt: Date
}

type NewLink = { customerId: number; staffId: number; expiresAt: Date }

/** Gives the row's id and the secret of the link. */
export async function addImpersonationLink(
  tx: Tx,
  { customerId, staffId, expiresAt }: NewLink,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret()
  const { id } = await tx
    .insertInto('impersonations')
    .values({
      customer_id: customerId,
      staff_id: staffId,
      hash: hashOf(secret),
      opened_at: null,
      expires_at: expiresAt,
      ip: '',
      request_id: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

type OpeningOrigin = { now: Date; expiresAt: Date; ip: string; requestId: string }

/** Spends the link: gives the secret of the session in its place, once. */
export async function openImpersonationLink(
  tx: Tx,
  link: string,
  { now, expiresAt, ip, requestId }: OpeningOrigin,
): Promise<string | undefined> {
  const secret = newSecret()
  const { rows } = await sql`
    update impersonations set hash = ${hashOf(secret)}, opened_at = ${now}, expires_at = ${expiresAt},
      ip = ${ip}, request_id = ${requestId}
    where hash = ${hashOf(link)} and opened_at is null and expires_at > ${now} returning id`.execute(tx)
  return rows.length === 1 ? secret : undefined
}

/**
 * The session of this secret, while it lasts, its customer may sign in and its staff person works here. What the role
 * allows is for the caller to say.
 */
export async function findOpenImpersonation(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<OpenImpersonation | undefined> {
  const { rows } = await sql<Omit<OpenImpersonation, 'role'> & { role: string }>`
    select i.id, i.customer_id as "customerId", coalesce(nullif(c.full_name, ''), c.email) as "customerName",
      i.staff_id as "staffId", s.role, i.expires_at as "expiresAt"
    from impersonations i
    join customers c on c.shop_id = i.shop_id and c.id = i.customer_id
    join staff s on s.shop_id = i.shop_id and s.id = i.staff_id
    where i.hash = ${hashOf(secret)} and i.opened_at is not null and i.expires_at > ${now}
      and not c.is_guest and c.verified_at is not null and c.closed_at is null and c.blocked_at is null
      and s.disabled_at is null`.execute(tx)
  const [found] = rows
  return found && isRole(found.role) ? { ...found, role: found.role } : undefined
}

export type EndedImpersonation = {
  customerId: number
  staffId: number
  expiresAt: Date
  ip: string
  requestId: string
}

/** Removes the row of this secret or of this id. Gives the session that it was, once; a link that nobody opened was none. */
export async function endImpersonation(
  tx: Tx,
  of: { secret: string } | { id: string },
): Promise<EndedImpersonation | undefined> {
  const which = 'id' in of ? sql`id = ${of.id}` : sql`hash = ${hashOf(of.secret)}`
  const { rows } = await sql<EndedImpersonation & { openedAt: Date | null }>`
    delete from impersonations where ${which}
    returning customer_id as "customerId", staff_id as "staffId", opened_at as "openedAt",
      expires_at as "expiresAt", ip, request_id as "requestId"`.execute(tx)
  const [ended] = rows
  return ended?.openedAt ? ended : undefined
}

/** Who is seen just now; what was seen is in the changes of the shop, which outlive the person by number alone. */
export const impersonationsPersonalData: PersonalData = {
  name: 'impersonations',
  async gather(tx, customer) {
    const { rows } = await sql`
      select opened_at, expires_at from impersonations where customer_id = ${customer.id} order by expires_at`.execute(
      tx,
    )
    return rows
  },
  async erase(tx, customer) {
    await sql`delete from impersonations where customer_id = ${customer.id}`.execute(tx)
    return []
  },
}

/** 256 bits. */
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
