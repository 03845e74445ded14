/**
 * How the people of a shop change a technique. Nothing is half priced: the bands rise, each has a price from some quantity
 * on, and what would leave a buyer without a price is told at its field before it is saved.
 */
import type { Minor } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { ApplicationTechnique, PriceBand } from './technique.ts'

export type TechniqueEdit = Omit<ApplicationTechnique, 'id' | 'key'>

export const techniqueFaults = [
  'empty',
  'name_repeated',
  'out_of_range',
  'bands_not_rising',
  'end_before_start',
  'only_last_is_open',
  'band_without_price',
  'quantities_not_rising',
  'price_not_positive',
] as const
/** `field` as it travels; `band` and `scale` say which one of the prices it is; null: the field as a whole. */
export type TechniqueFault = {
  readonly field: string
  readonly band: number | null
  readonly scale: number | null
  readonly fault: (typeof techniqueFaults)[number]
  readonly limit: number | null
}

export const MAX_BANDS = 20
export const MAX_SCALES = 30
const MAX_MEASURE = 100_000

/** All that keeps it from being saved, at once; none where it can be. `others` are the shop's other techniques. */
export function checkTechnique(
  edit: TechniqueEdit,
  others: readonly Pick<ApplicationTechnique, 'name'>[],
): Refusal<'technique_unsound'> | null {
  const faults = [...faultsOfName(edit, others), ...faultsOfLimits(edit), ...faultsOfPrices(edit)]
  return faults.length > 0 ? refuse('technique_unsound', { count: faults.length, data: { faults } }) : null
}

/** Whether a buyer can be told a price at all. */
export function hasTechniquePrice({ bands, setUp, minUnitsForPrinting }: TechniqueEdit): boolean {
  return bands.some(({ scales }) => scales.length > 0) && setUp !== null && minUnitsForPrinting !== null
}

const own = (field: string, fault: TechniqueFault['fault'], limit: number | null = null): TechniqueFault => ({
  field,
  band: null,
  scale: null,
  fault,
  limit,
})

const plain = (name: string) => name.trim().toLocaleLowerCase('es')

function faultsOfName(
  { name }: TechniqueEdit,
  others: readonly { readonly name: string }[],
): TechniqueFault[] {
  if (name.trim() === '') return [own('name', 'empty')]
  return others.some((one) => plain(one.name) === plain(name)) ? [own('name', 'name_repeated')] : []
}

function faultsOfLimits(edit: TechniqueEdit): TechniqueFault[] {
  const numbers: readonly (readonly [
    field: string,
    value: number | null | undefined,
    least: number,
    most: number,
  ])[] = [
    ['minimumUnits', edit.minUnitsForPrinting, 1, 1_000_000],
    ['maxColors', edit.maxColours, 1, 99],
    ['maxWidthCentimeters', edit.max_width_centimeters, 0.1, 1000],
    ['maxHeightCentimeters', edit.max_height_centimeters, 0.1, 1000],
    ['productionDays', edit.productionDays, 0, 365],
    ['minimumDpi', edit.minimumDpi, 1, 1200],
  ]
  const amounts: readonly (readonly [field: string, amount: Minor | null | undefined])[] = [
    ['setUp', edit.setUp],
    ['setUpRepeat', edit.setUpRepeat],
    ['personFee', edit.personFee],
    ['underMinimumExtra', edit.customizationUnderMinimumExtraCost],
  ]
  return [
    ...numbers.flatMap(([field, value, least, most]) =>
      typeof value !== 'number' || (value >= least && value <= most)
        ? []
        : [own(field, 'out_of_range', most)],
    ),
    ...amounts.flatMap(([field, amount]) => (isNegative(amount) ? [own(field, 'price_not_positive')] : [])),
  ]
}

const isNegative = (amount: Minor | null | undefined) => (amount ?? 0) < 0

function faultsOfPrices(edit: TechniqueEdit): TechniqueFault[] {
  const { bands, pricing, setUp, minUnitsForPrinting } = edit
  if (bands.length === 0) return []
  return [
    ...(setUp === null ? [own('setUp', 'empty')] : []),
    ...(minUnitsForPrinting === null ? [own('minimumUnits', 'empty')] : []),
    ...bands.flatMap((band, at) => [
      ...(pricing === 'flat' ? [] : faultsOfBand(bands, at)),
      ...faultsOfScales(band, at),
    ]),
  ]
}

function faultsOfBand(bands: readonly PriceBand[], at: number): TechniqueFault[] {
  const band = bands[at]
  const before = bands[at - 1]
  if (!band) return []
  const of = (fault: TechniqueFault['fault'], limit: number | null = null) => [
    { field: 'bands', band: at, scale: null, fault, limit },
  ]
  if (band.from > MAX_MEASURE || (band.to ?? 0) > MAX_MEASURE) return of('out_of_range', MAX_MEASURE)
  if (band.to !== null && band.to < band.from) return of('end_before_start')
  if (before && before.to === null) return of('only_last_is_open')
  if (before && (band.from <= before.from || band.from < (before.to ?? 0))) return of('bands_not_rising')
  return []
}

function faultsOfScales({ scales }: PriceBand, band: number): TechniqueFault[] {
  if (scales.length === 0)
    return [{ field: 'bands', band, scale: null, fault: 'band_without_price', limit: null }]
  return scales.flatMap((scale, at): TechniqueFault[] => {
    const of = (fault: TechniqueFault['fault']) => [{ field: 'scales', band, scale: at, fault, limit: null }]
    if (scale.minimum_quantity <= (scales[at - 1]?.minimum_quantity ?? 0)) return of('quantities_not_rising')
    if (scale.price <= 0 || scale.next_price < 0) return of('price_not_positive')
    return []
  })
}

/** A stable English-like word for a technique that no list knows: «Bordado 3D» is `bordado_3d`, and never one of `taken`. */
export function techniqueKeyOf(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)
  const key = words === '' ? 'technique' : words
  if (!taken.has(key)) return key
  let number = 2
  while (taken.has(`${key}_${number}`)) number += 1
  return `${key}_${number}`
}
