import { counted, numberText } from '@estampa/domain/messages/numbers'
/** The shop's catalog as PDF, from the products and prices of now; made anew only where it would show something else. */

import { createHash } from 'node:crypto'
import { countries } from '@estampa/domain/countries'
import { priceTexts } from '@estampa/domain/law'
import type { Minor } from '@estampa/domain/money'
import { fileSlug } from '@estampa/domain/plain-text'
import { isColor, salePrice } from '@estampa/domain/shops'
import { type PriceView, priceViewOf } from '../catalog/price-view.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { shopAddress } from '../shops/shop-address.ts'
import {
  type CatalogProduct,
  findFamilyTitle,
  listCatalogProducts,
  MAX_PRODUCTS,
  WHOLE,
} from './catalog-pdf.store.ts'
import type { CatalogCard, CatalogToDraw } from './catalog-to-draw.ts'
import { pdfBranding } from './pdf-branding.ts'
import { longDateText, moneyOf } from './texts.ts'

/** With more products pictures are smaller, so that the file can still be sent. */
const MANY = 400
/** The drawing's own: another number has every catalog drawn anew. */
const DRAWING = 4

export type CatalogFacts = Omit<CatalogToDraw, 'made'> & {
  /** The name of the file, without its ending. */
  readonly name: string
}
type CatalogContext = { readonly services: Services; readonly shop: Shop }

/** Everything that it shows but the pictures themselves; undefined where there is no such family. */
export async function gatherCatalog(
  { services, shop }: CatalogContext,
  family: number,
  most = MAX_PRODUCTS,
): Promise<CatalogFacts | undefined> {
  const { title, total, products } = await services.database.readInShop(shop.id, async (tx) => ({
    title: family === WHOLE ? 'Catálogo' : await findFamilyTitle(tx, family),
    ...(await listCatalogProducts(tx, family, most)),
  }))
  if (title === undefined) return undefined
  const prices = priceViewOf(shop)
  const home = shopAddress(shop, services.config.publicUrl)
  const sections = Map.groupBy(products, (product) => (family === WHOLE ? product.family : title))
  return {
    look: await pdfBranding(services, shop),
    title,
    subtitle: `${monthText(shop, services.now())} · ${counted(total, 'producto', 'productos')}`,
    rest: total > products.length ? restText(products.length, total, home) : '',
    priceNote: prices ? priceNoteOf(shop) : '',
    tiles: products.length > MANY ? 'small' : 'large',
    name: family === WHOLE ? `catalogo-${shop.name}` : `catalogo-${shop.name}-${fileSlug(title, 'familia')}`,
    sections: [...sections].map(([name, inside]) => ({
      title: name,
      cards: inside.map((product) => cardOf(product, prices, { shop, home })),
    })),
  }
}

/** Said on the cover: nobody is to believe that what is not in it does not exist. */
function restText(shown: number, total: number, home: string): string {
  const address = home.replace(/^https?:\/\//, '')
  return `Este archivo muestra ${numberText(shown)} de los ${numberText(total)} productos. Los demás están en el catálogo de cada familia y en ${address}.`
}

function cardOf(
  { card, cost_from }: CatalogProduct,
  prices: PriceView | null,
  { shop, home }: { shop: Shop; home: string },
): CatalogCard {
  const price = prices && cost_from !== null ? moneyOf(shop)(prices.shown(cost_from)) : null
  return {
    name: card.name,
    code: card.external_id,
    price: price === null ? '' : `Desde ${price}`,
    net: prices && cost_from !== null ? netOf(shop, prices, cost_from) : '',
    colours: card.colors.flatMap(({ primary_color }) =>
      primary_color && isColor(primary_color) ? primary_color : [],
    ),
    url: `${home}/product/${card.url}`,
    image: card.featured_img?.image_url ?? '',
  }
}

function netOf(shop: Shop, { rules }: PriceView, cost: Minor): string {
  const { netPrice } = priceTexts[shop.config.environment]
  return netPrice && shop.config.withTaxes ? `${netPrice}: ${moneyOf(shop)(salePrice(cost, rules))}` : ''
}

function priceNoteOf({ config }: Shop): string {
  const taxes = config.withTaxes ? 'con impuestos' : 'sin impuestos'
  return `Precios por unidad ${taxes} y sin personalización, según cantidad`
}

function monthText(shop: Shop, now: Date): string {
  const [, , ...rest] = longDateText(now, countries[shop.config.environment]).split(' ')
  const sentence = rest.join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A hash of everything that the catalog shows: equal hashes show the same. */
export function hashOfCatalog(facts: CatalogFacts): string {
  const { look, ...rest } = facts
  const logo = look.logo && createHash('sha256').update(look.logo.bytes).digest('hex')
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, { ...look, logo }, rest]))
    .digest('hex')
    .slice(0, 32)
}
