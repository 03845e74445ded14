import type { CountryCode } from '@estampa/domain/countries'
import type { PickupPoint, RateTable } from '@estampa/domain/shipping'
import type { Tx } from '../db/database.ts'
import type { Files } from '../files/files.ts'

export type PricedTechnique = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly pricing: string
}

export type StarterChoice = {
  readonly environment: CountryCode
  /** Their keys. */
  readonly techniques: readonly string[]
  /** Whether the sample of products comes too. */
  readonly goods: boolean
}

/** What a new shop may begin with. The amounts are examples for the shop to change. */
export type StarterSet = {
  /** How many products the sample has. */
  readonly goods: number
  techniques(environment: CountryCode): readonly PricedTechnique[]
  deliveries(environment: CountryCode, counter: PickupPoint | null): RateTable
  /** Brings the pictures to where they are served, and gives what saves the rest in the shop that is open. */
  prepare(files: Files, choice: StarterChoice): Promise<(tx: Tx) => Promise<void>>
}

export type StarterServices = { starterSet(): Promise<StarterSet> }
