import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { StateDot } from '../controls/state-dot.tsx'
import { useRowKeys } from '../controls/use-row-keys.ts'
import { customerMessages } from '../messages/customers.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { CustomerRow } from './use-customer.ts'

export function CustomersTable({ rows }: { rows: readonly CustomerRow[] }) {
  const t = useMessages(customerMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <>
      <table className="records">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className="max-md:hidden">
              {t.company}
            </th>
            <th scope="col" className="number max-sm:hidden">
              {t.orders}
            </th>
            <th scope="col" className="number">
              {t.ordered}
            </th>
            <th scope="col" className="max-lg:hidden">
              {t.last_order}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <CustomerLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">{t.keys}</p>
    </>
  )
}

function CustomerLine({ row }: { row: CustomerRow }) {
  const t = useMessages(customerMessages)
  const money = useAmountText()
  const { shop, environment } = useShop()
  const { id, name, email, company, hasAccount, isBlocked, orders, ordered, lastOrderAt } = row
  return (
    <tr>
      <td className="max-w-0 w-2/5">
        <Link to={`/${shop}/customers/${id}`} className="row-link block truncate font-medium">
          {name || email}
        </Link>
        <span className="flex min-w-0 items-center gap-3 text-13 text-ink-faint">
          <span className="truncate">{email}</span>
          {isBlocked && <StateDot tone="trouble">{t.blocked}</StateDot>}
          {!hasAccount && <span className="shrink-0 max-sm:hidden">{t.no_account}</span>}
        </span>
      </td>
      <td className="max-w-0 w-1/4 max-md:hidden">
        <span className="block truncate">{company}</span>
      </td>
      <td className="number max-sm:hidden">{orders}</td>
      <td className="number">{money(ordered)}</td>
      <td className="tabular whitespace-nowrap text-ink-soft max-lg:hidden">
        {lastOrderAt ? shortMomentText(lastOrderAt, environment) : t.never}
      </td>
    </tr>
  )
}
