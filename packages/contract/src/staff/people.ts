import { permissions, roleIds } from '@estampa/domain/staff'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, QueryId, Text } from '../wire.ts'

const Moment = z.iso.datetime()
const Role = z.enum(roleIds)

/** Who works in the shop, who worked there, and who is invited. */
export const StaffPeople = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role: Role,
      isYou: z.boolean(),
      hasSecondFactor: z.boolean(),
      lastSeenAt: Moment.nullable(),
      disabledAt: Moment.nullable(),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.int(), email: z.string(), role: Role, by: z.string(), expiresAt: Moment }),
  ),
})

/** A key of a program; its secret is shown once, when it is made. */
export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** Its first characters, to tell it from others. */
  beginning: z.string(),
  permissions: z.array(z.enum(permissions)),
  by: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  lastUsedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
})

/** What somebody changed: the fields of the subject before and after. */
export const Change = z.object({
  id: z.int(),
  at: Moment,
  who: z.string(),
  /** The name of the call, as in the contract. */
  call: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  ip: z.string(),
})

const examplePeople: z.input<typeof StaffPeople> = {
  items: [
    {
      id: 3,
      name: 'Ana Ventas',
      email: 'ventas@pampa.example',
      role: 'owner',
      isYou: true,
      hasSecondFactor: true,
      lastSeenAt: '2026-11-21T12:05:00.000Z',
      disabledAt: null,
    },
  ],
  invitations: [
    {
      id: 1,
      email: 'tomas@pampa.example',
      role: 'workshop',
      by: 'Ana Ventas',
      expiresAt: '2026-11-28T12:00:00.000Z',
    },
  ],
}

const exampleKey: z.input<typeof ApiKey> = {
  id: 2,
  name: 'Sistema de facturación',
  beginning: 'estampa_7_Yk3v',
  permissions: ['orders.view'],
  by: 'Ana Ventas',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2027-11-21T12:00:00.000Z',
  lastUsedAt: null,
  endedAt: null,
}

export const staffPeople = {
  getPeople: get('/api/services/app/Staff/GetPeople', {
    summary: 'Quién trabaja en la tienda, con qué función, y a quién se invitó',
    who: 'staff',
    permission: 'people.view',
    takes: Empty,
    gives: StaffPeople,
    example: { takes: {}, gives: examplePeople },
  }),
  invitePerson: post('/api/services/app/Staff/InvitePerson', {
    summary: 'Invita por correo a trabajar en la tienda; el enlace vale siete días y una sola vez',
    who: 'staff',
    permission: 'people.edit',
    needsProof: true,
    takes: z.object({ email: Text(256).min(3), role: Role }),
    gives: StaffPeople,
    refuses: ['proof_needed', 'works_here', 'role_above_yours', 'too_many_mails', 'quota_people'],
    example: { takes: { email: 'tomas@pampa.example', role: 'workshop' }, gives: examplePeople },
  }),
  withdrawInvitation: post('/api/services/app/Staff/WithdrawInvitation', {
    summary: 'Retira una invitación que nadie aceptó',
    who: 'staff',
    permission: 'people.edit',
    takes: z.object({ Id: Id }),
    gives: StaffPeople,
    refuses: ['not_found'],
    example: { takes: { Id: 1 }, gives: examplePeople },
  }),
  changeRole: post('/api/services/app/Staff/ChangeRole', {
    summary: 'Cambia la función de una persona; la tienda conserva siempre a alguien que la dirija',
    who: 'staff',
    permission: 'people.edit',
    needsProof: true,
    takes: z.object({ Id: Id, role: Role }),
    gives: StaffPeople,
    refuses: ['proof_needed', 'not_found', 'role_above_yours', 'last_owner'],
    example: { takes: { Id: 4, role: 'sales' }, gives: examplePeople },
  }),
  disablePerson: post('/api/services/app/Staff/DisablePerson', {
    summary: 'Una persona deja de trabajar en la tienda: sus sesiones terminan, su historia queda',
    who: 'staff',
    permission: 'people.edit',
    needsProof: true,
    takes: z.object({ Id: Id }),
    gives: StaffPeople,
    refuses: ['proof_needed', 'not_found', 'role_above_yours', 'last_owner'],
    example: { takes: { Id: 4 }, gives: examplePeople },
  }),
  getKeys: get('/api/services/app/Staff/GetKeys', {
    summary: 'Las llaves de los programas que usan la API de la tienda',
    who: 'staff',
    permission: 'keys.edit',
    takes: Empty,
    gives: z.object({ items: z.array(ApiKey) }),
    example: { takes: {}, gives: { items: [exampleKey] } },
  }),
  makeKey: post('/api/services/app/Staff/MakeKey', {
    summary: 'Crea una llave con permisos y vencimiento; se muestra una sola vez',
    who: 'staff',
    permission: 'keys.edit',
    needsProof: true,
    takes: z.object({
      name: Text(60).min(1),
      permissions: z.array(z.enum(permissions)).min(1),
      days: z.int().min(1).max(730),
    }),
    gives: z.object({ key: ApiKey, secret: z.string() }),
    refuses: ['proof_needed', 'permission_not_yours'],
    example: {
      takes: { name: 'Sistema de facturación', permissions: ['orders.view'], days: 365 },
      gives: { key: exampleKey, secret: 'estampa_7_Yk3vQ1xTtqPZ9b0c4mJc6wq2uY8nLr5sVx7bKd1hTf3' },
    },
  }),
  endKey: post('/api/services/app/Staff/EndKey', {
    summary: 'Una llave deja de valer desde ahora',
    who: 'staff',
    permission: 'keys.edit',
    takes: z.object({ Id: Id }),
    gives: z.object({ items: z.array(ApiKey) }),
    refuses: ['not_found'],
    example: { takes: { Id: 2 }, gives: { items: [exampleKey] } },
  }),
  getChanges: get('/api/services/app/Staff/GetChanges', {
    summary:
      'Quién cambió qué en la tienda, lo más nuevo primero; por persona, por llamada y por aquello que cambió',
    who: 'staff',
    permission: 'changes.view',
    takes: z.object({
      kind: Text(40).optional(),
      subject: Text(80).optional(),
      who: Text(80).optional(),
      call: Text(60).optional(),
      /** Those before this one. */
      before: QueryId.optional(),
    }),
    gives: z.object({ items: z.array(Change), hasMore: z.boolean() }),
    example: {
      takes: { kind: 'order' },
      gives: {
        items: [
          {
            id: 91,
            at: '2026-11-21T12:00:00.000Z',
            who: 'Ana Ventas',
            call: 'moveOrder',
            subject: { kind: 'order', id: '7b1f2a6e-8c9d-4e1f-9d0c-3d0f4d1c7a4e', name: 'Nº 1024' },
            before: { state: 'placed' },
            after: { state: 'confirmed' },
            ip: '190.0.2.4',
          },
        ],
        hasMore: false,
      },
    },
  }),
}
