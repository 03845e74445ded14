/** The shop's catalogue as PDF, from the products and prices of now; made anew only where it would show something else. */
import { createHash } from 'node:crypto'
import { countries } from '@estampa/domain/countries'
import { isColor } from '@estampa/domain/shops'
import { type ShownPrices, shownPricesOf } from '../catalog/shown-prices.ts'
import { shopAddress } from '../catalog/site-map.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { type CatalogProduct, findFamilyTitle, listCatalogProducts, WHOLE } from './catalog-paper.store.ts'
import type { CatalogCard, CatalogSection, CatalogToDraw } from './draw-catalog.ts'
import { paperLook } from './paper-look.ts'
import { tilePicture } from './paper-pictures.ts'
import { dayText, moneyOf } from './words.ts'

/** With more products pictures are smaller, so that the file can still be sent. */
const MANY = 400
const SIDES = { few: { width: 474, height: 320 }, many: { width: 296, height: 200 } }

export type CatalogFacts = Omit<CatalogToDraw, 'sections' | 'made'> & {
  /** Of the file, without its ending. */
  readonly name: string
  readonly products: readonly { readonly section: string; readonly image: string; readonly card: Card }[]
}
type Card = Omit<CatalogCard, 'picture'>
type Asking = { readonly services: Services; readonly shop: Shop }

/** Everything that it shows but the pictures themselves; undefined where there is no such family. */
export async function gatherCatalog(
  { services, shop }: Asking,
  family: number,
): Promise<CatalogFacts | undefined> {
  const { title, products } = await services.database.readInShop(shop.id, async (tx) => ({
    title: family === WHOLE ? 'Catálogo' : await findFamilyTitle(tx, family),
    products: await listCatalogProducts(tx, family),
  }))
  if (title === undefined) return undefined
  const prices = shownPricesOf(shop)
  const home = shopAddress(shop, services.config.publicUrl)
  const many = products.length === 1 ? '1 producto' : `${products.length} productos`
  return {
    look: await paperLook(services, shop),
    title,
    subtitle: `${monthText(shop, services.now())} · ${many}`,
    priceNote: prices ? priceNoteOf(shop) : '',
    name: family === WHOLE ? `catalogo-${shop.name}` : `catalogo-${shop.name}-${slugOf(title)}`,
    products: products.map((product) => ({
      section: family === WHOLE ? product.family : title,
      image: product.card.featured_img?.image_url ?? '',
      card: cardOf(product, prices, { shop, home }),
    })),
  }
}

function cardOf(
  { card, cost_from }: CatalogProduct,
  prices: ShownPrices | null,
  { shop, home }: { shop: Shop; home: string },
): Card {
  const price = prices && cost_from !== null ? moneyOf(shop)(prices.shown(cost_from)) : null
  return {
    name: card.name,
    code: card.external_id,
    price: price === null ? '' : `Desde ${price}`,
    colours: card.colors.flatMap(({ primary_color }) =>
      primary_color && isColor(primary_color) ? primary_color : [],
    ),
    url: `${home}/product/${card.url}`,
  }
}

function priceNoteOf({ config }: Shop): string {
  const taxes = config.withTaxes ? 'con impuestos' : 'sin impuestos'
  return `Precios por unidad ${taxes} y sin personalización, según cantidad`
}

function monthText(shop: Shop, now: Date): string {
  const [, , ...rest] = dayText(now, countries[shop.config.environment]).split(' ')
  const said = rest.join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'familia'
  )
}

/** Of everything that it shows: what has it shows the same. */
export function hashOfCatalog(facts: CatalogFacts): string {
  const { look, ...rest } = facts
  const logo = look.logo && createHash('sha256').update(look.logo).digest('hex')
  return createHash('sha256')
    .update(JSON.stringify([{ ...look, logo }, rest]))
    .digest('hex')
    .slice(0, 32)
}

/** With its pictures, read one after the other; `tell` hears which part of them is there. */
export async function withPictures(
  services: Services,
  facts: CatalogFacts,
  tell: (part: number) => Promise<void>,
): Promise<CatalogToDraw> {
  const { name: _, products, ...said } = facts
  const side = products.length > MANY ? SIDES.many : SIDES.few
  const sections: { title: string; cards: CatalogCard[] }[] = []
  for (const [index, { section, image, card }] of products.entries()) {
    if (sections.at(-1)?.title !== section) sections.push({ title: section, cards: [] })
    const picture = await tilePicture(services.files, image, side)
    sections.at(-1)?.cards.push({ ...card, picture })
    await tell((index + 1) / products.length)
  }
  return { ...said, sections: sections satisfies CatalogSection[], made: services.now() }
}
