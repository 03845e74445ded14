import type { Generic } from '@estampa/domain/catalog'
import type { Customization } from '@estampa/domain/customization'
import type { LineToPrice } from '@estampa/domain/pricing'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'

/** A row of a flattened cart: a quantity of one variant. Rows of one curve line share their uuid. */
export type FlatRow = {
  productId: number
  genericProductId: number
  sku?: string | undefined
  quantity: number
  shoppingCartUUID: string
  customization?: Customization | null | undefined
}
type Generics = ReadonlyMap<number, Generic>

/**
 * The lines of a cart again, from their flattened form: rows with one uuid are the rows of a curve. What a
 * client says of a product is not read, only which variant it means.
 */
export function gatherLines(products: readonly FlatRow[], generics: Generics): LineToPrice[] | Refusal {
  const gathered: LineToPrice[] = []
  for (const [shoppingCartUUID, rows] of Map.groupBy(products, (row) => row.shoppingCartUUID)) {
    const line = gatherLine(shoppingCartUUID, rows, generics)
    if (isRefusal(line)) return { ...line, data: { shoppingCartUUID, ...line } }
    gathered.push(line)
  }
  return gathered
}

function gatherLine(shoppingCartUUID: string, rows: FlatRow[], generics: Generics): LineToPrice | Refusal {
  const [first] = rows
  if (!first) return refuse('line_empty')
  const generic = generics.get(first.genericProductId)
  if (!generic) return refuse('product_not_found', { generic_id: first.genericProductId })
  const isOneLine = rows.every((row) => belongsWith(row, first))
  if (!isOneLine || (generic.type === 'ProductoSimple' && rows.length > 1)) return refuse('line_repeated')
  const lineRows: { sku: string; quantity: number }[] = []
  for (const row of rows) {
    const variant = generic.products.find((one) => one.id === row.productId)
    const isMeant = variant && (row.sku === undefined || row.sku === variant.sku)
    if (!isMeant) return refuse('variant_not_offered', { sku: row.sku ?? String(row.productId) })
    lineRows.push({ sku: variant.sku, quantity: row.quantity })
  }
  const customization = first.customization ?? null
  return { shoppingCartUUID, type: generic.type, generic_id: generic.id, rows: lineRows, customization }
}

/** A later row that leaves its customization out has the first one's: designs are long. */
function belongsWith(row: FlatRow, first: FlatRow): boolean {
  return (
    row.genericProductId === first.genericProductId &&
    (row.customization === undefined ||
      JSON.stringify(row.customization) === JSON.stringify(first.customization ?? null))
  )
}
