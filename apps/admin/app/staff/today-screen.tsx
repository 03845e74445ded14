import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { FirstStepList } from '../help/first-step-list.tsx'
import { todayMessages } from '../messages/today.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { OpeningList } from '../shops/opening/opening-list.tsx'
import { QueueList } from './queue-list.tsx'
import { SalesFigure } from './sales-figure.tsx'
import { StuckOrders } from './stuck-orders.tsx'

/** How often an open morning looks again. */
const REFRESH_MS = 60_000

/** What waits for somebody of the shop, and what was sold. */
export function TodayScreen() {
  const t = useMessages(todayMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'today'],
    queryFn: ({ signal }) => api.getToday({}, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} />
      <OpeningList />
      <FirstStepList />
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={10} />}
      {data && (
        <div className="today">
          <PageSection title={t.to_do}>
            <QueueList today={data} />
          </PageSection>
          <div className="grid content-start gap-6">
            <PageSection title={t.sales}>
              <SalesFigure today={data} />
            </PageSection>
            <StuckOrders count={data.queues.find(({ queue }) => queue === 'stuck')?.count ?? 0} />
          </div>
        </div>
      )}
    </>
  )
}
