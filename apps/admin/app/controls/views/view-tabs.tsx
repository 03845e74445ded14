import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listViewMessages } from '../../messages/list-views.ts'
import { currentView, type ListView, useViewCalls, type ViewedList } from './saved-views.ts'

type OpenDialog = { view: ListView | null; query: string }

const ViewDialog = onDemand(() => import('./view-dialog.tsx').then((file) => file.ViewDialog))

type ViewTabsProps = {
  list: ViewedList
  /** From which view the list was narrowed. */
  view: number | undefined
  /** What narrows it now. */
  query: string
}

/** The saved views as tabs; a filter that is none of them can become one, or the view from which it was made. */
export function ViewTabs({ list, view, query }: ViewTabsProps) {
  const t = useMessages(listViewMessages)
  const calls = useViewCalls(list)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data } = useQuery({
    queryKey: calls.key,
    queryFn: ({ signal }) => calls.get({}, { signal, isQuiet: true }),
  })
  const views = data?.items ?? []
  const current = currentView(views, { view, query })
  const isNew = data !== undefined && query !== '' && (current.isChanged || !current.view)
  return (
    <div className="mt-3 flex min-h-9 items-center gap-x-3 gap-y-1 max-md:min-h-11 md:flex-wrap">
      <nav aria-label={t.views} className="view-tabs">
        <ul className="flex gap-1.5 max-md:min-w-max md:flex-wrap">
          <ViewTab to="?" isCurrent={query === '' && !current.view} name={t.all[list]} />
          {views.map((each) => (
            <ViewTab
              key={each.id}
              to={`?${each.query}${each.query && '&'}view=${each.id}`}
              isCurrent={each === current.view}
              name={each.name}
              note={each === current.view && current.isChanged ? t.changed : each.isShared ? t.shared : ''}
            />
          ))}
        </ul>
      </nav>
      {current.view?.isYours && current.isChanged && (
        <KeepChange list={list} view={current.view} query={query} />
      )}
      {current.view?.isYours && !current.isChanged && (
        <Button variant="quiet" size="small" onClick={() => setDialog({ view: current.view ?? null, query })}>
          {t.rename}
        </Button>
      )}
      {isNew && (
        <Button variant="quiet" size="small" onClick={() => setDialog({ view: null, query })}>
          {current.view ? t.save_as_new : t.save}
        </Button>
      )}
      {dialog && <ViewDialog list={list} {...dialog} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

/** Saves what the view was narrowed to, under its name. */
function KeepChange({ list, view, query }: { list: ViewedList; view: ListView; query: string }) {
  const t = useMessages(listViewMessages)
  const calls = useViewCalls(list)
  const queries = useQueryClient()
  const { id: Id, name, isShared } = view
  const keep = useMutation({
    mutationFn: () => calls.save({ Id, name, isShared, query }),
    onSuccess: (views) => {
      queries.setQueryData(calls.key, views)
      notify(t.saved)
    },
    onError: (failure) => showError(failure),
  })
  return (
    <Button variant="quiet" size="small" isBusy={keep.isPending} onClick={() => keep.mutate()}>
      {t.keep}
    </Button>
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
