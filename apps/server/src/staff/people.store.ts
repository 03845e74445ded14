import { isRole, type RoleId } from '@estampa/domain/staff'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Somebody who works or worked in the shop, as its people see them. */
export type StaffMemberRow = {
  id: number
  personId: number
  name: string
  email: string
  role: RoleId
  hasSecondFactor: boolean
  lastSeenAt: Date | null
  disabledAt: Date | null
}

type StoredMemberRow = Omit<StaffMemberRow, 'role'> & { role: string }

/** Those who work here first, by name. */
export async function listShopPeople(tx: Tx): Promise<StaffMemberRow[]> {
  const { rows } = await sql<StoredMemberRow>`
    select s.id, s.person_id as "personId", s.name, s.email, s.role, s.disabled_at as "disabledAt",
      p.totp_confirmed_at is not null or exists (select from passkeys k where k.person_id = p.id) as "hasSecondFactor",
      (select max(a.last_seen_at) from admin_sessions a where a.person_id = p.id) as "lastSeenAt"
    from staff s join people p on p.id = s.person_id
    order by s.disabled_at is not null, lower(s.name), s.id`.execute(tx)
  return rows.flatMap(({ role, ...person }) => (isRole(role) ? [{ ...person, role }] : []))
}

/** Holds everybody who works here until the transaction ends, so that two changes never leave the shop without an owner. */
export async function lockShopPeople(tx: Tx): Promise<{ id: number; name: string; role: RoleId }[]> {
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.flatMap(({ role, ...person }) => (isRole(role) ? [{ ...person, role }] : []))
}

export async function changeStaffRole(tx: Tx, id: number, role: RoleId): Promise<void> {
  await tx.updateTable('staff').set({ role }).where('id', '=', id).execute()
}
