/**
 * Mercado Pago's Checkout Pro, by its documented wire format: a preference is made for what is asked for, the buyer
 * pays at its `init_point`, and whoever notifies us is not believed: the payment is read from here. Each shop has an
 * account of its own. No call here belongs into a transaction.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { openCircuitBreaker } from '../integrations/circuit-breaker.ts'
import { seal, unseal } from '../integrations/seal.ts'
import type { PreferenceRequest } from './mercado-pago/preference.ts'
import {
  type MercadoPagoUser,
  type Preference,
  type ReportedPayment,
  readPayment,
  readPreference,
  readUser,
} from './mercado-pago/read.ts'
import { requestMercadoPago } from './mercado-pago/request.ts'
import {
  findMercadoPagoAccount,
  type StoredMercadoPagoAccount,
  saveMercadoPagoAccount,
} from './mercado-pago.store.ts'

type Credentials = { accessToken: string; webhookSecret: string }
export type MercadoPagoAccount = Credentials & { origin: string; collectorId: string; isOn: boolean }
export type MercadoPago = ReturnType<typeof openMercadoPago>
export type MercadoPagoServices = Services & {
  /** Where shops collect by card. */
  mercadoPago: MercadoPago
}

type MercadoPagoOptions = {
  database: Database
  /** Opens the credentials. */
  key: Buffer
  log: { warn(details: object, what: string): void }
  now: () => Date
}

export const MERCADO_PAGO_ORIGIN = 'https://api.mercadopago.com'
/** A payment's number there. */
export const mercadoPagoId = /^\d{1,20}$/

export function openMercadoPago({ database, key, log, now }: MercadoPagoOptions) {
  const circuit = openCircuitBreaker()

  /** The shop's account, whether it is offered or not. */
  async function accountOf(tx: Tx, shop: Shop): Promise<MercadoPagoAccount | undefined> {
    const kept = await findMercadoPagoAccount(tx)
    if (!kept) return undefined
    const { credentials, ...account } = kept
    try {
      return { ...account, ...(JSON.parse(unseal(key, sealedFor(shop), credentials)) as Credentials) }
    } catch {
      log.warn({ shop: shop.name }, 'the credentials were sealed with another secret: save them again')
      return undefined
    }
  }

  async function ask(
    shop: Shop,
    account: MercadoPagoAccount,
    question: Parameters<typeof requestMercadoPago>[1],
  ) {
    const answer = await circuit.through(String(shop.id), () => requestMercadoPago(account, question))
    if (!isRefusal(answer)) return answer
    log.warn({ shop: shop.name, path: question.path, ...answer }, 'Mercado Pago gave no answer')
    const { refusal, ...why } = answer
    return refusal === 'carrier_down' ? refuse('payment_company_down', why) : answer
  }

  return {
    accountOf,

    /** Asks to collect. Asked again with the same `key` it is the same preference. */
    async createPreference(
      shop: Shop,
      account: MercadoPagoAccount,
      { key, body }: { key: string; body: PreferenceRequest },
    ): Promise<Preference | Refusal> {
      const answer = await ask(shop, account, { method: 'POST', path: '/checkout/preferences', key, body })
      return isRefusal(answer) ? refuse('payment_company_down') : readPreference(answer.body)
    },

    /** A payment as Mercado Pago has it now; `not_found` where the account has none of that number. */
    async findPayment(
      shop: Shop,
      account: MercadoPagoAccount,
      id: string,
    ): Promise<ReportedPayment | Refusal> {
      const answer = await ask(shop, account, { method: 'GET', path: `/v1/payments/${id}` })
      if (isRefusal(answer)) return answer.status === 404 ? refuse('not_found') : answer
      return readPayment(answer.body)
    },

    /** Whose these credentials are; what somebody has just typed does not count for the circuit. */
    async findUser(
      access: Pick<MercadoPagoAccount, 'origin' | 'accessToken'>,
    ): Promise<MercadoPagoUser | Refusal> {
      const answer = await requestMercadoPago(access, { method: 'GET', path: '/users/me' })
      return isRefusal(answer) ? answer : readUser(answer.body)
    },

    sealAccount,

    async saveAccount(shop: Shop, account: MercadoPagoAccount) {
      const sealed = sealAccount(shop, account)
      await database.inShop(shop.id, (tx) => saveMercadoPagoAccount(tx, sealed, now()))
    },
  }

  /** The account as it is kept. */
  function sealAccount(
    shop: Shop,
    { accessToken, webhookSecret, ...account }: MercadoPagoAccount,
  ): StoredMercadoPagoAccount {
    const credentials = seal(key, sealedFor(shop), JSON.stringify({ accessToken, webhookSecret }))
    return { ...account, credentials }
  }
}

const sealedFor = ({ id }: Shop) => `mercado pago of shop ${id}`
