import { useMessages } from '@estampa/web/messages'
import { ChangesLink } from '../controls/changes-link.tsx'
import { EventList } from '../controls/event-list.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { orderMessages } from '../messages/order.ts'
import { orderChangeMessages } from '../messages/order-change.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { StaffOrder } from './order-types.ts'

/** Every move of the order with who and when, the newest first, and what somebody settled. */
export function HistorySection({ order: { order, settlements } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const c = useMessages(orderChangeMessages)
  const money = useAmountText()
  const moves = order.history.map(({ to, who, note, at }) => ({
    at,
    text: t.states[to] ?? to,
    detail: [who, note].filter(Boolean).join(': '),
  }))
  const changes = order.changes.flatMap(({ state, at, who, note, words, evidence, before, after }) => {
    const totals = c.total_from_to(money(before.total), money(after.total))
    const details = [...words, totals, note, evidence && c.evidence(evidence)].filter(Boolean)
    return { at, text: c.states[state](who), detail: details.join('. ') }
  })
  const settled = settlements.map(({ at, amount, who, note }) => ({
    at,
    text: t.settled(money(amount), who),
    detail: note,
  }))
  return (
    <PageSection title={t.history} action={<ChangesLink kind="order" id={order.id} />}>
      <EventList events={[...moves, ...changes, ...settled]} />
    </PageSection>
  )
}
