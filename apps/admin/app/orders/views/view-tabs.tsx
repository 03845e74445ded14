import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { orderViewMessages } from '../../messages/order-views.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { type OrdersFilter, viewQueryOf } from '../orders-query.ts'
import { type OrderView, viewsKey } from './saved-views.ts'

type OpenDialog = { view: OrderView | null; query: string }

const ViewDialog = onDemand(() => import('./view-dialog.tsx').then((file) => file.ViewDialog))

/** The saved views as tabs; a filter that is none of them can become one. */
export function ViewTabs({ filter }: { filter: OrdersFilter }) {
  const t = useMessages(orderViewMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data } = useQuery({
    queryKey: viewsKey(shop),
    queryFn: ({ signal }) => api.getOrderViews({}, { signal, isQuiet: true }),
  })
  const query = viewQueryOf(filter)
  const views = data?.items ?? []
  const current = views.find((view) => view.query === query)
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <nav aria-label={t.views} className="min-w-0">
        <ul className="flex flex-wrap gap-1.5">
          <ViewTab to="?" isCurrent={query === ''} name={t.all} />
          {views.map((view) => (
            <ViewTab
              key={view.id}
              to={`?${view.query}`}
              isCurrent={view === current}
              name={view.name}
              note={view.isShared ? t.shared : ''}
            />
          ))}
        </ul>
      </nav>
      {current?.isYours && (
        <Button variant="quiet" size="small" onClick={() => setDialog({ view: current, query })}>
          {t.rename}
        </Button>
      )}
      {data && !current && query !== '' && (
        <Button variant="quiet" size="small" onClick={() => setDialog({ view: null, query })}>
          {t.save}
        </Button>
      )}
      {dialog && <ViewDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

type ViewTabProps = { to: string; isCurrent: boolean; name: string; note?: string }

function ViewTab({ to, isCurrent, name, note = '' }: ViewTabProps) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent || undefined} className="view-tab">
        {name}
        {note !== '' && <span className="text-12 text-ink-faint">{note}</span>}
      </Link>
    </li>
  )
}
