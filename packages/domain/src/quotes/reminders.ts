import { DAY_MS, nextReminderTime } from '../time.ts'
import { type QuoteStage, waitingStages } from './pipeline.ts'

/**
 * Reminders of a version of a quote, each once: its team hears that it waits for their answer, its buyer is asked for
 * one, and is told that it ends soon. By the clock, at the daily round; whoever was asked by hand is not asked again.
 */
export type QuoteReminder = 'team' | 'answer' | 'end'

export type RemindedQuote = {
  readonly stage: QuoteStage
  /** When it came into its stage. */
  readonly since: Date
  readonly createdAt: Date
  readonly expiresAt: Date | null
  /** When each reminder went out. */
  readonly reminded: Readonly<Record<QuoteReminder, Date | null>>
}

/** The buyer of an open quote is told so many days before its date that it ends. */
export const QUOTE_ENDS_DAYS = 3
/** A quote that holds for less needs no such reminder. */
export const SHORTEST_QUOTE_DAYS = 7

const openStages: readonly QuoteStage[] = ['answered', 'seen', 'accepted']

/** The next reminder by the clock and when it goes out; null: there is none as long as nothing happens. */
export function nextQuoteReminder(quote: RemindedQuote, now: Date): { kind: QuoteReminder; at: Date } | null {
  const round = (due: Date) => nextReminderTime(new Date(Math.max(due.getTime(), now.getTime())))
  const found = (['team', 'answer', 'end'] as const).flatMap((kind) => {
    const due = quote.reminded[kind] === null ? dueDay[kind](quote) : undefined
    const at = due && round(due)
    return at && isStillUseful(kind, quote, at) ? [{ kind, at }] : []
  })
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null
}

const dueDay: Record<QuoteReminder, (quote: RemindedQuote) => Date | undefined> = {
  team: ({ stage, since }) => (stage === 'asked' ? daysAfter(since, waitingStages.asked) : undefined),
  answer: ({ stage, since, reminded }) =>
    (stage === 'answered' || stage === 'seen') && reminded.end === null
      ? daysAfter(since, waitingStages[stage])
      : undefined,
  end: ({ stage, createdAt, expiresAt }) =>
    openStages.includes(stage) && expiresAt && daysAfter(createdAt, SHORTEST_QUOTE_DAYS) <= expiresAt
      ? daysAfter(expiresAt, -QUOTE_ENDS_DAYS)
      : undefined,
}

/** Nobody is asked for an answer in the days in which they are told that the quote ends, nor told once it has. */
function isStillUseful(kind: QuoteReminder, { expiresAt }: RemindedQuote, at: Date): boolean {
  if (kind === 'team' || !expiresAt) return kind === 'team'
  return at < (kind === 'answer' ? daysAfter(expiresAt, -QUOTE_ENDS_DAYS) : expiresAt)
}

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
