import { isCustomized } from '../customization.ts'
import { maxQuantity } from '../pricing/quantity.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { checkQuantities } from './inspect.ts'
import { isSameData } from './is-same-data.ts'
import type { LineItem, LineItemRow } from './line-item.ts'

/**
 * The cart that a shop keeps for a customer: what the person decided and nothing that the catalog says.
 * A save replaces the list and says which version its client saw. One that says none (a client of the
 * specification knows no versions) replaces what its session had sent or been given: a line that it has not
 * seen is never removed.
 */
export type SavedCart = {
  /** 0: nothing was saved yet. */
  readonly version: number
  readonly lines: readonly LineItem[]
  /** Lines of guests that were joined at a login: joining them again changes nothing. */
  readonly merged: readonly string[]
  /** Lines that became an order: they never come back. */
  readonly ordered: readonly string[]
  /** Lines that each of the latest sessions had sent or been given, the newest first. */
  readonly known: readonly KnownLines[]
}
export type KnownLines = { readonly session: string; readonly uuids: readonly string[] }

export const maxLines = 200
export const maxUnits = 10_000_000
const maxRemembered = 1_000
const maxSessions = 10

export const emptySavedCart: SavedCart = { version: 0, lines: [], merged: [], ordered: [], known: [] }

/** The cart after a save. `seen` is the version that the client saw; null: it sent none. */
export function saveLines(
  cart: SavedCart,
  sent: readonly LineItem[],
  { seen, session }: { seen: number | null; session: string },
): SavedCart | Refusal {
  const wrong = checkLines(sent)
  if (wrong) return wrong
  if (seen !== null && seen !== cart.version) return refuse('cart_changed')
  const open = sent.filter((line) => !cart.ordered.includes(line.shoppingCartUUID))
  const lines = seen === null ? joinUnversioned(cart, open, session) : open
  if (lines.length > maxLines) return refuse('cart_full', { most: maxLines })
  return changed(knownBy(cart, session, open), lines)
}

function joinUnversioned(cart: SavedCart, sent: readonly LineItem[], session: string): LineItem[] {
  const saved = new Set(cart.lines.map((line) => line.shoppingCartUUID))
  const named = new Map(sent.map((line) => [line.shoppingCartUUID, line]))
  const known = new Set(cart.known.find((one) => one.session === session)?.uuids)
  const stay = cart.lines.filter(({ shoppingCartUUID: uuid }) => named.has(uuid) || !known.has(uuid))
  return [
    ...stay.map((line) => named.get(line.shoppingCartUUID) ?? line),
    ...sent.filter((line) => !saved.has(line.shoppingCartUUID)),
  ]
}

/**
 * At login a guest's lines join, each of them once, however often and from however many tabs it is asked.
 * The session is given the whole cart.
 */
export function mergeGuest(
  cart: SavedCart,
  guest: readonly LineItem[],
  session: string,
): SavedCart | Refusal {
  const wrong = checkLines(guest)
  if (wrong) return wrong
  const spent = new Set([...cart.merged, ...cart.ordered])
  const fresh = guest.filter((line) => !spent.has(line.shoppingCartUUID))
  const lines = mergeAtLogin(fresh, cart.lines)
  if (fresh.length > 0 && lines.length > maxLines) return cartFull(lines.slice(maxLines))
  const merged = [...fresh.map((line) => line.shoppingCartUUID), ...cart.merged].slice(0, maxRemembered)
  return changed(knownBy({ ...cart, merged }, session, lines), lines)
}

/**
 * The same uuid is the same line, as the person last saw it; equal plain skus are summed; everything else is
 * appended. Nothing is refused: a sum that would be too large stays a line of its own.
 */
export function mergeAtLogin(guest: readonly LineItem[], saved: readonly LineItem[]): readonly LineItem[] {
  return guest.reduce<readonly LineItem[]>(joinLine, saved)
}

function joinLine(lines: readonly LineItem[], line: LineItem): readonly LineItem[] {
  if (lines.some((one) => one.shoppingCartUUID === line.shoppingCartUUID)) {
    return lines.map((one) => (one.shoppingCartUUID === line.shoppingCartUUID ? line : one))
  }
  const target = lines.find((one) => canJoin(one, line))
  const rows = target ? joinRows(target.rows, line.rows) : []
  if (!target || checkQuantities(rows)) return [...lines, line]
  return lines.map((one) => (one === target ? { ...one, rows } : one))
}

function canJoin(target: LineItem, line: LineItem): boolean {
  if (isCustomized(target.customization) || isCustomized(line.customization)) return false
  if (target.type !== line.type || target.generic_id !== line.generic_id) return false
  return line.type === 'ProductoCurva' || target.rows[0]?.sku === line.rows[0]?.sku
}

function joinRows(rows: readonly LineItemRow[], added: readonly LineItemRow[]): LineItemRow[] {
  const joined = [...rows]
  for (const row of added) {
    const index = joined.findIndex(({ sku }) => sku === row.sku)
    const present = joined[index]
    if (present) joined[index] = { ...present, quantity: present.quantity + row.quantity }
    else joined.push(row)
  }
  return joined
}

/** Records that the session has seen these lines. */
export function knownBy(cart: SavedCart, session: string, lines: readonly LineItem[]): SavedCart {
  const uuids = lines.map((line) => line.shoppingCartUUID)
  const others = cart.known.filter((one) => one.session !== session)
  return { ...cart, known: [{ session, uuids }, ...others].slice(0, maxSessions) }
}

/** The version grows with every change, and only then. */
function changed(cart: SavedCart, lines: readonly LineItem[]): SavedCart {
  const isSame =
    lines.length === cart.lines.length && lines.every((line, index) => isSameLine(line, cart.lines[index]))
  return isSame ? cart : { ...cart, lines, version: cart.version + 1 }
}

/** Whether both lines hold the same decisions of the person, whatever they cost. */
export function isSameLine(one: LineItem | undefined, other: LineItem | undefined): boolean {
  if (!one || !other) return false
  return isSameData({ ...one, price: null }, { ...other, price: null })
}

/** A refusal with the lines for which there is no room. */
function cartFull(over: readonly LineItem[]): Refusal {
  const full = refuse('cart_full', { most: maxLines })
  const [first] = over
  if (!first) return full
  const lines = over.map(({ shoppingCartUUID }) => ({ ...full, shoppingCartUUID }))
  return { ...full, data: { shoppingCartUUID: first.shoppingCartUUID, lines } }
}

function checkLines(lines: readonly LineItem[]): Refusal | null {
  const seen = new Set<string>()
  let units = 0
  for (const line of lines) {
    const { shoppingCartUUID, rows } = line
    const ownRows = new Set(rows.map((row) => row.shoppingCartUUID))
    if (seen.has(shoppingCartUUID) || ownRows.size < rows.length)
      return refusalInLine(line, refuse('line_repeated'))
    seen.add(shoppingCartUUID)
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    units += quantity
    if (quantity > maxQuantity || units > maxUnits) return refusalInLine(line, refuse('quantity_invalid'))
  }
  return null
}

/** A refusal that names its line, as those of prices do. */
export function refusalInLine({ shoppingCartUUID }: { shoppingCartUUID: string }, refusal: Refusal): Refusal {
  const named = { ...refusal, shoppingCartUUID }
  return { ...named, data: { shoppingCartUUID, lines: [named] } }
}
