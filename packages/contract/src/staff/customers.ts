import { z } from 'zod'
import { get, post } from '../call.ts'
import { quoteStates } from '../quotes/quote.ts'
import { Id, Money, QueryId, QueryInt, Text, Uuid } from '../wire.ts'

const Moment = z.iso.datetime()

/** Whoever bought, asked or registered with one e-mail: an account, or what somebody did without one. */
const CustomerRow = z.object({
  /** Of the account, or of the newest guest with this e-mail. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  hasAccount: z.boolean(),
  isBlocked: z.boolean(),
  orders: z.int(),
  /** Σ of the totals of all orders that were placed, whatever became of them. */
  ordered: Money,
  lastOrderAt: Moment.nullable(),
  createdAt: Moment,
})

/** An address that somebody keeps. */
export const SavedPlace = z.object({
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  /** «Av. Corrientes 1234, Piso 3, Balvanera, Buenos Aires (C1043AAZ)». */
  text: z.string(),
})

export const CustomerPage = z.object({
  ...CustomerRow.shape,
  /** The account's e-mail is confirmed. */
  isConfirmed: z.boolean(),
  /** Why and by whom it was blocked. */
  block: z.object({ reason: z.string(), by: z.string(), at: Moment }).nullable(),
  /** Guests of this e-mail whose orders and quotes the account does not have yet. */
  guests: z.int(),
  /** Approved money of all orders, without what went back. */
  paid: Money,
  /** The last sign-in or link that was opened. */
  lastSeenAt: Moment.nullable(),
  addresses: z.array(SavedPlace),
  /** The newest twenty, in their newest version. */
  quotes: z.array(
    z.object({
      id: Uuid,
      number: z.string(),
      state: z.enum(quoteStates),
      total: Money.nullable(),
      createdAt: Moment,
    }),
  ),
  /** The last twelve designs that were saved; pictures at addresses that expire. */
  designs: z.array(z.object({ id: Uuid, name: z.string(), picture: z.string().nullable(), savedAt: Moment })),
  /** The last twelve logos that were uploaded. */
  logos: z.array(z.object({ id: Uuid, name: z.string(), picture: z.string(), createdAt: Moment })),
  /** Newest first. */
  notes: z.array(z.object({ id: z.int(), text: z.string(), who: z.string(), at: Moment })),
  /** Other e-mails of this person, whose things are here now. */
  mergedEmails: z.array(z.string()),
  /** Others of the same company. */
  colleagues: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
})

const CustomerId = z.object({ Id: Id })

const MergedPerson = z.object({ id: z.int(), name: z.string(), email: z.string(), hasAccount: z.boolean() })
const Count = z.int()
/** A look at what a merge would do. */
const CustomerMerge = z.object({
  /** Who has everything afterwards. */
  into: MergedPerson,
  /** Who is gone afterwards. */
  from: MergedPerson,
  moves: z.object({
    orders: Count,
    quotes: Count,
    addresses: Count,
    designs: Count,
    logos: Count,
    notes: Count,
    favorites: Count,
  }),
  /** What lets the other e-mail in, and what is of its browser. */
  stays: z.object({ hasPassword: z.boolean(), identities: Count, cartLines: Count, guests: Count }),
})

const exampleRow: z.input<typeof CustomerRow> = {
  id: 41,
  name: 'Lucía Paz',
  email: 'lucia@empresa.example',
  phone: '+54 9 11 2345 6789',
  company: 'Paz S.A.',
  hasAccount: true,
  isBlocked: false,
  orders: 3,
  ordered: 679_536,
  lastOrderAt: '2026-11-20T15:00:00.000Z',
  createdAt: '2026-02-03T13:00:00.000Z',
}
export const exampleCustomerPage: z.input<typeof CustomerPage> = {
  ...exampleRow,
  isConfirmed: true,
  block: null,
  guests: 0,
  paid: 453_024,
  lastSeenAt: '2026-11-21T12:00:00.000Z',
  addresses: [
    {
      label: 'Oficina',
      name: 'Lucía Paz',
      phone: '+54 9 11 2345 6789',
      text: 'Av. Corrientes 1234, Balvanera, Buenos Aires (C1043AAZ)',
    },
  ],
  quotes: [],
  designs: [],
  logos: [],
  notes: [{ id: 1, text: 'Pide factura A', who: 'Ana Ventas', at: '2026-11-20T15:30:00.000Z' }],
  mergedEmails: [],
  colleagues: [{ id: 52, name: 'Tomás Paz', email: 'tomas@empresa.example' }],
}

export const staffCustomers = {
  getCustomers: get('/api/services/app/Staff/GetCustomers', {
    summary:
      'Quién compró, pidió una cotización o abrió una cuenta, un renglón por correo; por palabras del nombre, correo, teléfono o empresa. Primero quien pidió hace menos',
    who: 'staff',
    permission: 'customers.view',
    takes: z.object({
      Filtro: Text(100).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
    }),
    gives: z.object({ items: z.array(CustomerRow), totalCount: z.int(), total_pages: z.int() }),
    example: {
      takes: { Filtro: 'paz', PaginaActual: 1 },
      gives: { items: [exampleRow], totalCount: 1, total_pages: 1 },
    },
  }),
  getCustomer: get('/api/services/app/Staff/GetCustomer', {
    summary:
      'Una persona con lo que hizo en la tienda: direcciones, cotizaciones, diseños, logos, notas y quién más es de su empresa. Sus pedidos: GetOrders con `customer`',
    who: 'staff',
    permission: 'customers.view',
    takes: z.object({ Id: QueryId }),
    gives: CustomerPage,
    refuses: ['not_found'],
    example: { takes: { Id: 41 }, gives: exampleCustomerPage },
  }),
  addNote: post('/api/services/app/Staff/AddNote', {
    summary: 'Anota algo sobre una persona; lo ve solo la gente de la tienda',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId.extend({ text: Text(1_000).min(1) }),
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 41, text: 'Pide factura A' }, gives: exampleCustomerPage },
  }),
  removeNote: post('/api/services/app/Staff/RemoveNote', {
    summary: 'Quita una nota',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId.extend({ noteId: Id }),
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 41, noteId: 1 }, gives: { ...exampleCustomerPage, notes: [] } },
  }),
  mailPasswordReset: post('/api/services/app/Staff/MailPasswordReset', {
    summary: 'Le manda a una persona con cuenta el correo para elegir otra contraseña',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId,
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found', 'customer_without_account', 'too_many_mails'],
    example: { takes: { Id: 41 }, gives: exampleCustomerPage },
  }),
  mergeGuests: post('/api/services/app/Staff/MergeGuests', {
    summary: 'Une a la cuenta confirmada lo que su correo pidió y compró sin ella',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId,
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found', 'customer_without_account', 'nothing_to_merge'],
    example: { takes: { Id: 41 }, gives: exampleCustomerPage },
  }),
}

/** What shuts somebody out, and what the law asks for: calls that only the back office takes. */
export const officeCustomers = {
  blockCustomer: post('/api/services/app/Staff/BlockCustomer', {
    summary:
      'Un correo deja de entrar, pedir y comprar en la tienda, con cuenta o sin ella. Sus sesiones terminan; sus pedidos quedan como están',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId.extend({ reason: Text(300).min(1) }),
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 41, reason: 'Tres cheques rechazados' }, gives: exampleCustomerPage },
  }),
  unblockCustomer: post('/api/services/app/Staff/UnblockCustomer', {
    summary: 'Un correo bloqueado vuelve a entrar y a comprar',
    who: 'staff',
    permission: 'customers.edit',
    takes: CustomerId,
    gives: CustomerPage,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 41 }, gives: exampleCustomerPage },
  }),
  impersonateCustomer: post('/api/services/app/Staff/ImpersonateCustomer', {
    summary:
      'Un enlace para ver la tienda como una persona con cuenta: se abre una sola vez y antes de un minuto. Quien lo abre mira veinte minutos y no puede cambiar nada',
    who: 'staff',
    permission: 'customers.impersonate',
    needsProof: true,
    takes: CustomerId,
    gives: z.object({ url: z.string(), expiresAt: Moment }),
    refuses: [
      'proof_needed',
      'bad_token',
      'not_found',
      'customer_without_account',
      'blocked_customer_unseen',
    ],
    example: {
      takes: { Id: 41 },
      gives: {
        url: 'https://tienda.example/pampa/see-as-customer?link=hM1wq0cG9l7Yp3nXo5sVb2tKd8uRf6eJz4iA1xLQmWc',
        expiresAt: '2026-11-23T12:01:00.000Z',
      },
    },
  }),
  getCustomerMerge: get('/api/services/app/Staff/GetCustomerMerge', {
    summary: 'Qué pasaría al unir otro correo a una persona con cuenta: qué pasa y qué no',
    who: 'staff',
    permission: 'customers.merge',
    takes: z.object({ Id: QueryId, email: Text(256).min(3) }),
    gives: CustomerMerge,
    refuses: ['not_found', 'customer_without_account', 'merge_with_itself', 'merge_of_blocked'],
    example: {
      takes: { Id: 41, email: 'lucia@otro.example' },
      gives: {
        into: { id: 41, name: 'Lucía Paz', email: 'lucia@empresa.example', hasAccount: true },
        from: { id: 57, name: 'Lucía Paz', email: 'lucia@otro.example', hasAccount: true },
        moves: { orders: 2, quotes: 1, addresses: 1, designs: 0, logos: 1, notes: 0, favorites: 3 },
        stays: { hasPassword: true, identities: 0, cartLines: 2, guests: 0 },
      },
    },
  }),
  mergeCustomers: post('/api/services/app/Staff/MergeCustomers', {
    summary:
      'Une otro correo a una persona con cuenta: lo suyo pasa a la cuenta y el otro deja de entrar. No se puede deshacer',
    who: 'staff',
    permission: 'customers.merge',
    needsProof: true,
    takes: CustomerId.extend({
      /** Of the one that is gone afterwards, typed again. */
      email: Text(256).min(3),
    }),
    gives: CustomerPage,
    refuses: [
      'proof_needed',
      'bad_token',
      'not_found',
      'customer_without_account',
      'merge_with_itself',
      'merge_of_blocked',
    ],
    example: {
      takes: { Id: 41, email: 'lucia@otro.example' },
      gives: { ...exampleCustomerPage, mergedEmails: ['lucia@otro.example'] },
    },
  }),
  exportCustomer: post('/api/services/app/Staff/ExportCustomer', {
    summary: 'Todo lo que la tienda sabe de una persona, por tema, para dárselo',
    who: 'staff',
    permission: 'customers.erase',
    needsProof: true,
    takes: CustomerId,
    gives: z.object({
      exportedAt: Moment,
      shop: z.string(),
      /** One part for each account or guest of the e-mail. */
      data: z.array(z.record(z.string(), z.unknown())),
    }),
    refuses: ['proof_needed', 'bad_token', 'not_found'],
    example: {
      takes: { Id: 41 },
      gives: { exportedAt: '2026-11-23T12:00:00.000Z', shop: 'Pampa', data: [{ customers: { userId: 41 } }] },
    },
  }),
  eraseCustomer: post('/api/services/app/Staff/EraseCustomer', {
    summary:
      'Olvida a una persona, como si eliminara su cuenta: queda lo que una factura exige y lo que un pedido en curso necesita hasta terminar',
    who: 'staff',
    permission: 'customers.erase',
    needsProof: true,
    takes: CustomerId.extend({
      /** Typed again, so that nobody else is forgotten. */
      email: Text(256).min(3),
    }),
    gives: z.object({}),
    refuses: ['proof_needed', 'bad_token', 'not_found'],
    example: { takes: { Id: 41, email: 'lucia@empresa.example' }, gives: {} },
  }),
}
