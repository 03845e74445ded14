import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { quoteListMessages } from '../messages/quotes.ts'
import { useMay, useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { stageTone } from './stage-tone.ts'
import type { PipelineRow } from './use-quote.ts'

export function QuotesTable({ rows }: { rows: readonly PipelineRow[] }) {
  const t = useMessages(quoteListMessages)
  const may = useMay()
  const columns = [
    { text: t.number, className: 'max-sm:hidden' },
    { text: t.buyer },
    { text: t.what, className: 'max-lg:hidden' },
    { text: t.stage },
    { text: t.since, className: 'max-md:hidden' },
    { text: t.total, className: 'number' },
  ]
  const keys = (
    <>
      {t.keys} {may('quotes.create') && t.keys_create}
    </>
  )
  return (
    <KeyedTable caption={t.title} columns={columns} keys={keys}>
      {rows.map((row) => (
        <QuoteLine key={row.id} row={row} />
      ))}
    </KeyedTable>
  )
}

function QuoteLine({ row }: { row: PipelineRow }) {
  const t = useMessages(quoteListMessages)
  const money = useAmountText()
  const waited = useWaitedText()
  const { shop } = useShop()
  const { id, number, contact, products, units, stage, since, total } = row
  return (
    <tr>
      <td className="tabular whitespace-nowrap max-sm:hidden">{number}</td>
      <td className="max-w-0 w-1/3">
        <Link to={`/${shop}/quotes/${id}`} className="row-link block truncate font-medium">
          {contact.company || contact.name || contact.email}
        </Link>
        <span className="block truncate text-13 text-ink-faint">
          {contact.company ? contact.name : contact.email}
        </span>
      </td>
      <td className="max-w-0 w-1/3 text-ink-soft max-lg:hidden">
        <span className="block truncate">
          {products.join(', ')} · {t.units(units)}
        </span>
      </td>
      <td>
        <StateDot tone={stageTone(stage)}>{t.stage_of_one[stage]}</StateDot>
      </td>
      <td className="tabular whitespace-nowrap text-ink-soft max-md:hidden">{waited(since)}</td>
      <td className="number">
        {total === null ? <span className="text-ink-faint">{t.no_total}</span> : money(total)}
      </td>
    </tr>
  )
}
