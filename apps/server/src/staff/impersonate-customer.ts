/**
 * «Ver la tienda como este cliente»: the office gives a link that opens once, within a minute. What it opens is a session
 * of one browser, of one customer and one staff person; it lasts twenty minutes and only looks (`isReadOnly`). Each
 * request asks anew whether both may still be in it.
 */
import type { officeCustomers } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { permissionsOf } from '@estampa/domain/staff'
import type { Database, Tx } from '../db/database.ts'
import { insertChange } from '../http/changes.store.ts'
import type { Handler } from '../http/context.ts'
import type { Impersonation } from '../http/person.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { enqueueInTurnAfter } from '../jobs/jobs.store.ts'
import { namedAddress } from '../shops/shop-address.ts'
import { findPersonOfEmail } from './customers.store.ts'
import {
  addImpersonationLink,
  type EndedImpersonation,
  endImpersonation,
  findOpenImpersonation,
  type OpenImpersonation,
  openImpersonationLink,
} from './impersonations.store.ts'
import { actorOf } from './people.ts'

const LINK_MS = 60_000
const SESSION_MS = 20 * 60_000

export const impersonateCustomer: Handler<(typeof officeCustomers)['impersonateCustomer']> = async ({
  tx,
  shop,
  person,
  input,
  services,
  now,
  record,
}) => {
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const customer = await findPersonOfEmail(tx, input.Id)
  if (!customer) return refuse('not_found')
  const { accountId, isConfirmed, isBlocked } = customer
  if (accountId === null || !isConfirmed) return refuse('customer_without_account')
  if (isBlocked) return refuse('blocked_customer_unseen')
  const expiresAt = new Date(now.getTime() + LINK_MS)
  const { id, secret } = await addImpersonationLink(tx, {
    customerId: accountId,
    staffId: Number(who.id),
    expiresAt,
  })
  // by then the session is over too that a link opens in its last second
  await enqueueInTurnAfter(
    tx,
    'impersonations',
    'end_impersonation',
    { shop: shop.id, id },
    LINK_MS + SESSION_MS,
  )
  await record(tx, { subject: subjectOf(customer.id), before: {}, after: { impersonationLink: 'made' } })
  const url = `${namedAddress(shop, services.config.publicUrl)}/see-as-customer?link=${secret}`
  return { url, expiresAt: expiresAt.toISOString() }
}

/** Who looks with this cookie, and as whom; undefined: the session is over, or one of the two may no longer be in it. */
export async function findImpersonation(
  database: Database,
  shop: number,
  secret: string,
  now: Date,
): Promise<Impersonation | undefined> {
  const found = await database.readInShop(shop, (tx) => findOpenImpersonation(tx, secret, now))
  if (!found || !mayImpersonate(found)) return undefined
  const { id: sessionId, customerId, customerName, expiresAt } = found
  return {
    person: { kind: 'customer', customerId, sessionId, isReadOnly: true },
    customerName,
    endsAt: expiresAt,
  }
}

function mayImpersonate({ role }: OpenImpersonation): boolean {
  return permissionsOf(role).includes('customers.impersonate')
}

type Visit = { ip: string; requestId: string }

/** Opens the link and gives the secret of the browser's cookie; a link that was opened before, or too late, opens nothing. */
export async function beginImpersonation(
  { database, now }: Pick<Services, 'database' | 'now'>,
  shop: Pick<Shop, 'id'>,
  link: string,
  visit: Visit,
): Promise<string | Refusal> {
  const at = now()
  const expiresAt = new Date(at.getTime() + SESSION_MS)
  return database.inShop<string | Refusal>(shop.id, async (tx) => {
    const secret = await openImpersonationLink(tx, link, { now: at, expiresAt, ...visit })
    const found = secret && (await findOpenImpersonation(tx, secret, at))
    if (!found || !mayImpersonate(found)) return refuse('link_over')
    await insertChange(
      tx,
      { subject: subjectOf(found.customerId), before: seen(false), after: seen(true) },
      { staffId: found.staffId, call: 'beginImpersonation', at, ...visit },
    )
    return secret
  })
}

/** Ends it before its time, or notes that its time is over. */
export async function finishImpersonation(
  { database, now }: Pick<Services, 'database' | 'now'>,
  shopId: number,
  of: Parameters<typeof endImpersonation>[1],
): Promise<void> {
  await database.inShop(shopId, async (tx) => {
    const ended = await endImpersonation(tx, of)
    if (ended) await recordEnd(tx, ended, now())
  })
}

/** A session that nobody left ended when its time was over, whenever that is noted. */
function recordEnd(tx: Tx, ended: EndedImpersonation, now: Date): Promise<void> {
  const { customerId, staffId, expiresAt, ip, requestId } = ended
  const at = new Date(Math.min(now.getTime(), expiresAt.getTime()))
  const change = { subject: subjectOf(customerId), before: seen(true), after: seen(false) }
  return insertChange(tx, change, { staffId, call: 'endImpersonation', at, ip, requestId })
}

const seen = (seesAsCustomer: boolean) => ({ seesAsCustomer })
const subjectOf = (id: number) => ({ kind: 'customer', id: String(id), name: `Nº ${id}` })
