/**
 * An order that is changed before its production begins. A line that nobody touches keeps what it was bought at, to the
 * cent; one that is changed or added is priced anew, whole, since the quantity of a line decides its decoration's price.
 */
import type { ProductType } from '../catalog.ts'
import { type Minor, share } from '../money.ts'
import { addPrices, type LineToPrice, type Prices, pricesOf } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type OrderState, orderMoves } from './lifecycle.ts'
import type { OrderProductLine } from './lines.ts'
import { amountOwedBack, amountToPay, type OrderBalance } from './money.ts'

/** A line as it should become: one that the order has, as it is or with other variants and quantities, or a new one. */
export type ChangedLineInput = {
  /** Of the order's line; undefined: a new one. */
  readonly shoppingCartUUID: string | undefined
  /** Undefined: as the order has them. */
  readonly rows: readonly { readonly sku: string; readonly quantity: number }[] | undefined
}

/** A line of the changed order before it has a price. */
export type ChangedOrderLine = {
  readonly status: 'kept' | 'changed' | 'added'
  /** The rows that the order has of it; none of a new line. */
  readonly before: readonly OrderProductLine[]
  /** What is priced, or why it is not: a line that stays needs no price. */
  readonly line: LineToPrice | Refusal
}

/** The product that a variant is of, by the variant's sku. */
type SkuOwners = ReadonlyMap<string, { readonly genericId: number; readonly type: ProductType }>

/** The part of an order that a change replaces, and what it costs. */
export type OrderContent = {
  readonly lines: readonly OrderProductLine[]
  /** Of the lines alone. */
  readonly totals: ContentTotals
  readonly shippingCost: Minor
  readonly discount: Minor
  readonly total: Minor
}
type ContentTotals = Omit<Prices, 'taxMultiplier' | 'profitMultiplier' | 'applicationPriceWithProfit'>

/** A line of the changed order: rows of the order as they are, or rows at the prices of their line. */
export type ContentLine = { readonly rows: readonly OrderProductLine[]; readonly prices: Prices | null }

/** States from which production is still to come, as the table of moves says. */
export function isChangeable(state: OrderState): boolean {
  return comesToProduction(state, new Set())
}

function comesToProduction(state: OrderState, seen: Set<OrderState>): boolean {
  if (seen.has(state)) return false
  seen.add(state)
  return orderMoves[state].some((to) => to === 'in_production' || comesToProduction(to, seen))
}

/**
 * The lines of the changed order; those of the order that are not named are taken out. A line keeps its design, whatever
 * its variants and quantities become. `newId` makes the uuids of new lines, `typeOf` knows the kind of a product.
 */
export function changeOrderLines(
  ordered: readonly OrderProductLine[],
  lines: readonly ChangedLineInput[],
  { owners, typeOf, newId }: ChangeFacts,
): ChangedOrderLine[] | Refusal {
  if (lines.length === 0) return refuse('order_left_empty')
  const known = Map.groupBy(ordered, (line) => line.shoppingCartUUID)
  const named = lines.flatMap(({ shoppingCartUUID }) => shoppingCartUUID ?? [])
  if (new Set(named).size < named.length) return refuse('line_repeated')
  const unknown = named.find((uuid) => !known.has(uuid))
  if (unknown !== undefined) return refuse('order_line_unknown', { shoppingCartUUID: unknown })
  return lines.map(({ shoppingCartUUID, rows }) => {
    const before = known.get(shoppingCartUUID ?? '') ?? []
    const [first] = before
    if (!first) return { status: 'added', before, line: newLine(rows ?? [], owners, newId()) }
    const { genericProductId } = first
    if (genericProductId === null) return freeLine(before, rows ?? before)
    const type = typeOf(genericProductId) ?? (before.length > 1 ? 'ProductoCurva' : 'ProductoSimple')
    const line = {
      shoppingCartUUID: first.shoppingCartUUID,
      type,
      generic_id: genericProductId,
      rows: (rows ?? before).map(({ sku, quantity }) => ({ sku, quantity })),
      customization: first.customization,
    }
    return { status: isSameGoods(before, line.rows) ? 'kept' : 'changed', before, line }
  })
}

/** A line that names no product stays as it is, or goes. */
function freeLine(before: readonly OrderProductLine[], rows: Units): ChangedOrderLine {
  const line = refuse('variant_not_offered', { sku: rows[0]?.sku ?? '' })
  return { status: isSameGoods(before, rows) ? 'kept' : 'changed', before, line }
}

export type ChangeFacts = {
  readonly owners: SkuOwners
  readonly typeOf: (genericId: number) => ProductType | undefined
  readonly newId: () => string
}

function newLine(
  rows: NonNullable<ChangedLineInput['rows']>,
  owners: SkuOwners,
  shoppingCartUUID: string,
): LineToPrice | Refusal {
  const [first] = rows
  if (!first) return refuse('line_empty')
  const owner = owners.get(first.sku)
  if (!owner) return refuse('variant_not_offered', { sku: first.sku })
  const { genericId: generic_id, type } = owner
  return { shoppingCartUUID, type, generic_id, rows, customization: null }
}

type Units = readonly { readonly sku: string; readonly quantity: number }[]

function isSameGoods(before: Units, after: Units): boolean {
  const named = (rows: Units) => rows.map(({ sku, quantity }) => `${quantity} ${sku}`).sort()
  return named(before).join('\n') === named(after).join('\n')
}

/**
 * The changed order. What it cost before is shared among its lines as they were sold, so that those which stay keep
 * their part of it. So does a discount: it belongs to what it was given on, and lines at today's prices have none.
 * `step` is the rounding step.
 */
export function changeContent(
  before: OrderContent,
  lines: readonly ContentLine[],
  { shippingCost, step }: { shippingCost: Minor; step: Minor },
): OrderContent {
  const rows = lines.flatMap((line) => line.rows)
  const shares = sharesOf(before)
  const parts = lines.flatMap((line): ContentTotals[] =>
    line.prices ? [line.prices] : line.rows.map((row) => shares.get(row) ?? noTotals),
  )
  const totals = parts.reduce(addTotals, noTotals)
  const kept = lines.flatMap((line) => (line.prices ? [] : line.rows))
  const discount = shareInSteps(
    before.discount,
    sum(kept.map(({ total }) => total)),
    before.totals.total,
    step,
  )
  return { lines: rows, totals, shippingCost, discount, total: totals.total + shippingCost - discount }
}

/** What each line of an order has of the order's totals: its amounts are its own, its costs are shared as it was sold. */
function sharesOf({ lines, totals }: OrderContent): Map<OrderProductLine, ContentTotals> {
  const goods = lines.map(({ priceBase }) => priceBase)
  const decoration = lines.map(({ priceAplication }) => priceAplication)
  const setUp = totals.psmPrice - totals.basePrice - totals.applicationPrice
  const sold = Math.min(totals.psmPriceWithProfit - sum(goods), sum(decoration))
  const shared = {
    base: share(totals.basePrice, goods),
    application: share(totals.applicationPrice, decoration),
    setUp: share(setUp, decoration),
    extra: share(totals.applicationCost - setUp, decoration),
    applicationWithProfit: share(Math.max(0, sold), decoration),
  }
  return new Map(
    lines.map((line, index) => {
      const amounts = Object.fromEntries(
        Object.entries(shared).map(([name, parts]) => [name, parts[index] ?? 0]),
      ) as Record<keyof typeof shared, Minor>
      const extraWithProfit = line.priceAplication - amounts.applicationWithProfit
      return [line, pricesOf({ ...amounts, goods: line.priceBase, extraWithProfit, taxes: line.tax })]
    }),
  )
}

const rates = { taxMultiplier: '1', profitMultiplier: '1', applicationPriceWithProfit: 0 }
const noTotals: ContentTotals = {
  total: 0,
  basePrice: 0,
  subTotal: 0,
  applicationCost: 0,
  applicationPrice: 0,
  profit: 0,
  taxes: 0,
  psmPrice: 0,
  psmPriceWithProfit: 0,
}

function addTotals(one: ContentTotals, other: ContentTotals): ContentTotals {
  const {
    taxMultiplier: _,
    profitMultiplier: __,
    applicationPriceWithProfit: ___,
    ...totals
  } = addPrices({ ...rates, ...one }, { ...rates, ...other })
  return totals
}

/** The part of an amount that falls on `part` of `whole`; an amount in whole steps stays so. */
function shareInSteps(amount: Minor, part: Minor, whole: Minor, step: Minor): Minor {
  const unit = amount % step === 0 ? step : 1
  return (share(amount / unit, [part, whole - part])[0] ?? 0) * unit
}

/**
 * The deposit of the changed order. Before it is confirmed it stays the same part of the total; afterwards it is what
 * was asked then, so that what a change adds must come before the goods leave.
 */
export function depositAfterChange(
  { state, deposit, total }: { state: OrderState; deposit: Minor; total: Minor },
  after: Minor,
  step: Minor,
): Minor {
  if (state !== 'placed') return Math.min(deposit, after)
  if (deposit >= total) return after
  return Math.min(after, shareInSteps(after, deposit, total, step))
}

/** What the change of a total does to the money of an order. */
export type ChangedMoney = {
  /** The new total less the old one. */
  readonly difference: Minor
  /** `owed` by the buyer, `owed_back` by the shop, or nothing. */
  readonly effect: 'owed' | 'owed_back' | 'none'
  /** The amount that is still to be paid then. */
  readonly toPay: Minor
  /** The amount that the shop has to give back then. */
  readonly refundOwed: Minor
}

export function moneyOfChange(
  balance: OrderBalance & { readonly settled: Minor },
  total: Minor,
): ChangedMoney {
  const difference = total - balance.total
  const after = { ...balance, total }
  const refundOwed = amountOwedBack(after)
  const isOwedBack = difference < 0 && refundOwed > 0
  return {
    difference,
    effect: difference > 0 ? 'owed' : isOwedBack ? 'owed_back' : 'none',
    toPay: amountToPay(after),
    refundOwed,
  }
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((whole, amount) => whole + amount, 0)
