/**
 * The outside companies of every shop: who has an account, what they quote, and what they are told to carry. A
 * shop without an account is never kept waiting. No call here belongs into a transaction.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Minor } from '@estampa/domain/money'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Parcel, ShippingOption, ShippingProvider } from '@estampa/domain/shipping'
import { freeFrom } from '@estampa/domain/shipping/merge'
import { packParcels } from '@estampa/domain/shipping/packages'
import type { Database } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { openCircuitBreaker } from '../integrations/circuit-breaker.ts'
import { seal, unseal } from '../integrations/seal.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import {
  findCarrierAccount,
  offerCarrier,
  type StoredCarrierAccount,
  saveCarrierAccount,
} from './carrier-accounts.store.ts'
import { createTtlCache } from './ttl-cache.ts'
import {
  canQuote,
  type Destination,
  quoteZippin,
  type ZippinAccount,
  type ZippinQuoteRequest,
  zippinSamples,
} from './zippin.ts'

export type CarrierAccount = ZippinAccount &
  Pick<StoredCarrierAccount, 'isInsured' | 'freeFrom' | 'webhookHash'>
export type CarrierAccountToSave = ZippinAccount &
  Pick<StoredCarrierAccount, 'isInsured' | 'freeFrom' | 'isOn'>
export type ParcelContents = { parcels: readonly Parcel[]; subTotal: Minor }
export type Carriers = ReturnType<typeof openCarriers>
export type ShippingServices = Services & {
  /** Companies that carry the shops' parcels. */
  carriers: Carriers
}

type CarriersOptions = {
  database: Database
  /** Opens the credentials. */
  key: Buffer
  log: { warn(details: object, what: string): void }
  now: () => Date
}

const company: ShippingProvider = 'zippin'

export function openCarriers({ database, key, log, now }: CarriersOptions) {
  const circuit = openCircuitBreaker()
  const quotes = createTtlCache<ShippingOption[]>()
  const { accountOf, storedAccount } = openCarrierAccounts({ database, key, log })

  /** The providers' options for these goods; nothing where the shop has none, or there is no use in asking. */
  async function quote(
    shop: Shop,
    to: Destination,
    goods: ParcelContents,
  ): Promise<ShippingOption[] | Refusal> {
    const account = await accountOf(shop)
    const packages = account && packParcels(goods.parcels)
    if (!account || !packages || isRefusal(packages)) return []
    const { environment } = shop.config
    const quoteRequest: ZippinQuoteRequest = {
      to,
      packages,
      declared: account.isInsured ? goods.subTotal : 0,
    }
    if (!canQuote(quoteRequest, environment)) return []
    const name = `${shop.id} ${company} ${account.webhookHash}`
    const terms = { environment, step: priceStepOf(shop), now: now() }
    const request = JSON.stringify([name, terms.step, quoteRequest])
    const options = await quotes(request, () =>
      circuit.through(name, () => quoteZippin(account, quoteRequest, terms)),
    )
    if (!isRefusal(options)) return freeFrom(options, goods.subTotal, account.freeFrom)
    log.warn({ shop: shop.name, company, ...options }, 'a carrier gave no quote')
    // whoever is told «no» for this place has no ways to it; that is not the company's being away
    return options.refusal === 'carrier_refused' ? [] : options
  }

  /** Keeps an account and gives the path that the company is to notify, which is shown this once. */
  async function saveAccount(shop: Shop, account: CarrierAccountToSave): Promise<string> {
    const { path, webhookHash } = newWebhook(shop)
    const sealed = sealAccount(shop, { ...account, webhookHash })
    await database.inShop(shop.id, (tx) => saveCarrierAccount(tx, sealed, now()))
    return path
  }

  /** The account as it is kept. */
  function sealAccount(
    shop: Shop,
    { key: user, secret: password, ...open }: CarrierAccountToSave & Pick<CarrierAccount, 'webhookHash'>,
  ): StoredCarrierAccount {
    const credentials = seal(key, sealedFor(shop), JSON.stringify({ key: user, secret: password }))
    return { ...open, company, credentials }
  }

  async function switchOff(shop: Shop): Promise<void> {
    await database.inShop(shop.id, (tx) => offerCarrier(tx, company, false, now()))
  }

  /** What the account is quoted for a box of a kilo to the capital, asked at once and kept nowhere. */
  async function tryAccount(shop: Shop, account: ZippinAccount): Promise<ShippingOption[] | Refusal> {
    const { environment } = shop.config
    const to = zippinSamples[environment]
    const packages = [{ weightG: 1_000, lengthCm: 30, widthCm: 20, heightCm: 10 }]
    const terms = { environment, step: priceStepOf(shop), now: now() }
    return quoteZippin(account, { to, packages, declared: 0 }, terms)
  }

  return { accountOf, storedAccount, quote, saveAccount, sealAccount, switchOff, tryAccount }
}

/** The accounts of shops with their credentials, each read once until its shop changes. */
function openCarrierAccounts({ database, key, log }: Omit<CarriersOptions, 'now'>) {
  // a shop that changed is another object
  const accounts = new WeakMap<Shop, Promise<CarrierAccount | undefined>>()

  function opened(shop: Shop, { credentials, ...account }: StoredCarrierAccount): CarrierAccount | undefined {
    try {
      return { ...account, ...JSON.parse(unseal(key, sealedFor(shop), credentials)) }
    } catch {
      log.warn(
        { shop: shop.name, company },
        'the credentials were sealed with another secret: save them again',
      )
      return undefined
    }
  }

  /** Whether it is offered or not. */
  async function storedAccount(shop: Shop): Promise<CarrierAccount | undefined> {
    const kept = await database.readInShop(shop.id, (tx) => findCarrierAccount(tx, company))
    return kept && opened(shop, kept)
  }

  function accountOf(shop: Shop): Promise<CarrierAccount | undefined> {
    const known = accounts.get(shop)
    if (known) return known
    const found = database
      .readInShop(shop.id, (tx) => findCarrierAccount(tx, company))
      .then((kept) => (kept?.isOn ? opened(shop, kept) : undefined))
    accounts.set(shop, found)
    found.catch(() => accounts.delete(shop))
    return found
  }

  return { accountOf, storedAccount }
}

/** A path that the company is to notify, and what is kept of it. */
export function newWebhook({ name }: Shop): { path: string; webhookHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { path: `/api/webhooks/${company}/${name}/${secret}`, webhookHash: sha256Hex(secret) }
}

/** Whether this is the secret of the address that the company was given. */
export function isWebhookSecret({ webhookHash }: CarrierAccount, secret: string): boolean {
  return timingSafeEqual(Buffer.from(sha256Hex(secret), 'hex'), Buffer.from(webhookHash, 'hex'))
}

const sealedFor = ({ id }: Shop) => `${company} of shop ${id}`

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
