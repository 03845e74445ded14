/** The people of a shop change one of its products: field by field, through the catalog's own saving. */
import type { Generic } from '@estampa/domain/catalog'
import { editProduct, type ProductEdit } from '@estampa/domain/catalog/product-edit'
import { formatPriceText } from '@estampa/domain/money'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft, type FieldChange, listChanges } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context } from '../http/context.ts'
import { findStaffProduct, type StaffGeneric } from './products.store.ts'

/** Stock as somebody saw it, by sku: orders move it without raising the version of the product. */
export type SeenStock = readonly { readonly sku: string; readonly stock: number }[]
type ProductContext = Pick<Context, 'tx' | 'shop' | 'record' | 'seenVersion'>

/** Gives the product as it is then. What is no more as it was seen is not written over. */
export async function saveProductEdit(
  { tx, shop, record, seenVersion }: ProductContext,
  id: number,
  edit: ProductEdit,
  seen: SeenStock = [],
): Promise<StaffGeneric | Refusal> {
  await lockCatalog(tx)
  const before = await findStaffProduct(tx, id)
  if (!before) return refuse('not_found')
  if (!isAsSeen(before, seenVersion, seen)) {
    return refuse('product_changed', { data: { version: before.version } })
  }
  const families = await listFamilies(tx, { alsoEmpty: true })
  const after = editProduct(before.generic, edit, families)
  if (isRefusal(after)) return after
  const stockOf = (edit.variants ?? []).flatMap(({ sku, stock }) => (stock === undefined ? [] : [sku]))
  await saveGenerics(tx, [asDraft(after)], { stockOf })
  await record(tx, productChange(before.generic, after, shop.config.roundPrice))
  const saved = await findStaffProduct(tx, id)
  if (!saved) throw new Error(`product ${id} is gone while its catalog is locked`)
  return saved
}

function isAsSeen({ generic, version }: StaffGeneric, seenVersion: number | null, seen: SeenStock): boolean {
  if (seenVersion !== null && seenVersion !== version) return false
  return seen.every(({ sku, stock }) => {
    const variant = generic.products.find((one) => one.sku === sku)
    return variant === undefined || variant.stock === stock
  })
}

/** What the changes of a shop say of it: the fields that are not what they were, of variants with their sku. */
export function productChange(before: Generic, after: Generic, roundPrice: number): RecordedChange {
  const titles = new Map([...before.families, ...after.families].map(({ id, title }) => [id, title]))
  const changes = listChanges(asDraft(before), asDraft(after)).filter(({ field }) => field in names)
  const facts = (side: 'before' | 'after') => {
    const said: Record<string, string | string[]> = {}
    for (const { sku, field, [side]: value } of changes) {
      const name = names[field] ?? field
      const text = textOf(field, value, { titles, roundPrice })
      if (sku === null) said[name] = text
      else said[name] = [...(said[name] ?? []), `${sku}: ${text}`]
    }
    return said
  }
  const subject = { kind: 'product', id: String(before.id), name: after.name }
  return { subject, before: facts('before'), after: facts('after') }
}

const names: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  supplementary_information_text: 'moreInformation',
  tag: 'tag',
  video_url: 'videoUrl',
  featured: 'isFeatured',
  published: 'isPublished',
  families: 'families',
  subattributes: 'attributes',
  minimum_order_quantity: 'minimumOrderQuantity',
  production_days: 'productionDays',
  stock: 'stock',
  availability: 'availability',
  on_order_days: 'onOrderDays',
  active: 'isActive',
  tiers: 'tiers',
}

const MAX_TEXT = 300

type TextsOfValues = { titles: ReadonlyMap<number, string>; roundPrice: number }

function textOf(field: string, value: FieldChange['before'], { titles, roundPrice }: TextsOfValues): string {
  if (value === null || value === undefined) return ''
  if (field === 'families') {
    return (value as { id: number }[]).map(({ id }) => titles.get(id) ?? String(id)).join(', ')
  }
  if (field === 'subattributes') {
    const attributes = value as Generic['subattributes']
    return attributes.map(({ attribute_name, name }) => `${attribute_name}: ${name}`).join(', ')
  }
  if (field === 'tiers') {
    const tiers = value as Generic['products'][number]['tiers']
    return tiers
      .map(({ min_quantity, cost }) => `${min_quantity} u. ${formatPriceText(cost, roundPrice)}`)
      .join(' · ')
  }
  const text = String(value)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
