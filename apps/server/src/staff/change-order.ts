import { formatPriceText, type Minor } from '@estampa/domain/money'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { applyChange, keepDone } from '../checkout/apply-change.ts'
import { proposeChange } from '../checkout/change-proposal.ts'
import { type ChangePlan, type OrderChangeInput, planChange } from '../checkout/plan-change.ts'
import { retryDeadlocked, type Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { ChangeableContent } from '../orders/stored-changes.store.ts'
import { findOrderFacts } from './audited-orders.store.ts'
import type { StaffActor } from './people.ts'
import { recordOrderChange, whyNotAsSeen } from './record-changes.ts'

type ChangeRequest = {
  input: OrderChangeInput
  /** The new total that the person saw; null: whatever it is. */
  total: Minor | null
  note: string
  evidence: string | null
  who: StaffActor
}
type ChangeContext = Pick<Context, 'services' | 'shop' | 'now' | 'record' | 'seenVersion'>

/** The people of a shop change an order that is not being made yet. Opens the database itself. */
export async function changeOrder(context: ChangeContext, request: ChangeRequest): Promise<null | Refusal> {
  const { services, shop, now } = context
  const plan = await planChange({ services, shop, now }, request.input)
  if (isRefusal(plan)) return (await whyOutdated(context, request)) ?? plan
  const { order, after } = plan
  if (isRefusal(after)) return (await whyOutdated(context, request)) ?? after
  return retryDeadlocked(() =>
    services.database.inShop(shop.id, (tx) => saveChange(tx, context, { ...request, order, after })),
  )
}

/** Whoever has seen an older order is told so first, whatever else is wrong. */
function whyOutdated({ services, shop, seenVersion }: ChangeContext, { input }: ChangeRequest) {
  return services.database.readInShop(shop.id, async (tx) => {
    const found = await findOrderFacts(tx, { orderId: input.orderId })
    return found ? whyNotAsSeen(tx, found, seenVersion) : null
  })
}

type ChangeToSave = ChangeRequest & { order: ChangePlan['order']; after: ChangeableContent }

/** What was planned on is what is changed: an order that has moved on since is looked at again. */
async function saveChange(
  tx: Tx,
  { shop, now, record, seenVersion }: ChangeContext,
  { order, after, total, note, evidence, who }: ChangeToSave,
): Promise<null | Refusal> {
  const outdated = await whyNotAsSeen(tx, order, seenVersion)
  if (outdated) return outdated
  if (total !== null && total !== after.total) {
    return refuse('order_change_differs', { total: formatPriceText(after.total, shop.config.roundPrice) })
  }
  const change = { shop, orderId: order.id, before: order, after, who, now }
  const recording = { tx, record, seenVersion: order.version }
  const changed = await recordOrderChange(recording, { orderId: order.id }, () =>
    after.total > order.total && evidence === null
      ? proposeChange(tx, change, note)
      : applyChange(tx, change, () => keepDone(tx, change, { note, evidence })),
  )
  return isRefusal(changed) ? changed : null
}
