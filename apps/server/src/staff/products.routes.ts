import type { staffProducts } from '@estampa/contract/staff'
import type { ProductEdit } from '@estampa/domain/catalog/product-edit'
import { plainText } from '@estampa/domain/plain-text'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { listFamilies } from '../catalog/catalog.store.ts'
import type { Context, Handler } from '../http/context.ts'
import { countStaffProducts, findStaffProduct, listStaffProducts } from './products.store.ts'
import { type SeenStock, saveProductEdit } from './save-product.ts'
import { toProductRow, toStaffProductView } from './staff-product-view.ts'

type Calls = typeof staffProducts
type SaveInput = Context<Calls['saveProduct']>['input']

const USUAL_PAGE = 50
const MAX_WORDS = 8

export const productWordsOf = (typed: string): string[] =>
  plainText(typed).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** The catalog, for the people who keep it. */
export const productHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getProducts: async (context) => {
    const { tx, input } = context
    const take = input.maxResultCount ?? USUAL_PAGE
    const { items, totalCount } = await listStaffProducts(tx, {
      words: productWordsOf(input.Filtro ?? ''),
      state: input.state ?? null,
      missing: input.missing ?? null,
      family: input.family ?? null,
      order: input.order ?? 'name',
      skip: ((input.PaginaActual ?? 1) - 1) * take,
      take,
    })
    const rows = items.map((item) => toProductRow(item, context))
    return { items: rows, totalCount, total_pages: Math.ceil(totalCount / take) }
  },
  getProductCounts: async ({ tx }) => {
    const counts = await countStaffProducts(tx)
    const families = await listFamilies(tx, { alsoEmpty: true })
    return {
      all: counts.published + counts.hidden,
      ...counts,
      families: families.map(({ id, title }) => ({ id, title })),
    }
  },
  getProduct: async (context) => {
    const found = await findStaffProduct(context.tx, context.input.Id)
    return found ? toStaffProductView(found, context) : refuse('not_found')
  },
  saveProduct: async (context) => {
    const { input } = context
    const saved = await saveProductEdit(context, input.Id, editOf(input), seenStockOf(input))
    return isRefusal(saved) ? saved : toStaffProductView(saved, context)
  },
  publishProduct: async (context) => {
    const { Id, isPublished } = context.input
    const saved = await saveProductEdit(context, Id, { published: isPublished })
    return isRefusal(saved) ? saved : toStaffProductView(saved, context)
  },
}

function editOf(input: SaveInput): ProductEdit {
  return {
    name: input.name,
    description: input.description,
    supplementary_information_text: input.moreInformation,
    // an empty text takes them away
    tag: input.tag === '' ? null : input.tag,
    video_url: input.videoUrl === '' ? null : input.videoUrl,
    featured: input.isFeatured,
    families: input.families,
    brand: input.brand,
    materials: input.materials,
    minimum_order_quantity: input.minimumOrderQuantity,
    production_days: input.productionDays,
    variants: input.variants?.map(({ sku, stock, availability, onOrderDays, isActive, tiers }) => ({
      sku,
      stock,
      availability,
      on_order_days: onOrderDays,
      active: isActive,
      tiers: tiers?.map(({ from, cost }) => ({ min_quantity: from, cost })),
    })),
  }
}

function seenStockOf({ variants = [] }: SaveInput): SeenStock {
  return variants.flatMap(({ sku, seenStock }) =>
    seenStock === undefined ? [] : [{ sku, stock: seenStock }],
  )
}
