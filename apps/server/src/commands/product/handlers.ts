/**
 * Prices, stock and what is on show, for one product at a time. Every change goes through the catalog's own saving,
 * so that lists, facets and search follow; what is not named stays as it is.
 */
import {
  type Generic,
  parseSizeGuide,
  type SizeGuide,
  sizeGuideText,
  type Tier,
} from '@estampa/domain/catalog'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { isRefusal } from '@estampa/domain/refusal'
import { findGenericIds, findGenerics, lockCatalog } from '../../catalog/catalog.store.ts'
import { listFamilyTitles, saveFamilySizeGuide } from '../../catalog/families.store.ts'
import type { GenericDraft, VariantDraft } from '../../catalog/generics.store.ts'
import { asDraft, typeOf } from '../../catalog/product-changes.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../http/shop.ts'
import { plainOf } from '../../import/normalize/text.ts'
import { findSkuOwners } from '../../import/save/import.store.ts'
import { type Backend, unknownShop } from '../open-shop.ts'
import { type CommandArguments, type CommandHandler, type CommandOutput, optionText } from '../run-command.ts'
import { InvalidArguments, readAmount } from '../staff/read-arguments.ts'
import { factsText, table } from '../staff/table.ts'

/** A product, and the one variant of it that was named by its sku. */
type FoundProduct = { readonly generic: Generic; readonly sku: string | undefined }
type DraftChange = (found: FoundProduct, draft: GenericDraft) => GenericDraft

async function shopOf({ services }: Backend, { positionals: [name] }: CommandArguments): Promise<Shop> {
  if (name === undefined) throw new InvalidArguments('Falta la tienda.')
  const shop = await services.shops.byName(name)
  if (!shop) throw await unknownShop(services, name)
  return shop
}

async function find(tx: Tx, shop: Shop, typed: string | undefined): Promise<FoundProduct> {
  if (typed === undefined)
    throw new InvalidArguments('Falta el código del producto o el sku de una variante.')
  const owner = (await findSkuOwners(tx, [typed])).get(typed)
  const code = owner ?? typed
  const id = (await findGenericIds(tx, [code])).get(code)
  const generic = id === undefined ? undefined : (await findGenerics(tx, [id])).get(id)
  if (!generic) throw new Error(`${shop.config.name} no tiene «${typed}», ni como código ni como sku.`)
  // a simple product may have the code of its only variant
  const isWhole = generic.external_id === typed && generic.products.length > 1
  return { generic, sku: owner === undefined || isWhole ? undefined : typed }
}

export const showProductCommand: CommandHandler = async (backend, words) => {
  const shop = await shopOf(backend, words)
  const { generic } = await backend.services.database.readInShop(shop.id, (tx) =>
    find(tx, shop, words.positionals[1]),
  )
  return shownProduct(shop, generic)
}

/** Orders move the stock meanwhile: only that of the named variant is written, where `stock` says so. */
async function change(
  backend: Backend,
  words: CommandArguments,
  work: DraftChange,
  writesStock = false,
): Promise<CommandOutput> {
  const shop = await shopOf(backend, words)
  const isRehearsal = words.values['dry-run'] === true
  const after = await backend.services.database.inShop(shop.id, async (tx) => {
    await lockCatalog(tx)
    const found = await find(tx, shop, words.positionals[1])
    const draft = work(found, asDraft(found.generic))
    if (isRehearsal) return rehearsed(found.generic, draft)
    const offered = draft.products.filter(({ active }) => active)
    const type = offered.length > 0 ? typeOf(offered) : draft.type
    const stockOf = writesStock ? [found.sku ?? found.generic.products[0]?.sku ?? ''] : []
    await saveGenerics(tx, [{ ...draft, type }], { stockOf })
    const { id } = found.generic
    return (await findGenerics(tx, [id])).get(id) ?? found.generic
  })
  if (isRefusal(after)) throw new Error(String(after.refusal))
  const { text, data } = shownProduct(shop, after as Generic)
  return { text: `${isRehearsal ? 'Ensayo, no se guardó. Quedaría así:' : 'Guardado.'}\n\n${text}`, data }
}

function rehearsed(generic: Generic, draft: GenericDraft): Generic {
  const products = generic.products.map((variant) => {
    return { ...variant, ...draft.products.find(({ sku }) => sku === variant.sku) }
  })
  return { ...generic, published: draft.published, size_guide: draft.size_guide ?? null, products }
}

function eachVariant(
  draft: GenericDraft,
  sku: string | undefined,
  work: (one: VariantDraft) => VariantDraft,
) {
  const products = draft.products.map((one) => (sku === undefined || one.sku === sku ? work(one) : one))
  return { ...draft, products }
}

export const priceCommand: CommandHandler = (backend, words) => {
  const cost = readAmount(words.positionals[2])
  const from = wholeOf(optionText(words, 'from'), '--from')
  return change(backend, words, ({ sku }, draft) =>
    eachVariant(draft, sku, (variant) => ({ ...variant, tiers: tiersWith(variant, cost, from) })),
  )
}

/** Without a quantity it is the cost of a variant that has one; of a scale only the person knows which step is meant. */
function tiersWith({ sku, tiers }: VariantDraft, cost: Minor, from: number | undefined): readonly Tier[] {
  if (from === undefined) {
    const [only, ...others] = tiers
    if (others.length > 0) {
      const steps = tiers.map(({ min_quantity }) => min_quantity).join(', ')
      throw new InvalidArguments(
        `${sku} tiene una escala por cantidad: con --from se dice cuál cambia (${steps}).`,
      )
    }
    return [{ min_quantity: only?.min_quantity ?? 1, cost }]
  }
  const others = tiers.filter(({ min_quantity }) => min_quantity !== from)
  return [...others, { min_quantity: from, cost }].sort((a, b) => a.min_quantity - b.min_quantity)
}

export const stockCommand: CommandHandler = (backend, words) => {
  const units = wholeOf(words.positionals[2], 'Las unidades', 0)
  if (units === undefined) throw new InvalidArguments('Faltan las unidades.')
  return change(
    backend,
    words,
    ({ generic, sku }, draft) => {
      const named = sku ?? (generic.products.length === 1 ? generic.products[0]?.sku : undefined)
      if (named === undefined) {
        const skus = generic.products.map((one) => one.sku).join(', ')
        throw new InvalidArguments(`El producto tiene variantes: hace falta el sku de una (${skus}).`)
      }
      const reserved = generic.products.find((one) => one.sku === named)?.reserved_stock ?? 0
      if (units < reserved)
        throw new Error(`De ${named} hay ${reserved} reservadas para pedidos: no puede haber ${units}.`)
      return eachVariant(draft, named, (variant) => ({ ...variant, stock: units }))
    },
    true,
  )
}

/** One product's own guide, or the one of a category. */
export const sizesCommand: CommandHandler = (backend, words) => {
  const family = optionText(words, 'family')
  const guide = guideIn(words.positionals[family === undefined ? 2 : 1])
  if (family !== undefined) return familySizes(backend, words, family, guide)
  return change(backend, words, (_, draft) => ({ ...draft, size_guide: guide }))
}

function guideIn(typed: string | undefined): SizeGuide | null {
  if (typed === undefined)
    throw new InvalidArguments('Falta la guía: «S: ancho 48, largo 70; M: …», o «ninguna».')
  if (typed.trim().toLowerCase() === 'ninguna') return null
  const guide = parseSizeGuide(typed)
  if (isRefusal(guide)) {
    const part = String(guide.part)
    throw new InvalidArguments(
      `No se entiende «${part}». La guía se escribe así: «S: ancho 48, largo 70; M: ancho 51, largo 72».`,
    )
  }
  return guide
}

async function familySizes(
  backend: Backend,
  words: CommandArguments,
  family: string,
  guide: SizeGuide | null,
): Promise<CommandOutput> {
  const shop = await shopOf(backend, words)
  const isRehearsal = words.values['dry-run'] === true
  const known = await backend.services.database.inShop(shop.id, async (tx) => {
    const titles = await listFamilyTitles(tx)
    if (!isRehearsal && (await saveFamilySizeGuide(tx, family, guide))) return null
    return titles
  })
  const isKnown = known === null || known.some((title) => plainOf(title) === plainOf(family))
  if (!isKnown) {
    throw new Error(`${shop.config.name} no tiene la categoría «${family}». Tiene: ${known.join(', ')}.`)
  }
  const guideText = guide ? sizeGuideText(guide) : 'sin guía'
  const text = `${isRehearsal ? 'Ensayo, no se guardó. Quedaría así:' : 'Guardado.'}\n\n${family}: ${guideText}`
  return { text, data: { family, sizeGuide: guide } }
}

const shownAs =
  (isShown: boolean): CommandHandler =>
  (backend, words) =>
    change(backend, words, ({ sku }, draft) =>
      sku === undefined
        ? { ...draft, published: isShown, ...(isShown && draft.retired && { retired: false }) }
        : eachVariant(draft, sku, (variant) => ({ ...variant, active: isShown })),
    )

export const hideCommand = shownAs(false)
export const restoreCommand = shownAs(true)

function wholeOf(typed: string | undefined, what: string, least = 1): number | undefined {
  if (typed === undefined) return undefined
  if (!/^\d{1,9}$/.test(typed) || Number(typed) < least) {
    throw new InvalidArguments(`${what}: «${typed}» no es un número entero desde ${least}.`)
  }
  return Number(typed)
}

function shownProduct({ config, rules }: Shop, generic: Generic): CommandOutput {
  const written = (amount: Minor) => formatPriceText(amount, config.roundPrice)
  const head = factsText([
    ['Código', generic.external_id],
    ['Nombre', generic.name],
    ['Se muestra', generic.published ? 'sí' : 'no'],
    ['Venta', `costo × ${rules.profitMultiplier}`],
    ['Guía de talles', generic.size_guide ? sizeGuideText(generic.size_guide) : ''],
  ])
  const rows = generic.products.map(({ sku, stock: units, reserved_stock, active, tiers }) => [
    sku,
    String(units),
    String(reserved_stock),
    tiers.map(({ min_quantity, cost }) => `${min_quantity}: ${written(cost)}`).join('  '),
    active ? '' : 'no se ofrece',
  ])
  const variants = generic.products.map(({ sku, stock: units, reserved_stock, active, tiers }) => ({
    sku,
    stock: units,
    reserved: reserved_stock,
    active,
    tiers: tiers.map(({ min_quantity, cost }) => ({ from: min_quantity, cost: cost / 100 })),
  }))
  return {
    text: `${head}\n\n${table(['sku', 'stock', 'reservado', 'costo desde cantidad', ''], rows)}`,
    data: {
      code: generic.external_id,
      name: generic.name,
      published: generic.published,
      sizeGuide: generic.size_guide ?? null,
      variants,
    },
  }
}
