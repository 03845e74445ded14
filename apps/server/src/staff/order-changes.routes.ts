import { sentenceOf } from '@estampa/contract/refusals'
import type { staffOrderChanges } from '@estampa/contract/staff'
import { variantName } from '@estampa/domain/catalog'
import { localeOf } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import type { Locale } from '@estampa/domain/messages'
import { moneyOfChange, type OrderProductLine } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import { acceptProposal } from '../checkout/change-proposal.ts'
import {
  type ChangePlan,
  type OrderChangeInput,
  type PlannedLine,
  planChange,
} from '../checkout/plan-change.ts'
import type { Context, Handler } from '../http/context.ts'
import { toContentView, toRowViews } from '../orders/change-words.ts'
import { findChangeableOrder } from '../orders/changes.store.ts'
import { findOrder, type PlacedOrder } from '../orders/orders.store.ts'
import { changeOrder } from './change-order.ts'
import { toStaffOrderView } from './order-view.ts'
import { actorOf } from './people.ts'
import { recordOrderChange } from './record-changes.ts'

type Calls = typeof staffOrderChanges

/** How the people of a shop change an order that is not being made yet. */
export const orderChangeHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getOrderVariants: async ({ tx, input }) => {
    const order = await findChangeableOrder(tx, input.Id)
    if (!order) return refuse('not_found')
    const generics = await findGenerics(tx, [
      ...new Set(order.lines.flatMap((line) => line.genericProductId ?? [])),
    ])
    const products = [...generics].map(([genericProductId, { type, products, published }]) => ({
      genericProductId,
      isCurve: type === 'ProductoCurva',
      variants: products
        .filter(({ active }) => active && published)
        .map((variant) => ({
          sku: variant.sku,
          variantName: variantName(variant),
          stock: Math.max(0, variant.stock - variant.reserved_stock),
        })),
    }))
    return { products }
  },
  previewOrderChange: async ({ services, shop, input, now }) => {
    const plan = await planChange({ services, shop, now }, changeIn(input))
    if (isRefusal(plan)) return plan
    const order = await services.database.readInShop(shop.id, (tx) => findOrder(tx, plan.order.id))
    return order ? toPreview(plan, order, localeOf(shop.config.environment)) : refuse('not_found')
  },
  changeOrder: async (context) => {
    const { services, shop, person, input } = context
    const { database } = services
    const who = await database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const { total = null, note, evidence = null } = input
    const refusal = await changeOrder(context, { input: changeIn(input), total, note, evidence, who })
    return refusal ?? database.readInShop(shop.id, (tx) => toStaffOrderView(tx, input.Id, context))
  },
  acceptOrderChange: async (context) => {
    const { tx, shop, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id: orderId, number, evidence } = input
    const accepted = await recordOrderChange(context, { orderId }, () =>
      acceptProposal(tx, { shop, orderId, number, evidence, who, now }),
    )
    return isRefusal(accepted) ? accepted : toStaffOrderView(tx, orderId, context)
  },
}

type ChangeBody = Context<Calls['previewOrderChange']>['input']

function changeIn({ Id, lines, address }: ChangeBody): OrderChangeInput {
  return {
    orderId: Id,
    lines: lines?.map(({ shoppingCartUUID, rows }) => ({ shoppingCartUUID, rows })) ?? null,
    address: address ?? null,
  }
}

function toPreview({ order, lines, after }: ChangePlan, placed: PlacedOrder, locale: Locale) {
  const total = isRefusal(after) ? order.total : after.total
  const money = moneyOfChange(placed, total)
  const isWhole = lines.every(({ rows }) => !isRefusal(rows))
  return {
    version: order.version,
    lines: [...lines.map((line) => toLineView(line, locale)), ...removedLines(order.lines, lines)],
    before: toContentView(order),
    after: isRefusal(after) ? null : toContentView(after),
    fault: isRefusal(after) && isWhole ? faultOf(after, locale) : null,
    ...money,
    needsConsent: money.difference > 0,
  }
}

function toLineView({ status, before, rows }: PlannedLine, locale: Locale) {
  const [first] = isRefusal(rows) ? before : rows
  return {
    shoppingCartUUID: before[0]?.shoppingCartUUID ?? null,
    status,
    productName: first?.productName ?? '',
    isDecorated: isCustomized(first?.customization ?? null),
    before: toRowViews(before),
    after: isRefusal(rows) ? null : toRowViews(rows),
    fault: isRefusal(rows) ? faultOf(rows, locale) : null,
  }
}

function removedLines(ordered: readonly OrderProductLine[], lines: readonly PlannedLine[]) {
  const kept = new Set(lines.flatMap(({ before }) => before.map((row) => row.shoppingCartUUID)))
  const removed = ordered.filter((row) => !kept.has(row.shoppingCartUUID))
  return [...Map.groupBy(removed, (row) => row.shoppingCartUUID)].map(([shoppingCartUUID, rows]) => ({
    shoppingCartUUID,
    status: 'removed' as const,
    productName: rows[0]?.productName ?? '',
    isDecorated: isCustomized(rows[0]?.customization ?? null),
    before: toRowViews(rows),
    after: null,
    fault: null,
  }))
}

const faultOf = (refusal: Refusal, locale: Locale) => ({
  refusal: refusal.refusal,
  sentence: sentenceOf(refusal, locale),
})
