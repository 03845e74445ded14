/** What whoever imports decides about a file, at the console as in the browser. */
import type { Availability } from '@estampa/domain/catalog'
import type { Mapping } from './table/columns.ts'

/** What the prices of a file are: the shop's costs, or what it sells for, before or after taxes. */
export const importPriceKinds = ['cost', 'sale', 'sale_with_taxes'] as const
export type ImportPriceKind = (typeof importPriceKinds)[number]

export type EngineChoices = {
  readonly mapping: Mapping | undefined
  readonly supplier: string | undefined
  readonly prefix: string | undefined
  /** Undefined: nobody said; then they are costs, but in the export of another shop, which has to be asked. */
  readonly priceKind: ImportPriceKind | undefined
  readonly ignoresCurrency: boolean
  /** Pictures are fetched from the addresses in the file. */
  readonly pictures: boolean
  readonly fetchesAgain: boolean
  /** Variants that the file no longer brings are retired, of the products that it brings. */
  readonly retires: boolean
  /** Products of the supplier that the file no longer brings are hidden. */
  readonly hidesMissing: boolean
  /** The availability of all variants of the file. */
  readonly availability: Availability | undefined
  readonly onOrderDays: number | undefined
  readonly renames: boolean
  /** Techniques that nobody knows and that are made all the same, by their names. */
  readonly newTechniques: 'all' | readonly string[]
}
