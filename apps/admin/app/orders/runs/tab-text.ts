import { orderStateNames } from '@estampa/contract/orders'
import { moneyStateNames } from '../../messages/orders.ts'
import type { OrderRow } from '../order-types.ts'

/** Text that a sheet would read as a formula gets an apostrophe before it; tabs and line ends would begin a new cell. */
export function cellText(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ')
  return /^[=+\-@]/.test(plain) ? `'${plain}` : plain
}

/** Rows of the list as a sheet takes them from the clipboard. */
export function toTabText(rows: readonly OrderRow[]): string {
  const lines = rows.map(({ number, placedAt, buyer, productName, pieces, state, moneyState, paid, total }) =>
    [
      String(number),
      placedAt.slice(0, 10),
      buyer.company || buyer.name || buyer.email,
      productName,
      String(pieces),
      orderStateNames[state],
      moneyStateNames[moneyState] ?? moneyState,
      String(paid).replace('.', ','),
      String(total).replace('.', ','),
    ].map(cellText),
  )
  return lines.map((cells) => cells.join('\t')).join('\n')
}
