import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Pagination } from '@estampa/ui/pagination'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { isInField } from '../controls/use-row-keys.ts'
import { quoteListMessages } from '../messages/quotes.ts'
import { officeMessages } from '../messages/shell.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { type QuotesFilter, readQuotesFilter, toQuotesInput, writeQuotesFilter } from './quotes-query.ts'
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
  const [query] = useSearchParams()
  const filter = readQuotesFilter(query)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'quotes', filter],
    queryFn: ({ signal }) => api.getQuotes(toQuotesInput(filter), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{data ? t.found(data.totalCount) : '\u00a0'}</span>}
        actions={may('quotes.create') && <NewQuoteButton />}
      />
      <StageTabs filter={filter} counts={data?.stages} />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={filter.words === '' ? 'none' : 'some'}
          label={t.search}
          words={filter.words}
          onSearch={(words) =>
            void navigate(writeQuotesFilter({ ...filter, words, page: 1 }), { replace: true })
          }
        />
      </div>
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={12} />}
      {data && (
        <div aria-busy={isPlaceholderData} className={clsx(isPlaceholderData && 'opacity-60')}>
          {data.items.length > 0 ? <QuotesTable rows={data.items} /> : <NoQuotes filter={filter} />}
          <QuotePages filter={filter} total={data.total_pages} />
        </div>
      )}
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

function NoQuotes({ filter: { stage, words } }: { filter: QuotesFilter }) {
  const t = useMessages(quoteListMessages)
  if (!stage && words === '') {
    return <EmptyState drawing="box" title={t.empty_title} text={t.empty_text} />
  }
  const all = (
    <Button asChild variant="second">
      <Link to="?">{t.see_all}</Link>
    </Button>
  )
  return <EmptyState drawing="search" title={t.none_title} text={t.none_text} action={all} />
}

function QuotePages({ filter, total }: { filter: QuotesFilter; total: number }) {
  const t = useMessages(quoteListMessages)
  const s = useMessages(officeMessages)
  if (total < 2) return null
  return (
    <div className="mt-5">
      <Pagination
        current={filter.page}
        total={total}
        label={t.pages}
        previous={s.previous}
        next={s.next}
        page={t.page}
        link={(page, { children, ...props }) => (
          <Link {...props} to={writeQuotesFilter({ ...filter, page })}>
            {children}
          </Link>
        )}
      />
    </div>
  )
}
