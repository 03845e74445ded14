import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { todayMessages } from '../messages/today.ts'
import { useShop, useStaffApi } from '../session/account.ts'

const SHOWN = 5

/** The orders that have stood still longest, each with what it waits for. */
export function StuckOrders({ count }: { count: number }) {
  const t = useMessages(todayMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const waited = useWaitedText()
  const { data } = useQuery({
    queryKey: [shop, 'orders', 'stuck'],
    queryFn: ({ signal }) =>
      api.getOrders({ queue: 'stuck', maxResultCount: SHOWN }, { signal, isQuiet: true }),
    enabled: count > 0,
  })
  if (!data || data.items.length === 0) return null
  const all =
    count > SHOWN ? (
      <Link to={`/${shop}/orders?queue=stuck`} className="text-13 underline underline-offset-4">
        {t.see_all_stuck(count)}
      </Link>
    ) : undefined
  return (
    <PageSection title={t.stuck_title} action={all}>
      <ul className="grid gap-0.5">
        {data.items.map(({ id, number, state, buyer, since }) => (
          <li key={id} className="stuck-row">
            <span className="min-w-0">
              <Link to={`/${shop}/orders/${number}`} className="row-link font-medium">
                {t.order(number)}
              </Link>
              <span className="text-ink-soft"> · {buyer.company || buyer.name || buyer.email}</span>
              <span className="block text-13 text-ink-soft">{t.reasons[state]}</span>
            </span>
            <span className="text-13 tabular whitespace-nowrap text-error">{waited(since)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
