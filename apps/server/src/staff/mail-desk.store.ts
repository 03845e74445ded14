/** The mails of a shop as its people see them. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'
import { utc } from '../db/utc.ts'

export type MailState = 'failed' | 'waiting' | 'sent'
export type DeskMail = {
  id: string
  kind: string
  recipient: string
  subject: string
  state: MailState
  createdAt: string
  sentAt: string | null
  tries: number
  triedAt: string | null
  failure: string | null
  about: { kind: 'order' | 'quote'; id: string; number: number } | null
  againAt: string | null
  isSecret: boolean
  /** Whether its text is there. */
  isKept: boolean
}

const isState = {
  failed: sql`m.failed_at is not null`,
  waiting: sql`m.sent_at is null and m.failed_at is null`,
  sent: sql`m.sent_at is not null`,
} satisfies Record<MailState, ReturnType<typeof sql>>

/** The id of which an event tells, where it has one. */
const subjectId = sql`substring(m.event from '^[a-z-]+\\.([0-9a-f]{8}-[0-9a-f-]{27})')::uuid`

const view = sql`jsonb_build_object('id', m.event, 'kind', split_part(m.event, '.', 1), 'recipient', m.recipient,
  'subject', m.subject, 'state', case when m.failed_at is not null then 'failed' when m.sent_at is null then 'waiting'
    else 'sent' end, 'createdAt', ${utc(sql`m.created_at`)}, 'sentAt', ${utc(sql`m.sent_at`)}, 'tries', m.tries,
  'triedAt', ${utc(sql`m.tried_at`)}, 'failure', m.failure, 'againAt', ${utc(sql`m.again_at`)}, 'isSecret', m.is_secret,
  'isKept', m.html <> '' and not m.is_secret, 'about', case
    when m.event like 'order-%' then (select jsonb_build_object('kind', 'order', 'id', o.id, 'number', o.number)
      from orders o where o.id = ${subjectId})
    when m.event like 'quote-%' then (select jsonb_build_object('kind', 'quote', 'id', q.id, 'number', q.number)
      from quotes q where q.id = (select coalesce((select w.quote_id from quote_mails w where w.id = ${subjectId}), ${subjectId})))
    end)`

type MailsQuery = { state: MailState | null; words: readonly string[]; skip: number; take: number }

/** A page of the mails, the newest first. Of a mail whose person was forgotten nothing but the event is there. */
export async function listDeskMails(
  tx: Tx,
  { state, words, skip, take }: MailsQuery,
): Promise<{ items: DeskMail[]; totalCount: number; failed: number; waiting: number }> {
  const patterns = words.map(containing)
  const { rows } = await sql<{ items: DeskMail[]; totalCount: number; failed: number; waiting: number }>`
    with found as not materialized (
      select m.event, m.created_at from mails m
      where ${state === null ? sql`true` : isState[state]}
        and ${patterns.length === 0 ? sql`true` : sql`lower(unaccent(m.recipient || ' ' || m.subject)) like all (${patterns}::text[])`}
    ), page as materialized (
      select * from found order by created_at desc, event limit ${take} offset ${skip}
    )
    select (select count(*) from found)::integer as "totalCount",
      (select count(*) from mails m where ${isState.failed})::integer as failed,
      (select count(*) from mails m where ${isState.waiting})::integer as waiting,
      coalesce((select jsonb_agg(${view} order by p.created_at desc, p.event)
        from page p join mails m on m.event = p.event), '[]') as items`.execute(tx)
  return rows[0] ?? { items: [], totalCount: 0, failed: 0, waiting: 0 }
}

export async function countFailedMails(tx: Tx): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::integer as failed from mails m where ${isState.failed}`.execute(tx)
  return rows[0]?.failed ?? 0
}

export type OpenedMail = DeskMail & { html: string; plain: string }

/** The mail of this event; whoever else opens it for sending waits until this transaction is over. */
export async function findDeskMail(
  tx: Tx,
  event: string,
  { toSend }: { toSend: boolean },
): Promise<OpenedMail | undefined> {
  if (toSend) await sql`select from mails where event = ${event} for update`.execute(tx)
  const { rows } = await sql<{ mail: OpenedMail }>`
    select ${view} || jsonb_build_object('html', m.html, 'plain', m.plain) as mail
    from mails m where m.event = ${event}`.execute(tx)
  return rows[0]?.mail
}

/** Mails that failed, oldest first. */
export async function listFailedEvents(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    select m.event from mails m where ${isState.failed} order by m.created_at limit ${most}`.execute(tx)
  return rows.map(({ event }) => event)
}

/** It waits again, as if it had never gone out. */
export async function markAgain(tx: Tx, event: string, now: Date): Promise<void> {
  await sql`
    update mails set sent_at = null, failed_at = null, failure = null, again_at = ${now}
    where event = ${event}`.execute(tx)
}
