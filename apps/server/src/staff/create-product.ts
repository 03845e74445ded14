/** Somebody of the shop makes a product: new, or a copy of one that it has. */
import type { staffProducts } from '@estampa/contract/staff'
import type { Tier } from '@estampa/domain/catalog'
import { makeProduct } from '@estampa/domain/catalog/new-product'
import type { NewVariant } from '@estampa/domain/catalog/product-edit'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenericIds, listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft } from '../catalog/product-changes.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import type { Context } from '../http/context.ts'
import { findStaffProduct, listTakenSkus, type StaffGeneric } from './products.store.ts'
import { newProductChange } from './save-product.ts'

type NewProductInput = Context<(typeof staffProducts)['createProduct']>['input']
type NewVariantInput = NewProductInput['variants'][number]

export async function createProduct(
  { tx, record }: Pick<Context, 'tx' | 'record'>,
  { code, name, families: ids, variants: typed, copyOf }: NewProductInput,
): Promise<StaffGeneric | Refusal> {
  await lockCatalog(tx)
  const copied = copyOf === undefined ? null : await findStaffProduct(tx, copyOf)
  if (copied === undefined) return refuse('not_found')
  const variants = typed.map(newVariantOf)
  const families = await listFamilies(tx, { alsoEmpty: true })
  const taken = await listTakenSkus(
    tx,
    variants.map(({ sku }) => sku),
    null,
  )
  const isCodeTaken = (await findGenericIds(tx, [code])).has(code)
  const made = makeProduct(
    { code, name, families: ids, variants },
    { families, taken, isCodeTaken, copied: copied?.generic ?? null },
  )
  if (isRefusal(made)) return made
  const saved = await findStaffProduct(tx, await saveGeneric(tx, asDraft(made)))
  if (!saved) throw new Error(`product ${code} is gone while its catalog is locked`)
  await record(tx, newProductChange(saved))
  return saved
}

export function newVariantOf({ primaryColor, onOrderDays, tiers, ...said }: NewVariantInput): NewVariant {
  return {
    ...said,
    primary_color: primaryColor,
    on_order_days: onOrderDays,
    tiers: tiers && tiersOfInput(tiers),
  }
}

export function tiersOfInput(tiers: readonly { from: number; cost: number }[]): Tier[] {
  return tiers.map(({ from, cost }) => ({ min_quantity: from, cost }))
}
