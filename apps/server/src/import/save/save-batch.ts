/**
 * Saves a few hundred products in one transaction, and only those that change. One that cannot be saved is
 * told and left out; the others of its batch are saved all the same.
 */

import { lockCatalog } from '../../catalog/catalog.store.ts'
import { saveFamily } from '../../catalog/families.store.ts'
import type { GenericDraft } from '../../catalog/generics.store.ts'
import type { ProductChange } from '../../catalog/product-changes.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import { saveTechnique } from '../../customization/customization.store.ts'
import type { Database, Tx } from '../../db/database.ts'
import { ping } from '../../db/readiness.ts'
import { enqueueInTurn } from '../../jobs/jobs.store.ts'
import { fault, type ImportNotice } from '../faults.ts'
import type { BadRow } from '../product.ts'
import { addRunNames, saveRunChanges } from '../runs/runs.store.ts'
import type { ImportItem } from './draft.ts'
import { listAllFamilies, setSupplier } from './import.store.ts'
import { renumber } from './names.ts'
import { type ImportPlan, type PlanRules, planBatch } from './plan.ts'

export type BatchResult = {
  readonly changes: readonly ProductChange[]
  /** external_ids of what is as it was. */
  readonly same: readonly string[]
  /** The variants that the file means. */
  readonly skus: readonly string[]
  readonly bad: readonly BadRow[]
  readonly notices: readonly ImportNotice[]
}

export type BatchToSave = {
  readonly wanted: readonly ImportItem[]
  /** Names of pictures that are new, to be made in their sizes. */
  readonly pictures: readonly string[]
}

export type ImportTarget = {
  readonly database: Database
  readonly shopId: number
  readonly supplierId: number | null
  /** The run under which changes are kept; undefined: a rehearsal, which writes nothing. */
  readonly runId: number | undefined
  readonly rules: PlanRules
}

export async function saveBatch(target: ImportTarget, batch: BatchToSave): Promise<BatchResult> {
  try {
    return await saveAll(target, batch)
  } catch (cause) {
    // a database that is gone is no fault of a product
    await ping(target.database)
    if (batch.wanted.length > 1) return saveOneByOne(target, batch)
    return { ...emptyResult(), bad: batch.wanted.map((one) => notSaved(one, cause)) }
  }
}

async function saveOneByOne(target: ImportTarget, { wanted, pictures }: BatchToSave): Promise<BatchResult> {
  const all: BatchResult[] = []
  for (const [at, one] of wanted.entries())
    all.push(await saveBatch(target, { wanted: [one], pictures: at === 0 ? pictures : [] }))
  return {
    changes: all.flatMap((saved) => saved.changes),
    same: all.flatMap((saved) => saved.same),
    skus: all.flatMap((saved) => saved.skus),
    bad: all.flatMap((saved) => saved.bad),
    notices: all.flatMap((saved) => saved.notices),
  }
}

export function emptyResult(): BatchResult {
  return { changes: [], same: [], skus: [], bad: [], notices: [] }
}

function notSaved({ product }: ImportItem, cause: unknown): BadRow {
  const why = cause instanceof Error ? cause.message : String(cause)
  return { where: product.where, code: product.external_id, fault: fault('not_saved', { why }) }
}

async function saveAll(target: ImportTarget, batch: BatchToSave): Promise<BatchResult> {
  const { database, shopId, rules, runId } = target
  if (runId === undefined) {
    // what the file brought before is not there to be added to
    const first = batch.wanted.filter((one) => !one.adds)
    return database.readInShop(shopId, (tx) => planBatch(tx, first, rules))
  }
  return database.inShop(shopId, async (tx) => {
    await lockCatalog(tx)
    const plan = await planBatch(tx, batch.wanted, rules)
    if (plan.drafts.length > 0) await carryOut(tx, plan, target, runId)
    const names = batch.pictures.slice(0, 1_000)
    if (names.length > 0) await enqueueInTurn(tx, `pictures ${shopId}`, 'pictures_added', { names })
    return plan
  })
}

async function carryOut(
  tx: Tx,
  plan: ImportPlan,
  { supplierId }: ImportTarget,
  runId: number,
): Promise<void> {
  const families = await makeFamilies(tx, plan)
  const techniques = new Map<number, number>()
  for (const { id, draft } of plan.newTechniques) techniques.set(id, await saveTechnique(tx, draft))
  const drafts = plan.drafts.map((draft) => renumber(draft, families, techniques))
  await saveGenerics(tx, drafts, { stockOf: plan.stockOf })
  const created = plan.changes.filter((change) => change.isNew).map((change) => change.external_id)
  if (supplierId !== null) await setSupplier(tx, created, supplierId)
  await addRunNames(tx, runId, [...families.values()], [...techniques.values()])
  const byCode = new Map(drafts.map((draft) => [draft.external_id, draft]))
  const changes = plan.changes.map((change) => {
    const draft = byCode.get(change.external_id)
    return draft ? withNumbers(change, draft) : change
  })
  await saveRunChanges(tx, runId, changes)
}

async function makeFamilies(tx: Tx, { newFamilies }: ImportPlan): Promise<Map<number, number>> {
  const families = new Map<number, number>()
  if (newFamilies.length === 0) return families
  const known = await listAllFamilies(tx)
  let position = Math.max(0, ...known.map((family) => family.position))
  for (const { id, title, icon_url, parent = null } of newFamilies) {
    position += 1
    families.set(id, await saveFamily(tx, { title, icon_url, position, parent }))
  }
  return families
}

const numbered = new Set(['families', 'printing_types', 'printing_areas'])

/** Gives a stored change the numbers that new families and techniques got. */
function withNumbers(change: ProductChange, draft: GenericDraft): ProductChange {
  const fields = change.fields.map((one) => {
    const isNumbered = one.sku === null && numbered.has(one.field)
    return isNumbered ? { ...one, after: draft[one.field as keyof GenericDraft] } : one
  })
  return { ...change, fields }
}
