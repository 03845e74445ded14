/**
 * At the end of a whole file, where the operator asks for it: of the products that the file brought, the variants
 * that it did not are retired. They stay, inactive, because orders name them.
 */

import { lockCatalog } from '../../catalog/catalog.store.ts'
import { asDraft, listChanges, type ProductChange, typeOf } from '../../catalog/product-changes.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import type { Tx } from '../../db/database.ts'
import { saveRunChanges } from '../runs/runs.store.ts'
import { findActiveSkus, findByExternalId, listPublishedOf } from './import.store.ts'
import { type BatchResult, emptyResult, type ImportTarget } from './save-batch.ts'

const productsAtOnce = 250

export async function* retireVariants(
  target: ImportTarget,
  externalIds: readonly string[],
  isBrought: (sku: string) => boolean,
): AsyncGenerator<BatchResult> {
  for (let at = 0; at < externalIds.length; at += productsAtOnce) {
    const some = externalIds.slice(at, at + productsAtOnce)
    const changes = await retireSome(target, some, isBrought)
    if (changes.length > 0) yield { ...emptyResult(), changes }
  }
}

async function retireSome(
  { database, shopId, runId }: ImportTarget,
  externalIds: readonly string[],
  isBrought: (sku: string) => boolean,
): Promise<ProductChange[]> {
  const rows = await database.readInShop(shopId, (tx) => findActiveSkus(tx, externalIds))
  const stale = [...new Set(rows.filter(({ sku }) => !isBrought(sku)).map((row) => row.external_id))]
  if (stale.length === 0) return []
  if (runId === undefined)
    return database.readInShop(shopId, async (tx) => (await planRetirement(tx, stale, isBrought)).changes)
  return database.inShop(shopId, async (tx) => {
    await lockCatalog(tx)
    const { drafts, changes } = await planRetirement(tx, stale, isBrought)
    await saveGenerics(tx, drafts, { stockOf: [] })
    await saveRunChanges(tx, runId, changes)
    return changes
  })
}

/** Products of the supplier that the whole file no longer brings are hidden; orders and quotes keep theirs. */
export async function* hideMissing(
  target: ImportTarget,
  supplierId: number,
  isBrought: (externalId: string) => boolean,
): AsyncGenerator<BatchResult> {
  const { database, shopId, runId } = target
  const published = await database.readInShop(shopId, (tx) => listPublishedOf(tx, supplierId))
  const missing = published.filter((code) => !isBrought(code))
  for (let at = 0; at < missing.length; at += productsAtOnce) {
    const some = missing.slice(at, at + productsAtOnce)
    const changes =
      runId === undefined
        ? await database.readInShop(shopId, async (tx) => (await planHiding(tx, some)).changes)
        : await database.inShop(shopId, async (tx) => {
            await lockCatalog(tx)
            const plan = await planHiding(tx, some)
            await saveGenerics(tx, plan.drafts, { stockOf: [] })
            await saveRunChanges(tx, runId, plan.changes)
            return plan.changes
          })
    yield { ...emptyResult(), changes }
  }
}

async function planHiding(tx: Tx, externalIds: readonly string[]) {
  const generics = await findByExternalId(tx, externalIds)
  const plans = [...generics.values()].map((generic) => {
    const before = asDraft(generic)
    const draft = { ...before, published: false }
    const fields = listChanges(before, draft)
    return { draft, change: { external_id: generic.external_id, name: generic.name, isNew: false, fields } }
  })
  return { drafts: plans.map((one) => one.draft), changes: plans.map((one) => one.change) }
}

async function planRetirement(tx: Tx, externalIds: readonly string[], isBrought: (sku: string) => boolean) {
  const generics = await findByExternalId(tx, externalIds)
  const plans = [...generics.values()].map((generic) => {
    const before = asDraft(generic)
    const products = before.products.map((one) => (isBrought(one.sku) ? one : { ...one, active: false }))
    const draft = { ...before, products, type: typeOf(products) }
    const fields = listChanges(before, draft)
    return { draft, change: { external_id: generic.external_id, name: generic.name, isNew: false, fields } }
  })
  return { drafts: plans.map((one) => one.draft), changes: plans.map((one) => one.change) }
}
