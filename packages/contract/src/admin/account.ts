import { shopStates } from '@estampa/domain/shops'
import { permissions, roleIds } from '@estampa/domain/staff'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, Text, Uuid } from '../wire.ts'

const Moment = z.iso.datetime()

/** A shop in which the person works. */
export const AdminShop = z.object({
  /** As in its address. */
  shop: z.string(),
  name: z.string(),
  environment: z.enum(['ARG', 'CL']),
  /** Its first color, the accent of the back office. */
  color: z.string(),
  state: z.enum(shopStates),
  /** Where its pages begin. */
  address: z.string(),
  role: z.enum(roleIds),
  permissions: z.array(z.enum(permissions)),
  /** An operator who does not work there looks into it until then; null: the person works there. */
  inspectedUntil: Moment.nullable(),
})

/** Who is signed in, and where they work. */
export const AdminAccount = z.object({
  person: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    /** Runs the installation: opens shops, suspends them. */
    isOperator: z.boolean(),
    hasAuthenticator: z.boolean(),
    /** Recovery codes that were not used. */
    recoveryCodes: z.int(),
    passkeys: z.array(
      z.object({ id: z.int(), name: z.string(), createdAt: Moment, lastUsedAt: Moment.nullable() }),
    ),
  }),
  shops: z.array(AdminShop),
  /** Until then a dangerous act asks for nothing more. */
  provedUntil: Moment.nullable(),
})

const AdminSession = z.object({
  id: Uuid,
  isThis: z.boolean(),
  /** What the browser calls itself. */
  agent: z.string(),
  ip: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
})

const Code = Text(40)
const PublicKeyOptions = z.looseObject({ challenge: z.string() })
const PublicKeyResponse = z.looseObject({ id: Text(1_400), type: z.literal('public-key') })

export const exampleAccount: z.input<typeof AdminAccount> = {
  person: {
    id: 3,
    name: 'Ana Ventas',
    email: 'ventas@pampa.example',
    isOperator: false,
    hasAuthenticator: false,
    recoveryCodes: 0,
    passkeys: [],
  },
  shops: [
    {
      shop: 'pampa',
      name: 'Pampa',
      environment: 'ARG',
      color: '#1d4ed8',
      state: 'open',
      address: 'https://regalos.example/pampa',
      role: 'sales',
      permissions: ['orders.view', 'orders.move'],
      inspectedUntil: null,
    },
  ],
  provedUntil: '2026-11-21T12:10:00.000Z',
}

const exampleSession = {
  id: '3d0f4d1c-7a4e-4c5b-9b1f-2a6e8c9d0e1f',
  isThis: true,
  agent: 'Firefox en Linux',
  ip: '190.0.2.4',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastSeenAt: '2026-11-21T12:05:00.000Z',
}

export const accountCalls = {
  getAccount: get('/api/services/app/Admin/GetAccount', {
    summary: 'Quién inició la sesión, en qué tiendas trabaja y qué puede hacer en cada una',
    who: 'person',
    takes: Empty,
    gives: AdminAccount,
    opens: 'none',
    example: { takes: {}, gives: exampleAccount },
  }),
  proveAgain: post('/api/services/app/Admin/ProveAgain', {
    summary: 'Prueba otra vez quién es antes de algo delicado; vale diez minutos',
    who: 'person',
    takes: z.object({ password: z.string().min(1).max(128), code: Code.optional() }),
    gives: AdminAccount,
    refuses: ['wrong_password', 'second_factor_needed', 'second_factor_wrong', 'too_many_tries', 'busy'],
    opens: 'none',
    example: { takes: { password: 'Tres tristes tigres 3' }, gives: exampleAccount },
  }),
  changePassword: post('/api/services/app/Admin/ChangePassword', {
    summary: 'Cambia la contraseña y termina las demás sesiones',
    who: 'person',
    takes: z.object({ current: z.string().min(1).max(128), password: z.string().min(8).max(128) }),
    gives: Empty,
    refuses: ['wrong_password', 'common_password', 'too_many_tries', 'busy'],
    opens: 'none',
    example: { takes: { current: 'Tres tristes tigres 3', password: 'Tres tristes tigres 4' }, gives: {} },
  }),
  listSessions: get('/api/services/app/Admin/ListSessions', {
    summary: 'Las sesiones abiertas de quien pregunta',
    who: 'person',
    takes: Empty,
    gives: z.object({ items: z.array(AdminSession) }),
    opens: 'none',
    example: { takes: {}, gives: { items: [exampleSession] } },
  }),
  endSession: post('/api/services/app/Admin/EndSession', {
    summary: 'Termina una sesión propia; sin Id, todas menos esta',
    who: 'person',
    takes: z.object({ Id: Uuid.optional() }),
    gives: z.object({ items: z.array(AdminSession) }),
    refuses: ['not_found'],
    opens: 'none',
    example: { takes: {}, gives: { items: [exampleSession] } },
  }),
  beginAuthenticator: post('/api/services/app/Admin/BeginAuthenticator', {
    summary: 'Prepara un código de un solo uso por aplicación (TOTP)',
    who: 'person',
    needsProof: true,
    takes: Empty,
    gives: z.object({ secret: z.string(), uri: z.string() }),
    refuses: ['proof_needed', 'authenticator_there'],
    opens: 'none',
    example: {
      takes: {},
      gives: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Estampa:ventas%40pampa.example?secret=JBSWY3DPEHPK3PXP&issuer=Estampa',
      },
    },
  }),
  confirmAuthenticator: post('/api/services/app/Admin/ConfirmAuthenticator', {
    summary: 'Confirma la aplicación con un código y da los códigos de recuperación, que se ven una sola vez',
    who: 'person',
    needsProof: true,
    takes: z.object({ code: Code }),
    gives: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: ['proof_needed', 'authenticator_there', 'second_factor_wrong', 'too_many_tries'],
    opens: 'none',
    example: { takes: { code: '123456' }, gives: { recoveryCodes: ['7k2m-9qxd-4hpa'] } },
  }),
  removeAuthenticator: post('/api/services/app/Admin/RemoveAuthenticator', {
    summary: 'Deja de pedir el segundo factor',
    who: 'person',
    needsProof: true,
    takes: Empty,
    gives: AdminAccount,
    refuses: ['proof_needed'],
    opens: 'none',
    example: { takes: {}, gives: exampleAccount },
  }),
  beginPasskey: post('/api/services/app/Admin/BeginPasskey', {
    summary: 'Empieza a registrar una llave de acceso de este equipo',
    who: 'person',
    needsProof: true,
    takes: Empty,
    gives: z.object({ options: PublicKeyOptions }),
    refuses: ['proof_needed'],
    opens: 'none',
    example: { takes: {}, gives: { options: { challenge: 'uJ1xT2v8mQ0' } } },
  }),
  addPasskey: post('/api/services/app/Admin/AddPasskey', {
    summary: 'Registra la llave de acceso',
    who: 'person',
    needsProof: true,
    takes: z.object({ name: Text(60).min(1), response: PublicKeyResponse }),
    gives: AdminAccount,
    refuses: ['proof_needed', 'passkey_wrong'],
    opens: 'none',
    example: {
      takes: { name: 'Notebook del mostrador', response: { id: 'AQIDBA', type: 'public-key' } },
      gives: exampleAccount,
    },
  }),
  removePasskey: post('/api/services/app/Admin/RemovePasskey', {
    summary: 'Quita una llave de acceso',
    who: 'person',
    needsProof: true,
    takes: z.object({ Id: Id }),
    gives: AdminAccount,
    refuses: ['proof_needed', 'not_found'],
    opens: 'none',
    example: { takes: { Id: 4 }, gives: exampleAccount },
  }),
}
