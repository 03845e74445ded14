import type { NoticeChoices, NoticeKind, NoticeMail, RoleId } from '@estampa/domain/staff'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isOneOf } from '../db/literals.ts'
import { utc } from '../db/utc.ts'
import { unreadThreads } from './message-threads.store.ts'

export type StoredNotice = {
  id: number
  kind: NoticeKind
  detail: string
  at: string
  order: { number: number } | null
  quote: { id: string; number: number } | null
  who: string
}
export type NoticesOfPerson = {
  items: StoredNotice[]
  unseen: number
  seenUntil: number
  unreadThreads: number
}

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'notice_readers.mailed': Partial<Record<NoticeKind, NoticeMail>>
  }
}

const MAX_SHOWN = 30
/** More than so many are not counted. */
const MAX_UNSEEN = 100

type NoticesQuery = {
  staffId: number
  /** Those that this person's role hears of. */
  kinds: readonly NoticeKind[]
  /** Only those that came after this one. */
  since: number
  /** Whether this person may know who bought. */
  seesBuyers: boolean
  /** Whether this person reads the messages of buyers. */
  readsMessages: boolean
}

/** The newest notices of a person, and how many they have not seen, of those that came since they work here. */
export async function listNotices(tx: Tx, query: NoticesQuery): Promise<NoticesOfPerson> {
  const { rows } = await noticesStatement(query).execute(tx)
  return rows[0] ?? { items: [], unseen: 0, seenUntil: 0, unreadThreads: 0 }
}

/** The rows that a person hears of stand in the key of the table from the end: nothing else of them is read. */
export function noticesStatement(query: NoticesQuery) {
  const { staffId, kinds, since, seesBuyers, readsMessages } = query
  const isHeard = sql`${isOneOf(sql`n.kind`, kinds)} and n.kind <> all(reader.muted) and n.at >= reader.began`
  return sql<NoticesOfPerson>`
    with reader as materialized (
      select coalesce(r.seen_until, 0) as seen, coalesce(r.muted, '{}') as muted, s.created_at as began
      from staff s left join notice_readers r on r.shop_id = s.shop_id and r.staff_id = s.id where s.id = ${staffId}
    ), page as materialized (
      select n.id from notices n, reader where n.id > ${since} and ${isHeard} order by n.id desc limit ${MAX_SHOWN}
    )
    select (select seen from reader) as "seenUntil",
      (select count(*)::integer from (
        select from notices n, reader where n.id > (select seen from reader) and ${isHeard}
        order by n.id desc limit ${MAX_UNSEEN}) u) as unseen,
      ${readsMessages ? unreadThreads(MAX_UNSEEN) : sql`0`} as "unreadThreads",
      coalesce((select jsonb_agg(${shownNotice(seesBuyers)} order by n.id desc)
        from page join notices n on n.id = page.id ${about}), '[]') as items`
}

const about = sql`left join orders o on o.shop_id = n.shop_id and o.id = n.order_id
  left join quotes q on q.shop_id = n.shop_id and q.id = n.quote_id
  left join customers c on c.shop_id = n.shop_id and c.id = (select coalesce(o.customer_id, q.customer_id))`

const buyer = sql`coalesce(nullif(c.company, ''), nullif(c.full_name, ''), nullif(q.contact ->> 'name', ''),
  nullif(trim(concat_ws(' ', o.document #>> '{orderInvoiceFK,name}', o.document #>> '{orderInvoiceFK,lastName}')), ''), '')`

function shownNotice(seesBuyers: boolean) {
  return sql`jsonb_build_object('id', n.id, 'kind', n.kind, 'detail', n.detail, 'at', ${utc(sql`n.at`)},
    'order', case when o.id is not null then jsonb_build_object('number', o.number) end,
    'quote', case when q.id is not null then jsonb_build_object('id', q.id, 'number', q.number) end,
    'who', ${seesBuyers ? buyer : sql`''`})`
}

/** From now on the person has seen all up to this one, but none that is still to come. */
export async function markSeen(tx: Tx, staffId: number, until: number): Promise<void> {
  await sql`
    insert into notice_readers as r (staff_id, seen_until)
    select ${staffId}::integer, coalesce(max(n.id), 0) from notices n where n.id <= ${until}
    on conflict (shop_id, staff_id) do update set seen_until = greatest(r.seen_until, excluded.seen_until)`.execute(
    tx,
  )
}

export async function findNoticeChoices(tx: Tx, staffId: number): Promise<NoticeChoices> {
  const { rows } = await sql<NoticeChoices>`
    select muted, mailed from notice_readers where staff_id = ${staffId}`.execute(tx)
  return rows[0] ?? { muted: [], mailed: null }
}

export async function saveNoticeChoices(
  tx: Tx,
  staffId: number,
  { muted, mailed }: NoticeChoices,
): Promise<void> {
  await sql`
    insert into notice_readers (staff_id, muted, mailed)
    values (${staffId}, ${[...muted]}::text[], ${mailed && JSON.stringify(mailed)}::jsonb)
    on conflict (shop_id, staff_id) do update set muted = excluded.muted, mailed = excluded.mailed`.execute(
    tx,
  )
}

/** Somebody who works in the shop, with how they want to hear. */
export type NoticeReader = {
  staffId: number
  email: string
  name: string
  role: RoleId
  seenUntil: number
  mailedUntil: number
} & NoticeChoices

export async function listNoticeReaders(tx: Tx): Promise<NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`
    select s.id as "staffId", p.email, p.name, s.role, coalesce(r.seen_until, 0) as "seenUntil",
      coalesce(r.mailed_until, 0) as "mailedUntil", coalesce(r.muted, '{}') as muted, r.mailed
    from staff s join people p on p.id = s.person_id
    left join notice_readers r on r.shop_id = s.shop_id and r.staff_id = s.id
    where s.disabled_at is null order by s.id`.execute(tx)
  return rows
}

/** A notice as a mail tells it; undefined: it is gone. */
export async function findNotice(tx: Tx, id: number): Promise<StoredNotice | undefined> {
  const { rows } = await sql<{ notice: StoredNotice }>`
    select ${shownNotice(true)} as notice from notices n ${about} where n.id = ${id}`.execute(tx)
  return rows[0]?.notice
}

/** Those of these kinds after this one and this moment, oldest first. */
export async function listNoticesAfter(
  tx: Tx,
  after: number,
  { kinds, since, most }: { kinds: readonly NoticeKind[]; since: string; most: number },
): Promise<StoredNotice[]> {
  const { rows } = await sql<{ notice: StoredNotice }>`
    select ${shownNotice(true)} as notice from notices n ${about}
    where n.id > ${after} and n.at >= ${since}::timestamptz and ${isOneOf(sql`n.kind`, kinds)}
    order by n.id limit ${most}`.execute(tx)
  return rows.map(({ notice }) => notice)
}

/** The morning's mail of this person told them all up to this one. */
export async function markMailed(tx: Tx, staffId: number, until: number): Promise<void> {
  await sql`update notice_readers set mailed_until = ${until} where staff_id = ${staffId} and mailed_until < ${until}`.execute(
    tx,
  )
}

export async function forgetOldNotices(tx: Tx, before: Date): Promise<void> {
  await sql`delete from notices where at < ${before}`.execute(tx)
}
