import type { CountryCode } from '@estampa/domain/countries'
import type { RateTable } from '@estampa/domain/shipping'
import type { ShopConfig, ShopSettings, ShopState } from '@estampa/domain/shops'
import type { ConfigFault } from '@estampa/domain/shops/check-config'

/** A shop as requests know it: its number in every key, and what it has configured. */
export type Shop = {
  id: number
  name: string
  host: string | null
  config: ShopConfig
  rules: ShopRules
  settings: ShopSettings
  state: ShopState
  version: number
}

/** The decisions of a shop that the browser has no business to know. */
export type ShopRules = {
  /** Sale price = cost × this; decimal text. */
  profitMultiplier: string
  /** '1.21': what taxes make of a price. */
  taxMultiplier: string
  /** Part of the total that must be paid before production, in percent: 100 is everything. */
  depositPercent: number
  /** The goods of an order that is paid in two parts may leave before the rest is paid. */
  deliversOnCredit?: boolean
  /** True if buyers' mails about their orders go to the e-mail of the invoice too. */
  mailsInvoice?: boolean
  /** Days that a quote is valid; 15 where the shop does not say. */
  quoteDays?: number
  rateTable: RateTable
  /** Other origins whose scripts may call the API for this shop: `https://www.shop.example`. */
  allowedOrigins?: string[]
  /** Name on papers, and the shop's own tax id. */
  legalName: string
  taxId: string
}

/** What the calendar does to orders and quotes waits while a shop is suspended: its buyers could do nothing about it. */
export const isRunning = ({ state }: Pick<Shop, 'state'>): boolean => state !== 'suspended'

/** The shops by name, number and host, as whoever keeps them hands them to the pipeline. */
export type ShopReader = {
  byName(name: string): Promise<Shop | undefined>
  byHost(host: string): Promise<Shop | undefined>
  byId(id: number): Promise<Shop | undefined>
  /** The shop that answers at this host, and whether it is the main one of its hosts. */
  nameAt(host: string): Promise<HostedShop | undefined>
  /**
   * Whether a shop is served at exactly this host. Throws while the database is away, when a shop may have left it
   * without our knowing.
   */
  servesAt(host: string): Promise<boolean>
  /** The country of the shop with this name, number or host, also while the database does not answer. */
  environmentOf(key: string | number): CountryCode | undefined
  all(): Promise<Shop[]>
  /** Calls back with the name of a shop that changed, or '' when any may have. */
  onChange(listener: (name: string) => void): void
}

export type HostedShop = { shop: string; isMain: boolean }

/** The shop's row is there, but it cannot be served until somebody mends the fields that the message names. */
export class ShopNotSetUp extends Error {
  override readonly name = 'ShopNotSetUp'
  readonly shop: string
  readonly faults: readonly ConfigFault[]

  constructor(shop: string, faults: readonly ConfigFault[]) {
    super(`The shop «${shop}» is not set up: ${sentenceOfFaults(faults)}`)
    this.shop = shop
    this.faults = faults
  }
}

/** The shop is there, but not for who asks: it is being prepared, or it is suspended. */
export class ShopClosed extends Error {
  override readonly name = 'ShopClosed'
  readonly state: ClosedState
  /** What its page may say of it. */
  readonly sign: ShopSign | undefined

  constructor(shop: string, state: ClosedState, sign?: ShopSign) {
    super(`The shop «${shop}» is ${state}`)
    this.state = state
    this.sign = sign
  }
}

export type ClosedState = Exclude<ShopState, 'open'>
export type ShopSign = { readonly name: string; readonly color: string; readonly email: string | null }

export function sentenceOfFaults(faults: readonly ConfigFault[]): string {
  return faults.map(({ field, expected }) => `${field} (${expected})`).join('; ')
}
