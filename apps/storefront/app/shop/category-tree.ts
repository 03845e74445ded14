/** Which categories are shown of those that stand in each other. */
import { type Category, useShopData } from './shop-data.ts'

type Placed = Pick<Category, 'id' | 'url' | 'parent_id'>

export function categoriesIn<One extends Placed>(all: readonly One[], parent: number | null): One[] {
  return all.filter(({ parent_id }) => parent_id === parent)
}

/** Those that stand in none. */
export function useTopCategories(): Category[] {
  return categoriesIn(useShopData().categories, null)
}

/** From the highest one to this one; empty where there is none at the address. */
export function categoryTrail<One extends Placed>(all: readonly One[], url: string | undefined): One[] {
  const trail: One[] = []
  let at = all.find((one) => one.url === url)
  while (at) {
    const { parent_id } = at
    trail.unshift(at)
    at = all.find(({ id }) => id === parent_id)
  }
  return trail
}

/** Those that stand in none, and under them the way to the one at the address and what stands in it, with their levels. */
export function unfoldCategories<One extends Placed>(
  all: readonly One[],
  url: string | undefined,
): (One & { level: number })[] {
  const open = categoryTrail(all, url)
  const below = (parent: number | null, level: number): (One & { level: number })[] =>
    categoriesIn(all, parent).flatMap((one) => [
      { ...one, level },
      ...(open.includes(one) ? below(one.id, level + 1) : []),
    ])
  return below(null, 0)
}
