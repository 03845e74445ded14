import type { ProofAnswer, RemindableProof } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import { type ProofRoster, rosterKeysOf } from './proof-roster.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'order_proofs.roster': ProofRoster
  }
}

/** A proof as it is kept; moments as they travel. */
export type StoredProof = {
  number: number
  file_key: string | null
  preview_key: string | null
  /** Null where it was sent before mails showed it. */
  mail_key: string | null
  /** Null where nobody is on a list, or the list is forgotten. */
  roster: ProofRoster | null
  comment: string
  sentAt: string
  sentBy: string
  answer: ProofAnswer | null
  answeredAt: string | null
  answerComment: string
}

export type ProofToSave = {
  fileKey: string
  previewKey: string
  mailKey: string
  roster: ProofRoster | null
  contentType: string
  comment: string
  sentBy: string
  at: Date
}

/** Adds the next proof of an order that is locked, and gives its number. */
export async function insertProof(tx: Tx, orderId: string, proof: ProofToSave): Promise<number> {
  const { fileKey, previewKey, mailKey, roster, contentType, comment, sentBy, at } = proof
  const { rows } = await sql<{ number: number }>`
    insert into order_proofs (order_id, number, file_key, preview_key, mail_key, roster, content_type, comment, sent_at,
      sent_by)
    select ${orderId}::uuid, coalesce(max(number), 0) + 1, ${fileKey}, ${previewKey}, ${mailKey},
      ${roster && JSON.stringify(roster)}::jsonb, ${contentType}, ${comment},
      ${at}::timestamptz, ${sentBy}
    from order_proofs where order_id = ${orderId} returning number`.execute(tx)
  return rows[0]?.number ?? 0
}

export type NewestProof = RemindableProof & { answerComment: string }

export async function findNewestProof(tx: Tx, orderId: string): Promise<NewestProof | undefined> {
  const { rows } = await sql<NewestProof>`
    select number, answer, answer_comment as "answerComment", sent_at as "sentAt", reminded_at as "remindedAt"
    from order_proofs
    where order_id = ${orderId} order by number desc limit 1`.execute(tx)
  return rows[0]
}

export type ProofAnswerToSave = { number: number; answer: ProofAnswer; comment: string; by: string; at: Date }

export async function saveAnswer(tx: Tx, orderId: string, given: ProofAnswerToSave): Promise<void> {
  const { number, answer, comment, by, at } = given
  await sql`
    update order_proofs set answer = ${answer}, answer_comment = ${comment}, answered_by = ${by}, answered_at = ${at}
    where order_id = ${orderId} and number = ${number}`.execute(tx)
}

/** Writes that the buyer is reminded of the newest proof of an order that is locked, and gives which time it is. */
export async function saveReminder(
  tx: Tx,
  orderId: string,
  { by, at }: { by: string | null; at: Date },
): Promise<{ proof: number; reminder: number }> {
  const { rows } = await sql<{ proof: number; reminder: number }>`
    update order_proofs set reminders = reminders + 1, reminded_at = ${at}, reminded_by = ${by}
    where order_id = ${orderId} and number = (select max(number) from order_proofs where order_id = ${orderId})
    returning number as proof, reminders as reminder`.execute(tx)
  const [saved] = rows
  if (!saved) throw new Error(`order ${orderId} has no proof`)
  return saved
}

export type StoredReminder = { number: number; at: string; by: string | null }

/** The last reminder of each proof of an order; `by` is null where the clock sent it. */
export async function listProofReminders(tx: Tx, orderId: string): Promise<StoredReminder[]> {
  const { rows } = await sql<StoredReminder>`
    select number, ${utc(sql`reminded_at`)} as at, reminded_by as by from order_proofs
    where order_id = ${orderId} and reminded_at is not null order by number`.execute(tx)
  return rows
}

/** Orders whose proof was sent between these moments and has neither an answer nor a reminder, the oldest first. */
export async function listSilentProofs(
  tx: Tx,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join order_proofs p on p.shop_id = o.shop_id and p.order_id = o.id
    where o.state = 'proof_sent' and p.answer is null and p.reminded_at is null
      and p.sent_at between ${from} and ${until}
    order by p.sent_at limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes the pages with a list of names off the proofs of an order; gives the keys of their files. */
export async function forgetProofRosters(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ roster: ProofRoster }>`
    with gone as (
      select number, roster from order_proofs where order_id = ${orderId} and roster is not null
    ), forgotten as (
      update order_proofs set roster = null
      where order_id = ${orderId} and number in (select number from gone)
    )
    select roster from gone`.execute(tx)
  return rows.flatMap(({ roster }) => rosterKeysOf(roster))
}

/**
 * The words of a person who is forgotten go, and every picture but those that were approved: they say what was
 * agreed for as long as the order's papers are kept. Gives the keys of the files that can go.
 */
export async function forgetProofs(tx: Tx, orderId: string, which: 'open' | 'all'): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    with gone as (
      select number, array_remove(array[file_key, preview_key, mail_key], null) as keys from order_proofs
      where order_id = ${orderId} and file_key is not null
        and (${which} = 'all' or answer is distinct from 'approved')
    ), forgotten as (
      update order_proofs p set comment = '', answer_comment = '',
        answered_by = case when answer is not null then 'Cliente' end,
        file_key = case when p.number in (select number from gone) then null else file_key end,
        preview_key = case when p.number in (select number from gone) then null else preview_key end,
        mail_key = case when p.number in (select number from gone) then null else mail_key end
      where order_id = ${orderId}
    )
    select keys from gone`.execute(tx)
  return [...rows.flatMap(({ keys }) => keys), ...(await forgetProofRosters(tx, orderId))]
}
