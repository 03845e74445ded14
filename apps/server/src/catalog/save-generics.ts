import { isMesh } from '@estampa/domain/catalog'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'
import { findGenericIds, lockCatalog } from './catalog.store.ts'
import {
  type GenericDraft,
  reserveGenericIds,
  type SaveOptions,
  saveFamilyLinks,
  saveRows,
  saveVariants,
} from './generics.store.ts'
import { indexGenerics } from './index-generics.ts'

/** Saves one product; see saveGenerics. */
export async function saveGeneric(tx: Tx, draft: GenericDraft): Promise<number> {
  const ids = await saveGenerics(tx, [draft])
  const id = ids.get(draft.external_id)
  if (id === undefined) throw new Error(`product ${draft.external_id} was not saved`)
  return id
}

/**
 * Makes or changes products by external_id and their variants by sku, and gives the ids by external_id.
 * Unchanged input changes nothing. Variants that are no longer brought become inactive: orders name them.
 * Throws on a sku of another product, a family or a technique that does not exist, and on a mesh that is none. A few hundred products
 * at a time are best; the call holds the shop's catalog until the transaction ends.
 */
export async function saveGenerics(
  tx: Tx,
  drafts: readonly GenericDraft[],
  options: SaveOptions = {},
): Promise<Map<string, number>> {
  await lockCatalog(tx)
  checkMeshes(drafts)
  const ids = await numberDrafts(tx, drafts)
  const numbered = drafts.map((draft) => ({ id: ids.get(draft.external_id) ?? 0, draft }))
  const changed = new Set([
    ...(await saveRows(tx, numbered)),
    ...(await saveFamilyLinks(tx, numbered)),
    ...(await saveVariants(tx, numbered, options)),
  ])
  if (changed.size > 0) {
    await indexGenerics(tx, [...changed])
    await touchShop(tx)
  }
  return ids
}

function checkMeshes(drafts: readonly GenericDraft[]): void {
  for (const { external_id, printing_areas } of drafts) {
    const wrong = printing_areas.find(({ placement: { mesh } }) => mesh && !isMesh(mesh))
    if (wrong) throw new Error(`the mesh of ${wrong.name} of product ${external_id} is none`)
  }
}

/** Ids are known before the rows are written, because addresses contain them. */
async function numberDrafts(tx: Tx, drafts: readonly GenericDraft[]): Promise<Map<string, number>> {
  const externalIds = drafts.map((draft) => draft.external_id)
  if (new Set(externalIds).size < externalIds.length) throw new Error('an external_id is brought twice')
  const ids = await findGenericIds(tx, externalIds)
  const unknown = externalIds.filter((externalId) => !ids.has(externalId))
  const fresh = await reserveGenericIds(tx, unknown.length)
  for (const [index, externalId] of unknown.entries()) ids.set(externalId, fresh[index] ?? 0)
  return ids
}
