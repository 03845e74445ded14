import { restDaysOf } from '../countries/declared-days.ts'
import { addBusinessDays, type CountryCode, countries } from '../countries.ts'
import type { DeliveryTime } from '../shipping.ts'
import { listClosedDays } from '../shops/closed-days.ts'
import type { ShopConfig } from '../shops.ts'

/** Delivery dates in the shop's own calendar, as ISO dates. */
export type DeliveryDates = { readonly from: string; readonly until: string }

/** Longer than any carrier takes: a larger number is a mistake. */
export const MAX_DELIVERY_DAYS = 120

/** Between which days something arrives that left at this moment; only working days of the country count. */
export function deliveryDates(
  left: Date,
  { min, max }: DeliveryTime,
  environment: CountryCode,
): DeliveryDates {
  const { timeZone } = countries[environment]
  const year = left.getUTCFullYear()
  const rest = restDaysOf(environment, year - 1, year + 1)
  const after = (days: number) => dayOf(addBusinessDays(left, days, timeZone, rest), timeZone)
  return { from: after(Math.min(min, max)), until: after(Math.max(min, max)) }
}

/**
 * Between which days something arrives whose making begins now: the shop works on days that are neither its country's
 * rest nor its own, then the carrier takes its time.
 */
export function promisedDates(
  now: Date,
  { toMake, delivery }: { toMake: number; delivery: DeliveryTime },
  { environment, closedDays }: Pick<ShopConfig, 'environment' | 'closedDays'>,
): DeliveryDates {
  const { timeZone } = countries[environment]
  const year = now.getUTCFullYear()
  const closed = listClosedDays(closedDays)
  const rest = [...restDaysOf(environment, year - 1, year + 1), ...closed]
  // what lies ready leaves on the first day on which somebody is there
  const work = toMake === 0 && closed.includes(dayOf(now, timeZone)) ? 1 : toMake
  return deliveryDates(addBusinessDays(now, work, timeZone, rest), delivery, environment)
}

/** How many working days lie between two moments; 0 where the second is not after the first. */
export function businessDaysBetween(from: Date, to: Date, environment: CountryCode): number {
  const { timeZone } = countries[environment]
  const year = from.getUTCFullYear()
  const rest = restDaysOf(environment, year - 1, year + 1)
  const last = dayOf(to, timeZone)
  let days = 0
  while (
    days < MAX_DELIVERY_DAYS &&
    dayOf(addBusinessDays(from, days + 1, timeZone, rest), timeZone) <= last
  ) {
    days += 1
  }
  return days
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dayOf(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format.format(moment)
}
