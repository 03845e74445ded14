// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays the cells out by themselves, which takes their roles away
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { RowCheckbox, type RowSelection } from '../controls/row-selection.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { useRowKeys } from '../controls/use-row-keys.ts'
import { orderListMessages } from '../messages/orders.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { OrderRow } from './order-types.ts'
import { moneyTone, stateTone } from './state-tones.ts'

type OrdersTableProps = {
  rows: readonly OrderRow[]
  /** The marked rows, for whoever may do something with many. */
  selection?: RowSelection | undefined
}

/** One row for each order; J and K go through them, Enter opens the one that has the focus, X marks it. */
export function OrdersTable({ rows, selection }: OrdersTableProps) {
  const t = useMessages(orderListMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <>
      <table role="table" className="records orders-table">
        <caption className="sr-only">{t.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className="mark">
                <RowCheckbox
                  label={t.mark_all}
                  isMarked={selection.hasAll}
                  onMark={() => selection.markAll()}
                />
              </th>
            )}
            <th role="columnheader" scope="col">
              {t.number}
            </th>
            <th role="columnheader" scope="col">
              {t.placed}
            </th>
            <th role="columnheader" scope="col">
              {t.buyer}
            </th>
            <th role="columnheader" scope="col" className="order-what">
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
            <OrderRowLine key={row.id} row={row} selection={selection} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">{selection ? t.keys_marking : t.keys}</p>
    </>
  )
}

type OrderRowLineProps = { row: OrderRow; selection: RowSelection | undefined }

function OrderRowLine({ row, selection }: OrderRowLineProps) {
  const t = useMessages(orderListMessages)
  const money = useAmountText()
  const { shop, environment } = useShop()
  const { number, unread, buyer, pieces, productName } = row
  return (
    <tr role="row" data-unread={unread > 0 || undefined} data-marked={selection?.has(row.id) || undefined}>
      {selection && (
        <td role="cell" className="mark">
          <RowCheckbox
            label={t.mark(number)}
            isMarked={selection.has(row.id)}
            onMark={(isRange) => selection.mark(row.id, isRange)}
          />
        </td>
      )}
      <td role="cell" className="order-number tabular whitespace-nowrap">
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
