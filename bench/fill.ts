import { saveFamily } from '@estampa/server/catalog/families.store'
import { saveGenerics } from '@estampa/server/catalog/save-generics'
import { saveTechnique } from '@estampa/server/customization/customization.store'
import { openDatabase } from '@estampa/server/db/database'
import type { Roles } from '@estampa/server/db/migrate'
import { saveShop } from '@estampa/server/shops/shops.store'
import { pampaShop } from '@estampa/server/test/shops'
import { benchDraft, benchTechnique } from './catalog.ts'
import { copyProducts } from './copy-products.ts'

const BATCH = 500
/** So many products differ from each other in more than their numbers. */
const BASE = 8_000

/** Opens a shop with so many products and gives its number. */
export async function fillBenchShop(
  roles: Roles,
  name: string,
  products: number,
  base = BASE,
): Promise<number> {
  const shop = await openBenchShop(roles, name, Math.min(products, base), base)
  if (products > base) await copyProducts(roles.owner, { shop, base, from: base, to: products })
  return shop
}

/** The same with every product saved as an import saves it. */
export async function openBenchShop(
  roles: Roles,
  name: string,
  products: number,
  base: number,
): Promise<number> {
  const shop = await saveShop(roles.owner, { ...pampaShop, name })
  const database = openDatabase(roles.app, { connections: 1 })
  const catalog = await database.inShop(shop, async (tx) => ({
    families: [
      await saveFamily(tx, { title: 'Hogar', url: 'hogar', icon_url: null, position: 1 }),
      await saveFamily(tx, { title: 'Oficina', url: 'oficina', icon_url: null, position: 2 }),
      await saveFamily(tx, { title: 'Aire libre', url: 'aire-libre', icon_url: null, position: 3 }),
    ],
    technique: await saveTechnique(tx, benchTechnique),
  }))
  for (let start = 0; start < products; start += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, products - start) }, (_, offset) => start + offset)
    const drafts = indexes.map((index) => benchDraft(index, base, catalog))
    await database.inShop(shop, (tx) => saveGenerics(tx, drafts))
  }
  await database.close()
  return shop
}
