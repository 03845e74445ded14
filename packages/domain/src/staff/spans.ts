import { DAY_MS } from '../time.ts'

/** Days of a shop's calendar, '2026-11-22', both of them within. */
export type DaySpan = { readonly from: string; readonly to: string }

export const spanSteps = ['day', 'week', 'month'] as const
/** By what the days of a span are summed. */
export type SpanStep = (typeof spanSteps)[number]

/** Spans that have a name; `own` is chosen day by day. */
export const spanNames = ['week', 'month', 'quarter', 'year'] as const
export type SpanName = (typeof spanNames)[number]

/** Three years: what is summed at once has an end. */
export const MAX_SPAN_DAYS = 1_096
const QUARTER_DAYS = 90
const WEEK_DAYS = 7

/** From this day on a bar for each day would be too thin to be told apart. */
const MOST_DAYS_BY_DAY = 45
const MOST_DAYS_BY_WEEK = 190

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days a span has, its first and its last among them; below one it ends before it begins. */
export function daysOf({ from, to }: DaySpan): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS) + 1
}

/** The span of the same length that ends the day before. */
export function spanBefore(span: DaySpan): DaySpan {
  const to = addDays(span.from, -1)
  return { from: addDays(to, 1 - daysOf(span)), to }
}

/** A span with a name, as it is on this day: weeks begin on Monday, and none goes beyond today. */
export function namedSpan(name: SpanName, today: string): DaySpan {
  const from = {
    week: startOf(today, 'week'),
    month: startOf(today, 'month'),
    quarter: addDays(today, 1 - QUARTER_DAYS),
    year: `${today.slice(0, 4)}-01-01`,
  }[name]
  return { from, to: today }
}

/** The step by which a span of this length reads best. */
export function stepFor(span: DaySpan): SpanStep {
  const days = daysOf(span)
  if (days <= MOST_DAYS_BY_DAY) return 'day'
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month'
}

/** The first day of the week or month in which a day is. */
function startOf(day: string, step: SpanStep): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 8)}01`
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS))
}

/** The parts of a span, oldest first; the first and the last may be cut by it. */
export function spanParts(span: DaySpan, step: SpanStep): DaySpan[] {
  const parts: DaySpan[] = []
  for (let from = span.from; from <= span.to; ) {
    const next = nextStart(from, step)
    const isLast = next > span.to
    parts.push({ from, to: isLast ? span.to : addDays(next, -1) })
    from = next
  }
  return parts
}

function nextStart(day: string, step: SpanStep): string {
  if (step === 'day') return addDays(day, 1)
  if (step === 'week') return addDays(startOf(day, 'week'), WEEK_DAYS)
  return `${addDays(startOf(day, 'month'), 31).slice(0, 8)}01`
}
