import type { FastifyBaseLogger } from 'fastify'
import type { ViewCounter } from './catalog/view-counter.ts'
import type { Config } from './config.ts'
import type { Providers } from './customers/external-providers.ts'
import type { PersonalData } from './customers/personal-data.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Tokens } from './http/person.ts'
import type { MercadoPago } from './payments/mercado-pago.ts'
import type { Carriers } from './shipping/carriers.ts'
import type { ShopDirectory } from './shops/shop-directory.ts'

/** What handlers are given besides their input; main.ts and the tests each make one. */
export type Services = {
  config: Config
  database: Database
  shops: ShopDirectory
  tokens: Tokens
  /** Companies that people may sign in with. */
  providers: Providers
  files: Files
  /** What each feature knows of people: the account's calls are below most of them. */
  personalData: readonly PersonalData[]
  /** Companies that carry the shops' parcels. */
  carriers: Carriers
  /** Where shops collect by card. */
  mercadoPago: MercadoPago
  /** Counts the looks at products. */
  views: ViewCounter
  log: FastifyBaseLogger
  now: () => Date
}
