import type { staffPeople } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { mayGrant, type Permission, type RoleId } from '@estampa/domain/staff'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import { listAuditedChanges } from './changes.store.ts'
import { addInvitation, listOpenInvitations, withdrawInvitationRow } from './invitations.store.ts'
import { addKey, endKeyRow, listKeys, type StoredKey } from './keys.store.ts'
import { changeStaffRole, listShopPeople, lockShopPeople } from './people.store.ts'
import { actorOf } from './people.ts'
import { requestPersonMail } from './person-mails.ts'
import { disableStaff } from './staff.store.ts'
import { forgetStaffSession } from './staff-sessions.ts'

type Calls = typeof staffPeople

const INVITATION_MS = 7 * DAY_MS
/** So many invitations may wait at once: mails to strangers are sent in the shop's name. */
const MAX_INVITATIONS = 30
const CHANGES = 50

/** Who works in the shop, its keys and what was changed: calls of the back office alone. */
export const peopleHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getPeople: (context) => peopleView(context),
  invitePerson: async (context) => {
    const { tx, shop, person, input, now, record } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    if (!mayGrant(grantedTo(person), input.role)) return refuse('role_above_yours')
    const email = input.email.trim().toLowerCase()
    const people = await listShopPeople(tx)
    if (people.some((one) => one.email === email && one.disabledAt === null)) return refuse('works_here')
    if ((await listOpenInvitations(tx, now)).length >= MAX_INVITATIONS) return refuse('too_many_mails')
    const expiresAt = new Date(now.getTime() + INVITATION_MS)
    const { id, link } = await addInvitation(tx, { email, role: input.role, by: who.name, expiresAt, now })
    await requestPersonMail(tx, { kind: 'invitation', id: link, shop: shop.id })
    const subject = { kind: 'invitation', id: String(id), name: email }
    await record(tx, { subject, before: {}, after: { role: input.role } })
    return peopleView(context)
  },
  withdrawInvitation: async (context) => {
    const { tx, input, now, record } = context
    const withdrawn = await withdrawInvitationRow(tx, input.Id, now)
    if (!withdrawn) return refuse('not_found')
    const subject = { kind: 'invitation', id: String(withdrawn.id), name: withdrawn.email }
    await record(tx, { subject, before: { role: withdrawn.role }, after: { role: null } })
    return peopleView(context)
  },
  changeRole: async (context) => {
    const { tx, input } = context
    return changePlace(context, input.role, (id) => changeStaffRole(tx, id, input.role))
  },
  disablePerson: async (context) => {
    const { tx, now } = context
    return changePlace(context, null, (id) => disableStaff(tx, id, now))
  },
  getKeys: ({ tx }) => keysView(tx),
  makeKey: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const granted = grantedTo(person)
    if (!input.permissions.every((one) => granted.includes(one))) return refuse('permission_not_yours')
    const expiresAt = new Date(now.getTime() + input.days * DAY_MS)
    const { name, permissions } = input
    const { key, secret } = await addKey(tx, shop.id, { name, permissions, by: who.name, expiresAt, now })
    const subject = { kind: 'key', id: String(key.id), name }
    await record(tx, { subject, before: {}, after: { permissions, expiresAt: expiresAt.toISOString() } })
    return { key: keyView(key), secret }
  },
  endKey: async ({ tx, input, now, record }) => {
    const ended = await endKeyRow(tx, input.Id, now)
    if (!ended) return refuse('not_found')
    const subject = { kind: 'key', id: String(ended.id), name: ended.name }
    await record(tx, { subject, before: { isEnded: false }, after: { isEnded: true } })
    return keysView(tx)
  },
  getChanges: async ({ tx, input }) => {
    const { kind, subject, who, call, before } = input
    const found = await listAuditedChanges(tx, { kind, subject, who, call, before, take: CHANGES + 1 })
    const items = found.slice(0, CHANGES).map((change) => ({
      id: change.id,
      at: change.at.toISOString(),
      who: change.who,
      call: change.call,
      subject: { kind: change.subject_kind, id: change.subject_id, name: change.subject_name },
      before: change.before as Record<string, unknown>,
      after: change.after as Record<string, unknown>,
      ip: change.ip,
    }))
    return { items, hasMore: found.length > CHANGES }
  },
}

type ChangeContext = Pick<Context<Calls['disablePerson']>, 'tx' | 'person' | 'input' | 'now' | 'record'>

/** Gives somebody another role, or none, with its record; their tokens are looked at anew. */
async function changePlace(
  context: ChangeContext,
  role: RoleId | null,
  change: (id: number) => Promise<void>,
) {
  const { tx, record } = context
  const member = await heldMember(context, role)
  if (isRefusal(member)) return member
  forgetStaffSession(member.id)
  await change(member.id)
  const subject = { kind: 'person', id: String(member.id), name: member.name }
  await record(tx, { subject, before: { role: member.role }, after: { role } })
  return peopleView(context)
}

/** Somebody who works here and may be given this role, or none, by who asks. */
async function heldMember(
  { tx, person, input }: ChangeContext,
  role: RoleId | null,
): Promise<{ id: number; name: string; role: RoleId } | Refusal> {
  const members = await lockShopPeople(tx)
  const member = members.find(({ id }) => id === input.Id)
  if (!member) return refuse('not_found')
  const granted = grantedTo(person)
  if (!mayGrant(granted, member.role) || (role && !mayGrant(granted, role))) return refuse('role_above_yours')
  const owners = members.filter((one) => one.role === 'owner')
  if (member.role === 'owner' && role !== 'owner' && owners.length === 1) return refuse('last_owner')
  return member
}

async function peopleView({ tx, person, now }: Pick<Context, 'tx' | 'person' | 'now'>) {
  const own = person.kind === 'staff' ? person.staffId : undefined
  const people = await listShopPeople(tx)
  const invitations = await listOpenInvitations(tx, now)
  return {
    items: people.map(({ personId: _, lastSeenAt, disabledAt, ...one }) => ({
      ...one,
      isYou: String(one.id) === own,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, role, invited_by, expires_at }) => ({
      id,
      email,
      role: role as RoleId,
      by: invited_by,
      expiresAt: expires_at.toISOString(),
    })),
  }
}

async function keysView(tx: Tx) {
  return { items: (await listKeys(tx)).map(keyView) }
}

function keyView(key: StoredKey) {
  return {
    id: key.id,
    name: key.name,
    beginning: key.beginning,
    permissions: key.permissions as Permission[],
    by: key.made_by,
    createdAt: key.created_at.toISOString(),
    expiresAt: key.expires_at.toISOString(),
    lastUsedAt: key.last_used_at?.toISOString() ?? null,
    endedAt: key.ended_at?.toISOString() ?? null,
  }
}
