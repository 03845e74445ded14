import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ExportMenu } from '../controls/export-menu.tsx'
import { readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'
import { ListedRows } from '../controls/listed-rows.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { customerMessages } from '../messages/customers.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { CustomersTable } from './customers-table.tsx'

/** Everybody who bought, asked or registered, as the address narrows them: `?q=paz&page=2`. */
export function CustomersScreen() {
  const t = useMessages(customerMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const may = useMay()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const listed = readListedPage(params)
  const query = useQuery({
    queryKey: [shop, 'customers', listed],
    queryFn: ({ signal }) => api.getCustomers(toListedInput(listed), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={
          <>
            <Button asChild variant="second">
              <Link to={`/${shop}/companies`}>{t.companies}</Link>
            </Button>
            {may('customers.export') && (
              <ExportMenu
                ask={(format) =>
                  api.exportCustomers({ format, ...(listed.words !== '' && { Filtro: listed.words }) })
                }
              />
            )}
          </>
        }
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
        {({ items }) => <CustomersTable rows={items} />}
      </ListedRows>
    </>
  )
}
