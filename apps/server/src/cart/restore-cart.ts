import type { ReadOnly } from '@estampa/contract/call'
import { SavedCartView as ShownCart } from '@estampa/contract/cart'
import { isRefusalCode, sentenceOf } from '@estampa/contract/refusals'
import {
  type CartChange,
  knownBy,
  type LineItem,
  priceEach,
  type RestoredCart,
  restoreLines,
  type SavedCart,
  type SavedPrice,
  uploadsOf as uploadsIn,
} from '@estampa/domain/cart'
import { localeOf } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import { formatPriceText, toWire } from '@estampa/domain/money'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { z } from 'zod'
import { findGenerics } from '../catalog/catalog.store.ts'
import type { Config } from '../config.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { findUploads } from '../customization/uploads.store.ts'
import { toPictureView } from '../customization/uploads.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { findCart, saveRestored } from './cart.store.ts'
import { designRenders } from './design-renders.ts'
import { type LineUpload, listLineUploads } from './line-uploads.store.ts'
import { type LineViewFacts, toLineViews } from './line-view.ts'

export type RestoredCartView = ReadOnly<z.output<typeof ShownCart>>
export type RestoreContext = {
  services: Services
  shop: Shop
  customerId: number
  session: string
  now: Date
}

const MAX_TRIES = 5
const MAX_SENTENCES = 3

/**
 * The saved cart as it can be put back today. Where that is not how it was saved, the mended cart is kept
 * first and then told of: who asks again gets it whole. Prices that changed alone refuse nothing.
 */
export async function restoreCart(context: RestoreContext): Promise<RestoredCartView | Refusal> {
  const { services, shop, customerId, session, now } = context
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const { cart, restored, shown } = await services.database.readInShop(shop.id, (tx) =>
      checkCart(tx, context),
    )
    const { lines, changes } = restored
    const isTold = changes.length === 0
    const version = isTold ? cart.version : cart.version + 1
    const after = { ...knownBy(cart, session, lines), version, lines: isTold ? cart.lines : lines }
    const isKept =
      (isTold && knows(cart, session)) ||
      (await services.database.inShop(shop.id, (tx) => saveRestored(tx, customerId, cart, after, now)))
    if (!isKept) continue
    if (isTold) return shown
    const isPriceAlone = changes.every(({ refusal }) => refusal.refusal === 'price_changed')
    return isPriceAlone
      ? { ...shown, version, priceChanges: changes.map((change) => priceChangeOf(shop, change)) }
      : notRestored(shop, changes, { ...shown, version })
  }
  return refuse('busy')
}

/** The saved cart as it could be put back today, while nothing is mended or told. */
export async function lookAtCart(context: RestoreContext): Promise<RestoredCartView> {
  const { shown } = await context.services.database.readInShop(context.shop.id, (tx) =>
    checkCart(tx, context),
  )
  return shown
}

async function checkCart(tx: Tx, { services: { config }, shop, customerId, now }: RestoreContext) {
  const cart = await findCart(tx, customerId)
  const facts = await readFacts(tx, shop, cart.lines)
  const shownIds = [...new Set(cart.lines.flatMap(uploadsIn))]
  const own = await findUploads(tx, shownIds, { customer_id: customerId })
  const restored = restoreLines(cart.lines, { ...facts, uploads: new Set(own.keys()) }, facts.rules)
  const uploads = await uploadsOf(tx, config, customerId, restored.lines, now)
  const shown = showCart(cart.version, restored, { ...facts, prices: restored.prices, ...uploads })
  return { cart, restored, shown }
}

/** A cart as it is, also with what is no longer sold: for a client that has to bring two carts together. */
export async function toCartView(
  tx: Tx,
  { services: { config }, shop, customerId, now }: Omit<RestoreContext, 'session'>,
  cart: SavedCart,
): Promise<RestoredCartView> {
  const facts = await readFacts(tx, shop, cart.lines)
  const prices = facts.rules ? priceEach(cart.lines, facts, facts.rules) : new Map()
  const uploads = await uploadsOf(tx, config, customerId, cart.lines, now)
  return showCart(cart.version, cart, { ...facts, prices, ...uploads })
}

async function readFacts(tx: Tx, shop: Shop, lines: readonly LineItem[]) {
  const generics = await findGenerics(tx, [...new Set(lines.map((line) => line.generic_id))])
  const isDecorated = lines.some((line) => isCustomized(line.customization))
  const techniques = isDecorated ? await listTechniques(tx) : new Map()
  return { generics, techniques, rules: shop.config.pricesInShop ? priceRulesOf(shop) : null }
}

type LineUploads = RestoredCartView['uploads']

function showCart(
  version: number,
  { lines }: Pick<RestoredCart, 'lines'>,
  { uploads, ...facts }: LineViewFacts & { uploads: LineUploads },
): RestoredCartView {
  return { version, products: toLineViews(lines, facts), uploads, priceChanges: [] }
}

async function uploadsOf(
  tx: Tx,
  config: Config,
  customerId: number,
  lines: readonly LineItem[],
  now: Date,
): Promise<{ uploads: LineUploads; renders: Map<string, string> }> {
  const uuids = lines.map((line) => line.shoppingCartUUID)
  const uploads = toUploadsView(await listLineUploads(tx, customerId, uuids), config, now)
  const renders = uploads.flatMap(({ shoppingCartUUID, images: [first] }): [string, string][] =>
    first ? [[shoppingCartUUID, first.preview_url]] : [],
  )
  const designed = await designRenders(tx, { config, now }, customerId, lines)
  return { uploads, renders: new Map([...designed, ...renders]) }
}

/** Line by line what is attached to it. */
export function toUploadsView(rows: readonly LineUpload[], config: Config, now: Date): LineUploads {
  return [...Map.groupBy(rows, (row) => row.shopping_cart_uuid)].map(([shoppingCartUUID, own]) => {
    const of = (kind: LineUpload['line_kind']) =>
      own.filter((row) => row.line_kind === kind).map((row) => toPictureView(config, row, now))
    return { shoppingCartUUID, files: of('file'), images: of('image') }
  })
}

function knows(cart: SavedCart, session: string): boolean {
  const known = cart.known.find((one) => one.session === session)?.uuids ?? []
  return cart.lines.every((line) => known.includes(line.shoppingCartUUID))
}

function notRestored(shop: Shop, changes: readonly CartChange[], shown: RestoredCartView): Refusal {
  const lines = changes.map((change) => {
    const { shoppingCartUUID, name, refusal, was, now } = change
    const sentence = sentenceFor(shop, change)
    return { shoppingCartUUID, name, refusal: refusal.refusal, sentence, was: wire(was), now: wire(now) }
  })
  const sentences = [...new Set(lines.map(({ sentence }) => sentence))]
  const more = sentences.length - MAX_SENTENCES
  const rest = more > 0 ? ` Y hay ${more} ${more === 1 ? 'cambio' : 'cambios'} más.` : ''
  return refuse('cart_not_restored', {
    changes: sentences.slice(0, MAX_SENTENCES).join(' ') + rest,
    data: { ...encodeCart(shown), lines },
  })
}

/** The cart as it travels, for the data of a refusal. */
export function encodeCart(cart: RestoredCartView): z.input<typeof ShownCart> {
  return z.encode(ShownCart, cart as z.output<typeof ShownCart>)
}

function priceChangeOf(shop: Shop, change: CartChange): RestoredCartView['priceChanges'][number] {
  const { shoppingCartUUID, name, was, now } = change
  return { shoppingCartUUID, name, sentence: sentenceFor(shop, change), was, now }
}

const wire = (price: SavedPrice | null) =>
  price && { subTotal: toWire(price.subTotal), total: toWire(price.total) }

function sentenceFor({ config }: Shop, { refusal, was, now }: CartChange): string {
  const locale = localeOf(config.environment)
  const text = (price: SavedPrice | null) =>
    price ? formatPriceText(config.withTaxes ? price.total : price.subTotal, config.roundPrice) : ''
  const { reason } = refusal
  const reasonText = isRefusal(reason) && isRefusalCode(reason.refusal) ? sentenceOf(reason, locale) : ''
  return sentenceOf({ ...refusal, before: text(was), after: text(now), reason: reasonText }, locale).trim()
}
