import { type Generic, variantName } from '../catalog.ts'
import { uploadsIn } from '../customization/art.ts'
import { type CustomizationView, checkView, isCustomized, type Techniques } from '../customization.ts'
import { priceLine } from '../pricing/line.ts'
import type { PriceEntry, PriceFacts } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { PriceRules } from '../shops/price-rules.ts'
import type { LineItem, SavedPrice } from './line-item.ts'

/**
 * Puts a saved cart back as well as the catalog of today allows: what is no longer sold goes, a decoration
 * that can no longer be made goes from its line, another price takes the place of the old one. Each of these
 * is a change that the person is told of.
 */
export type CartChange = {
  readonly shoppingCartUUID: string
  readonly name: string
  readonly refusal: Refusal
  readonly was: SavedPrice | null
  /** null: it is no longer in the cart, or has no price. */
  readonly now: SavedPrice | null
}
export type RestoredCart = {
  readonly lines: readonly LineItem[]
  readonly changes: readonly CartChange[]
  readonly prices: LinePrices
}
/** By the line's uuid: what it costs, or why it has no price. */
export type LinePrices = ReadonlyMap<string, PriceEntry | Refusal>
export type CartFacts = {
  /** Unpublished products too: a removed product still has a name. */
  readonly generics: ReadonlyMap<number, Generic>
  readonly techniques: Techniques
  /** Uploads of the lines that still exist; absent: not checked. */
  readonly uploads?: ReadonlySet<string>
}
type MendedLine = { readonly line: LineItem | null; readonly refusals: readonly Refusal[] }

/** `rules` null: the shop shows no prices. */
export function restoreLines(
  saved: readonly LineItem[],
  facts: CartFacts,
  rules: PriceRules | null,
): RestoredCart {
  const mended = saved.map((line) => mendLine(line, facts))
  const keptLines = mended.flatMap(({ line }) => line ?? [])
  const prices = rules ? priceEach(keptLines, facts, rules) : new Map()
  const lines = keptLines.map((line) => ({ ...line, price: savedPriceOf(prices, line) }))
  const now = new Map(lines.map((line) => [line.shoppingCartUUID, line.price]))
  const changes = saved.flatMap((line, index): CartChange[] => {
    const { shoppingCartUUID, price: was } = line
    const after = now.get(shoppingCartUUID) ?? null
    const name = facts.generics.get(line.generic_id)?.name ?? line.rows[0]?.sku ?? ''
    const refusals = mended[index]?.refusals ?? []
    const priced = refusals.length > 0 ? null : changeOfPrice(was, prices.get(shoppingCartUUID))
    return [...refusals, ...(priced ? [priced] : [])].map((refusal) => ({
      shoppingCartUUID,
      name,
      was,
      now: after,
      refusal: { ...refusal, name },
    }))
  })
  return { lines, changes, prices }
}

function mendLine(line: LineItem, { generics, techniques, uploads }: CartFacts): MendedLine {
  const generic = generics.get(line.generic_id)
  if (!generic?.published) return { line: null, refusals: [refuse('product_withdrawn')] }
  const gone = line.rows.filter((row) => !isOffered(generic, row.sku))
  const refusals: Refusal[] = gone.map(({ sku }) =>
    refuse('variant_withdrawn', { variant: nameOf(generic, sku) }),
  )
  const rows = line.rows.filter((row) => !gone.includes(row))
  if (rows.length === 0) return { line: null, refusals }
  const { customization } = line
  if (!isCustomized(customization)) return { line: { ...line, rows }, refusals }
  const checked = customization.views.map((view) => ({
    view,
    fault: checkView(view, generic, techniques) ?? whyNotShown(view, uploads),
  }))
  const views = checked.filter(({ fault }) => !fault).map(({ view }) => view)
  const fault = checked.find((one) => one.fault)?.fault
  if (!fault) return { line: { ...line, rows }, refusals }
  const undecorated = views.length === 0 ? null : { ...customization, views }
  return {
    line: { ...line, rows, customization: undecorated, customizationRender: null },
    refusals: [...refusals, refuse('decoration_withdrawn', { reason: fault })],
  }
}

function whyNotShown(view: CustomizationView, uploads: ReadonlySet<string> | undefined): Refusal | null {
  const isGone = uploads && uploadsIn(view).some((id) => !uploads.has(id))
  return isGone ? refuse('upload_not_found') : null
}

function isOffered(generic: Generic, sku: string): boolean {
  return generic.products.some((variant) => variant.sku === sku && variant.active)
}

function nameOf(generic: Generic, sku: string): string {
  const variant = generic.products.find((one) => one.sku === sku)
  return (variant && variantName(variant)) || sku
}

function changeOfPrice(was: SavedPrice | null, now: PriceEntry | Refusal | undefined): Refusal | null {
  if (!was || !now) return null
  if (isRefusal(now)) return now
  return now.prices.subTotal === was.subTotal && now.prices.total === was.total
    ? null
    : refuse('price_changed')
}

/** Every line's own price or refusal: one refusal does not affect the other lines. */
export function priceEach(lines: readonly LineItem[], facts: PriceFacts, rules: PriceRules): LinePrices {
  const quantities = new Map<number, number>()
  for (const { generic_id, rows } of lines) {
    const own = rows.reduce((sum, row) => sum + row.quantity, 0)
    quantities.set(generic_id, (quantities.get(generic_id) ?? 0) + own)
  }
  return new Map(
    lines.map((line) => {
      const Q = quantities.get(line.generic_id) ?? 0
      return [line.shoppingCartUUID, priceLine(line, Q, facts, rules)]
    }),
  )
}

export function savedPriceOf(prices: LinePrices, line: LineItem): SavedPrice | null {
  const entry = prices.get(line.shoppingCartUUID)
  if (!entry || isRefusal(entry)) return null
  return { subTotal: entry.prices.subTotal, total: entry.prices.total }
}
