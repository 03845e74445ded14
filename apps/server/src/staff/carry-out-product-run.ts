/**
 * Carries out a run over many products, or takes it back, some products at a time: each step is a transaction that also
 * writes what became of them, so a run that is cut off goes on where it was. Between steps others may save products.
 */
import type { Generic } from '@estampa/domain/catalog'
import { type ProductAct, productActEdit } from '@estampa/domain/catalog/product-act'
import { editProduct } from '@estampa/domain/catalog/product-edit'
import { isRefusal } from '@estampa/domain/refusal'
import type { PriceRules } from '@estampa/domain/shops'
import { findGenerics, listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft, listChanges, revertChanges } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { Tx } from '../db/database.ts'
import { findProductRoom } from '../shops/quotas.store.ts'
import {
  findProductRun,
  listNextChanges,
  listNextTargets,
  saveProductRunDone,
  saveReverted,
  saveTargetsDone,
  saveUndoDone,
} from './product-runs.store.ts'
import { findProductVersions } from './products.store.ts'

type PlannedProduct = { readonly before: Generic; readonly after: Generic }
export type RunPlan = { readonly changing: readonly PlannedProduct[]; readonly same: readonly Generic[] }

/** What the act makes of each product: the same for a preview as for the run. */
export async function planRun(
  tx: Tx,
  ids: readonly number[],
  act: ProductAct,
  rules: PriceRules,
): Promise<RunPlan> {
  const families = await listFamilies(tx, { alsoEmpty: true })
  const generics = await findGenerics(tx, ids)
  const changing: PlannedProduct[] = []
  const same: Generic[] = []
  for (const id of ids) {
    const before = generics.get(id)
    if (!before) continue
    const edit = productActEdit(before, act, rules)
    const after = edit && editProduct(before, edit, { families })
    if (after && !isRefusal(after)) changing.push({ before, after })
    else same.push(before)
  }
  return { changing, same }
}

/** Changes the next products of a run; gives whether there may be more. */
export async function changeNextProducts(
  tx: Tx,
  runId: number,
  { rules, now, most }: { rules: PriceRules; now: Date; most: number },
): Promise<boolean> {
  await lockCatalog(tx)
  const run = await findProductRun(tx, runId)
  if (!run || run.doneAt !== null) return false
  const targets = await listNextTargets(tx, runId, most)
  if (targets.length === 0) {
    await saveProductRunDone(tx, runId, now)
    return false
  }
  const versions = await findProductVersions(
    tx,
    targets.map(({ id }) => id),
  )
  const moved = targets.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id)
  const still = targets.map(({ id }) => id).filter((id) => !moved.includes(id))
  const plan = await planRun(tx, still, run.act, rules)
  const beyond = await listBeyondQuota(tx, plan)
  const done = still.filter((id) => !beyond.includes(id))
  const changing = plan.changing.filter(({ before }) => !beyond.includes(before.id))
  const changes = changing.map(({ before, after }) => ({
    id: before.id,
    fields: listChanges(asDraft(before), asDraft(after)),
  }))
  await saveGenerics(
    tx,
    changing.map(({ after }) => asDraft(after)),
    { stockOf: [] },
  )
  await saveTargetsDone(tx, runId, { changes, done, left: moved, beyond })
  return true
}

/** Products that would be shown and for which the shop has no room; they stay as they are. */
async function listBeyondQuota(tx: Tx, { changing }: RunPlan): Promise<number[]> {
  const shown = changing.filter(({ before, after }) => after.published && !before.published)
  if (shown.length === 0) return []
  const room = await findProductRoom(tx)
  return shown.slice(Math.min(room, shown.length)).map(({ before }) => before.id)
}

/** Takes the next changes of a run back; gives whether there may be more. */
export async function revertNextProducts(
  tx: Tx,
  runId: number,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  await lockCatalog(tx)
  const changes = await listNextChanges(tx, runId, most)
  if (changes.length === 0) {
    await saveUndoDone(tx, runId, now)
    return false
  }
  const generics = await findGenerics(
    tx,
    changes.map(({ id }) => id),
  )
  const reverted = changes.flatMap(({ id, fields }) => {
    const generic = generics.get(id)
    return generic ? [{ id, ...revertChanges(asDraft(generic), fields) }] : []
  })
  await saveGenerics(
    tx,
    reverted.map(({ draft }) => draft),
    { stockOf: [] },
  )
  await saveReverted(
    tx,
    runId,
    reverted.map(({ id, kept }) => ({ id, kept })),
  )
  return true
}
