/**
 * The personal data of a feature, and how the feature forgets it. Every feature that stores something about people
 * has one of these in the list of `personal-data.ts`; docs/personal-data.md says in words what they do.
 */
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Customer } from './customers.store.ts'

export type PersonalData = {
  /** The feature's name: the key of its part in the export. */
  name: string
  /** Everything that the feature knows of the person, as JSON. */
  gather(tx: Tx, customer: Customer): Promise<unknown>
  /**
   * Removes or blanks it; may be called more than once. The account is closed by then, its row is blank and goes
   * last. Gives the keys of the files that are deleted once the transaction is committed.
   */
  erase(tx: Tx, customer: Customer): Promise<readonly string[]>
  /**
   * Whether something under way still needs the account's number and the files that it used. Then both stay,
   * without the person, and `erase` is called again every night until nothing does.
   */
  holds?(tx: Tx, customer: Customer): Promise<boolean>
}

/** The pictures and designs that people brought, by whoever keeps them. */
export type UploadOwnership = {
  /** Gives the guest's data to the customer. */
  adopt(tx: Tx, guestId: string, customerId: number): Promise<void>
  /** Removes data that guests brought and never used; gives the keys of the files that can go. */
  forgetOld(tx: Tx, before: Date): Promise<string[]>
  /** Removes all that a customer brought; gives the keys of the files that can go. */
  dropOf(tx: Tx, customerId: number): Promise<string[]>
}

export type AccountServices = Services & {
  /** The personal data of each feature: the account's calls are below most of them. */
  personalData: readonly PersonalData[]
  uploads: UploadOwnership
}
