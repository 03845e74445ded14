/** The people of a shop change one of its products: field by field, through the catalog's own saving. */
import type { Generic } from '@estampa/domain/catalog'
import { editProduct, type ProductEdit } from '@estampa/domain/catalog/product-edit'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft, listChanges } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context } from '../http/context.ts'
import { productFacts } from './product-facts.ts'
import { findStaffProduct, listTakenSkus, renameSkus, type StaffGeneric } from './products.store.ts'

/** Stock as somebody saw it, by sku: orders move it without raising the version of the product. */
export type SeenStock = readonly { readonly sku: string; readonly stock: number }[]
export type ProductContext = Pick<Context, 'tx' | 'shop' | 'record' | 'seenVersion'>

type ProductChangeOptions = {
  /** Skus whose stock is written; that of the others moves with orders meanwhile. */
  readonly stockOf?: readonly string[]
  readonly seen?: SeenStock
  /** Skus that are other ones from now on. */
  readonly renamed?: ReadonlyMap<string, string>
}

/** Gives the product as it is then. What is no more as it was seen is not written over. */
export async function saveProductEdit(
  context: ProductContext,
  id: number,
  edit: ProductEdit,
  seen: SeenStock = [],
): Promise<StaffGeneric | Refusal> {
  const { variants = [], new_variants: added = [] } = edit
  const renamed = new Map(
    variants.flatMap(({ sku, new_sku }) =>
      new_sku === undefined || new_sku === sku ? [] : [[sku, new_sku]],
    ),
  )
  const stockOf = [
    ...variants.flatMap(({ sku, new_sku, stock }) => (stock === undefined ? [] : [new_sku ?? sku])),
    ...added.map(({ sku }) => sku),
  ]
  const decide = async ({ generic }: StaffGeneric) => {
    const names = [...renamed.values(), ...added.map(({ sku }) => sku)]
    const families = await listFamilies(context.tx, { alsoEmpty: true })
    return editProduct(generic, edit, { families, taken: await listTakenSkus(context.tx, names, id) })
  }
  return changeProduct(context, id, decide, { stockOf, seen, renamed })
}

/** Loads a product, saves what is decided of it and records the change. */
export async function changeProduct(
  { tx, shop, record, seenVersion }: ProductContext,
  id: number,
  decide: (before: StaffGeneric) => Generic | Refusal | Promise<Generic | Refusal>,
  { stockOf = [], seen = [], renamed = new Map() }: ProductChangeOptions = {},
): Promise<StaffGeneric | Refusal> {
  await lockCatalog(tx)
  const before = await findStaffProduct(tx, id)
  if (!before) return refuse('not_found')
  if (!isAsSeen(before, seenVersion, seen)) {
    return refuse('product_changed', { data: { version: before.version } })
  }
  const after = await decide(before)
  if (isRefusal(after)) return after
  await renameSkus(tx, renamed)
  await saveGenerics(tx, [asDraft(after)], { stockOf })
  const saved = await findStaffProduct(tx, id)
  if (!saved) throw new Error(`product ${id} is gone while its catalog is locked`)
  await record(tx, productChange({ before, after: saved, renamed }, shop.config.roundPrice))
  return saved
}

function isAsSeen({ generic, version }: StaffGeneric, seenVersion: number | null, seen: SeenStock): boolean {
  if (seenVersion !== null && seenVersion !== version) return false
  return seen.every(({ sku, stock }) => {
    const variant = generic.products.find((one) => one.sku === sku)
    return variant === undefined || variant.stock === stock
  })
}

type ChangedProduct = {
  before: StaffGeneric
  after: StaffGeneric
  renamed: ReadonlyMap<string, string>
}

/** What the changes of a shop say of it. */
function productChange({ before, after, renamed }: ChangedProduct, roundPrice: number): RecordedChange {
  const [old, now] = [before.generic, after.generic]
  const draft = asDraft(old)
  const products = draft.products.map((one) => ({ ...one, sku: renamed.get(one.sku) ?? one.sku }))
  const titles = new Map([...old.families, ...now.families].map(({ id, title }) => [id, title]))
  const facts = productFacts(listChanges({ ...draft, products }, asDraft(now)), { titles, roundPrice })
  const rest = ({ showAt, hideAt }: StaffGeneric, skus: Iterable<string>) => ({
    showAt: showAt ?? '',
    hideAt: hideAt ?? '',
    ...(renamed.size > 0 && { skus: [...skus] }),
  })
  return {
    subject: { kind: 'product', id: String(now.id), name: now.name },
    before: { ...rest(before, renamed.keys()), ...facts.before },
    after: { ...rest(after, renamed.values()), ...facts.after },
  }
}

/** Of a product that is new. */
export function newProductChange({ generic }: StaffGeneric): RecordedChange {
  const { id, name, external_id: code, products } = generic
  return {
    subject: { kind: 'product', id: String(id), name },
    before: {},
    after: { code, name, skus: products.map(({ sku }) => sku) },
  }
}
