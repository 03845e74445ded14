const dayMs = 86_400_000
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    calendars.set(timeZone, calendar)
  }
  return calendar
}

/**
 * The same hour, so many working days later: Saturdays, Sundays and the given holidays ('2026-05-25', in the
 * shop's own calendar) do not count.
 */
export function addBusinessDays(
  from: Date,
  days: number,
  timeZone: string,
  holidays: readonly string[] = [],
): Date {
  const free = new Set(holidays)
  let moment = from.getTime()
  for (let left = days; left > 0; ) {
    moment += dayMs
    const date = calendarOf(timeZone).format(moment)
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !free.has(date)) left--
  }
  return new Date(moment)
}
