import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type Invitation = Selectable<Tables['invitations']>

/** The invitation of a link, while it may be accepted. */
export async function findInvitation(tx: Tx, link: string, now: Date): Promise<Invitation | undefined> {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('link', '=', link)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Once only: the second of two who come at the same time finds nothing. */
export async function acceptInvitationRow(tx: Tx, link: string, now: Date): Promise<Invitation | undefined> {
  return tx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('link', '=', link)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
