/** The mails to people of shops, as requests leave them behind for the worker. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/jobs.store.ts'

/** `id` names the mail, and the link that it carries. */
export const PersonMail = z.discriminatedUnion('kind', [
  /** To whoever wrote this e-mail into the form; only the worker finds out whether it is somebody's. */
  z.object({ kind: z.literal('reset'), id: z.uuid(), email: z.string() }),
  z.object({ kind: z.literal('changed'), id: z.uuid(), email: z.string() }),
  z.object({ kind: z.literal('invitation'), id: z.uuid(), shop: z.int() }),
])
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
type PersonMailToRequest = Without<z.output<typeof PersonMail>, 'id'> & { id?: string }

/** The mail goes out when, and only when, the transaction commits. */
export async function requestPersonMail(tx: Tx, mail: PersonMailToRequest): Promise<void> {
  await enqueue(tx, 'person_mail', { id: randomUUID(), ...mail })
}
