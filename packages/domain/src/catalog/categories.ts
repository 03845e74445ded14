/** The categories of a shop as a tree: which stands in which, and in what order they are read. */
import { type Refusal, refuse } from '../refusal.ts'

export type CategoryPlace = { readonly id: number; readonly parentId: number | null }

/** How deep the tree goes: a menu shows no more at once. */
export const MAX_LEVELS = 3

/** Each category right before those that stand in it, with its level from 0; among their like they keep their order. */
export function inTreeOrder<T extends CategoryPlace>(categories: readonly T[]): (T & { level: number })[] {
  const known = new Set(categories.map(({ id }) => id))
  const children = Map.groupBy(categories, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const below = (parent: number | null, level: number): (T & { level: number })[] =>
    (children.get(parent) ?? []).flatMap((one) => [{ ...one, level }, ...below(one.id, level + 1)])
  return below(null, 0)
}

/** Ids of the categories above this one, the highest first. */
export function categoriesAbove(categories: readonly CategoryPlace[], id: number): number[] {
  const parents = new Map(categories.map((one) => [one.id, one.parentId]))
  const above: number[] = []
  for (let at = parents.get(id) ?? null; at !== null && !above.includes(at); at = parents.get(at) ?? null)
    above.unshift(at)
  return above
}

/** The same with this one before the one above it among its like, or after the one below; they are read in tree order. */
export function moveAmongLike<T extends CategoryPlace>(
  categories: readonly T[],
  id: number,
  by: -1 | 1,
): T[] {
  const moved = categories.find((one) => one.id === id)
  const like = categories.filter(({ parentId }) => parentId === moved?.parentId)
  const at = like.findIndex((one) => one.id === id)
  const other = like[at + by]
  if (!moved || !other) return [...categories]
  const swapped = categories.map((one) => (one === moved ? other : one === other ? moved : one))
  return inTreeOrder(swapped).map(({ level: _, ...one }) => one as unknown as T)
}

/** Why the categories may not stand so: one would stand in itself, or too deep. */
export function whyNotArranged(places: readonly CategoryPlace[]): Refusal | undefined {
  const isCircle = inTreeOrder(places).length < places.length
  const known = new Set(places.map(({ id }) => id))
  if (isCircle || known.size < places.length) return refuse('categories_in_circle')
  const isDeep = places.some(({ id }) => categoriesAbove(places, id).length >= MAX_LEVELS)
  return isDeep ? refuse('categories_too_deep', { most: MAX_LEVELS }) : undefined
}
