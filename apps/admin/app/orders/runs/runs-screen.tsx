import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { KeyedTable } from '../../controls/keyed-table.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../../controls/teaching-empty.tsx'
import { orderRunMessages } from '../../messages/order-runs.ts'
import { orderListMessages } from '../../messages/orders.ts'
import { useShop, useStaffApi } from '../../session/account.ts'

/** The last runs of orders, the newest first. */
export function RunsScreen() {
  const r = useMessages(orderRunMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'order-runs'],
    queryFn: ({ signal }) => api.getOrderRuns({}, { signal, isQuiet: true }),
  })
  return (
    <>
      <title>{`${r.runs} · ${name}`}</title>
      <PageHead title={r.runs} back={{ to: `/${shop}/orders`, text: r.back }} note={r.runs_text} />
      <div className="mt-4">
        {!data && error && (
          <RecordFailure error={error} title={r.failed_title} retry={() => void refetch()} />
        )}
        {!data && !error && <RowsSkeleton label={r.loading} rows={6} />}
        {data && data.items.length === 0 && (
          <TeachingEmpty
            title={r.none_title}
            text={r.none_text}
            action={
              <Button asChild>
                <Link to={`/${shop}/orders`}>{r.to_orders}</Link>
              </Button>
            }
          />
        )}
        {data && data.items.length > 0 && <RunsTable runs={data.items} />}
      </div>
    </>
  )
}

type Runs = Awaited<ReturnType<ReturnType<typeof useStaffApi>['getOrderRuns']>>['items']

function RunsTable({ runs }: { runs: Runs }) {
  const r = useMessages(orderRunMessages)
  const t = useMessages(orderListMessages)
  const { shop, environment } = useShop()
  const columns = [
    { text: r.number },
    { text: r.to },
    { text: r.what, className: 'max-sm:hidden' },
    { text: r.moved, className: 'number' },
  ]
  return (
    <KeyedTable caption={r.runs} columns={columns}>
      {runs.map(({ id, to, who, at, moved, total, undo }) => (
        <tr key={id}>
          <td className="tabular">
            <Link to={`/${shop}/orders/runs/${id}`} className="row-link font-semibold">
              {id}
            </Link>
          </td>
          <td>
            {t.states[to]} {undo && <span className="text-13 text-ink-faint">({r.undone})</span>}
          </td>
          <td className="text-ink-soft max-sm:hidden">{r.started(who, shortMomentText(at, environment))}</td>
          <td className="number">{r.progress(moved, total)}</td>
        </tr>
      ))}
    </KeyedTable>
  )
}
