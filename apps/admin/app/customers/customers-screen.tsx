import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Pagination } from '@estampa/ui/pagination'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { customerMessages } from '../messages/customers.ts'
import { officeMessages } from '../messages/shell.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { CustomersTable } from './customers-table.tsx'

const PAGE_SIZE = 25

/** Everybody who bought, asked or registered, as the address narrows them: `?q=paz&page=2`. */
export function CustomersScreen() {
  const t = useMessages(customerMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { words, page } = readFilter(query)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'customers', words, page],
    queryFn: ({ signal }) =>
      api.getCustomers(
        { PaginaActual: page, maxResultCount: PAGE_SIZE, ...(words !== '' && { Filtro: words }) },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{data ? t.found(data.totalCount) : '\u00a0'}</span>}
      />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={words === '' ? 'none' : 'some'}
          label={t.search}
          words={words}
          onSearch={(typed) => void navigate(writeFilter(typed, 1), { replace: true })}
        />
      </div>
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={12} />}
      {data && (
        <div aria-busy={isPlaceholderData} className={clsx(isPlaceholderData && 'opacity-60')}>
          {data.items.length > 0 ? <CustomersTable rows={data.items} /> : <NoCustomers words={words} />}
          <CustomerPages words={words} page={page} total={data.total_pages} />
        </div>
      )}
    </>
  )
}

function readFilter(query: URLSearchParams): { words: string; page: number } {
  const page = Number(query.get('page'))
  return {
    words: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

function writeFilter(words: string, page: number): string {
  const query = new URLSearchParams()
  if (words !== '') query.set('q', words)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

function NoCustomers({ words }: { words: string }) {
  const t = useMessages(customerMessages)
  if (words === '') return <EmptyState drawing="box" title={t.empty_title} text={t.empty_text} />
  const all = (
    <Button asChild variant="second">
      <Link to="?">{t.see_all}</Link>
    </Button>
  )
  return <EmptyState drawing="search" title={t.none_title} text={t.none_text} action={all} />
}

function CustomerPages({ words, page, total }: { words: string; page: number; total: number }) {
  const t = useMessages(customerMessages)
  const s = useMessages(officeMessages)
  if (total < 2) return null
  return (
    <div className="mt-5">
      <Pagination
        current={page}
        total={total}
        label={t.pages}
        previous={s.previous}
        next={s.next}
        page={t.page}
        link={(to, { children, ...props }) => (
          <Link {...props} to={writeFilter(words, to)}>
            {children}
          </Link>
        )}
      />
    </div>
  )
}
