import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type CountedRequests = {
  /** The requests of this minute so far, this one among them, at all nodes. */
  count: number
  /** Until the next minute. */
  secondsLeft: number
}

/** Counts one more request of an address. The minute is that of the database's clock: nodes need not agree. */
export async function countRequest(tx: Tx, address: string): Promise<CountedRequests> {
  const subject = createHash('sha256').update(address).digest()
  const { rows } = await sql<CountedRequests>`
    insert into request_counts as counted (subject, minute, count)
    values (${subject}, floor(extract(epoch from now()) / 60), 1)
    on conflict (subject) do update set minute = excluded.minute,
      count = case when counted.minute = excluded.minute then counted.count + 1 else 1 end
    returning count, 60 - floor(extract(second from now()))::integer as "secondsLeft"`.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('a request was not counted')
  return counted
}

/** Removes the counts of minutes that are over. */
export async function forgetOldCounts(tx: Tx): Promise<void> {
  await sql`delete from request_counts where minute < floor(extract(epoch from now()) / 60)`.execute(tx)
}
