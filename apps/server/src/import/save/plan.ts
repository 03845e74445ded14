/**
 * The plan of saving some products: a rehearsal shows it, a run carries it out. Nothing here writes.
 */
import type { Generic } from '@estampa/domain/catalog'
import { isMeasured } from '@estampa/domain/catalog/measures'
import type { GenericDraft } from '../../catalog/generics.store.ts'
import { asDraft, listChanges, type ProductChange } from '../../catalog/product-changes.ts'
import type { Tx } from '../../db/database.ts'
import { changedPriceText } from '../change-text.ts'
import { fault, type ImportFault, type ImportNotice } from '../faults.ts'
import { isOtherName } from '../normalize/names.ts'
import type { BadRow, ImportedProduct, ImportedVariant } from '../product.ts'
import { draftOf, type ImportItem, mergeTiers, type OfferRules, risingTier } from './draft.ts'
import {
  findByExternalId,
  findSkuOwners,
  findSuppliers,
  listAllFamilies,
  listAllTechniques,
} from './import.store.ts'
import { matchProducts } from './match.ts'
import { type NewFamily, type NewTechnique, numberNames, numbersIn, type TechniqueRules } from './names.ts'

export type PlanRules = TechniqueRules &
  OfferRules & {
    /** A name that changes wholly is taken. */
    readonly renames: boolean
    /** The supplier whose products these are; null: the shop's own namespace. */
    readonly supplier: string | null
  }
export type ImportPlan = {
  readonly drafts: readonly GenericDraft[]
  readonly changes: readonly ProductChange[]
  readonly newFamilies: readonly NewFamily[]
  readonly newTechniques: readonly NewTechnique[]
  /** Variants whose stock the file says; that of all others stays, even if it moves meanwhile. */
  readonly stockOf: readonly string[]
  readonly same: readonly string[]
  /** The variants that the file means. */
  readonly skus: readonly string[]
  readonly bad: readonly BadRow[]
  readonly notices: readonly ImportNotice[]
}

export async function planBatch(tx: Tx, items: readonly ImportItem[], rules: PlanRules): Promise<ImportPlan> {
  const known = await findKnown(tx, items)
  const { wanted, bad } = matchProducts(items, known)
  const names = { families: await listAllFamilies(tx), techniques: await listAllTechniques(tx) }
  const named = numberNames(wanted, names, rules)
  const suppliers = await findSuppliers(
    tx,
    wanted.map(({ product }) => product.external_id),
  )
  const plan = {
    drafts: [] as GenericDraft[],
    changes: [] as ProductChange[],
    same: [] as string[],
    bad: [...bad],
    notices: [...named.notices],
  }
  for (const one of named.wanted) {
    const before = known.generics.get(one.product.external_id)
    const refusal = refuseProduct(one.product, before, suppliers, rules)
    if (refusal) {
      plan.bad.push({ where: one.product.where, code: one.product.external_id, fault: refusal })
      continue
    }
    const { own, faults } = withoutFaultyPrices(one, before)
    plan.bad.push(...faults)
    if (!own) continue
    plan.notices.push(...noticesOfOffer(own.product, before, rules))
    addDraft(plan, draftOf(own, before, { numbered: named.numbered, offer: rules }), before)
  }
  const used = numbersIn(plan.drafts)
  const newFamilies = named.newFamilies.filter(({ id }) => used.families.has(id))
  const newTechniques = named.newTechniques.filter(({ id }) => used.techniques.has(id))
  plan.notices.push(...noticesOfNew(newFamilies, newTechniques))
  return { ...plan, newFamilies, newTechniques, ...variantsIn(named.wanted) }
}

async function findKnown(tx: Tx, items: readonly ImportItem[]) {
  const codes = items.map(({ product }) => product.external_id)
  const skus = items.flatMap(({ product }) => product.variants.map((one) => one.sku))
  const owners = await findSkuOwners(tx, [...codes, ...skus])
  const generics = await findByExternalId(tx, [...new Set([...codes, ...owners.values()])])
  return { owners, generics }
}

/** Why the product is left as it is. */
function refuseProduct(
  product: ImportedProduct,
  before: Generic | undefined,
  suppliers: ReadonlyMap<string, string | null>,
  rules: PlanRules,
): ImportFault | undefined {
  const { external_id: code, name } = product
  if (!before) return name === undefined ? fault('unknown_code', { code }) : undefined
  const supplier = suppliers.get(code) ?? null
  // an update by the codes that the shop shows may be of any supplier; a catalog is of one
  if (name !== undefined && supplier !== null && supplier !== rules.supplier)
    return fault('other_supplier', { code, supplier })
  if (name !== undefined && !rules.renames && isOtherName(before.name, name))
    return fault('other_name', { before: before.name, after: name })
  return undefined
}

/** A single price under which a higher quantity would cost more each is refused. */
function withoutFaultyPrices(
  one: ImportItem,
  before: Generic | undefined,
): { own: ImportItem | undefined; faults: BadRow[] } {
  const { product } = one
  const faults: BadRow[] = []
  const variants = product.variants.filter((variant) => {
    const wrong = risingPrice(variant, before)
    if (wrong) faults.push({ where: variant.where, code: product.external_id, fault: wrong })
    return !wrong
  })
  if (faults.length === 0) return { own: one, faults }
  const own = variants.length > 0 ? { ...one, product: { ...product, variants } } : undefined
  return { own, faults }
}

function risingPrice(variant: ImportedVariant, before: Generic | undefined): ImportFault | undefined {
  const old = before?.products.find(({ sku }) => sku === variant.sku)?.tiers ?? []
  if (!variant.singlePrice || risingTier(old)) return undefined
  const rising = risingTier(mergeTiers(variant, old))
  return (
    rising &&
    fault('price_rises', {
      before: changedPriceText(rising.before.cost),
      quantity: rising.tier.min_quantity,
      cost: changedPriceText(rising.tier.cost),
    })
  )
}

function addDraft(
  plan: { drafts: GenericDraft[]; changes: ProductChange[]; same: string[]; notices: ImportNotice[] },
  draft: GenericDraft,
  before: Generic | undefined,
): void {
  const { external_id, name } = draft
  if (draft.images.length === 0) plan.notices.push({ notice: 'no_pictures', about: external_id })
  if (!isMeasured(draft)) plan.notices.push({ notice: 'no_measures', about: external_id })
  const fields = listChanges(before && asDraft(before), draft)
  if (before && fields.length === 0) {
    plan.same.push(external_id)
    return
  }
  plan.drafts.push(draft)
  plan.changes.push({ external_id, name: before?.name ?? name, isNew: !before, fields })
}

/** How goods without counted stock are offered is said: nobody should find out from a shop that sells nothing. */
function noticesOfOffer(
  { external_id, variants }: ImportedProduct,
  before: Generic | undefined,
  { availability }: PlanRules,
): ImportNotice[] {
  const known = new Map(before?.products.map((variant) => [variant.sku, variant]))
  const isAssumed = variants.some((variant) => {
    const isSaid = variant.isCounted || variant.availability !== undefined || availability !== undefined
    return !isSaid && !known.has(variant.sku)
  })
  const isIdle = variants.some(({ sku, stock, availability: own }) => {
    return stock !== undefined && (own ?? availability ?? known.get(sku)?.availability) === 'on_order'
  })
  return [
    ...(isAssumed ? [{ notice: 'offer_assumed', about: external_id } as const] : []),
    ...(isIdle ? [{ notice: 'stock_idle', about: external_id } as const] : []),
  ]
}

function noticesOfNew(families: readonly NewFamily[], techniques: readonly NewTechnique[]): ImportNotice[] {
  return [
    ...families.map(({ title }) => ({ notice: 'family_new', about: title }) as const),
    ...techniques.map(({ draft }) => {
      const notice = draft.bands.length === 0 ? 'technique_without_price' : 'technique_new'
      return { notice, about: draft.name } as const
    }),
  ]
}

function variantsIn(items: readonly ImportItem[]): Pick<ImportPlan, 'stockOf' | 'skus'> {
  const variants = items.flatMap(({ product }) => product.variants)
  return {
    skus: variants.map(({ sku }) => sku),
    stockOf: variants.filter(({ stock }) => stock !== undefined).map(({ sku }) => sku),
  }
}
