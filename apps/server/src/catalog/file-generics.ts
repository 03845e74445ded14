import type { Generic } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { findGenerics } from './catalog.store.ts'
import { type Card, cardOf, type Filing, fileOf } from './filing.ts'
import { type Change, changePostings, changeTerms } from './postings.store.ts'

type Filed = { slot: number; facets: string[]; strong_terms: string[]; weak_terms: string[] }
type Refiled = Filed & { generic_id: number; filing: Filing; old: Filed | undefined }

/** Files products again from what is stored of them: after they, a family or a technique changed. */
export async function fileGenerics(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('catalog'), current_shop())`.execute(tx)
  const generics = [...(await findGenerics(tx, ids)).values()]
  await saveCards(tx, generics)
  const filings = generics.map(fileOf).sort((a, b) => a.id - b.id)
  const refiled = await refile(tx, filings)
  await saveListings(tx, refiled)
  await changePostings(tx, refiled.flatMap(changedFacets), colorsOf(filings))
  await changeTerms(tx, refiled.flatMap(changedTerms))
}

async function saveCards(tx: Tx, generics: readonly Generic[]): Promise<void> {
  const [urls, keys] = [await findUrls(tx, generics), await listTechniqueKeys(tx)]
  const input = generics.map((generic): { id: number; card: Card } => {
    return { id: generic.id, card: cardOf(generic, urls.get(generic.id) ?? '', keys) }
  })
  await sql`
    update generics g set card = i.card
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(id int, card jsonb)
    where g.id = i.id and g.card is distinct from i.card`.execute(tx)
}

async function findUrls(tx: Tx, generics: readonly Generic[]): Promise<Map<number, string>> {
  const ids = generics.map((generic) => generic.id)
  const { rows } = await sql<{ id: number; url: string }>`
    select id, url from generics where id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.url]))
}

async function listTechniqueKeys(tx: Tx): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; key: string }>`select id, key from techniques`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.key]))
}

async function refile(tx: Tx, filings: readonly Filing[]): Promise<Refiled[]> {
  const old = await findFiled(tx, filings)
  const terms = await learnWords(tx, filings)
  let next = await nextSlot(tx)
  return filings.map((filing) => {
    const before = old.get(filing.id)
    const strong = termsOf(filing.strongWords, terms)
    const weak = termsOf(filing.weakWords, terms).filter((term) => !strong.includes(term))
    return {
      generic_id: filing.id,
      slot: before?.slot ?? next++,
      facets: filing.facets.map(({ facet, value }) => `${facet}|${value}`),
      strong_terms: strong,
      weak_terms: weak,
      filing,
      old: before,
    }
  })
}

async function findFiled(tx: Tx, filings: readonly Filing[]): Promise<Map<number, Filed>> {
  const ids = filings.map((filing) => filing.id)
  const { rows } = await sql<Filed & { generic_id: number }>`
    select generic_id, slot, facets, strong_terms, weak_terms from generic_listings
    where generic_id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.generic_id, row]))
}

async function nextSlot(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(slot) + 1, 0) as next from generic_listings`.execute(tx)
  return rows[0]?.next ?? 0
}

/** The stems of the words; new words are kept for half typed and mistyped searches. */
async function learnWords(tx: Tx, filings: readonly Filing[]): Promise<Map<string, string>> {
  const codes = new Set(filings.flatMap((filing) => [...filing.codes]))
  const words = new Set(filings.flatMap(({ strongWords, weakWords }) => [...strongWords, ...weakWords]))
  const list = [...words].sort()
  const isCode = list.map((word) => codes.has(word) || /[0-9]/.test(word))
  const { rows } = await sql<{ word: string; term: string }>`
    with input as (
      select word, is_code, stem(word) as term from unnest(${list}::text[], ${isCode}::bool[]) as i(word, is_code)
    ), learnt as (
      insert into generic_words (shop_id, is_code, word, term)
      select current_shop(), is_code, word, term from input where term is not null
      on conflict do nothing
    )
    select word, term from input where term is not null`.execute(tx)
  return new Map(rows.map((row) => [row.word, row.term]))
}

function termsOf(words: readonly string[], terms: ReadonlyMap<string, string>): string[] {
  return [...new Set(words.flatMap((word) => terms.get(word) ?? []))]
}

async function saveListings(tx: Tx, refiled: readonly Refiled[]): Promise<void> {
  const input = refiled.map(({ filing, old: _, ...filed }) => {
    const { published, cost_from, stock, name_key } = filing
    return { ...filed, published, cost_from, stock, name_key }
  })
  // a featured product starts as if it had been ordered ten times
  await sql`
    insert into generic_listings as l (shop_id, slot, generic_id, published, cost_from, stock, name_key,
      trending, facets, strong_terms, weak_terms)
    select current_shop(), slot, generic_id, published, cost_from, stock, name_key,
      case when 'featured|' = any(facets) then 10 * trending_weight(now()) else 0 end,
      facets, strong_terms, weak_terms
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(slot int, generic_id int,
      published boolean, cost_from bigint, stock bigint, name_key text, facets text[],
      strong_terms text[], weak_terms text[])
    on conflict (shop_id, generic_id) do update set published = excluded.published,
      cost_from = excluded.cost_from, stock = excluded.stock, name_key = excluded.name_key,
      facets = excluded.facets, strong_terms = excluded.strong_terms, weak_terms = excluded.weak_terms,
      trending = l.trending + case
        when 'featured|' = any(excluded.facets) and not 'featured|' = any(l.facets)
        then 10 * trending_weight(now()) else 0 end`.execute(tx)
}

function changedFacets({ slot, facets, old }: Refiled): Change[] {
  return difference(old?.facets ?? [], facets, slot, true)
}

function changedTerms({ slot, strong_terms, weak_terms, old }: Refiled): Change[] {
  return [
    ...difference(old?.strong_terms ?? [], strong_terms, slot, true),
    ...difference(old?.weak_terms ?? [], weak_terms, slot, false),
  ]
}

function difference(
  old: readonly string[],
  now: readonly string[],
  slot: number,
  isStrong: boolean,
): Change[] {
  const [before, after] = [new Set(old), new Set(now)]
  return [
    ...old.filter((key) => !after.has(key)).map((key) => ({ key, slot, isStrong, isAdded: false })),
    ...now.filter((key) => !before.has(key)).map((key) => ({ key, slot, isStrong, isAdded: true })),
  ]
}

function colorsOf(filings: readonly Filing[]): Map<string, string> {
  const values = filings.flatMap((filing) => filing.facets)
  return new Map(
    values.flatMap(({ facet, value, primary_color }) =>
      primary_color ? [[`${facet}|${value}`, primary_color] as const] : [],
    ),
  )
}
