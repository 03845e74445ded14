/** The stock that a change of an order needs: what the order holds already is its own. */
import type { OrderProductLine } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { type AvailableStock, listAvailable, moveHolds, type StockRequest } from '../orders/changes.store.ts'

type StockLine = { status: 'kept' | 'changed' | 'added'; rows: readonly OrderProductLine[] | Refusal }

/** The lines that the stock is too short for, each with its refusal. */
export async function whyShort<Line extends StockLine>(
  tx: Tx,
  { id }: { id: string },
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, Refusal>> {
  const rows = lines.flatMap((line) => (isRefusal(line.rows) ? [] : line.rows))
  const requests = requestsOf(rows)
  const stock = await listAvailable(
    tx,
    id,
    requests.map((one) => one.id),
  )
  const short = shortOf(requests, stock)
  return new Map(
    lines.flatMap((line) => {
      const row = isRefusal(line.rows) || line.status === 'kept' ? undefined : findShort(line.rows, short)
      return row ? [[line, outOfStock(row, short)] as const] : []
    }),
  )
}

/** Takes and gives back what the order holds, or refuses where somebody else was first. */
export async function moveStock(
  tx: Tx,
  orderId: string,
  rows: readonly OrderProductLine[],
): Promise<Refusal | null> {
  const requests = requestsOf(rows)
  const short = shortOf(requests, await moveHolds(tx, orderId, requests))
  const row = findShort(rows, short)
  return row ? outOfStock(row, short) : null
}

function requestsOf(rows: readonly OrderProductLine[]): StockRequest[] {
  const quantities = new Map<number, number>()
  // a free line holds nothing
  for (const { productId, quantity } of rows)
    if (productId !== null) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

type Shortage = ReadonlyMap<number, { available: number; wanted: number }>

/** Less than the order holds is always there. */
function shortOf(requests: readonly StockRequest[], stock: readonly AvailableStock[]): Shortage {
  const known = new Map(stock.map((one) => [one.id, one]))
  return new Map(
    requests.flatMap(({ id, quantity: wanted }) => {
      const { available, held } = known.get(id) ?? { available: 0, held: wanted }
      return wanted > held && wanted > available ? [[id, { available: Math.max(0, available), wanted }]] : []
    }),
  )
}

function findShort(rows: readonly OrderProductLine[], short: Shortage): OrderProductLine | undefined {
  return rows.find(({ productId }) => productId !== null && short.has(productId))
}

function outOfStock(row: OrderProductLine, short: Shortage): Refusal {
  const { productId, productName, variantName, shoppingCartUUID, sku } = row
  const found = short.get(productId ?? 0)
  return refuse('out_of_stock', {
    name: `${productName} ${variantName}`.trim(),
    available: found?.available ?? 0,
    data: { shoppingCartUUID, lines: [{ shoppingCartUUID, sku, ...found }] },
  })
}
