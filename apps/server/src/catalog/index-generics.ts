import type { Tx } from '../db/database.ts'
import { findGenerics, lockCatalog } from './catalog.store.ts'
import {
  findIndexed,
  learnWords,
  nextSlot,
  type ReindexedGeneric,
  saveCards,
  saveListings,
  stampFamilies,
} from './index-entries.store.ts'
import { type IndexEntry, indexEntryOf } from './index-entry.ts'
import { changePostings, ensureChunks, keyOf, type PostingChange } from './postings.store.ts'

/** Files products again from what is stored of them: after they, a family or a technique changed. */
export async function indexGenerics(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockCatalog(tx)
  const generics = [...(await findGenerics(tx, ids)).values()]
  await saveCards(tx, generics)
  const filings = generics.map(indexEntryOf).sort((a, b) => a.id - b.id)
  const refiled = await reindex(tx, filings)
  await saveListings(tx, refiled)
  await stampFamilies(tx, refiled)
  await ensureChunks(
    tx,
    refiled.map((one) => one.slot),
  )
  await changePostings(tx, refiled.flatMap(changesOf), colorsOf(filings))
}

async function reindex(tx: Tx, filings: readonly IndexEntry[]): Promise<ReindexedGeneric[]> {
  const old = await findIndexed(tx, filings)
  const terms = await learnWords(tx, filings)
  let next = await nextSlot(tx)
  return filings.map((filing) => {
    const before = old.get(filing.id)
    const strong = new Set(filing.strongWords.flatMap((word) => terms.get(word) ?? []))
    const weak = new Set(filing.weakWords.flatMap((word) => terms.get(word) ?? []))
    const keys = [
      ...filing.facets.map(keyOf),
      ...filing.costs.map((value) => keyOf({ facet: 'cost', value })),
      ...[...strong].map((term) => `strong|${term}`),
      ...[...weak].filter((term) => !strong.has(term)).map((term) => `weak|${term}`),
    ]
    return { generic_id: filing.id, slot: before?.slot ?? next++, keys, filing, old: before }
  })
}

function changesOf({ slot, keys, old }: ReindexedGeneric): PostingChange[] {
  const [before, now] = [new Set(old?.keys), new Set(keys)]
  return [
    ...[...before].filter((key) => !now.has(key)).map((key) => ({ key, slot, isAdded: false })),
    ...[...now].filter((key) => !before.has(key)).map((key) => ({ key, slot, isAdded: true })),
  ]
}

function colorsOf(filings: readonly IndexEntry[]): Map<string, string> {
  const values = filings.flatMap((filing) => filing.facets)
  return new Map(
    values.flatMap((value) => (value.primary_color ? [[keyOf(value), value.primary_color] as const] : [])),
  )
}
