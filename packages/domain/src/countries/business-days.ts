import { DAY_MS } from '../time.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local date and time of that country as a UTC date with the same fields; whole seconds. */
function shownAt(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // the one language whose dates are ISO's
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/**
 * The same hour, so many working days later: Saturdays, Sundays and the given holidays ('2026-05-25', in the
 * shop's own calendar) do not count. Where clocks change in between, a day has an hour more or less.
 */
export function addBusinessDays(
  from: Date,
  days: number,
  timeZone: string,
  holidays: readonly string[] = [],
): Date {
  const free = new Set(holidays)
  const shown = shownAt(from.getTime(), timeZone)
  let later = 0
  for (let left = days; left > 0; ) {
    later += DAY_MS
    const day = new Date(shown + later)
    const weekday = day.getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !free.has(day.toISOString().slice(0, 10))) left--
  }
  const straight = from.getTime() + later
  return new Date(straight + (shown + later - shownAt(straight, timeZone)))
}
