import { type Customization, maxViews } from '../customization.ts'
import { maxQuantity } from '../pricing/quantity.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { CartProduct, ServerProduct } from './lines.ts'

/** Quantities are whole, 1…1,000,000. */
export function checkQuantity(quantity: unknown): Refusal | null {
  const isGood =
    Number.isInteger(quantity) && (quantity as number) >= 1 && (quantity as number) <= maxQuantity
  return isGood ? null : refuse('quantity_invalid', { minimum: 1, maximum: maxQuantity })
}

/** Checks that every line must pass before it is stored or priced, whoever made it. */
export function checkLine(line: ServerProduct): Refusal | null {
  const refusal = checkQuantities(skuQuantitiesOf(line))
  if (refusal) return refusal
  const views = customizationOf(line)?.views.length ?? 0
  return views > maxViews ? refuse('too_many_views', { maximum: maxViews }) : null
}

/** There are some, and each of them and their sum can be ordered. */
export function checkQuantities(rows: readonly { readonly quantity: number }[]): Refusal | null {
  if (rows.length === 0) return refuse('line_empty')
  for (const { quantity } of rows) {
    const refusal = checkQuantity(quantity)
    if (refusal) return refusal
  }
  return checkQuantity(rows.reduce((sum, { quantity }) => sum + quantity, 0))
}

/** Every sku of a line with its quantity. */
export function skuQuantitiesOf(line: ServerProduct): { sku: string; quantity: number }[] {
  if (line.type === 'ProductoSimple') return [{ sku: line.value.sku, quantity: line.value.quantity }]
  return line.value.map((row) => ({ sku: row.value.sku, quantity: row.value.quantity }))
}

export function totalQuantity(line: ServerProduct): number {
  return skuQuantitiesOf(line).reduce((sum, row) => sum + row.quantity, 0)
}

export function customizationOf(line: ServerProduct): Customization | null {
  return line.type === 'ProductoSimple' ? line.value.customization : line.customization
}

export function isSameGeneric(one: CartProduct, other: CartProduct): boolean {
  return one.type === other.type && one.generic.id === other.generic.id
}

export function hasSku(line: CartProduct, sku: string): boolean {
  return skuQuantitiesOf(line).some((row) => row.sku === sku)
}

/** Whether a line is in the cart already: a simple product by its sku, a curve product by its generic. */
export function isDuplicate(present: CartProduct, line: CartProduct): boolean {
  if (line.type === 'ProductoCurva') return isSameGeneric(present, line)
  return present.type === 'ProductoSimple' && present.value.sku === line.value.sku
}
