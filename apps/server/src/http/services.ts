import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Standby } from '../db/standby.ts'
import type { Files } from '../files/files.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Impersonation, Person, ReadToken, TokenMaker } from './person.ts'
import type { ProductVersions } from './product-versions.ts'
import type { ShopReader } from './shop.ts'

/** The services of every handler and every job. A feature that needs more says so in a type of its own. */
export type Services = {
  config: Config
  database: Database
  /** Takes reads that are the same for everybody; undefined where there is none. */
  standby: Standby | undefined
  shops: ShopReader
  tokens: TokenMaker
  /** Who holds a token that still counts: a customer's ends with its session, a seller's with their place in the shop. */
  findTokenHolder(token: ReadToken): Promise<Person | undefined>
  /** Who comes with a key of a shop, and which shop's it is; undefined: no key that counts. */
  findKeyHolder(secret: string, now: Date): Promise<{ shop: number; person: Person } | undefined>
  /** Who sees this shop as a customer with this secret of a cookie; undefined: it is over. */
  findImpersonation(shop: number, secret: string, now: Date): Promise<Impersonation | undefined>
  /** Whether this secret of a cookie lets somebody of the shop look at it before it is open. */
  hasShopEntry(shop: number, secret: string, now: Date): Promise<boolean>
  files: Files
  /** Answers that are the same for everybody. */
  answers: AnswerCache
  /** Of the products whose stock answers and pages show. */
  productVersions: ProductVersions
  log: FastifyBaseLogger
  now: () => Date
}
