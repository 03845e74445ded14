import type { LineItem } from '../cart/line-item.ts'
import type { ProductType } from '../catalog.ts'
import type { FreeLine } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** A line of a seller's answer: one that the quote has, as it is or with other quantities, or one of a product that is added. */
export type AnswerLine = {
  /** Of the quote's line; undefined: a new one. */
  readonly shoppingCartUUID: string | undefined
  /** Undefined: as the quote has them. */
  readonly rows: readonly { readonly sku: string; readonly quantity: number }[] | undefined
}
/** The product that a variant is of, by the variant's sku. */
export type SkuOwners = ReadonlyMap<string, { readonly genericId: number; readonly type: ProductType }>

/**
 * The lines of an answer in the seller's order; what the answer does not name is taken out. A line keeps its design,
 * whatever its quantities become. `newId` makes the uuids of what is new. Whether the shop sells it is asked when it is priced.
 */
export function answerLines(
  quoted: readonly LineItem[],
  lines: readonly AnswerLine[],
  owners: SkuOwners,
  newId: () => string,
): LineItem[] | Refusal {
  const answered: LineItem[] = []
  for (const { shoppingCartUUID, rows = [] } of lines) {
    const before = quoted.find((line) => line.shoppingCartUUID === shoppingCartUUID)
    if (shoppingCartUUID !== undefined && !before) return refuse('quote_line_unknown', { shoppingCartUUID })
    if (before) {
      answered.push(rows.length > 0 ? withRows(before, rows, newId) : before)
      continue
    }
    const [first] = rows
    if (!first) return refuse('line_empty')
    const owner = owners.get(first.sku)
    if (!owner) return refuse('variant_not_offered', { sku: first.sku })
    answered.push(newLine(owner, rows, newId))
  }
  return answered
}

/** A free line of an answer: one that the quote has, changed, or a new one. */
export type FreeAnswerLine = Omit<FreeLine, 'shoppingCartUUID'> & {
  /** Of the quote's free line; undefined: a new one. */
  readonly shoppingCartUUID: string | undefined
}

/** The free lines of an answer; one that stays keeps its uuid, so that versions can be compared. */
export function answerFreeLines(
  quoted: readonly FreeLine[],
  lines: readonly FreeAnswerLine[],
  newId: () => string,
): FreeLine[] | Refusal {
  const known = new Set(quoted.map(({ shoppingCartUUID }) => shoppingCartUUID))
  const unknown = lines.find(({ shoppingCartUUID: uuid }) => uuid !== undefined && !known.has(uuid))
  if (unknown) return refuse('quote_line_unknown', { shoppingCartUUID: unknown.shoppingCartUUID })
  return lines.map(({ shoppingCartUUID = newId(), text, quantity, unitPrice }) => {
    return { shoppingCartUUID, text, quantity, unitPrice }
  })
}

function withRows(line: LineItem, rows: NonNullable<AnswerLine['rows']>, newId: () => string): LineItem {
  const isSimple = line.type === 'ProductoSimple'
  const changed = rows.map(({ sku, quantity }) => {
    const before = line.rows.find((row) => row.sku === sku)
    const uuid = isSimple ? line.shoppingCartUUID : (before?.shoppingCartUUID ?? newId())
    return { shoppingCartUUID: uuid, sku, quantity }
  })
  return { ...line, rows: changed }
}

function newLine(
  { genericId, type }: { genericId: number; type: ProductType },
  rows: NonNullable<AnswerLine['rows']>,
  newId: () => string,
): LineItem {
  const shoppingCartUUID = newId()
  const line: LineItem = {
    shoppingCartUUID,
    type,
    generic_id: genericId,
    rows: [],
    customization: null,
    customizationRender: null,
    quoteInfo: null,
    price: null,
  }
  return withRows(line, rows, newId)
}
