/** How the calls of a shop's people say what they changed. */
import type { OrderChanges } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context } from '../http/context.ts'
import {
  type AuditedOrder,
  findOrderFacts,
  findQuoteFacts,
  lockAuditedOrder,
  type OrderOf,
} from './audited-orders.store.ts'
import { listOrderChangesSince } from './changes.store.ts'

type Recording = Pick<Context, 'tx' | 'record'> & { seenVersion?: number | null }

/**
 * Does the work and records what it changed of the order: those of its facts that are not what they were. Nothing is
 * done to an order that is no more as the client has seen it.
 */
export async function recordOrderChange<T>(
  { tx, record, seenVersion = null }: Recording,
  of: OrderOf,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  await lockAuditedOrder(tx, of)
  const before = await findOrderFacts(tx, of)
  const changed = before && (await whyNotAsSeen(tx, before, seenVersion))
  if (changed) return changed
  const done = await work()
  if (isRefusal(done) || !before) return done
  await record(tx, await orderChange(tx, before))
  return done
}

/** The refusal of a change to an order that somebody has changed meanwhile: it names who did what. */
export async function whyNotAsSeen(
  tx: Tx,
  { id, version }: Pick<AuditedOrder, 'id' | 'version'>,
  seenVersion: number | null,
): Promise<Refusal | null> {
  if (seenVersion === null || seenVersion === version) return null
  const changes = await listOrderChangesSince(tx, id, seenVersion)
  const data: OrderChanges = {
    version,
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  }
  return refuse('order_changed', { data })
}

/** What has become of the order since. */
export async function orderChange(tx: Tx, before: AuditedOrder): Promise<RecordedChange> {
  const after = (await findOrderFacts(tx, { orderId: before.id })) ?? before
  const subject = { kind: 'order', id: before.id, name: `Nº ${before.number}` }
  return { subject, ...differenceOf(before, after) }
}

/** A quote of the shop: a version of its own, the one that was asked for, or one that answers none. */
export async function quoteChange(
  tx: Tx,
  answeredId: string | null,
  offerId: string,
): Promise<RecordedChange> {
  const was = answeredId === null ? null : await findQuoteFacts(tx, answeredId)
  const is = await findQuoteFacts(tx, offerId)
  if (was === undefined || !is) throw new Error('a quote that was answered is there')
  const subject = { kind: 'quote', id: is.id, name: `Nº ${is.number}` }
  const before =
    answeredId === offerId ? { state: 'requested' } : { version: was?.version, total: was?.total }
  return {
    subject,
    before: was ? before : {},
    after: { version: is.version, state: is.state, total: is.total },
  }
}

function differenceOf<Facts extends object>(before: Facts, after: Facts) {
  const changed = (Object.keys(before) as (keyof Facts)[]).filter((key) => before[key] !== after[key])
  const only = (facts: Facts) => Object.fromEntries(changed.map((key) => [key, facts[key]]))
  return { before: only(before), after: only(after) }
}
