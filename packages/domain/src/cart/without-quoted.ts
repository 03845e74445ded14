import type { Customization } from '../customization.ts'
import { isSameData } from './is-same-data.ts'
import type { LineItem } from './line-item.ts'
import type { SavedCart } from './saved.ts'

type QuotedLine = { readonly number: string; readonly lines: readonly LineItem[] }

/**
 * The saved cart once a quote of it became an order. What was quoted leaves, whether it stayed in the cart when
 * the quote was made or was put there from the quote. A line that says something else by now stays, under a uuid
 * of its own: the one that it had is an order's.
 */
export function withoutQuoted(
  cart: SavedCart,
  { number, lines: quoted }: QuotedLine,
  newUuid: () => string,
): SavedCart {
  const uuids = new Set(quoted.map((line) => line.shoppingCartUUID))
  const isOrdered = (line: LineItem) =>
    (uuids.has(line.shoppingCartUUID) || line.quoteInfo?.number === number) &&
    quoted.some((one) => isSameOrder(one, line))
  const left = cart.lines.filter((line) => !isOrdered(line))
  const lines = left.map((line) => (uuids.has(line.shoppingCartUUID) ? withUuid(line, newUuid()) : line))
  const isChanged = left.length < cart.lines.length || lines.some((line, index) => line !== left[index])
  const ordered = [...new Set([...uuids, ...cart.ordered])].slice(0, maxOrdered)
  if (!isChanged) return { ...cart, ordered }
  return {
    ...cart,
    version: cart.version + 1,
    ordered,
    lines: lines.map((line) => ({ ...line, price: null })),
  }
}

const maxOrdered = 500

function withUuid(line: LineItem, shoppingCartUUID: string): LineItem {
  // a simple product's only row has its line's uuid
  const rows =
    line.type === 'ProductoSimple' ? line.rows.map((row) => ({ ...row, shoppingCartUUID })) : line.rows
  return { ...line, shoppingCartUUID, rows }
}

/** The same units of the same variants with the same art; what the server measured of the art is not compared. */
function isSameOrder(one: LineItem, other: LineItem): boolean {
  return (
    one.generic_id === other.generic_id &&
    isSameData(unitsBySku(one), unitsBySku(other)) &&
    isSameData(artOf(one.customization), artOf(other.customization))
  )
}

function unitsBySku({ rows }: LineItem): Record<string, number> {
  const units: Record<string, number> = {}
  for (const { sku, quantity } of rows) units[sku] = (units[sku] ?? 0) + quantity
  return units
}

function artOf(customization: Customization | null) {
  return (customization?.views ?? []).map((view) => ({
    printing_area_id: view.printing_area_id,
    technique_id: view.technique_id,
    logo_id: view.logo_id ?? null,
    design_id: view.design_id ?? null,
    width: view.width_centimeters,
    height: view.height_centimeters,
    position: view.position ?? null,
  }))
}
