/**
 * Saves a few hundred products in one transaction, and only those that change. One that cannot be saved is
 * told and left out; the others of its batch are saved all the same.
 */
import { isDeepStrictEqual } from 'node:util'
import { saveFamily } from '../../catalog/save-families.ts'
import { type GenericDraft, saveGenerics } from '../../catalog/save-generics.ts'
import { saveTechnique } from '../../customization/customization.store.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueueSlow } from '../../db/jobs.ts'
import type { BadRow } from '../brought.ts'
import { fault, type Notice } from '../faults.ts'
import { plainOf } from '../normalise/text.ts'
import { asDraft, draftOf, type Numbered, techniqueDraft, type Wanted } from './draft.ts'
import {
  findByExternalId,
  findSkuOwners,
  listAllFamilies,
  listTechniqueIds,
  lockCatalog,
} from './import.store.ts'

export type Saved = {
  /** external_ids of what was there and of what is new or other now. */
  readonly created: readonly string[]
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly bad: readonly BadRow[]
  readonly notices: readonly Notice[]
}
export type Batch = {
  readonly wanted: readonly Wanted[]
  /** Names of pictures that are new, to be made in their sizes. */
  readonly pictures: readonly string[]
}
export type Place = { readonly database: Database; readonly shopId: number; readonly isRehearsal: boolean }

export async function saveBatch(place: Place, batch: Batch): Promise<Saved> {
  try {
    return await saveAll(place, batch)
  } catch (cause) {
    await place.database.outside((tx) => tx.selectFrom('shops').select('id').limit(1).execute())
    if (batch.wanted.length > 1) return saveOneByOne(place, batch)
    return { ...nothing(), bad: batch.wanted.map((one) => notSaved(one, cause)) }
  }
}

async function saveOneByOne(place: Place, { wanted, pictures }: Batch): Promise<Saved> {
  const total = nothing()
  for (const [at, one] of wanted.entries()) {
    const saved = await saveBatch(place, { wanted: [one], pictures: at === 0 ? pictures : [] })
    for (const key of ['created', 'changed', 'same'] as const) total[key].push(...saved[key])
    total.bad.push(...saved.bad)
    total.notices.push(...saved.notices)
  }
  return total
}

export function nothing() {
  const codes = { created: [] as string[], changed: [] as string[], same: [] as string[] }
  return { ...codes, bad: [] as BadRow[], notices: [] as Notice[] }
}

function notSaved({ product }: Wanted, cause: unknown): BadRow {
  const why = cause instanceof Error ? cause.message : String(cause)
  return { where: product.where, code: product.external_id, fault: fault('not_saved', { why }) }
}

function saveAll(place: Place, batch: Batch): Promise<Saved> {
  if (place.isRehearsal) return place.database.readInShop(place.shopId, (tx) => rehearse(tx, batch))
  return place.database.inShop(place.shopId, async (tx) => {
    await lockCatalog(tx)
    const notices: Notice[] = []
    const numbered = await numberNames(tx, batch.wanted, notices)
    const { drafts, ...saved } = await decide(tx, batch.wanted, numbered)
    if (drafts.length > 0) await saveGenerics(tx, drafts)
    const names = batch.pictures.slice(0, 1_000)
    if (names.length > 0) await enqueueSlow(tx, 'pictures', 'pictures_added', { names })
    return { ...saved, notices: [...notices, ...saved.notices] }
  })
}

/** As saving, without writing: names that the shop lacks get numbers that no row has. */
async function rehearse(tx: Tx, batch: Batch): Promise<Saved> {
  const [families, techniques] = [await listAllFamilies(tx), await listTechniqueIds(tx)]
  const notices: Notice[] = []
  const titles = new Map(families.map((family) => [plainOf(family.title), family.id]))
  const numbered = { families: new Map<string, number>(), techniques: new Map(techniques) }
  for (const { product } of batch.wanted) {
    for (const { title } of product.families ?? [])
      numbered.families.set(title, titles.get(plainOf(title)) ?? -1)
    for (const technique of product.techniques ?? []) {
      if (numbered.techniques.has(technique.key)) continue
      numbered.techniques.set(technique.key, -1)
      if (technique.unitPrices.length === 0)
        notices.push({ notice: 'technique_without_price', about: technique.name })
    }
  }
  // what the file brought before is not there to be added to
  const first = batch.wanted.filter((one) => !one.adds)
  const { drafts: _, ...saved } = await decide(tx, first, numbered)
  return { ...saved, notices: [...notices, ...saved.notices] }
}

/** Families and techniques that the shop has stay as they are; the file only adds those it lacks. */
async function numberNames(tx: Tx, wanted: readonly Wanted[], notices: Notice[]): Promise<Numbered> {
  const [rows, techniques] = [await listAllFamilies(tx), await listTechniqueIds(tx)]
  const titles = new Map(rows.map((family) => [plainOf(family.title), family.id]))
  let position = Math.max(0, ...rows.map((family) => family.position))
  const families = new Map<string, number>()
  for (const { title, icon_url } of wanted.flatMap(({ product }) => product.families ?? [])) {
    const known = titles.get(plainOf(title))
    if (known === undefined) position += 1
    const id = known ?? (await saveFamily(tx, { title, icon_url, position }))
    titles.set(plainOf(title), id)
    families.set(title, id)
  }
  for (const { product } of wanted) {
    for (const technique of product.techniques ?? []) {
      if (techniques.has(technique.key)) continue
      techniques.set(
        technique.key,
        await saveTechnique(tx, techniqueDraft(technique, product.minimumForPrinting)),
      )
      if (technique.unitPrices.length === 0)
        notices.push({ notice: 'technique_without_price', about: technique.name })
    }
  }
  return { families, techniques }
}

async function decide(tx: Tx, wanted: readonly Wanted[], numbered: Numbered) {
  const old = await findByExternalId(
    tx,
    wanted.map(({ product }) => product.external_id),
  )
  const owners = await findSkuOwners(
    tx,
    wanted.flatMap(({ product }) => product.variants.map((one) => one.sku)),
  )
  const saved = { ...nothing(), drafts: [] as GenericDraft[] }
  for (const one of wanted) {
    const { own, bad } = ownVariants(one, owners)
    saved.bad.push(...bad)
    const before = old.get(one.product.external_id)
    const draft = own && draftOf(own, before, numbered)
    if (!draft) continue
    if (draft.name === '') {
      saved.bad.push({ where: one.product.where, code: one.product.external_id, fault: fault('no_name') })
      continue
    }
    if (draft.images.length === 0) saved.notices.push({ notice: 'no_pictures', about: draft.external_id })
    if (before && isDeepStrictEqual(comparable(draft), comparable(asDraft(before))))
      saved.same.push(draft.external_id)
    else {
      saved.drafts.push(draft)
      saved[before ? 'changed' : 'created'].push(draft.external_id)
    }
  }
  return saved
}

/** A code belongs to one product of the shop: the first that had it. */
function ownVariants(
  wanted: Wanted,
  owners: ReadonlyMap<string, string>,
): { own: Wanted | undefined; bad: BadRow[] } {
  const { product } = wanted
  const isOther = (sku: string) => (owners.get(sku) ?? product.external_id) !== product.external_id
  const others = product.variants.filter(({ sku }) => isOther(sku))
  const bad = others.map(({ sku, where }) => {
    return {
      where,
      code: product.external_id,
      fault: fault('sku_elsewhere', { sku, owner: owners.get(sku) ?? '' }),
    }
  })
  const variants = product.variants.filter(({ sku }) => !isOther(sku))
  const own = variants.length > 0 ? { ...wanted, product: { ...product, variants } } : undefined
  return { own: others.length === 0 ? wanted : own, bad }
}

/** Variants that are brought as inactive and those that the shop has retired are the same thing. */
function comparable(draft: GenericDraft): unknown {
  return JSON.parse(
    JSON.stringify({ ...draft, products: draft.products.filter((variant) => variant.active) }),
  )
}
