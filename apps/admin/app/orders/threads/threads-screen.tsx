import { threadFilters } from '@estampa/domain/orders/queues'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListedRows } from '../../controls/listed-rows.tsx'
import { NewRowsButton } from '../../controls/new-rows-button.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { useSteadyRows } from '../../controls/steady-rows.ts'
import { TabLinks } from '../../controls/tab-links.tsx'
import { threadListMessages } from '../../messages/threads.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { type ThreadsPage, threadsKey } from './threads-key.ts'
import { readThreadsFilter, type ThreadsFilter, toThreadsInput, writeThreadsFilter } from './threads-query.ts'
import { ThreadsTable } from './threads-table.tsx'

/** How often an open list asks for what is new. */
const REFRESH_MS = 60_000

/** What buyers and shop write to each other, of all orders. */
export function ThreadsScreen() {
  const t = useMessages(threadListMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filter = readThreadsFilter(params)
  const query = useQuery({
    queryKey: [...threadsKey(shop), filter],
    queryFn: ({ signal }) => api.getMessageThreads(toThreadsInput(filter), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    // whoever comes back from a thread has read it
    refetchOnMount: 'always',
  })
  // what somebody takes back is in the list again at once, not as something new
  const [reopened, setReopened] = useState(0)
  const texts = { ...t, empty_title: t.empty_titles[filter.show], empty_text: t.empty_texts[filter.show] }
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
      />
      <ThreadTabs filter={filter} counts={query.data} />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={filter.words === '' ? 'none' : 'some'}
          label={t.search}
          words={filter.words}
          onSearch={(words) =>
            void navigate(writeThreadsFilter({ ...filter, words, page: 1 }) || '?', { replace: true })
          }
        />
      </div>
      <ListedRows
        query={query}
        texts={texts}
        page={filter.page}
        toPage={(page) => writeThreadsFilter({ ...filter, page })}
        isNarrowed={filter.words !== ''}
      >
        {({ items }) => (
          <SteadyThreads
            key={`${writeThreadsFilter({ ...filter, page: 1 })} ${reopened}`}
            rows={items}
            isLeftByClosed={filter.show === 'waiting'}
            onReopened={() => setReopened(reopened + 1)}
          />
        )}
      </ListedRows>
    </>
  )
}

/** Threads with something new come to their place in an open list when somebody asks for them. */
function SteadyThreads({ rows, ...table }: ComponentProps<typeof ThreadsTable>) {
  const asLastWritten = useMemo(() => rows.map((row) => ({ id: `${row.id} ${row.last.at}`, row })), [rows])
  const steady = useSteadyRows(asLastWritten)
  return (
    <>
      <NewRowsButton count={steady.arrived} onShow={steady.show} />
      <ThreadsTable {...table} rows={steady.rows.map(({ row }) => row)} />
    </>
  )
}

type ThreadTabsProps = { filter: ThreadsFilter; counts: ThreadsPage | undefined }

function ThreadTabs({ filter, counts }: ThreadTabsProps) {
  const t = useMessages(threadListMessages)
  const countOf = { unread: counts?.unread ?? 0, waiting: counts?.waiting ?? 0, all: undefined }
  const tabs = threadFilters.map((show) => ({
    text: t.filters[show],
    to: writeThreadsFilter({ ...filter, show, page: 1 }) || '?',
    isCurrent: filter.show === show,
    count: countOf[show],
  }))
  return <TabLinks label={t.by_need} tabs={tabs} />
}
