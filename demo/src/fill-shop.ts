/** Saves what the data know of a catalog in the shop that is open. */
import type { Generic } from '@estampa/domain/catalog'
import type { Family } from '@estampa/domain/shops'
import { saveFamily } from '@estampa/server/catalog/families.store'
import type { GenericDraft } from '@estampa/server/catalog/generics.store'
import { saveGenerics } from '@estampa/server/catalog/save-generics'
import { addDemand, applyDemand } from '@estampa/server/catalog/trending.store'
import { saveCustomer } from '@estampa/server/customers/customers.store'
import { saveTechnique } from '@estampa/server/customization/customization.store'
import type { Tx } from '@estampa/server/db/database'
import type { DemoShop } from './demo-shops.ts'

const BATCH = 60
/** Order counts that are pretended for the ranking: the last ranked product has this many, the one before twice as many, and so on. */
const ORDERS_EACH = 20

/** Numbers in the data → numbers in the database. */
type Numbers = {
  families: Map<number, number>
  techniques: Map<number, number>
  /** By their codes. */
  generics: Map<string, number>
}

/** Saves the families, the techniques and the products; gives the numbers that the database has given them. */
export async function fillShop(
  tx: Tx,
  goods: Pick<DemoShop, 'techniques' | 'generics'> & { families: readonly Family[] },
): Promise<Numbers> {
  const numbers: Numbers = { families: new Map(), techniques: new Map(), generics: new Map() }
  const urls = new Map(
    goods.generics.flatMap(({ families }) => families.map(({ id, url }) => [id, url] as const)),
  )
  for (const [position, { id, title, icon_url }] of goods.families.entries()) {
    if (id === null) continue
    const url = urls.get(id)
    numbers.families.set(id, await saveFamily(tx, { title, icon_url, position, ...(url && { url }) }))
  }
  for (const { id, ...technique } of goods.techniques)
    numbers.techniques.set(id, await saveTechnique(tx, technique))
  for (let start = 0; start < goods.generics.length; start += BATCH) {
    const drafts = goods.generics.slice(start, start + BATCH).map((generic) => draftOf(generic, numbers))
    for (const [external, id] of await saveGenerics(tx, drafts)) numbers.generics.set(external, id)
  }
  return numbers
}

export async function saveBuyers(
  tx: Tx,
  { customers }: Pick<DemoShop, 'customers'>,
  passwordHash: string,
): Promise<void> {
  for (const { document: _, ...customer } of customers)
    await saveCustomer(tx, { ...customer, passwordHash, verified: true })
}

export async function rankTrending(
  tx: Tx,
  shop: Pick<DemoShop, 'generics' | 'trending'>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const externals = new Map(shop.generics.map(({ id, external_id }) => [id, external_id]))
  const ranked = shop.trending.map((id) => ids.get(externals.get(id) ?? '')).filter((id) => id !== undefined)
  const weights = ranked.map((id, rank) => ({ id, weight: ORDERS_EACH * (ranked.length - rank) }))
  await addDemand(tx, weights)
  await applyDemand(tx)
}

function draftOf(generic: Generic, { families, techniques }: Numbers): GenericDraft {
  const { id: _, ...rest } = generic
  const technique = (id: number) => numberOf(techniques, id)
  return {
    ...rest,
    families: generic.families.map(({ id, main }) => ({ id: numberOf(families, id), main })),
    printing_types: generic.printing_types.map(({ id }) => technique(id)),
    printing_areas: generic.printing_areas.map((area) => ({
      ...area,
      printing_types: area.printing_types.map(technique),
    })),
    products: generic.products.map(({ id: _id, reserved_stock, ...variant }) => ({
      ...variant,
      stock: Math.max(0, variant.stock - reserved_stock),
    })),
  }
}

function numberOf(numbers: ReadonlyMap<number, number>, id: number): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`the demo's data name ${id}, which nothing defines`)
  return number
}
