import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Counts of mails wait for each other: a hundred at once do not slip under the limit. */
export async function lockQuoteMails(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('quote mails ' || current_shop(), 0))`.execute(tx)
}

/** Mails of this person since the hour and the day; of these addresses, what the most written one got in the day. */
export async function countQuoteMails(
  tx: Tx,
  customerId: number,
  recipients: readonly string[],
  { hour, day }: { hour: Date; day: Date },
): Promise<{ senderHour: number; senderDay: number; addressDay: number }> {
  const { rows } = await sql<{ senderHour: number; senderDay: number; addressDay: number }>`
    select
      (select count(*) from quote_mails where customer_id = ${customerId} and asked_at > ${hour}) as "senderHour",
      (select count(*) from quote_mails where customer_id = ${customerId} and asked_at > ${day}) as "senderDay",
      (select coalesce(max(got), 0) from (select count(*) as got from quote_mails
        where recipient = any(${recipients}::text[]) and asked_at > ${day} group by recipient) each)
        as "addressDay"`.execute(tx)
  return rows[0] ?? { senderHour: 0, senderDay: 0, addressDay: 0 }
}

export async function insertQuoteMails(
  tx: Tx,
  mails: readonly { id: string; recipient: string }[],
  { quoteId, customerId, message, now }: { quoteId: string; customerId: number; message: string; now: Date },
): Promise<void> {
  await sql`
    insert into quote_mails (shop_id, id, quote_id, customer_id, recipient, message, asked_at)
    select current_shop(), id, ${quoteId}, ${customerId}, recipient, ${message}, ${now}
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m(id uuid, recipient text)`.execute(tx)
}

export type QuoteMail = { id: string; quoteId: string; recipient: string; message: string }

export async function findQuoteMail(tx: Tx, id: string): Promise<QuoteMail | undefined> {
  const { rows } = await sql<QuoteMail>`
    select id, quote_id as "quoteId", recipient, message from quote_mails where id = ${id}`.execute(tx)
  return rows[0]
}

/** After a change of the server's secret the link that goes out is the one that opens. */
export async function renewToken(tx: Tx, quoteId: string, hash: Buffer): Promise<void> {
  await sql`update quotes set token_hash = ${hash} where id = ${quoteId} and token_hash <> ${hash}`.execute(
    tx,
  )
}

/** A version that somebody of the shop has made is mailed at once: later mails of it are its owner's. */
export async function isShopsAnswer(tx: Tx, mailId: string): Promise<boolean> {
  const { rows } = await sql<{ isAnswer: boolean }>`
    select q.answer is not null
      and m.asked_at = (select min(asked_at) from quote_mails e where e.quote_id = m.quote_id) as "isAnswer"
    from quote_mails m join quotes q on q.shop_id = m.shop_id and q.id = m.quote_id
    where m.id = ${mailId}`.execute(tx)
  return rows[0]?.isAnswer ?? false
}
