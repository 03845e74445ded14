import { DAY_MS } from '../time.ts'

/** Days on which a shop does not work, both among them, as ISO dates: '2027-01-04'. */
export type ClosedDays = { readonly from: string; readonly until: string }

export const MOST_CLOSED_DAYS = 40
/** A longer absence is a shop that is not open. */
const LONGEST_CLOSED_DAYS = 62

export function isClosedDays(value: unknown): value is ClosedDays {
  if (typeof value !== 'object' || value === null) return false
  const { from, until } = value as Record<string, unknown>
  if (!isIsoDate(from) || !isIsoDate(until)) return false
  return from <= until && Date.parse(until) - Date.parse(from) <= LONGEST_CLOSED_DAYS * DAY_MS
}

/** Each day by itself, in order. */
export function listClosedDays(ranges: readonly ClosedDays[]): string[] {
  const days = new Set<string>()
  for (const { from, until } of ranges) {
    for (let day = Date.parse(from); day <= Date.parse(until); day += DAY_MS)
      days.add(new Date(day).toISOString().slice(0, 10))
  }
  return [...days].sort()
}

function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^2\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
