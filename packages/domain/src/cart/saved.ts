import { uploadsIn } from '../customization/art.ts'
import type { Customization } from '../customization.ts'
import type { Minor } from '../money.ts'
import { maxQuantity } from '../pricing/quantity.ts'
import type { LineToPrice } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isSameData } from './is-same-data.ts'
import type { CartProduct, QuoteInfo } from './lines.ts'
import { mergeAtLogin } from './merge.ts'

/**
 * The cart that a shop keeps for a customer: what the person decided and nothing that the catalog says.
 * A save replaces the list and says which version its client saw. One that says none (a client of the
 * specification knows no versions) replaces what its session had sent or been given: a line that it has not
 * seen is never removed.
 */
export type SavedRow = { readonly shoppingCartUUID: string; readonly sku: string; readonly quantity: number }
export type SavedPrice = { readonly subTotal: Minor; readonly total: Minor }
export type SavedLine = {
  readonly shoppingCartUUID: string
  readonly type: CartProduct['type']
  readonly generic_id: number
  /** One for a simple product. */
  readonly rows: readonly SavedRow[]
  readonly customization: Customization | null
  /** A path of the shop's own. */
  readonly customizationRender: string | null
  readonly quoteInfo: QuoteInfo | null
  /** Price of the line when it was saved; null where it had no price or the shop shows none. */
  readonly price: SavedPrice | null
}
export type SavedCart = {
  /** 0: nothing was saved yet. */
  readonly version: number
  readonly lines: readonly SavedLine[]
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
  sent: readonly SavedLine[],
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

function joinUnversioned(cart: SavedCart, sent: readonly SavedLine[], session: string): SavedLine[] {
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
  guest: readonly SavedLine[],
  session: string,
): SavedCart | Refusal {
  const wrong = checkLines(guest)
  if (wrong) return wrong
  const spent = new Set([...cart.merged, ...cart.ordered])
  const fresh = guest.filter((line) => !spent.has(line.shoppingCartUUID))
  const lines = mergeAtLogin(fresh.map(toProduct), cart.lines.map(toProduct)).map(toSavedLine)
  if (fresh.length > 0 && lines.length > maxLines) return cartFull(lines.slice(maxLines))
  const merged = [...fresh.map((line) => line.shoppingCartUUID), ...cart.merged].slice(0, maxRemembered)
  return changed(knownBy({ ...cart, merged }, session, lines), lines)
}

/** Records that the session has seen these lines. */
export function knownBy(cart: SavedCart, session: string, lines: readonly SavedLine[]): SavedCart {
  const uuids = lines.map((line) => line.shoppingCartUUID)
  const others = cart.known.filter((one) => one.session !== session)
  return { ...cart, known: [{ session, uuids }, ...others].slice(0, maxSessions) }
}

/** The version grows with every change, and only then. */
function changed(cart: SavedCart, lines: readonly SavedLine[]): SavedCart {
  const isSame =
    lines.length === cart.lines.length && lines.every((line, index) => isSameLine(line, cart.lines[index]))
  return isSame ? cart : { ...cart, lines, version: cart.version + 1 }
}

/** Whether both lines hold the same decisions of the person, whatever they cost. */
export function isSameLine(one: SavedLine | undefined, other: SavedLine | undefined): boolean {
  if (!one || !other) return false
  return isSameData({ ...one, price: null }, { ...other, price: null })
}

/** A refusal with the lines for which there is no room. */
function cartFull(over: readonly SavedLine[]): Refusal {
  const full = refuse('cart_full', { most: maxLines })
  const [first] = over
  if (!first) return full
  const lines = over.map(({ shoppingCartUUID }) => ({ ...full, shoppingCartUUID }))
  return { ...full, data: { shoppingCartUUID: first.shoppingCartUUID, lines } }
}

function checkLines(lines: readonly SavedLine[]): Refusal | null {
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

export function toLineToPrice(line: SavedLine): LineToPrice {
  const { shoppingCartUUID, type, generic_id, customization } = line
  const quantities = line.rows.map(({ sku, quantity }) => ({ sku, quantity }))
  return { shoppingCartUUID, type, generic_id, customization, quantities }
}

/** Ids of the logos and designs that a line shows. */
export function uploadsOf(line: Pick<SavedLine, 'customization'>): string[] {
  return [...new Set((line.customization?.views ?? []).flatMap(uploadsIn))]
}

/** As a line of the cart, to be merged; what the catalog says of it is left empty. */
function toProduct(line: SavedLine): CartProduct {
  const { shoppingCartUUID, quoteInfo, customization, customizationRender } = line
  const generic = { ...emptyGeneric, id: line.generic_id }
  const decoration = { isCustomizable: false, customization, applicationTechnique: [], customizationRender }
  const shared = { shoppingCartUUID, generic, quoteInfo }
  const [first] = line.rows
  if (line.type === 'ProductoSimple' && first) {
    const { sku, quantity } = first
    return { ...shared, type: 'ProductoSimple', value: { ...emptyValue, ...decoration, sku, quantity } }
  }
  const value = line.rows.map((row) => ({
    shoppingCartUUID: row.shoppingCartUUID,
    generic: emptyGeneric,
    value: { ...emptyRow, sku: row.sku, quantity: row.quantity },
  }))
  return { ...shared, ...decoration, type: 'ProductoCurva', general_description: '', value }
}

const emptyGeneric = {
  id: 0,
  external_id: '',
  description: '',
  name: '',
  featured_img: null,
  price: null,
  customization_under_minimum_extra_cost: null,
  printing_types: [],
}
const emptyValue = {
  ...{ id: 0, featuredImg: null },
  ...{ element_description_1: '', element_description_2: '', element_description_3: '' },
}
const emptyRow = { id: 0, isCustomizable: false, featuredImg: null, color: '', primary_color: null, size: '' }

/** The part of a line that the person decided. */
export function toSavedLine(line: LineToSave): SavedLine {
  const { shoppingCartUUID, type, generic } = line
  const decoration = line.type === 'ProductoSimple' ? line.value : line
  return {
    shoppingCartUUID,
    type,
    generic_id: generic.id,
    rows: rowsToSave(line),
    customization: decoration.customization ?? null,
    customizationRender: ownPath(decoration.customizationRender),
    quoteInfo: line.quoteInfo ?? null,
    price: null,
  }
}

function rowsToSave(line: LineToSave): SavedRow[] {
  if (line.type === 'ProductoSimple') {
    const { sku, quantity } = line.value
    return [{ shoppingCartUUID: line.shoppingCartUUID, sku, quantity }]
  }
  return line.value.map(({ shoppingCartUUID, value: { sku, quantity } }) => ({
    ...{ shoppingCartUUID, sku, quantity },
  }))
}

/** An address elsewhere would let its owner see who looks at the cart. */
function ownPath(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[\x21-\x7e]*$/.test(address) ? address : null
}

type Decorated = {
  readonly customization?: Customization | null | undefined
  readonly customizationRender?: string | null | undefined
}
type Sku = { readonly sku: string; readonly quantity: number }
/** The part of a line that is saved, whoever made it. */
export type LineToSave = {
  readonly shoppingCartUUID: string
  readonly generic: { readonly id: number }
  readonly quoteInfo?: QuoteInfo | null | undefined
} & (
  | { readonly type: 'ProductoSimple'; readonly value: Decorated & Sku }
  | ({
      readonly type: 'ProductoCurva'
      readonly value: readonly { readonly shoppingCartUUID: string; readonly value: Sku }[]
    } & Decorated)
)
