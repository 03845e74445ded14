/**
 * How an order would be after a change, with everything that keeps it from being so at the line where it is. The preview
 * and the change itself ask the same; nothing is written. The database is opened here, for designs are looked at.
 */
import { randomUUID } from 'node:crypto'
import type { Generic } from '@estampa/domain/catalog'
import { isCustomized } from '@estampa/domain/customization'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import {
  type ChangedLineInput,
  type ChangedOrderLine,
  changeContent,
  changeOrderLines,
  flattenLines,
  isChangeable,
  type OrderProductLine,
} from '@estampa/domain/orders'
import type { LineToPrice, PriceEntry } from '@estampa/domain/pricing'
import { toCurrentLines } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { productOf } from '../cart/line-view.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { measuredLines } from '../customization/measure-lines.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type ChangeableOrder, findChangeableOrder } from '../orders/changes.store.ts'
import type { ChangeableContent } from '../orders/stored-changes.store.ts'
import { priceSomeLines } from '../pricing/price-lines.ts'
import { findProductsOfSkus } from '../quotes/sku-owners.store.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import { type AddressChange, withChangedAddress } from './change-address.ts'
import { whyShort } from './change-stock.ts'

export type OrderChangeInput = {
  orderId: string
  /** null: as they are. */
  lines: readonly ChangedLineInput[] | null
  /** null: as it is. */
  address: AddressChange | null
}
type Planning = { services: Services; shop: Shop; now: Date }

/** A line of the plan: its rows as they would be, or why they cannot. */
export type PlannedLine = Pick<ChangedOrderLine, 'status' | 'before'> & {
  rows: readonly OrderProductLine[] | Refusal
  entry: PriceEntry | null
}
export type ChangePlan = {
  order: ChangeableOrder
  lines: readonly PlannedLine[]
  /** The content as it would be; or the first reason why it cannot. */
  after: ChangeableContent | Refusal
}

export async function planChange(planning: Planning, input: OrderChangeInput): Promise<ChangePlan | Refusal> {
  const { services, shop } = planning
  const read = await services.database.readInShop(shop.id, (tx) => readChange(tx, input))
  if (isRefusal(read)) return read
  const { order, changes } = read
  const address = withChangedAddress(shop, order, input.address)
  if (isRefusal(address)) return address
  const checked = await withDesigns(planning, order, changes)
  return services.database.readInShop(shop.id, async (tx) => {
    const lines = await priceChange(tx, shop, order, { ...read, changes: checked })
    const short = await whyShort(tx, order, lines)
    const planned = lines.map((line) => ({ ...line, rows: short.get(line) ?? line.rows }))
    const after = contentAfter(shop, order, planned)
    if (isRefusal(after)) return { order, lines: planned, after }
    const content = {
      ...after,
      address,
      decorations: await decorationsAfter(tx, order, read.generics, planned),
    }
    const isSame = isSameContent(order, content, planned)
    return { order, lines: planned, after: isSame ? refuse('order_change_empty') : content }
  })
}

type ChangeToRead = {
  order: ChangeableOrder
  changes: ChangedOrderLine[]
  generics: ReadonlyMap<number, Generic>
}

async function readChange(tx: Tx, { orderId, lines }: OrderChangeInput): Promise<ChangeToRead | Refusal> {
  const order = await findChangeableOrder(tx, orderId)
  if (!order) return refuse('not_found')
  if (!isChangeable(order.state)) return refuse('order_not_changeable')
  const asked = lines ?? unchangedLines(order.lines)
  const skus = asked.flatMap(({ rows = [] }) => rows.map(({ sku }) => sku))
  const owners = await findProductsOfSkus(tx, skus)
  const ids = [
    ...order.lines.flatMap((line) => line.genericProductId ?? []),
    ...[...owners.values()].map((one) => one.genericId),
  ]
  const generics = await findGenerics(tx, [...new Set(ids)])
  const typeOf = (id: number) => generics.get(id)?.type
  const changes = changeOrderLines(order.lines, asked, { owners, typeOf, newId: randomUUID })
  return isRefusal(changes) ? changes : { order, changes, generics }
}

function unchangedLines(lines: readonly OrderProductLine[]): ChangedLineInput[] {
  const uuids = [...new Set(lines.map((line) => line.shoppingCartUUID))]
  return uuids.map((shoppingCartUUID) => ({ shoppingCartUUID, rows: undefined }))
}

/** A design is looked at again with the variants that it is to be made on: it stays with its line, or does not fit. */
async function withDesigns(
  { services, shop, now }: Planning,
  { customerId }: ChangeableOrder,
  changes: readonly ChangedOrderLine[],
): Promise<ChangedOrderLine[]> {
  const person = { kind: 'customer', customerId, sessionId: '' } as const
  const checked: ChangedOrderLine[] = []
  for (const change of changes) {
    const { status, line } = change
    if (status !== 'changed' || isRefusal(line) || !isCustomized(line.customization)) {
      checked.push(change)
      continue
    }
    const measured = await measuredLines({ services, shop, person, now }, [line], { toMake: true })
    const [own] = isRefusal(measured) ? [] : measured
    checked.push({ ...change, line: isRefusal(measured) ? measured : (own ?? line) })
  }
  return checked
}

/** The lines with their rows: as they were bought, or at today's prices for the quantities of the whole order. */
async function priceChange(
  tx: Tx,
  shop: Shop,
  { customerId }: ChangeableOrder,
  { changes, generics }: Pick<ChangeToRead, 'changes' | 'generics'>,
): Promise<PlannedLine[]> {
  const offered = changes.map((change) => ({ change, line: asOffered(change, generics) }))
  const toPrice = offered.flatMap(({ line }) => (isRefusal(line) ? [] : line))
  const uuids = new Set(
    offered.flatMap(({ change, line }) =>
      isRefusal(line) || change.status === 'kept' ? [] : line.shoppingCartUUID,
    ),
  )
  const entries = await priceSomeLines(tx, shop, toPrice, { uuids, customerId, generics })
  return offered.map(({ change: { status, before }, line }) => {
    if (status === 'kept') return { status, before, rows: before, entry: null }
    const entry = isRefusal(line) ? line : (entries.get(line.shoppingCartUUID) ?? refuse('missing_price'))
    if (isRefusal(line) || isRefusal(entry)) return { status, before, rows: entry as Refusal, entry: null }
    const rows = flattenLines([productOf(line, generics)], [entry], priceStepOf(shop))
    return { status, before, rows, entry }
  })
}

/** A line that stays as it is may be of a product that the shop sells no more. */
function asOffered(
  { status, line }: ChangedOrderLine,
  generics: ReadonlyMap<number, Generic>,
): LineToPrice | Refusal {
  if (status === 'kept' || isRefusal(line)) return line
  const offered = toCurrentLines([line], generics)
  return isRefusal(offered) ? offered : (offered[0] ?? line)
}

function contentAfter(shop: Shop, order: ChangeableOrder, lines: readonly PlannedLine[]) {
  const refusal = lines.map(({ rows }) => rows).find(isRefusal)
  if (refusal) return refusal
  const rows = lines.map((line) => ({
    rows: isRefusal(line.rows) ? [] : line.rows,
    prices: line.entry?.prices ?? null,
  }))
  return changeContent(order, rows, { shippingCost: order.shippingCost, step: priceStepOf(shop) })
}

/** The decorations in words, by the uuid of the line; those of lines that stay are as they were said. */
async function decorationsAfter(
  tx: Tx,
  { decorations = {} }: ChangeableOrder,
  generics: ReadonlyMap<number, Generic>,
  lines: readonly PlannedLine[],
): Promise<NonNullable<ChangeableContent['decorations']>> {
  const rows = lines.flatMap((line) => (isRefusal(line.rows) ? [] : line.rows.slice(0, 1)))
  const changed = new Set(lines.flatMap(({ entry }) => (entry ? entry.shoppingCartUUID : [])))
  const isNew = ({ shoppingCartUUID, customization }: OrderProductLine) =>
    changed.has(shoppingCartUUID) && isCustomized(customization)
  const techniques = rows.some(isNew) ? await listTechniques(tx) : new Map()
  return Object.fromEntries(
    rows.flatMap((row) => {
      const { shoppingCartUUID: uuid, customization, genericProductId } = row
      const words = isNew(row)
        ? decorationsOf(customization, generics.get(genericProductId ?? 0), techniques)
        : decorations[uuid]
      return words ? [[uuid, words] as const] : []
    }),
  )
}

function isSameContent(
  order: ChangeableOrder,
  { lines, address }: ChangeableContent,
  planned: readonly PlannedLine[],
): boolean {
  const isKept = planned.every(({ status }) => status === 'kept') && lines.length === order.lines.length
  return isKept && JSON.stringify(address) === JSON.stringify(order.address)
}
