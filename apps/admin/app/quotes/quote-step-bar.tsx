import { Button } from '@estampa/ui/button'
import { dateText } from '@estampa/web/countries'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { LoseQuoteDialog } from './lose-quote-dialog.tsx'
import { QuoteReminders } from './quote-reminders.tsx'
import { type OfficeQuote, useChangedQuote } from './use-quote.ts'

const OrderQuoteDialog = onDemand(() =>
  import('./order-quote-dialog.tsx').then((file) => file.OrderQuoteDialog),
)

type QuoteStepBarProps = { open: OfficeQuote; onAnswer: (() => void) | undefined }

/** What can be done with the quote now; the one next step is the filled button. */
export function QuoteStepBar({ open, onAnswer }: QuoteStepBarProps) {
  const t = useMessages(quoteDeskMessages)
  const { environment } = useShop()
  const may = useMay()
  const api = useStaffApi()
  const show = useChangedQuote()
  const [isLosing, setIsLosing] = useState(false)
  const [isOrdering, setIsOrdering] = useState(false)
  const { quote, stage, lost } = open
  if (stage === null || !may('quotes.answer')) return null
  const act = async (call: Promise<OfficeQuote>, said: string) => {
    try {
      show(await call, said)
    } catch (error) {
      showError(error)
    }
  }
  const isOut = stage === 'answered' || stage === 'seen'
  const canOrder = (isOut || stage === 'accepted') && may('orders.create')
  const canLose = isOut || stage === 'asked' || stage === 'expired'
  if (!onAnswer && !isOut && !canLose && !canOrder && stage !== 'lost') return null
  return (
    <div className="next-step">
      <div className="min-w-room flex-1 text-13 text-ink-soft empty:hidden">
        {lost && (
          <>
            <span className="block text-14 font-medium text-ink">{t.reasons[lost.reason]}</span>
            {lost.note && <span className="block">{lost.note}</span>}
            {t.lost_by(lost.by, dateText(lost.at, environment))}
          </>
        )}
        {!lost && <QuoteReminders open={open} />}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        {canLose && (
          <Button variant="quiet" onClick={() => setIsLosing(true)}>
            {t.lose}
          </Button>
        )}
        {stage === 'lost' && (
          <Button variant="second" onClick={() => void act(api.reopenQuote({ Id: quote.id }), t.reopened)}>
            {t.reopen}
          </Button>
        )}
        {isOut && (
          <Button
            variant="second"
            onClick={() => void act(api.remindQuote({ Id: quote.id }), t.reminded_now)}
          >
            {t.remind}
          </Button>
        )}
        {canOrder && (
          <Button variant={stage === 'accepted' ? 'main' : 'second'} onClick={() => setIsOrdering(true)}>
            {t.order}
          </Button>
        )}
        {onAnswer && (
          <Button variant={stage === 'asked' ? 'main' : 'second'} onClick={onAnswer}>
            {stage === 'asked' ? t.answer : t.new_version}
          </Button>
        )}
      </div>
      {isOrdering && <OrderQuoteDialog open={open} onClose={() => setIsOrdering(false)} />}
      {isLosing && <LoseQuoteDialog open={open} onClose={() => setIsLosing(false)} />}
    </div>
  )
}
