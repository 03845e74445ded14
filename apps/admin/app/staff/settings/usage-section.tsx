import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { quotaMessages } from '../../messages/quotas.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { QuotaList } from '../../shops/quota-list.tsx'

/** What the shop uses of what the installation lets it have. */
export function UsageSection() {
  const t = useMessages(quotaMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'usage'],
    queryFn: ({ signal }) => api.getUsage({}, { signal, isQuiet: true }),
  })
  if (!data && error) return <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton label={t.loading} rows={4} />
  const isLimited = data.quotas.some(({ most }) => most !== null)
  return (
    <div className="max-w-160 pt-2">
      <QuotaList quotas={data.quotas} />
      {isLimited && <p className="mt-5 text-13 text-ink-soft">{t.ask}</p>}
    </div>
  )
}
