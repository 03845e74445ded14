import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { StateDot } from '../controls/state-dot.tsx'
import { useRowKeys } from '../controls/use-row-keys.ts'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { quoteListMessages } from '../messages/quotes.ts'
import { useMay, useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { stageTone } from './stage-tone.ts'
import type { PipelineRow } from './use-quote.ts'

export function QuotesTable({ rows }: { rows: readonly PipelineRow[] }) {
  const t = useMessages(quoteListMessages)
  const may = useMay()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <>
      <table className="records">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="max-sm:hidden">
              {t.number}
            </th>
            <th scope="col">{t.buyer}</th>
            <th scope="col" className="max-lg:hidden">
              {t.what}
            </th>
            <th scope="col">{t.stage}</th>
            <th scope="col" className="max-md:hidden">
              {t.since}
            </th>
            <th scope="col" className="number">
              {t.total}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <QuoteLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">
        {t.keys} {may('quotes.create') && t.keys_create}
      </p>
    </>
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
