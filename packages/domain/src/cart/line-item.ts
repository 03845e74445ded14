import { uploadsIn } from '../customization/art.ts'
import type { Customization } from '../customization.ts'
import type { Minor } from '../money.ts'
import type { QuoteInfo, ServerProduct } from './lines.ts'

/**
 * A line by what the person decided, without what the catalog says of it: this is what is priced, saved, quoted and
 * ordered. A `ServerProduct` is the same line with names and pictures to show.
 */
export type LineItem = {
  readonly shoppingCartUUID: string
  readonly type: ServerProduct['type']
  readonly generic_id: number
  /** One for a simple product. */
  readonly rows: readonly LineItemRow[]
  readonly customization: Customization | null
  /** A path of the shop's own. */
  readonly customizationRender: string | null
  readonly quoteInfo: QuoteInfo | null
  /** Price of the line when it was saved; null where it had no price or the shop shows none. */
  readonly price: SavedPrice | null
}
export type LineItemRow = {
  readonly shoppingCartUUID: string
  readonly sku: string
  readonly quantity: number
}
export type SavedPrice = { readonly subTotal: Minor; readonly total: Minor }

/** Of a line of this cart or of a client's, without any price that it says. */
export function toLineItem(line: ShownLine): LineItem {
  const { shoppingCartUUID, type, generic } = line
  const decoration = line.type === 'ProductoSimple' ? line.value : line
  return {
    shoppingCartUUID,
    type,
    generic_id: generic.id,
    rows: rowsOf(line),
    customization: decoration.customization ?? null,
    customizationRender: ownPath(decoration.customizationRender),
    quoteInfo: line.quoteInfo ?? null,
    price: null,
  }
}

function rowsOf(line: ShownLine): LineItemRow[] {
  if (line.type === 'ProductoSimple') {
    const { sku, quantity } = line.value
    return [{ shoppingCartUUID: line.shoppingCartUUID, sku, quantity }]
  }
  return line.value.map(({ shoppingCartUUID, value: { sku, quantity } }) => ({
    shoppingCartUUID,
    sku,
    quantity,
  }))
}

/** An address elsewhere would let its owner see who looks at the cart. */
function ownPath(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[\x21-\x7e]*$/.test(address) ? address : null
}

/** Ids of the logos and designs that a line shows. */
export function uploadsOf(line: Pick<LineItem, 'customization'>): string[] {
  return [...new Set((line.customization?.views ?? []).flatMap(uploadsIn))]
}

type Decorated = {
  readonly customization?: Customization | null | undefined
  readonly customizationRender?: string | null | undefined
}
type Sku = { readonly sku: string; readonly quantity: number }
/** As much of a line in the specification's shape as is read, whoever made it. */
type ShownLine = {
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
