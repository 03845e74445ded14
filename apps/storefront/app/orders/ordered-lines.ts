import type { Order } from './timeline.ts'

export type OrderedLine = Order['lines'][number]

/** Rows that were bought as one line. */
export function groupOrderedLines(rows: readonly OrderedLine[]): OrderedLine[][] {
  return [...Map.groupBy(rows, (row) => row.shoppingCartUUID).values()]
}
