/**
 * Asking for a quote and buying without an account. A guest is a customer without a password, made for one quote or
 * one order: `userId` is its number. What it gets is a link, a secret that ends; whoever holds it may do with that
 * one quote or order what a customer may with their own, and nothing else. No answer tells whether an e-mail has an
 * account.
 */
import { z } from 'zod'
import { post } from '../call.ts'
import { Id, Text } from '../wire.ts'
import { Code, EmailAddress, PhoneNumber } from './fields.ts'
import { UserFields } from './tokens.ts'

/** What somebody without an account says of themselves. */
export const guestPerson = {
  name: Text(130).refine((name) => name !== '', { error: 'Falta el nombre.' }),
  emailAddress: EmailAddress,
  phoneNumber: PhoneNumber.optional(),
  company: Text(120).optional(),
}

const Link = z.string().min(20).max(100)

/** The session of a guest, which the browser stores. */
export const GuestSession = z.object({
  ...UserFields.shape,
  accessToken: z.string(),
  expireInSeconds: z.int(),
  /** Gives another access token until it ends. */
  link: z.string(),
  linkExpireInSeconds: z.int(),
  /** The order or quote of the link, once there is one. */
  orderId: z.string().nullable(),
  quoteId: z.string().nullable(),
  /** The shop made the quote for them: it is ordered without an account also where other guests may not buy. */
  isInvited: z.boolean(),
})

const exampleSession = {
  userId: 4711,
  email: 'lucia@empresa.example',
  fullName: 'Lucía Paz',
  phoneNumber: '+54 9 11 2345 6789',
  company: 'Paz SA',
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  expireInSeconds: 3600,
  link: 'hM1wq0cG9l7Yp3nXo5sVb2tKd8uRf6eJz4iA1xLQmWc',
  linkExpireInSeconds: 15_552_000,
  orderId: null,
  quoteId: null,
  isInvited: false,
}

export const guestCalls = {
  sendGuestCode: post('/api/services/app/Guests/SendCode', {
    summary: 'Manda a un correo el código con el que se pide una cotización sin cuenta',
    who: 'guest',
    hasSharedLimit: true,
    takes: z.object(guestPerson),
    gives: z.object({ userId: z.int() }),
    refuses: ['switched_off', 'account_blocked', 'too_many_mails'],
    opens: 'none',
    example: {
      takes: { name: 'Lucía Paz', emailAddress: 'lucia@empresa.example', company: 'Paz SA' },
      gives: { userId: 4711 },
    },
  }),
  confirmGuestCode: post('/api/services/app/Guests/ConfirmCode', {
    summary: 'Confirma el correo con el código: el token que se recibe pide y sigue esa cotización',
    who: 'guest',
    hasSharedLimit: true,
    takes: z.object({ userId: Id, code: Code }),
    gives: GuestSession,
    refuses: ['bad_code', 'too_many_tries'],
    opens: 'none',
    example: { takes: { userId: 4711, code: 'K7QF-2MXR' }, gives: exampleSession },
  }),
  beginGuestOrder: post('/api/services/app/Guests/BeginOrder', {
    summary:
      'Empieza una compra sin cuenta, donde la tienda lo permite: el token que se recibe hace un pedido',
    who: 'guest',
    hasSharedLimit: true,
    takes: z.object(guestPerson),
    gives: GuestSession,
    refuses: ['switched_off', 'account_blocked', 'too_many_mails', 'too_many_guest_orders'],
    opens: 'none',
    example: {
      takes: { name: 'Lucía Paz', emailAddress: 'lucia@empresa.example', phoneNumber: '+54 9 11 2345 6789' },
      gives: exampleSession,
    },
  }),
  openGuestLink: post('/api/services/app/Guests/OpenLink', {
    summary: 'Abre el pedido o la cotización del enlace: un token que sirve para eso y nada más',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ link: Link }),
    gives: GuestSession,
    refuses: ['guest_link_over'],
    opens: 'none',
    example: {
      takes: { link: exampleSession.link },
      gives: { ...exampleSession, orderId: '8d1f0a52-6a0b-4b53-9a55-0d3f5f6f3c11' },
    },
  }),
  claimGuestLink: post('/api/services/app/Guests/ClaimLink', {
    summary: 'Pasa lo del enlace a la cuenta que inició sesión, si es del mismo correo; el enlace termina',
    who: 'customer',
    takes: z.object({ link: Link }),
    gives: z.object({ orderId: z.string().nullable(), quoteId: z.string().nullable() }),
    refuses: ['guest_link_over', 'guest_email_differs'],
    example: {
      takes: { link: exampleSession.link },
      gives: { orderId: '8d1f0a52-6a0b-4b53-9a55-0d3f5f6f3c11', quoteId: null },
    },
  }),
}
