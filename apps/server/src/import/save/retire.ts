/**
 * At the end of a whole file: of the products that it brought, the variants that it did not are retired. They
 * stay, inactive, because orders name them.
 */
import { saveGenerics } from '../../catalog/save-generics.ts'
import { asDraft, typeOf } from './draft.ts'
import { findActiveSkus, findByExternalId, lockCatalog } from './import.store.ts'
import { nothing, type Place, type Saved } from './save-batch.ts'

const productsAtOnce = 250

export async function* retireVariants(
  place: Place,
  externalIds: readonly string[],
  isBrought: (sku: string) => boolean,
): AsyncGenerator<Saved> {
  for (let at = 0; at < externalIds.length; at += productsAtOnce) {
    const some = externalIds.slice(at, at + productsAtOnce)
    const changed = await retireOf(place, some, isBrought)
    if (changed.length > 0) yield { ...nothing(), changed }
  }
}

async function retireOf(
  { database, shopId, isRehearsal }: Place,
  externalIds: readonly string[],
  isBrought: (sku: string) => boolean,
): Promise<string[]> {
  const rows = await database.readInShop(shopId, (tx) => findActiveSkus(tx, externalIds))
  const stale = [...new Set(rows.filter(({ sku }) => !isBrought(sku)).map((row) => row.external_id))]
  if (stale.length === 0 || isRehearsal) return stale
  await database.inShop(shopId, async (tx) => {
    await lockCatalog(tx)
    const generics = await findByExternalId(tx, stale)
    const drafts = [...generics.values()].map(asDraft).map((draft) => {
      return { ...draft, products: draft.products.filter(({ sku }) => isBrought(sku)) }
    })
    await saveGenerics(
      tx,
      drafts.map((draft) => ({ ...draft, type: typeOf(draft.products) })),
    )
  })
  return stale
}
