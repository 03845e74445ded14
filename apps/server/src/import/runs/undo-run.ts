/**
 * Takes a run back: each field that it changed is again as it was before. What somebody has changed since stays and
 * is named. A product that the run made goes; one that was asked for or ordered since is only no longer shown.
 */

import { lockCatalog } from '../../catalog/catalog.store.ts'
import type { GenericDraft } from '../../catalog/generics.store.ts'
import {
  asDraft,
  type FieldChange,
  listChanges,
  type ProductChange,
  revertChanges,
} from '../../catalog/product-changes.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import type { Tx } from '../../db/database.ts'
import { changeLines } from '../change-text.ts'
import type { ShopForImport } from '../import-context.ts'
import { plainLine } from '../plain-line.ts'
import { CannotImport } from '../read/source.ts'
import { findByExternalId } from '../save/import.store.ts'
import { findMentioned, removeGenerics, removeRunNames } from './remove.store.ts'
import { findRun, insertRun, listRunChanges, saveRunChanges } from './runs.store.ts'

const changesAtOnce = 200

export type UndoRequest = { readonly run: number; readonly who: string; readonly isRehearsal: boolean }
/** A product of which something changed since the run, and stays. */
export type KeptProduct = { readonly code: string; readonly name: string; readonly text: string }
type UndoPlan = {
  readonly drafts: GenericDraft[]
  readonly changes: ProductChange[]
  /** external_ids of products that go, and of those that orders or quotes name. */
  readonly removed: string[]
  readonly hidden: string[]
  readonly kept: KeptProduct[]
}
export type UndoneRun = Omit<UndoPlan, 'drafts'> & {
  /** Undefined: a rehearsal. */
  readonly undo: number | undefined
  /** Categories and techniques of the run that stay because something uses them, a sentence each. */
  readonly names: readonly string[]
}

/** Takes the run back, or says what that would do. */
export async function undoRun(
  { services: { database }, shop }: Pick<ShopForImport, 'services' | 'shop'>,
  { run, who, isRehearsal }: UndoRequest,
): Promise<UndoneRun> {
  await database.readInShop(shop.id, (tx) => refuseUndo(tx, run))
  const whole: Omit<UndoPlan, 'drafts'> = { changes: [], removed: [], hidden: [], kept: [] }
  const take = (plan: UndoPlan) => {
    whole.changes.push(...plan.changes)
    whole.removed.push(...plan.removed)
    whole.hidden.push(...plan.hidden)
    whole.kept.push(...plan.kept)
  }
  if (isRehearsal) {
    await database.readInShop(shop.id, (tx) => undoPieces(tx, run, async (plan) => take(plan)))
    return { ...whole, undo: undefined, names: [] }
  }
  // one transaction: a run is taken back whole or not at all
  return database.inShop(shop.id, async (tx) => {
    await lockCatalog(tx)
    await refuseUndo(tx, run)
    const undo = await insertRun(tx, { who, source: `deshacer ${run}`, supplierId: null, undoes: run })
    await undoPieces(tx, run, async (plan) => {
      await carryOut(tx, plan, undo)
      take(plan)
    })
    return { ...whole, undo, names: await removeRunNames(tx, run) }
  })
}

async function refuseUndo(tx: Tx, run: number): Promise<void> {
  const found = await findRun(tx, run)
  if (!found) throw new CannotImport(`La tienda no tiene la importación ${run}. Con --runs ves las que hay.`)
  if (found.undoes !== null)
    throw new CannotImport(
      `La ${run} ya deshace otra: para repetir aquélla, hay que importar su archivo de nuevo.`,
    )
  if (found.undoneBy !== null)
    throw new CannotImport(`La importación ${run} ya se deshizo, con la ${found.undoneBy}.`)
}

async function undoPieces(tx: Tx, run: number, take: (plan: UndoPlan) => Promise<void>): Promise<void> {
  const rest = new Map<string, ProductChange[]>()
  for (let below = 2 ** 31 - 1; ; ) {
    const changes = await listRunChanges(tx, run, below, changesAtOnce)
    for (const change of changes)
      rest.set(change.external_id, [...(rest.get(change.external_id) ?? []), change])
    const last = changes.at(-1)
    if (!last) break
    below = last.position
  }
  const products = [...rest.entries()]
  for (let at = 0; at < products.length; at += changesAtOnce)
    await take(await planUndo(tx, new Map(products.slice(at, at + changesAtOnce))))
}

async function planUndo(tx: Tx, changes: ReadonlyMap<string, readonly ProductChange[]>): Promise<UndoPlan> {
  const generics = await findByExternalId(tx, [...changes.keys()])
  const mentioned = await findMentioned(
    tx,
    [...generics.values()].map((generic) => generic.id),
  )
  const plan: UndoPlan = { drafts: [], changes: [], removed: [], hidden: [], kept: [] }
  for (const [external_id, list] of changes) {
    const generic = generics.get(external_id)
    if (!generic) continue
    const current = asDraft(generic)
    const { draft, kept, wasMade } = revertAll(current, list)
    if (kept.length > 0)
      plan.kept.push({
        code: plainLine(external_id, 80),
        name: plainLine(generic.name, 80),
        text: keptText(kept),
      })
    if (wasMade && kept.length > 0) continue
    if (wasMade && !mentioned.has(generic.id)) {
      plan.removed.push(external_id)
      continue
    }
    const back = wasMade ? { ...current, published: false } : draft
    if (wasMade) plan.hidden.push(external_id)
    const fields = listChanges(current, back)
    if (fields.length === 0) continue
    plan.drafts.push(back)
    plan.changes.push({ external_id, name: generic.name, isNew: false, fields })
  }
  return plan
}

/** The changes of one product, the last first. */
function revertAll(current: GenericDraft, changes: readonly ProductChange[]) {
  const kept: FieldChange[] = []
  let [draft, wasMade] = [current, false]
  for (const { isNew, fields } of changes) {
    if (isNew) {
      wasMade = true
      kept.push(...changedSince(draft, fields))
      continue
    }
    const reverted = revertChanges(draft, fields)
    draft = reverted.draft
    kept.push(...reverted.kept)
  }
  return { draft, kept, wasMade }
}

/** The fields of a run's product that are no longer as the run made them, or were added to it. */
function changedSince(draft: GenericDraft, fields: readonly FieldChange[]): FieldChange[] {
  const made = new Set(fields.map(({ sku }) => sku))
  const added = draft.products.filter(({ sku, active }) => active && !made.has(sku))
  return [
    ...revertChanges(draft, fields).kept,
    ...added.map((after) => ({ sku: after.sku, field: 'variant', before: null, after })),
  ]
}

function keptText(kept: readonly FieldChange[]): string {
  const change = { external_id: '', name: '', isNew: false, fields: kept.slice(0, 5) }
  const lines = changeLines(change).slice(1)
  return lines
    .map((line) =>
      line
        .trim()
        .replace(/ → .*$/, '')
        .replace(/:.*«.*$|: \(vacío\)$/, ''),
    )
    .join('; ')
}

async function carryOut(tx: Tx, plan: UndoPlan, undo: number): Promise<void> {
  if (plan.drafts.length > 0) await saveGenerics(tx, plan.drafts, { stockOf: stocksIn(plan) })
  await saveRunChanges(tx, undo, plan.changes)
  await removeGenerics(tx, plan.removed)
}

function stocksIn({ changes }: UndoPlan): string[] {
  const fields = changes.flatMap((change) => change.fields)
  return fields.flatMap(({ sku, field }) => (field === 'stock' && sku !== null ? [sku] : []))
}
