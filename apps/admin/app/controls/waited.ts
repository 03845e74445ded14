const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type WaitedWords = Record<'minutes' | 'hours' | 'days', (count: number) => string>

/** How long something has waited, in the largest unit that fits: «12 min», «5 h», «3 días». */
export function waitedText(since: string, words: WaitedWords, now = Date.now()): string {
  const waitedMs = Math.max(0, now - Date.parse(since))
  if (waitedMs < HOUR_MS) return words.minutes(Math.floor(waitedMs / MINUTE_MS))
  if (waitedMs < DAY_MS) return words.hours(Math.floor(waitedMs / HOUR_MS))
  return words.days(Math.floor(waitedMs / DAY_MS))
}
