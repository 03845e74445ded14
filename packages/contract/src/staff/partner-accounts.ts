import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Money } from '../wire.ts'

const partners = ['mercadoPago', 'zippin'] as const
const Moment = z.string()
const Secret = z.string().trim().max(300)
const AccountNumber = z
  .string()
  .trim()
  .regex(/^\d{1,18}$/, 'Son solo números.')

/** A shop's accounts at the companies that collect and carry for it. Their secrets are in no answer. */
const PartnerAccounts = z.object({
  mercadoPago: z.object({ collectorId: z.string(), isOn: z.boolean(), changedAt: Moment }).nullable(),
  zippin: z
    .object({
      accountId: z.string(),
      originId: z.string(),
      isInsured: z.boolean(),
      freeFrom: Money.nullable(),
      isOn: z.boolean(),
      changedAt: Moment,
    })
    .nullable(),
})

/** A way that Zippin offers for a box of a kilo to the capital. */
const SampleOption = z.object({
  carrier: z.string(),
  service: z.string(),
  price: Money,
  days: z.object({ min: z.int(), max: z.int() }),
})

const exampleAccounts: z.input<typeof PartnerAccounts> = {
  mercadoPago: { collectorId: '202809963', isOn: true, changedAt: '2026-11-20T14:00:00Z' },
  zippin: null,
}
const exampleZippin = {
  accountId: '3355',
  originId: '9323',
  isInsured: false,
  freeFrom: 250_000,
  isOn: true,
  changedAt: '2026-11-20T14:00:00Z',
}

export const staffPartnerAccounts = {
  getPartnerAccounts: get('/api/services/app/Staff/GetPartnerAccounts', {
    summary: 'Las cuentas de la tienda en Mercado Pago y Zippin, sin sus credenciales',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: PartnerAccounts,
    example: { takes: {}, gives: exampleAccounts },
  }),
  connectMercadoPago: post('/api/services/app/Staff/ConnectMercadoPago', {
    summary:
      'Guarda selladas las credenciales de Checkout Pro después de preguntarle a Mercado Pago de quién son, y lo ofrece a quien compra',
    who: 'staff',
    permission: 'shop.accounts',
    takes: z.object({
      accessToken: Secret.min(20, 'Falta el Access Token.'),
      webhookSecret: Secret.min(16, 'Falta la clave secreta.'),
    }),
    gives: PartnerAccounts,
    refuses: ['proof_needed', 'partner_down'],
    opens: 'none',
    needsProof: true,
    example: {
      takes: { accessToken: 'APP_USR-1234567890123456-112026', webhookSecret: 'una clave del panel' },
      gives: exampleAccounts,
    },
  }),
  testMercadoPago: get('/api/services/app/Staff/TestMercadoPago', {
    summary: 'Le pregunta a Mercado Pago de quién es la cuenta guardada',
    who: 'staff',
    permission: 'shop.accounts',
    takes: Empty,
    gives: z.object({ collectorId: z.string(), nickname: z.string() }),
    refuses: ['not_found', 'partner_down', 'partner_refused'],
    opens: 'none',
    example: { takes: {}, gives: { collectorId: '202809963', nickname: 'PAMPAPROMO' } },
  }),
  connectZippin: post('/api/services/app/Staff/ConnectZippin', {
    summary:
      'Guarda la cuenta de Zippin después de pedirle una cotización de prueba. Sin clave y secreto quedan los guardados. La dirección para sus avisos se dice una sola vez',
    who: 'staff',
    permission: 'shop.accounts',
    takes: z.object({
      accountId: AccountNumber,
      originId: AccountNumber,
      key: Secret,
      secret: Secret,
      isInsured: z.boolean(),
      freeFrom: Money.pipe(z.int().min(1).max(1e12)).nullable(),
    }),
    gives: z.object({
      accounts: PartnerAccounts,
      /** Where Zippin sends its notices; null: the address that it has still holds. */
      webhookUrl: z.string().nullable(),
    }),
    refuses: ['proof_needed', 'partner_down'],
    opens: 'none',
    needsProof: true,
    example: {
      takes: {
        accountId: '3355',
        originId: '9323',
        key: 'una clave',
        secret: 'un secreto',
        isInsured: false,
        freeFrom: 250_000,
      },
      gives: {
        accounts: { ...exampleAccounts, zippin: exampleZippin },
        webhookUrl: 'https://tienda.example/api/webhooks/zippin/pampa/h7Jx',
      },
    },
  }),
  testZippin: get('/api/services/app/Staff/TestZippin', {
    summary: 'Le pide a Zippin una cotización de una caja de un kilo a la capital con la cuenta guardada',
    who: 'staff',
    permission: 'shop.accounts',
    takes: Empty,
    gives: z.object({ place: z.string(), options: z.array(SampleOption) }),
    refuses: ['not_found', 'partner_down', 'partner_refused'],
    opens: 'none',
    example: {
      takes: {},
      gives: {
        place: 'San Nicolás, Ciudad Autónoma de Buenos Aires',
        options: [
          { carrier: 'Leset', service: 'Entrega a domicilio', price: 5_320, days: { min: 2, max: 4 } },
        ],
      },
    },
  }),
  offerPartner: post('/api/services/app/Staff/OfferPartner', {
    summary: 'Ofrece o deja de ofrecer Mercado Pago o Zippin; la cuenta queda guardada',
    who: 'staff',
    permission: 'shop.accounts',
    takes: z.object({ partner: z.enum(partners), isOffered: z.boolean() }),
    gives: PartnerAccounts,
    refuses: ['not_found'],
    example: { takes: { partner: 'mercadoPago', isOffered: false }, gives: exampleAccounts },
  }),
}
