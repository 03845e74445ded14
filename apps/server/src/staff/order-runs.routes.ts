import { sentenceOf } from '@estampa/contract/refusals'
import type { staffOrderRuns } from '@estampa/contract/staff'
import { localeOf } from '@estampa/domain/countries'
import type { Locale } from '@estampa/domain/messages'
import type { OrderState } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { openOrder } from '../orders/open-order.ts'
import { listShopOrderIds } from './list-orders.store.ts'
import { decideStaffMove } from './move-order.ts'
import type { RunDirection } from './order-run-steps.store.ts'
import {
  beginUndo,
  findOrderRun,
  insertOrderRun,
  listOrderRuns,
  lockRun,
  type RunAuthor,
  type StoredRun,
  type StoredRunOrder,
} from './order-runs.store.ts'
import { staffOrdersQueryOf } from './orders.routes.ts'
import { actorOf, type StaffActor } from './people.ts'

type Calls = typeof staffOrderRuns

const MOST = 500
const LISTED = 30

/** Many orders at once: looked at first, then done in the background, and taken back. */
export const orderRunHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  previewOrderRun: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const ids = await chosenOrders(context)
    if (isRefusal(ids)) return ids
    const locale = localeOf(context.shop.config.environment)
    const orders = []
    for (const id of ids) orders.push(await previewOrder(tx, id, { to: input.to, who, now, locale }))
    const found = orders.filter((order) => order !== undefined)
    return { to: input.to, moving: found.filter(({ why }) => why === null).length, orders: found }
  },
  startOrderRun: async (context) => {
    const { tx, input, now, record } = context
    const author = await authorOf(context)
    if (isRefusal(author)) return author
    const id = await insertOrderRun(tx, { ...input, author, now })
    if (id === undefined) return refuse('not_found')
    await carryOutLater(context, id, 'move')
    const subject = { kind: 'order_run', id: String(id), name: `Nº ${id}` }
    await record(tx, { subject, before: {}, after: { state: input.to, orders: input.orders.length } })
    return wholeRun(context, id)
  },
  getOrderRuns: async ({ tx, now }) => ({ items: await listOrderRuns(tx, now, LISTED) }),
  getOrderRun: (context) => wholeRun(context, context.input.Id),
  undoOrderRun: async (context) => {
    const { tx, input, now, record } = context
    const author = await authorOf(context)
    if (isRefusal(author)) return author
    const locked = await lockRun(tx, input.Id)
    if (!locked) return refuse('not_found')
    if (locked.isRunning) return refuse('order_run_running')
    const run = await findOrderRun(tx, input.Id, now)
    if (!run?.undoableUntil) return refuse('order_undo_over')
    await beginUndo(tx, input.Id, author, now)
    await carryOutLater(context, input.Id, 'undo')
    const subject = { kind: 'order_run', id: String(input.Id), name: `Nº ${input.Id}` }
    await record(tx, { subject, before: { isUndone: false }, after: { isUndone: true } })
    return wholeRun(context, input.Id)
  },
}

/** The orders that are named, or all that the filter finds. */
async function chosenOrders({
  tx,
  shop,
  input,
  now,
}: Context<Calls['previewOrderRun']>): Promise<readonly string[] | Refusal> {
  if (input.orders) return [...new Set(input.orders)]
  if (!input.filter) return refuse('no_order_chosen')
  const query = { ...staffOrdersQueryOf(input.filter, shop, now), skip: 0, take: MOST + 1 }
  const ids = await listShopOrderIds(tx, query)
  return ids.length > MOST ? refuse('too_many_orders_at_once', { most: MOST }) : ids
}

type PreviewedMove = { to: OrderState; who: StaffActor; now: Date; locale: Locale }

/** What the very decision of the move says to it; undefined where there is no such order. */
async function previewOrder(tx: Tx, id: string, { locale, ...step }: PreviewedMove) {
  const open = await openOrder(tx, id)
  if (!open) return undefined
  const { number, state, version } = open.order
  const decided = decideStaffMove(open, step)
  return { id, number, state, version, why: isRefusal(decided) ? sentenceOf(decided, locale) : null }
}

async function authorOf({
  tx,
  person,
  ip,
  requestId,
}: Pick<Context, 'tx' | 'person' | 'ip' | 'requestId'>): Promise<RunAuthor | Refusal> {
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  return {
    staffId: person.kind === 'staff' ? Number(person.staffId) : null,
    keyId: person.kind === 'key' ? person.keyId : null,
    whoId: who.id,
    who: who.name,
    ip,
    requestId,
  }
}

function carryOutLater({ tx, shop }: Pick<Context, 'tx' | 'shop'>, runId: number, direction: RunDirection) {
  return enqueueInTurn(tx, `runs of ${shop.id}`, 'carry_out_run', { shop: shop.id, runId, direction })
}

async function wholeRun({ tx, shop, now }: Pick<Context, 'tx' | 'shop' | 'now'>, id: number) {
  const run = await findOrderRun(tx, id, now)
  return run ? toRunView(run, localeOf(shop.config.environment)) : refuse('not_found')
}

function toRunView({ orders, ...run }: StoredRun & { orders: StoredRunOrder[] }, locale: Locale) {
  const sentence = (code: string | null) => (code === null ? null : sentenceOf(refuse(code), locale))
  return {
    ...run,
    orders: orders.map(({ refusal, undoRefusal, ...order }) => ({
      ...order,
      why: sentence(refusal),
      undoWhy: sentence(undoRefusal),
    })),
  }
}
