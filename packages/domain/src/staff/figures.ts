/**
 * The figures of a shop: what it sold in a span of days, beside the span of the same length before it, and how far its
 * quotes came. What counts as a sale is said by `saleOf` of orders; a sale is of the day on which it was ordered.
 */
import type { Minor } from '../money.ts'
import { addDays, type DaySpan, daysOf, type SpanStep, spanBefore, spanParts } from './spans.ts'

export {
  addDays,
  type DaySpan,
  daysOf,
  MAX_SPAN_DAYS,
  namedSpan,
  type SpanName,
  type SpanStep,
  spanBefore,
  spanNames,
  /** @internal A test holds the parts to the days of their span. */ spanParts,
  spanSteps,
  stepFor,
} from './spans.ts'

/** By what a shop's sales are told apart. */
export const saleGroups = ['product', 'technique', 'family', 'seller'] as const
export type SaleGroup = (typeof saleGroups)[number]

export function isSaleGroup(text: string): text is SaleGroup {
  return saleGroups.some((group) => group === text)
}

/** The steps of a quote, each with all that came so far or further. */
export const quoteSteps = ['asked', 'answered', 'seen', 'accepted', 'ordered'] as const
export type QuoteStep = (typeof quoteSteps)[number]

/** A cart that nobody touched for so many hours was left. */
export const CART_LEFT_HOURS = 24
/** How fast a variant sells is read from so many days. */
export const PACE_DAYS = 60
/** A variant whose stock lasts fewer days runs out. */
export const RUNS_OUT_DAYS = 14

export type Sales = { readonly orders: number; readonly units: number; readonly amount: Minor }
export type DaySales = Sales & { readonly day: string }
/** What was sold in a part of a span, beside the same part of the span before. */
export type PartSales = DaySpan & Sales & { readonly amountBefore: Minor }

/** The sales of a span, of the span of the same length before it, and part by part, from those of the days of both. */
export function figuresOf(days: readonly DaySales[], span: DaySpan, step: SpanStep) {
  const before = spanBefore(span)
  const length = daysOf(span)
  const current = days.filter(({ day }) => day >= span.from && day <= span.to)
  const earlier = days.filter(({ day }) => day >= before.from && day <= before.to)
  const moved = earlier.map((sales) => ({ ...sales, day: addDays(sales.day, length) }))
  const within = (part: DaySpan) => (sales: DaySales) => sales.day >= part.from && sales.day <= part.to
  return {
    sales: sumOf(current),
    salesBefore: sumOf(earlier),
    parts: spanParts(span, step).map(
      (part): PartSales => ({
        ...part,
        ...sumOf(current.filter(within(part))),
        amountBefore: sumOf(moved.filter(within(part))).amount,
      }),
    ),
  }
}

function sumOf(days: readonly Sales[]): Sales {
  return days.reduce(
    (sum, { orders, units, amount }) => ({
      orders: sum.orders + orders,
      units: sum.units + units,
      amount: sum.amount + amount,
    }),
    { orders: 0, units: 0, amount: 0 },
  )
}

/** In how many whole days stock is over that sells at the pace of the last days. */
export function daysLeft({ available, sold }: { available: number; sold: number }): number {
  return Math.max(0, Math.floor((available * PACE_DAYS) / sold))
}

/** By how much a number has changed, in whole percent; null where there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before)
}
