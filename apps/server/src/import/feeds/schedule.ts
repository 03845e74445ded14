const HOUR_MS = 3_600_000

export type FeedSchedule = { readonly hour: number; readonly everyHours: number }

/** The next full hour of the shop's calendar at which a catalog is fetched. */
export function nextFetchAt(now: Date, { hour, everyHours }: FeedSchedule, timeZone: string): Date {
  const hours = new Set<number>()
  for (let at = 0; at < 24; at += everyHours) hours.add((hour + at) % 24)
  const local = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const full = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  for (let ahead = 1; ahead <= 25; ahead += 1) {
    const next = new Date(full + ahead * HOUR_MS)
    if (hours.has(Number(local.format(next)))) return next
  }
  return new Date(full + 24 * HOUR_MS)
}
