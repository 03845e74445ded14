import { saveFamily } from '../../src/catalog/save-families.ts'
import { saveTechnique } from '../../src/customization/customization.store.ts'
import { type Goods, stock } from '../buyer.ts'
import type { Cast } from '../cast.ts'
import { mugDraft, poloDraft, screenPrinting } from '../products.ts'
import type { Visitor } from './people.ts'

/** What a shop sells: a mug that takes serigraphy on its front, and a polo shirt by size and colour. */
export type ShopGoods = {
  mug: Goods
  otherMug: Goods
  polo: Goods
  techniqueId: number
  areaId: number
  family: string
}

const AREA = 1
/** So many that no test empties the shelf. */
const STOCK = 10_000_000

export async function fillShop(cast: Cast, shop: Visitor['shop']): Promise<ShopGoods> {
  const { techniqueId, familyId } = await cast.services.database.inShop(cast[shop], async (tx) => ({
    techniqueId: await saveTechnique(tx, screenPrinting({ name: `Serigrafía de ${shop}` })),
    familyId: await saveFamily(tx, { title: `Bazar de ${shop}`, icon_url: null, position: 1 }),
  }))
  const front = {
    ...{ id: AREA, name: 'Frente', width_centimeters: 20, height_centimeters: 20 },
    printing_types: [techniqueId],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const families = [{ id: familyId, main: true }]
  const mugs = await stock(
    cast,
    shop,
    mugDraft({
      ...{ name: `Tazón Aurora de ${shop}`, families },
      ...{ printing_areas: [front], printing_types: [techniqueId] },
      products: mugDraft().products.map((variant) => ({ ...variant, stock: STOCK })),
    }),
  )
  const polos = await stock(cast, shop, poloDraft({ name: `Chomba Ribera de ${shop}` }))
  const [mug, otherMug] = mugs
  const [polo] = polos
  if (!mug || !otherMug || !polo) throw new Error('the drafts have no variants')
  return { mug, otherMug, polo, techniqueId, areaId: AREA, family: `bazar-de-${shop}` }
}
