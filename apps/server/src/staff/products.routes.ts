import type { staffProducts } from '@estampa/contract/staff'
import type { Generic } from '@estampa/domain/catalog'
import { lacksOf, neededToBuy } from '@estampa/domain/catalog/new-product'
import type { ProductEdit } from '@estampa/domain/catalog/product-edit'
import { plainText } from '@estampa/domain/plain-text'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listFamilies } from '../catalog/catalog.store.ts'
import type { Context, Handler } from '../http/context.ts'
import { createProduct, newVariantOf, tiersOfInput } from './create-product.ts'
import { actorOf } from './people.ts'
import { type ProductSchedule, planSchedule, saveSchedule } from './product-schedules.store.ts'
import {
  countStaffProducts,
  findStaffProduct,
  listStaffProducts,
  type ProductPlace,
} from './products.store.ts'
import { changeProduct, type SeenStock, saveProductEdit } from './save-product.ts'
import { toProductRow, toStaffProductView } from './staff-product-view.ts'

type Calls = typeof staffProducts
type SaveInput = Context<Calls['saveProduct']>['input']

const USUAL_PAGE = 50
const MAX_WORDS = 8

export const productWordsOf = (typed: string): string[] =>
  plainText(typed).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** `812 taza de ceramica`. */
function placeOf(text: string): ProductPlace {
  const end = text.indexOf(' ')
  return { slot: Number(text.slice(0, end)), key: text.slice(end + 1) }
}

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
      skip: input.after === undefined ? ((input.PaginaActual ?? 1) - 1) * take : 0,
      after: input.after === undefined ? null : placeOf(input.after),
      take,
    })
    const last = items.length === take ? items.at(-1) : undefined
    return {
      items: items.map((item) => toProductRow(item, context)),
      totalCount,
      total_pages: Math.ceil(totalCount / take),
      next: last ? `${last.place.slot} ${last.place.key}` : null,
    }
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
  createProduct: async (context) => {
    const made = await createProduct(context, context.input)
    return isRefusal(made) ? made : toStaffProductView(made, context)
  },
  publishProduct: async (context) => {
    const { tx, input } = context
    const { Id, isPublished, evenSo } = input
    const saved = await changeProduct(context, Id, async ({ generic, showAt, hideAt }) => {
      const refusal = isPublished ? whyNotShown(generic, evenSo) : null
      if (refusal) return refusal
      // the moment for what is done now has no use any more
      await saveSchedule(tx, Id, isPublished ? { showAt: null, hideAt } : { showAt, hideAt: null })
      return { ...generic, published: isPublished }
    })
    return isRefusal(saved) ? saved : toStaffProductView(saved, context)
  },
  retireProduct: async (context) => {
    const { tx, input } = context
    const saved = await changeProduct(context, input.Id, async ({ generic }) => {
      await saveSchedule(tx, input.Id, { showAt: null, hideAt: null })
      return { ...generic, retired: input.isRetired, published: input.isRetired ? false : generic.published }
    })
    return isRefusal(saved) ? saved : toStaffProductView(saved, context)
  },
  scheduleProduct: async (context) => {
    const { tx, person, input, now } = context
    const { Id, showAt, hideAt } = input
    const refusal = faultOfSchedule({ showAt, hideAt }, now)
    if (refusal) return refusal
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const saved = await changeProduct(context, Id, async ({ generic }) => {
      if (generic.retired) return refuse('product_is_retired')
      await planSchedule(tx, Id, { showAt, hideAt }, who.name)
      return generic
    })
    return isRefusal(saved) ? saved : toStaffProductView(saved, context)
  },
}

function whyNotShown(generic: Generic, evenSo: boolean): Refusal | null {
  if (generic.retired) return refuse('product_is_retired')
  const lacks = lacksOf(generic).filter((lack) => neededToBuy.includes(lack))
  return lacks.length === 0 || evenSo ? null : refuse('product_lacking', { data: { lacks } })
}

function faultOfSchedule({ showAt, hideAt }: ProductSchedule, now: Date): Refusal | null {
  const moments = [showAt, hideAt].flatMap((text) => (text === null ? [] : [new Date(text)]))
  if (moments.some((moment) => moment <= now)) return refuse('schedule_past')
  return showAt !== null && hideAt !== null && new Date(showAt) >= new Date(hideAt)
    ? refuse('schedule_backwards')
    : null
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
    unit_weight: input.unitWeight,
    height: input.height,
    length: input.length,
    width: input.width,
    units_per_box: input.unitsPerBox,
    variants: input.variants?.map(
      ({ newSku, primaryColor, onOrderDays, isActive, tiers, seenStock: _, ...said }) => ({
        ...said,
        new_sku: newSku,
        primary_color: primaryColor,
        on_order_days: onOrderDays,
        active: isActive,
        tiers: tiers && tiersOfInput(tiers),
      }),
    ),
    new_variants: input.newVariants?.map(newVariantOf),
  }
}

function seenStockOf({ variants = [] }: SaveInput): SeenStock {
  return variants.flatMap(({ sku, seenStock }) =>
    seenStock === undefined ? [] : [{ sku, stock: seenStock }],
  )
}
