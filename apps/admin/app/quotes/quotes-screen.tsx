import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ListedRows } from '../controls/listed-rows.tsx'
import { NewRowsButton } from '../controls/new-rows-button.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { useShownFilter } from '../controls/shown-filter.ts'
import { useSteadyRows } from '../controls/steady-rows.ts'
import { isInField } from '../controls/use-row-keys.ts'
import { quoteListMessages } from '../messages/quotes.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { readQuotesFilter, toQuotesInput, writeQuotesFilter } from './quotes-query.ts'
import { QuotesTable } from './quotes-table.tsx'
import { StageTabs } from './stage-tabs.tsx'

/** How often an open list asks for what is new. */
const REFRESH_MS = 60_000

/** The pipeline: the quotes of each stage, as the address narrows them. */
export function QuotesScreen() {
  const t = useMessages(quoteListMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const may = useMay()
  const [params] = useSearchParams()
  const filter = readQuotesFilter(params)
  const query = useQuery({
    queryKey: [shop, 'quotes', filter],
    queryFn: ({ signal }) => api.getQuotes(toQuotesInput(filter), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const shown = useShownFilter(filter, writeQuotesFilter, query.isPlaceholderData)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
        actions={may('quotes.create') && <NewQuoteButton />}
      />
      <StageTabs filter={filter} counts={query.data?.stages} />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={filter.words === '' ? 'none' : 'some'}
          label={t.search}
          words={filter.words}
          onSearch={(words) =>
            void navigate(writeQuotesFilter({ ...filter, words, page: 1 }) || '?', { replace: true })
          }
        />
      </div>
      <ListedRows
        query={query}
        texts={t}
        page={filter.page}
        toPage={(page) => writeQuotesFilter({ ...filter, page })}
        isNarrowed={filter.stage !== null || filter.words !== ''}
        firstAct={
          may('quotes.create') && (
            <Button asChild>
              <Link to={`/${shop}/quotes/new`}>{t.create}</Link>
            </Button>
          )
        }
      >
        {({ items }) => <SteadyQuotes key={writeQuotesFilter({ ...shown, page: 1 })} rows={items} />}
      </ListedRows>
    </>
  )
}

/** New quotes come into an open list when somebody asks for them. */
function SteadyQuotes({ rows }: { rows: Parameters<typeof QuotesTable>[0]['rows'] }) {
  const steady = useSteadyRows(rows)
  return (
    <>
      <NewRowsButton count={steady.arrived} onShow={steady.show} />
      <QuotesTable rows={steady.rows} />
    </>
  )
}

/** The key N does the same from anywhere in the list. */
function NewQuoteButton() {
  const t = useMessages(quoteListMessages)
  const { shop } = useShop()
  const navigate = useNavigate()
  const to = `/${shop}/quotes/new`
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isInField(event.target))
        return
      event.preventDefault()
      void navigate(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, to])
  return (
    <Button asChild>
      <Link to={to}>{t.create}</Link>
    </Button>
  )
}
