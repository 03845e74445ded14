import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { customerMessages } from '../messages/customers.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { CustomerRow } from './use-customer.ts'

export function CustomersTable({ rows }: { rows: readonly CustomerRow[] }) {
  const t = useMessages(customerMessages)
  const columns = [
    { text: t.name },
    { text: t.company, className: 'max-md:hidden' },
    { text: t.orders, className: 'number max-sm:hidden' },
    { text: t.ordered, className: 'number' },
    { text: t.last_order, className: 'max-lg:hidden' },
  ]
  return (
    <KeyedTable caption={t.title} columns={columns} keys={t.keys}>
      {rows.map((row) => (
        <CustomerLine key={row.id} row={row} />
      ))}
    </KeyedTable>
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
