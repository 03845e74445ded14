import { customizationOf } from './inspect.ts'
import { isSameData } from './is-same-data.ts'
import type { CartProduct, CurveRow } from './lines.ts'

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

/** A person's decisions about a line. */
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
