import {
  type LossReason,
  type QuoteStage,
  type WaitingStage,
  waitingStageNames,
  waitingStages,
} from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { containing, startingWith } from '../db/like-pattern.ts'
import { utc } from '../db/utc.ts'
import {
  datesOf,
  hasState,
  isNamed,
  type ListedQuote,
  listedQuote,
  type QuoteSearch,
  quotedGoods,
  type Undated,
} from '../quotes/list-quotes.store.ts'

/** Why the shop set a quote down as lost, and who did when. */
export type QuoteLoss = { reason: LossReason; note: string; by: string; at: string }
export type PipelineQuote = ListedQuote & { stage: QuoteStage; since: string; lost: QuoteLoss | null }
export type PipelineSearch = QuoteSearch & { stage: QuoteStage | null }
export type QuotesByStage = Record<QuoteStage, number>

/** How many quotes are in each stage: an index holds the stage of every newest version. */
export async function countStages(tx: Tx): Promise<QuotesByStage> {
  const { rows } = await sql<{ stage: QuoteStage; quotes: number }>`
    select stage, count(*) as quotes from quotes where is_newest group by stage`.execute(tx)
  const counts: QuotesByStage = {
    asked: 0,
    answered: 0,
    seen: 0,
    accepted: 0,
    ordered: 0,
    lost: 0,
    expired: 0,
  }
  for (const { stage, quotes } of rows) counts[stage] = quotes
  return counts
}

/** A page of the shop's quotes, the newest first, and how many there are on all pages. */
export async function listPipeline(
  tx: Tx,
  { stage, words, states, offset, limit, now }: PipelineSearch,
): Promise<{ items: PipelineQuote[]; total: number }> {
  // words are looked for in every quote, so once; a page of a stage has its index, and so has the count
  const once = words === '' && states.length === 0 ? sql`not materialized` : sql`materialized`
  const { rows } = await sql<{ items: Undated<PipelineQuote>[] | null; total: number }>`
    with found as ${once} (
      select q.id, q.created_at, q.number from quotes q
      where q.is_newest and ${stage === null ? sql`true` : sql`q.stage = ${stage}`}
        and ${hasState(states, now)} and ${isNamed(words)}
    ), page as materialized (
      select * from found order by created_at desc, number desc limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total,
      (select jsonb_agg(${listedQuote(now)} || jsonb_build_object('stage', q.stage, 'lost', q.lost, 'since', h.since)
        order by q.created_at desc, q.number desc)
      from page join quotes q on q.id = page.id, lateral (${quotedGoods}) l, lateral (${lastMove}) h
      ) as items`.execute(tx)
  const { items, total = 0 } = rows[0] ?? {}
  return { total, items: (items ?? []).map(datesOf) }
}

const lastMove = sql`select max(h.at) as since from quote_history h
  where h.shop_id = q.shop_id and h.quote_id = q.id`

export type WaitingQuotes = { stage: WaitingStage; count: number; overdue: number; since: string | null }

/** How many quotes wait in each stage that has somebody to wait for, how many for too long, and since when. */
export async function countWaitingQuotes(tx: Tx, now: Date): Promise<WaitingQuotes[]> {
  const { rows } = await sql<WaitingQuotes>`
    select w.stage, count(*)::integer as count, ${utc(sql`min(h.since)`)} as since,
      (count(*) filter (where h.since < ${now}::timestamptz - make_interval(days => w.days)))::integer as overdue
    from jsonb_to_recordset(${JSON.stringify(waits)}::jsonb) as w(stage text, days integer)
    join quotes q on q.stage = w.stage and q.is_newest cross join lateral (${lastMove}) h
    group by w.stage`.execute(tx)
  return waitingStageNames.map(
    (stage) => rows.find((row) => row.stage === stage) ?? { stage, count: 0, overdue: 0, since: null },
  )
}

const waits = waitingStageNames.map((stage) => ({ stage, days: waitingStages[stage] }))

/** What the desk keeps of a version beside the quote itself. */
export type QuoteDeskFacts = {
  isNewest: boolean
  stage: QuoteStage
  lost: QuoteLoss | null
  /** When it came into its stage. */
  since: Date
  /** When its buyer was last asked for an answer, by whom; null: by the clock. */
  nudgedAt: Date | null
  nudgedBy: string | null
  /** When its buyer was told that it ends. */
  endRemindedAt: Date | null
  /** When the people of the shop were told that it waits for them. */
  noticedAt: Date | null
}

export async function findDeskFacts(tx: Tx, id: string): Promise<QuoteDeskFacts | undefined> {
  const { rows } = await sql<QuoteDeskFacts>`
    select q.is_newest as "isNewest", q.stage, q.lost, h.since, q.nudged_at as "nudgedAt", q.nudged_by as "nudgedBy",
      q.reminded_at as "endRemindedAt", q.wait_noticed_at as "noticedAt"
    from quotes q, lateral (${lastMove}) h where q.id = ${id}`.execute(tx)
  return rows[0]
}

export async function saveLoss(tx: Tx, id: string, lost: QuoteLoss | null): Promise<void> {
  await sql`update quotes set lost = ${lost && JSON.stringify(lost)}::jsonb where id = ${id}`.execute(tx)
}

export async function saveNudge(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await sql`update quotes set nudged_at = ${at}, nudged_by = ${by} where id = ${id}`.execute(tx)
}

/** Variants whose sku or product says every word; those whose sku begins so come first. */
export async function findQuotableSkus(
  tx: Tx,
  words: string,
  limit: number,
): Promise<{ sku: string; genericId: number }[]> {
  const patterns = words.split(/\s+/).filter(Boolean).slice(0, 8).map(containing)
  const { rows } = await sql<{ sku: string; genericId: number }>`
    select v.sku, v.generic_id as "genericId"
    from generics g join variants v on v.shop_id = g.shop_id and v.generic_id = g.id
    where g.published and v.active and lower(unaccent(concat_ws(' ', v.sku, g.name, g.external_id,
        v.document->>'element_description_1', v.document->>'element_description_2')))
      like all (select lower(unaccent(p)) from unnest(${patterns}::text[]) p)
    order by v.sku not ilike ${startingWith(words)}, g.name, v.position limit ${limit}`.execute(tx)
  return rows
}
