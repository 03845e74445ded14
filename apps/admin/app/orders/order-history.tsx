import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { orderMessages } from '../messages/order.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { StaffOrder } from './order-types.ts'

/** Every move of the order with who and when, the newest first, and what somebody settled. */
export function HistorySection({ order: { order, settlements } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const money = useAmountText()
  const { environment } = useShop()
  const moves = order.history.map(({ to, who, note, at }) => ({
    at,
    text: t.states[to] ?? to,
    detail: [who, note].filter(Boolean).join(': '),
  }))
  const settled = settlements.map(({ at, amount, who, note }) => ({
    at,
    text: t.settled(money(amount), who),
    detail: note,
  }))
  const events = [...moves, ...settled].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <PageSection title={t.history}>
      <ol className="grid gap-2.5 text-13">
        {events.map(({ at, text, detail }) => (
          <li key={`${at} ${text}`} className="grid grid-cols-[92px_minmax(0,1fr)] gap-3">
            <time dateTime={at} className="tabular whitespace-nowrap text-ink-faint">
              {shortMomentText(at, environment)}
            </time>
            <span>
              <span className="block font-medium">{text}</span>
              {detail && <span className="block text-ink-soft">{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
