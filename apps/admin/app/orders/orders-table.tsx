// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays the cells out by themselves, which takes their roles away
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { StateDot } from '../controls/state-dot.tsx'
import { orderListMessages } from '../messages/orders.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { isInField } from './order-filter-bar.tsx'
import type { OrderRow } from './order-types.ts'
import { moneyTone, stateTone } from './state-tones.ts'

/** One row for each order; J and K go through them, Enter opens the one that has the focus. */
export function OrdersTable({ rows }: { rows: readonly OrderRow[] }) {
  const t = useMessages(orderListMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <>
      <table role="table" className="records orders-table">
        <caption className="sr-only">{t.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t.number}
            </th>
            <th role="columnheader" scope="col">
              {t.placed}
            </th>
            <th role="columnheader" scope="col">
              {t.buyer}
            </th>
            <th role="columnheader" scope="col">
              {t.what}
            </th>
            <th role="columnheader" scope="col">
              {t.state}
            </th>
            <th role="columnheader" scope="col">
              {t.money}
            </th>
            <th role="columnheader" scope="col" className="number">
              {t.paid_of_total}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {rows.map((row) => (
            <OrderRowLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">{t.keys}</p>
    </>
  )
}

function OrderRowLine({ row }: { row: OrderRow }) {
  const t = useMessages(orderListMessages)
  const money = useAmountText()
  const { shop, environment } = useShop()
  const { number, unread, buyer, pieces, productName } = row
  return (
    <tr role="row" data-unread={unread > 0 || undefined}>
      <td role="cell" className="order-number tabular">
        <Link to={`/${shop}/orders/${number}`} className="row-link font-semibold">
          {number}
        </Link>
        {unread > 0 && (
          <span className="unread-mark">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t.unread(unread)}</span>
          </span>
        )}
      </td>
      <td role="cell" className="order-date tabular whitespace-nowrap text-ink-soft">
        {shortMomentText(row.placedAt, environment)}
      </td>
      <td role="cell" className="order-buyer">
        <span className="block truncate">{buyer.company || buyer.name || buyer.email}</span>
      </td>
      <td role="cell" className="order-what text-ink-soft">
        <span className="block truncate">
          {productName} · {t.pieces(pieces)}
        </span>
      </td>
      <td role="cell" className="order-state">
        <StateDot tone={stateTone(row.state)}>{t.states[row.state]}</StateDot>
      </td>
      <td role="cell" className="order-money">
        <StateDot tone={moneyTone(row.moneyState)}>{t.money_states[row.moneyState]}</StateDot>
      </td>
      <td role="cell" className="order-total number">
        <span
          className="order-paid text-ink-faint"
          data-partial={(row.paid > 0 && row.paid < row.total) || undefined}
        >
          {money(row.paid)} /{' '}
        </span>
        <span className="font-medium">{money(row.total)}</span>
      </td>
    </tr>
  )
}

/** J and K move the focus from row to row, from the first where none has it. */
function useRowKeys(body: { current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      const links = [...(body.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
      const at = links.findIndex((link) => link.matches(':focus'))
      const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))
      event.preventDefault()
      links[next]?.focus()
      links[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [body])
}
