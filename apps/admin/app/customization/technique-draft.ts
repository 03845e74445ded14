/**
 * What somebody has typed over a technique and not saved: only what differs, as text, so that nothing typed is lost when
 * the technique comes anew.
 */
import type { StarterTechnique } from '@estampa/domain/customization/starter-techniques'
import { starterQuantities } from '@estampa/domain/customization/starter-techniques'
import {
  amountText,
  type PriceTable,
  readPriceTable,
  readTypedPrice,
  tableOf,
  withMoreBands,
} from './price-table.ts'
import type { TechniqueFields } from './use-technique.ts'

export const amountFields = ['setUp', 'setUpRepeat', 'personFee', 'underMinimumExtra'] as const
export const wholeFields = ['minimumUnits', 'maxColors', 'productionDays', 'minimumDpi'] as const
export const lengthFields = ['maxWidthCentimeters', 'maxHeightCentimeters'] as const
export const wordFields = ['name', 'description', 'aliases'] as const
export type TechniqueTextField =
  | (typeof amountFields)[number]
  | (typeof wholeFields)[number]
  | (typeof lengthFields)[number]
  | (typeof wordFields)[number]
export type TechniqueFlag = 'isOffered' | 'isVectorOnly' | 'hasWhiteBase'

export type TypedTechnique = {
  texts: Readonly<Partial<Record<TechniqueTextField, string>>>
  flags: Readonly<Partial<Record<TechniqueFlag, boolean>>>
  pricing?: TechniqueFields['pricing'] | undefined
  table?: PriceTable | undefined
}
/** By the field, «band column», «from row», «prices row column». */
export type TechniqueFaults = Readonly<Record<string, { fault: string; limit: number | null }>>

export const emptyTechniqueDraft: TypedTechnique = { texts: {}, flags: {} }

export function textOfTechnique(technique: TechniqueFields, field: TechniqueTextField): string {
  if (field === 'aliases') return technique.aliases.join(', ')
  if (field === 'name' || field === 'description') return technique[field]
  return amountText(technique[field])
}

export function withTechniqueText(
  draft: TypedTechnique,
  technique: TechniqueFields,
  field: TechniqueTextField,
  text: string,
): TypedTechnique {
  const { [field]: _, ...others } = draft.texts
  const isSame = text === textOfTechnique(technique, field)
  return { ...draft, texts: isSame ? others : { ...others, [field]: text } }
}

export function withFlag(
  draft: TypedTechnique,
  technique: TechniqueFields,
  flag: TechniqueFlag,
  is: boolean,
) {
  const { [flag]: _, ...others } = draft.flags
  return { ...draft, flags: is === technique[flag] ? others : { ...others, [flag]: is } }
}

export function withTable(
  draft: TypedTechnique,
  technique: TechniqueFields,
  table: PriceTable,
): TypedTechnique {
  const isSame = saidOf(table) === saidOf(tableOf(technique.bands))
  return { ...draft, table: isSame ? undefined : table }
}

const saidOf = ({ bands, scales }: PriceTable) =>
  JSON.stringify([
    bands.map(({ from, to }) => [from, to]),
    scales.map(({ from, prices, nextPrices }) => [from, prices, nextPrices]),
  ])

export function techniqueChangeCount({ texts, flags, pricing, table }: TypedTechnique): number {
  const others = [pricing, table].filter((one) => one !== undefined).length
  return Object.keys(texts).length + Object.keys(flags).length + others
}

/** The technique as it is typed, and what of it is no number. */
export function readTechnique(
  technique: TechniqueFields,
  draft: TypedTechnique,
): { fields: TechniqueFields; faults: TechniqueFaults } {
  const faults: Record<string, { fault: string; limit: null }> = {}
  const text = (field: TechniqueTextField) => draft.texts[field] ?? textOfTechnique(technique, field)
  const number = (field: TechniqueTextField, pattern: RegExp, fault: string) => {
    const typed = text(field).trim()
    if (typed === '') return null
    if (!pattern.test(typed)) faults[field] = { fault, limit: null }
    return Number(typed.replace(',', '.'))
  }
  const amount = (field: TechniqueTextField) => {
    const read = readTypedPrice(text(field))
    if (read === undefined) faults[field] = { fault: 'not_amount', limit: null }
    return read ?? null
  }
  const whole = (field: TechniqueTextField) => number(field, /^\d{1,6}$/, 'not_whole')
  const length = (field: TechniqueTextField) => number(field, /^\d{1,4}([.,]\d{1,2})?$/, 'not_length')
  const table = draft.table && readPriceTable(draft.table)
  for (const [key, fault] of Object.entries(table?.faults ?? {})) faults[key] = { fault, limit: null }
  const days = whole('productionDays')
  if (days === null) faults.productionDays = { fault: 'not_whole', limit: null }
  const fields: TechniqueFields = {
    name: text('name').trim(),
    description: text('description'),
    aliases: text('aliases')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    isOffered: draft.flags.isOffered ?? technique.isOffered,
    isVectorOnly: draft.flags.isVectorOnly ?? technique.isVectorOnly,
    hasWhiteBase: draft.flags.hasWhiteBase ?? technique.hasWhiteBase,
    pricing: draft.pricing ?? technique.pricing,
    bands: table?.bands ?? technique.bands,
    setUp: amount('setUp'),
    setUpRepeat: amount('setUpRepeat'),
    personFee: amount('personFee') ?? 0,
    underMinimumExtra: amount('underMinimumExtra'),
    minimumUnits: whole('minimumUnits'),
    maxColors: whole('maxColors'),
    maxWidthCentimeters: length('maxWidthCentimeters'),
    maxHeightCentimeters: length('maxHeightCentimeters'),
    productionDays: days ?? 0,
    minimumDpi: whole('minimumDpi'),
  }
  return { fields, faults }
}

/** Only the fields that differ: what nobody touched is not written over. */
export function changedFields(before: TechniqueFields, after: TechniqueFields): Partial<TechniqueFields> {
  const names = Object.keys(after) as (keyof TechniqueFields)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** Where a technique begins that is not saved yet: a usual one of the trade without its prices, or nothing. */
export function blankTechnique(starter: StarterTechnique | undefined): TechniqueFields {
  return {
    name: starter?.name ?? '',
    description: starter?.description ?? '',
    aliases: [],
    isOffered: true,
    pricing: starter?.pricing ?? 'colour',
    bands: [],
    setUp: null,
    setUpRepeat: null,
    personFee: 0,
    minimumUnits: starter?.minimum ?? 1,
    underMinimumExtra: null,
    maxColors: starter ? starter.maxColours : 1,
    maxWidthCentimeters: starter?.maxCm?.[0] ?? null,
    maxHeightCentimeters: starter?.maxCm?.[1] ?? null,
    productionDays: starter?.days ?? 5,
    isVectorOnly: starter?.isVectorOnly ?? false,
    hasWhiteBase: starter?.hasWhiteBase ?? false,
    minimumDpi: null,
  }
}

/** The table in which the prices of a new technique are written. */
export function blankTable(starter: StarterTechnique | undefined): PriceTable {
  const bands = starter?.bands.map(([from, to], at) => ({
    id: String(at),
    from: String(from),
    to: String(to ?? ''),
  }))
  const table = bands ? { bands, scales: [] } : withMoreBands({ bands: [], scales: [] }, 'colour')
  const none = table.bands.map(() => '')
  const scales = starterQuantities.map((quantity) => ({
    id: String(quantity),
    from: String(quantity),
    prices: none,
    nextPrices: none,
  }))
  return { ...table, scales }
}
