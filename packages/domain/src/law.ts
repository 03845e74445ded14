/**
 * Legal rights beyond the purchase: withdrawal, account closure and consent.
 * docs/law.md says which norm asks for what.
 */

import { holidaysOf } from './countries/holidays.ts'
import { type CountryCode, countries } from './countries.ts'
import { DAY_MS } from './time.ts'

export { defaultPolicy, defaultTerms, priceTexts } from './law/default-texts.ts'
export { withdrawalTexts } from './law/withdrawal-texts.ts'
export {
  type ClosedWithdrawal,
  type WithdrawalClosing,
  type WithdrawalOutcome,
  whyWithdrawalNotClosed,
} from './law/withdrawals.ts'

/** Consents that a person may give or withdraw. Terms are accepted with an order and never alone. */
export const consentKinds = ['measurement', 'reminders', 'terms'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Grows when what is asked changes in substance: then people are asked again. */
export const consentVersions = { measurement: '1', reminders: '1' } as const

/** Calendar days from delivery in which a purchase at a distance may be gone back on, in both countries. */
export const WITHDRAWAL_DAYS = 10

/** `open`: nothing was delivered yet, so the days have not begun. */
export type WithdrawalTerm = 'open' | 'within' | 'late'

/**
 * Where a request stands in its term. The day of delivery does not count, the last one does until it ends, and
 * one on which nobody works moves to the next on which they do.
 */
export function withdrawalTerm(
  deliveredAt: Date | null,
  askedAt: Date,
  environment: CountryCode,
): WithdrawalTerm {
  if (!deliveredAt) return 'open'
  return dayOf(askedAt, environment) <= lastDayToWithdraw(deliveredAt, environment) ? 'within' : 'late'
}

/** '2026-11-30', in the shop's own calendar. */
export function lastDayToWithdraw(deliveredAt: Date, environment: CountryCode): string {
  const delivered = Date.parse(`${dayOf(deliveredAt, environment)}T00:00:00Z`)
  const year = new Date(delivered).getUTCFullYear()
  const free = new Set(holidaysOf(environment, year, year + 1))
  let last = delivered + WITHDRAWAL_DAYS * DAY_MS
  while (isFree(last, free)) last += DAY_MS
  return isoDay(last)
}

function isFree(day: number, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6 || holidays.has(isoDay(day))
}

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10)

function dayOf(moment: Date, environment: CountryCode): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: countries[environment].timeZone }).format(moment)
}

/** Orders are numbered 1, 2, 3 …; people write «n.º 1.024», «#1024» or «Pedido 1024». Null: no number in it. */
export function orderNumberIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  const number = Number(digits)
  return digits.length > 0 && Number.isInteger(number) && number > 0 && number <= MAX_ORDERS ? number : null
}

const MAX_ORDERS = 2_147_483_647
