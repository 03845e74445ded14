/** What the people of a shop note of a customer, for themselves. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type CustomerNote = { id: number; text: string; who: string; at: string }

/** The newest first. */
export async function listNotes(tx: Tx, customerIds: readonly number[]): Promise<CustomerNote[]> {
  const { rows } = await sql<Omit<CustomerNote, 'at'> & { at: Date }>`
    select id, text, who_name as who, at from customer_notes
    where customer_id = any(${customerIds}::integer[]) order by at desc, id desc`.execute(tx)
  return rows.map((note) => ({ ...note, at: note.at.toISOString() }))
}

export async function addNote(
  tx: Tx,
  { customerId, text, who, at }: { customerId: number; text: string; who: string; at: Date },
): Promise<void> {
  await sql`insert into customer_notes (customer_id, text, who_name, at)
    values (${customerId}, ${text}, ${who}, ${at})`.execute(tx)
}

/** False: none of these people has such a note. */
export async function removeNote(tx: Tx, id: number, customerIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_notes where id = ${id} and customer_id = any(${customerIds}::integer[]) returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function dropNotesOf(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from customer_notes where customer_id = ${customerId}`.execute(tx)
}
