import type { staffPartnerAccounts } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { mercadoPagoSites } from '@estampa/domain/payments/mercado-pago'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import {
  findMercadoPagoAccount,
  offerMercadoPago,
  saveMercadoPagoAccount,
} from '../payments/mercado-pago.store.ts'
import { MERCADO_PAGO_ORIGIN, type MercadoPagoServices } from '../payments/mercado-pago.ts'
import { offerCarrier, saveCarrierAccount } from '../shipping/carrier-accounts.store.ts'
import { type CarrierAccount, newWebhook, type ShippingServices } from '../shipping/carriers.ts'
import { zippinOrigins, zippinSamples } from '../shipping/zippin.ts'
import { shopOrigin } from '../shops/shop-address.ts'
import { findPartnerAccounts, type PartnerAccounts } from './partner-accounts.store.ts'

type Calls = typeof staffPartnerAccounts
export type PartnerServices = ShippingServices & MercadoPagoServices

/** The accounts at which a shop collects and is carried: tried before they are kept, and never shown again. */
export const partnerAccountHandlers: { [Name in keyof Calls]: Handler<Calls[Name], PartnerServices> } = {
  getPartnerAccounts: ({ tx }) => findPartnerAccounts(tx),
  connectMercadoPago: async (context) => {
    const { services, shop, input } = context
    const { database, mercadoPago } = services
    const kept = await database.readInShop(shop.id, findMercadoPagoAccount)
    const origin = kept?.origin ?? MERCADO_PAGO_ORIGIN
    const user = await mercadoPago.findUser({ ...input, origin })
    if (isRefusal(user)) {
      return isNo(user)
        ? refuseField('accessToken', 'Mercado Pago no reconoce este Access Token.')
        : refuse('partner_down', { partner: 'Mercado Pago' })
    }
    const { environment } = shop.config
    if (user.site !== mercadoPagoSites[environment]) {
      const where = countries[environment].name
      return refuseField(
        'accessToken',
        `Es de la cuenta ${user.nickname}, que no cobra en ${where}: usa la de ${where}.`,
      )
    }
    const account = mercadoPago.sealAccount(shop, { ...input, origin, collectorId: user.id, isOn: true })
    return database.inShop(shop.id, (tx) =>
      recorded(context, tx, () => saveMercadoPagoAccount(tx, account, context.now)),
    )
  },
  testMercadoPago: async ({ services: { database, mercadoPago }, shop }) => {
    const account = await database.readInShop(shop.id, (tx) => mercadoPago.accountOf(tx, shop))
    if (!account) return refuse('not_found')
    const user = await mercadoPago.findUser(account)
    if (isRefusal(user)) return refuseTest('Mercado Pago', user)
    return { collectorId: user.id, nickname: user.nickname }
  },
  connectZippin: async (context) => {
    const { services, shop, input } = context
    const { carriers, config, database } = services
    const stored = await carriers.storedAccount(shop)
    const origin = stored?.origin ?? zippinOrigins[shop.config.environment]
    if (origin === undefined) return refuseField('accountId', 'Zippin no atiende en este país.')
    const missing = whatIsMissing(input, stored)
    if (missing) return missing
    const { key, secret } = input.key === '' && stored ? stored : input
    const account = { ...input, origin, key, secret, isOn: true }
    const options = await carriers.tryAccount(shop, account)
    if (isRefusal(options)) {
      return isNo(options) ? refuseZippin(options) : refuse('partner_down', { partner: 'Zippin' })
    }
    const webhook = stored ? { webhookHash: stored.webhookHash, path: null } : newWebhook(shop)
    const sealed = carriers.sealAccount(shop, { ...account, webhookHash: webhook.webhookHash })
    const accounts = await database.inShop(shop.id, (tx) =>
      recorded(context, tx, () => saveCarrierAccount(tx, sealed, context.now)),
    )
    const webhookUrl = webhook.path && shopOrigin(shop, config.publicUrl) + webhook.path
    return { accounts, webhookUrl }
  },
  testZippin: async ({ services: { carriers }, shop }) => {
    const account = await carriers.storedAccount(shop)
    if (!account) return refuse('not_found')
    const options = await carriers.tryAccount(shop, account)
    if (isRefusal(options)) return refuseTest('Zippin', options)
    const { location, province } = zippinSamples[shop.config.environment]
    return {
      place: `${location}, ${province}`,
      options: options.map(({ carrier, service_type, amounts, delivery_time }) => ({
        carrier: carrier.name,
        service: service_type.name,
        price: amounts.price_incl_tax,
        days: delivery_time,
      })),
    }
  },
  offerPartner: async (context) => {
    const { tx, input, now } = context
    const { partner, isOffered } = input
    const offer: Record<typeof partner, () => Promise<void>> = {
      mercadoPago: () => offerMercadoPago(tx, isOffered, now),
      zippin: () => offerCarrier(tx, 'zippin', isOffered, now),
    }
    const accounts = await recorded(context, tx, offer[partner])
    return accounts[partner] ? accounts : refuse('not_found')
  },
}

/** Makes a change of the accounts and writes it down, without a secret. */
async function recorded(
  { shop, record }: Pick<Context, 'shop' | 'record'>,
  tx: Tx,
  change: () => Promise<unknown>,
): Promise<PartnerAccounts> {
  const before = await findPartnerAccounts(tx)
  await change()
  const after = await findPartnerAccounts(tx)
  const subject = { kind: 'shop', id: String(shop.id), name: shop.config.name }
  await record(tx, { subject, before: wordsOf(before), after: wordsOf(after) })
  return after
}

/** The numbers of the accounts, which are no secrets. */
function wordsOf({ mercadoPago, zippin }: PartnerAccounts): Record<string, string> {
  const offered = (isOn: boolean) => (isOn ? 'se ofrece' : 'no se ofrece')
  return {
    ...(mercadoPago && { 'Mercado Pago': `${mercadoPago.collectorId}, ${offered(mercadoPago.isOn)}` }),
    ...(zippin && { Zippin: `${zippin.accountId}, origen ${zippin.originId}, ${offered(zippin.isOn)}` }),
  }
}

/** A new account needs both; one that is kept needs them only where they change, and then both. */
function whatIsMissing(
  { key, secret }: { key: string; secret: string },
  stored: CarrierAccount | undefined,
): Refusal | null {
  if (stored && key === '' && secret === '') return null
  if (key === '') return refuseField('key', 'Falta la clave.')
  return secret === '' ? refuseField('secret', 'Falta el secreto.') : null
}

/** The company is there and says no; everything else is its being away. */
function isNo({ refusal }: Refusal): boolean {
  return refusal === 'provider_refused' || refusal === 'carrier_refused'
}

function refuseZippin({ status }: Refusal): Refusal {
  return status === 401 || status === 403
    ? refuseField('key', 'Zippin no reconoce esta clave con este secreto.')
    : refuseField('originId', 'Zippin no cotiza con esta cuenta y este origen.')
}

function refuseTest(partner: string, refusal: Refusal): Refusal {
  return refuse(isNo(refusal) ? 'partner_refused' : 'partner_down', { partner })
}

function refuseField(member: string, message: string): Refusal {
  return refuse('invalid_input', { validationErrors: [{ message, members: [member] }] })
}
