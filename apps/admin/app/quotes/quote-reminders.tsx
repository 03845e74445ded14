import { daysText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useShop } from '../session/account.ts'
import type { OfficeQuote } from './use-quote.ts'

/** When the buyer was asked for an answer, and what the clock will do next. */
export function QuoteReminders({ open }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const { environment } = useShop()
  const { remindedAt, remindedBy, nextReminder } = open
  const day = nextReminder?.at.slice(0, 10)
  const at = remindedAt && shortMomentText(remindedAt, environment)
  return (
    <>
      {at && (
        <span className="block">
          {remindedBy === null ? t.reminded_by_clock(at) : t.reminded(at, remindedBy)}
        </span>
      )}
      {nextReminder && day && (
        <span className="block">{t.next_reminders[nextReminder.kind](daysText(day, day, environment))}</span>
      )}
    </>
  )
}
