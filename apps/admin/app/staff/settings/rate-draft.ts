/**
 * The table of deliveries as it is typed: every number is text until it is read. A zone is a name with its provinces;
 * a service says for each zone that it serves how long it takes and what each step of weight costs.
 */
import { fromWire } from '@estampa/domain/money'
import type { RateTable } from '@estampa/domain/shipping'
import { parseAmount } from '@estampa/web/money'
import type { ShopSettings } from './use-settings.ts'

/** As it travels: zones in their order, amounts in whole units of the currency. */
export type ShippingTable = ShopSettings['shipping']
type RateService = ShippingTable['services'][number]
type ZoneRate = RateService['rates'][number]
type WeightBand = ZoneRate['bands'][number]

export type BandDraft = { readonly upToKg: string; readonly price: string; readonly extraPerKg: string }
export type ZoneRateDraft = {
  readonly zone: string
  readonly min: string
  readonly max: string
  /** The heaviest last; where its limit is empty it takes every weight, with an amount for each kilo more. */
  readonly bands: readonly BandDraft[]
}
export type ServiceDraft = Pick<RateService, 'service_type' | 'logistic_type'> & {
  readonly carrier: RateService['carrier']
  readonly freeFrom: string
  readonly rates: readonly ZoneRateDraft[]
}
export type PickupDraft = Pick<NonNullable<ShippingTable['pickup']>, 'name' | 'points'> & {
  readonly min: string
  readonly max: string
}
export type RateDraft = {
  readonly zones: readonly { readonly name: string; readonly provinces: readonly string[] }[]
  readonly services: readonly ServiceDraft[]
  readonly pickup: PickupDraft | null
}
export type RateFault =
  | 'name'
  | 'twice'
  | 'places'
  | 'days'
  | 'weight'
  | 'amount'
  | 'bands'
  | 'points'
  | 'address'

export function draftRates({ zones, services, pickup }: ShippingTable): RateDraft {
  return {
    zones,
    services: services.map(({ carrier, service_type, logistic_type, freeFrom, rates }) => ({
      carrier,
      service_type,
      logistic_type,
      freeFrom: freeFrom === null ? '' : decimalText(freeFrom),
      rates: rates.map(draftRate),
    })),
    pickup: pickup && draftPickup(pickup),
  }
}

function draftPickup({ name, points, delivery_time: { min, max } }: NonNullable<ShippingTable['pickup']>) {
  return { name, points, min: String(min), max: String(max) }
}

function draftRate({ zone, delivery_time: { min, max }, bands }: ZoneRate): ZoneRateDraft {
  return { zone, min: String(min), max: String(max), bands: bands.map(draftBand) }
}

function draftBand({ upToG, price, extraPerKg }: WeightBand): BandDraft {
  return {
    upToKg: upToG === null ? '' : decimalText(upToG / 1000),
    price: decimalText(price),
    extraPerKg: extraPerKg === 0 ? '' : decimalText(extraPerKg),
  }
}

/** The table that is typed, or the faults by field: `services.0.rates.1.bands.0.price`. */
export function readRates(
  draft: RateDraft,
): { table: ShippingTable } | { faults: Record<string, RateFault> } {
  const faults: Record<string, RateFault> = {}
  const names = draft.zones.map(({ name }) => name.trim())
  draft.zones.forEach(({ provinces }, at) => {
    const name = names[at] ?? ''
    if (name === '') faults[`zones.${at}.name`] = 'name'
    else if (names.indexOf(name) !== at) faults[`zones.${at}.name`] = 'twice'
    if (provinces.length === 0) faults[`zones.${at}.provinces`] = 'places'
  })
  const services = draft.services.map((service, at) => readService(service, `services.${at}`, faults))
  const pickup = draft.pickup && readPickup(draft.pickup, faults)
  if (Object.keys(faults).length > 0) return { faults }
  const zones = draft.zones.map(({ provinces }, at) => ({ name: names[at] ?? '', provinces }))
  return { table: { zones, services, pickup } }
}

type Faults = Record<string, RateFault>

function readService(service: ServiceDraft, at: string, faults: Faults): RateService {
  const name = service.carrier.name.trim()
  if (name === '') faults[`${at}.name`] = 'name'
  const freeFrom = service.freeFrom.trim() === '' ? null : parseAmount(service.freeFrom)
  if (freeFrom === undefined) faults[`${at}.freeFrom`] = 'amount'
  return {
    carrier: { ...service.carrier, name },
    service_type: service.service_type,
    logistic_type: service.logistic_type,
    freeFrom: freeFrom ?? null,
    rates: service.rates.map((rate, index) => readRate(rate, `${at}.rates.${index}`, faults)),
  }
}

function readPickup(pickup: PickupDraft, faults: Faults): NonNullable<ShippingTable['pickup']> {
  const name = pickup.name.trim()
  if (name === '') faults['pickup.name'] = 'name'
  if (pickup.points.length === 0) faults['pickup.points'] = 'points'
  const points = pickup.points.map((point, at) => {
    const [description, address] = [point.description.trim(), point.address.trim()]
    if (description === '') faults[`pickup.points.${at}.description`] = 'name'
    if (address === '') faults[`pickup.points.${at}.address`] = 'address'
    const [open_hours, phone] = [point.open_hours.trim(), point.phone.trim()]
    return { ...point, description, address, open_hours, phone }
  })
  return { name, points, delivery_time: readDays(pickup, 'pickup.days', faults) }
}

function readDays(typed: { min: string; max: string }, at: string, faults: Faults) {
  const [min, max] = [daysOf(typed.min), daysOf(typed.max)]
  if (min === undefined || max === undefined || min > max) faults[at] = 'days'
  return { min: min ?? 0, max: max ?? 0 }
}

function readRate(rate: ZoneRateDraft, at: string, faults: Faults): ZoneRate {
  const delivery_time = readDays(rate, `${at}.days`, faults)
  if (rate.bands.length === 0) faults[`${at}.bands`] = 'bands'
  let fromG = 0
  const bands = rate.bands.map((band, index) => {
    const read = readBand(
      band,
      { fromG, isLast: index === rate.bands.length - 1, at: `${at}.bands.${index}` },
      faults,
    )
    fromG = read.upToG ?? fromG
    return read
  })
  return { zone: rate.zone.trim(), delivery_time, bands }
}

type BandPlace = { readonly fromG: number; readonly isLast: boolean; readonly at: string }

function readBand(band: BandDraft, { fromG, isLast, at }: BandPlace, faults: Faults): WeightBand {
  const isOpen = band.upToKg.trim() === ''
  const upToG = isOpen ? null : gramsOf(band.upToKg)
  // only the heaviest step may be without an end, and each ends above the one before
  if (upToG === undefined || (isOpen && !isLast) || (typeof upToG === 'number' && upToG <= fromG))
    faults[`${at}.upToKg`] = 'weight'
  const price = parseAmount(band.price)
  if (price === undefined) faults[`${at}.price`] = 'amount'
  const extraPerKg = band.extraPerKg.trim() === '' || !isOpen ? 0 : parseAmount(band.extraPerKg)
  if (extraPerKg === undefined) faults[`${at}.extraPerKg`] = 'amount'
  return { fromG, upToG: upToG ?? null, price: price ?? 0, extraPerKg: extraPerKg ?? 0 }
}

/** The table as the shop's own calculation reads it. */
export function toRateTable({ zones, services, pickup }: ShippingTable): RateTable {
  return {
    zones: Object.fromEntries(zones.map(({ name, provinces }) => [name, provinces])),
    services: services.map((service) => ({
      ...service,
      freeFrom: service.freeFrom === null ? null : fromWire(service.freeFrom),
      rates: service.rates.map((rate) => ({
        ...rate,
        bands: rate.bands.map((band) => ({
          ...band,
          price: fromWire(band.price),
          extraPerKg: fromWire(band.extraPerKg),
        })),
      })),
    })),
    pickup,
  }
}

/** «2,5» kilos as grams. */
function gramsOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(text)) return undefined
  return Math.round(Number(text) * 1000)
}

function daysOf(typed: string): number | undefined {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined
}

const decimalText = (value: number) => String(value).replace('.', ',')
