import { isCustomised } from '../customization.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { checkLine, customizationOf, holdsSku, isSameGeneric } from './inspect.ts'
import type { CartProduct, CurveRow, ProductoCurva } from './lines.ts'
import { isSameData } from './same.ts'

/** The first line with the quantities of the second added, sku by sku. It keeps its uuids. */
export function mergeLine(into: CartProduct, line: CartProduct): CartProduct | Refusal {
  const merged = addQuantities(into, line)
  return checkLine(merged) ?? merged
}

function addQuantities(into: CartProduct, line: CartProduct): CartProduct {
  if (into.type === 'ProductoCurva' && line.type === 'ProductoCurva') return mergeCurve(into, line)
  if (into.type !== 'ProductoSimple' || line.type !== 'ProductoSimple') {
    throw new TypeError('Only lines of one type merge')
  }
  const quantity = into.value.quantity + line.value.quantity
  return { ...into, value: { ...into.value, quantity } }
}

function mergeCurve(into: ProductoCurva, line: ProductoCurva): ProductoCurva {
  const rows = [...into.value]
  for (const row of line.value) {
    const index = rows.findIndex((one) => one.value.sku === row.value.sku)
    const present = rows[index]
    if (!present) rows.push(row)
    else {
      const quantity = present.value.quantity + row.value.quantity
      rows[index] = { ...present, value: { ...present.value, quantity } }
    }
  }
  return { ...into, value: rows }
}

/**
 * At login the guest's lines join the saved cart. The same uuid is the same line, as the person last saw
 * it; equal plain skus are summed; everything else is appended. Nothing is refused: a sum that would be
 * too large stays a line of its own.
 */
export function mergeAtLogin(
  guest: readonly CartProduct[],
  saved: readonly CartProduct[],
): readonly CartProduct[] {
  return guest.reduce<readonly CartProduct[]>(joinLine, saved)
}

function joinLine(products: readonly CartProduct[], line: CartProduct): readonly CartProduct[] {
  if (products.some((one) => one.shoppingCartUUID === line.shoppingCartUUID)) {
    return products.map((one) => (one.shoppingCartUUID === line.shoppingCartUUID ? line : one))
  }
  const target = isCustomised(customizationOf(line)) ? undefined : findPlain(products, line)
  const merged = target && mergeLine(target, line)
  if (!merged || isRefusal(merged)) return [...products, line]
  return products.map((one) => (one === target ? merged : one))
}

function findPlain(products: readonly CartProduct[], line: CartProduct): CartProduct | undefined {
  return products.find((one) => {
    if (!isSameGeneric(one, line) || isCustomised(customizationOf(one))) return false
    return line.type === 'ProductoCurva' || holdsSku(one, line.value.sku)
  })
}

/**
 * Two people (or two tabs) changed one cart: `base` is what both saw. Line by line, the side that changed
 * wins; where both did, mine does, and a curve line is merged row by row. What one side removed stays only
 * if the other changed it meanwhile. A change is what a person decided: names, pictures and prices are none.
 */
export function threeWayMerge(
  base: readonly CartProduct[],
  mine: readonly CartProduct[],
  theirs: readonly CartProduct[],
): readonly CartProduct[] {
  const merged = mergeKeyed(base, mine, theirs, { both: mergeBoth, choice: choiceOf })
  return merged.filter((line) => line.type === 'ProductoSimple' || line.value.length > 0)
}

function mergeBoth(base: CartProduct | undefined, mine: CartProduct, theirs: CartProduct): CartProduct {
  if (mine.type !== 'ProductoCurva' || theirs.type !== 'ProductoCurva') return mine
  const before = base?.type === 'ProductoCurva' ? base.value : []
  const value = mergeKeyed<CurveRow>(before, mine.value, theirs.value, {
    both: (_, row) => row,
    choice: rowChoiceOf,
  })
  return { ...mine, value }
}

/** What a person decided of a line. */
function choiceOf(line: CartProduct): unknown {
  const { type, quoteInfo } = line
  const rows = line.type === 'ProductoSimple' ? [choiceOfValue(line.value)] : line.value.map(rowChoiceOf)
  return { type, generic_id: line.generic.id, quoteInfo, rows, customization: customizationOf(line) }
}

function rowChoiceOf({ shoppingCartUUID, value }: CurveRow): unknown {
  return { shoppingCartUUID, ...choiceOfValue(value) }
}

function choiceOfValue({ sku, quantity }: { sku: string; quantity: number }) {
  return { sku, quantity }
}

/** Whether two carts hold the same decisions, in whatever order of the lines. */
export function isSameCart(one: readonly CartProduct[], other: readonly CartProduct[]): boolean {
  const others = byUuid(other)
  return (
    one.length === other.length &&
    one.every((line) => {
      const their = others.get(line.shoppingCartUUID)
      return their !== undefined && isSameData(choiceOf(line), choiceOf(their))
    })
  )
}

type Keyed = { readonly shoppingCartUUID: string }
type Merging<T> = { both: (base: T | undefined, mine: T, theirs: T) => T; choice: (item: T) => unknown }

function mergeKeyed<T extends Keyed>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  { both, choice }: Merging<T>,
): T[] {
  const [before, ours, others] = [byUuid(base), byUuid(mine), byUuid(theirs)]
  const order = new Set([...others.keys(), ...ours.keys()])
  const isSame = (one: T, other: T) => isSameData(choice(one), choice(other))
  return [...order].flatMap((uuid) => {
    const [was, my, their] = [before.get(uuid), ours.get(uuid), others.get(uuid)]
    if (my && their) {
      if (was && isSame(my, was)) return [their]
      return was && isSame(their, was) ? [my] : [both(was, my, their)]
    }
    const left = my ?? their
    return left && !(was && isSame(left, was)) ? [left] : []
  })
}

function byUuid<T extends Keyed>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.shoppingCartUUID, item]))
}

/** The cart after an order: the lines that were bought are gone. */
export function withoutOrdered(
  products: readonly CartProduct[],
  ordered: readonly string[],
): readonly CartProduct[] {
  return products.filter((line) => !ordered.includes(line.shoppingCartUUID))
}
