/** The legal rights of people beside buying; docs/law.md names the norm behind each. */
import { consentKinds } from '@estampa/domain/law'
import { z } from 'zod'
import { Empty, get, post } from './call.ts'
import { EmailAddress } from './customers/fields.ts'
import { Text } from './wire.ts'

const Moment = z.string().meta({ description: 'ISO 8601, UTC' })
/** Names a request to whoever made it: «AR-7K2M9QXD». */
const RequestCode = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{8}$/)

const RegisteredRequest = z.object({ code: RequestCode, at: Moment })
const registered = { code: 'AR-7K2M9QXD', at: '2026-11-21T12:00:00.000Z' }

export const Consent = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  version: z.string(),
  at: Moment,
})

export const law = {
  getTerms: get('/api/services/app/Law/GetTerms', {
    summary: 'Las condiciones de compra de la tienda y el código que las identifica',
    who: 'public',
    takes: Empty,
    gives: z.object({ hash: z.string(), text: z.string(), required: z.boolean() }),
    example: {
      takes: {},
      gives: {
        hash: 'mJ0y1q0c3zq0Z8y5Yb3Q2n1m4k5l6p7r8s9t0u1v2w3',
        text: 'Estas condiciones valen para las compras en Pampa.',
        required: false,
      },
    },
  }),
  createRegretRequest: post('/api/services/app/Law/CreateRegretRequest', {
    summary:
      'Botón de arrepentimiento o derecho a retracto: registra la solicitud y la confirma por correo. Responde lo mismo exista o no el pedido',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({
      orderNumber: Text(40).pipe(z.string().min(1)),
      emailAddress: EmailAddress,
      name: Text(120).pipe(z.string().min(1)),
      reason: Text(1_000).default(''),
    }),
    gives: RegisteredRequest,
    refuses: ['too_many_mails'],
    opens: 'none',
    example: {
      takes: {
        orderNumber: '1024',
        emailAddress: 'lucia@empresa.example',
        name: 'Lucía Paz',
        reason: 'Llegó después del evento',
      },
      gives: registered,
    },
  }),
  createLeaveRequest: post('/api/services/app/Law/CreateLeaveRequest', {
    summary:
      'Botón de baja sin iniciar sesión: registra el pedido de cerrar la cuenta o de no recibir recordatorios, y manda el enlace que lo confirma',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ emailAddress: EmailAddress, what: z.enum(['account', 'reminders']) }),
    gives: RegisteredRequest,
    refuses: ['too_many_mails'],
    opens: 'none',
    example: {
      takes: { emailAddress: 'lucia@empresa.example', what: 'account' },
      gives: { ...registered, code: 'BA-7K2M9QXD' },
    },
  }),
  confirmLeaveRequest: post('/api/services/app/Law/ConfirmLeaveRequest', {
    summary: 'Hace efectiva la baja con el código y la clave que llegaron por correo',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ code: RequestCode, token: z.string().regex(/^[\w-]{32}$/) }),
    gives: z.object({ what: z.enum(['account', 'reminders']), doneAt: Moment }),
    refuses: ['leave_link_over', 'too_many_tries'],
    opens: 'none',
    example: {
      takes: { code: 'BA-7K2M9QXD', token: 'b4C1kq0Zt7mVx2sYh9wLr5nGu8dPe3jQ' },
      gives: { what: 'account', doneAt: '2026-11-21T12:05:00.000Z' },
    },
  }),
  recordConsent: post('/api/services/app/Law/RecordConsent', {
    summary: 'Anota que la persona da o retira un permiso, desde qué pantalla y ante qué versión del texto',
    who: 'guest',
    takes: z.object({
      kind: z.enum(['measurement', 'reminders']),
      given: z.boolean(),
      version: Text(40).pipe(z.string().min(1)),
      screen: Text(60).default(''),
    }),
    gives: z.object({}),
    refuses: ['no_token', 'too_many_tries'],
    example: {
      takes: { kind: 'measurement', given: false, version: '1', screen: '/pampa' },
      gives: {},
    },
  }),
  getConsents: get('/api/services/app/Law/GetConsents', {
    summary: 'El último permiso de cada tipo que dio o retiró la persona del token',
    who: 'guest',
    takes: Empty,
    gives: z.array(Consent),
    example: {
      takes: {},
      gives: [{ kind: 'measurement', given: false, version: '1', at: '2026-11-21T12:00:00.000Z' }],
    },
  }),
}
