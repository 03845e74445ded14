import { randomUUID } from 'node:crypto'
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

/** Invitations that wait, the newest first. */
export async function listOpenInvitations(tx: Tx, now: Date): Promise<Invitation[]> {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

export type NewInvitation = { email: string; role: string; by: string; expiresAt: Date; now: Date }

/** An earlier invitation of this e-mail is withdrawn with it. Gives what names its link. */
export async function addInvitation(
  tx: Tx,
  { email, role, by, expiresAt, now }: NewInvitation,
): Promise<Invitation> {
  await tx
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  return tx
    .insertInto('invitations')
    .values({
      link: randomUUID(),
      email,
      role,
      invited_by: by,
      created_at: now,
      expires_at: expiresAt,
      accepted_at: null,
      withdrawn_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined: there is none that waits. */
export async function withdrawInvitationRow(tx: Tx, id: number, now: Date): Promise<Invitation | undefined> {
  return tx
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
