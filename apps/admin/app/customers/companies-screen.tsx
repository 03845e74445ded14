import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'
import { ListedRows } from '../controls/listed-rows.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { companyMessages } from '../messages/companies.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { type CompanyRow, companyPath } from './company-path.ts'

/** Every company that customers name, as the address narrows them. */
export function CompaniesScreen() {
  const t = useMessages(companyMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const listed = readListedPage(params)
  const query = useQuery({
    queryKey: [shop, 'companies', listed],
    queryFn: ({ signal }) => api.getCompanies(toListedInput(listed), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        back={{ to: `/${shop}/customers`, text: t.to_customers }}
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
      />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={listed.words === '' ? 'none' : 'some'}
          label={t.search}
          words={listed.words}
          onSearch={(words) => void navigate(writeListedPage({ words, page: 1 }) || '?', { replace: true })}
        />
      </div>
      <ListedRows
        query={query}
        texts={t}
        page={listed.page}
        toPage={(page) => writeListedPage({ ...listed, page })}
        isNarrowed={listed.words !== ''}
      >
        {({ items }) => <CompaniesTable rows={items} />}
      </ListedRows>
    </>
  )
}

function CompaniesTable({ rows }: { rows: readonly CompanyRow[] }) {
  const t = useMessages(companyMessages)
  const columns = [
    { text: t.name },
    { text: t.people, className: 'number' },
    { text: t.orders, className: 'number max-sm:hidden' },
    { text: t.ordered, className: 'number' },
    { text: t.last_order, className: 'max-lg:hidden' },
  ]
  return (
    <KeyedTable caption={t.title} columns={columns}>
      {rows.map((row) => (
        <CompanyLine key={row.name} row={row} />
      ))}
    </KeyedTable>
  )
}

function CompanyLine({ row: { name, people, orders, ordered, lastOrderAt } }: { row: CompanyRow }) {
  const t = useMessages(companyMessages)
  const money = useAmountText()
  const { shop, environment } = useShop()
  return (
    <tr>
      <td className="max-w-0 w-2/5">
        <Link to={companyPath(shop, name)} className="row-link block truncate font-medium">
          {name}
        </Link>
      </td>
      <td className="number">{people}</td>
      <td className="number max-sm:hidden">{orders}</td>
      <td className="number">{money(ordered)}</td>
      <td className="tabular whitespace-nowrap text-ink-soft max-lg:hidden">
        {lastOrderAt ? shortMomentText(lastOrderAt, environment) : t.never}
      </td>
    </tr>
  )
}
