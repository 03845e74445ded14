/** What a table of deliveries needs beyond its form, and its lines in words. */
import { formatPriceText, type Minor } from '@estampa/domain/money'
import type { RateTable, WeightBand } from '@estampa/domain/shipping'
import type { ConfigFault } from '@estampa/domain/shops/check-config'

type Province = { readonly id: string; readonly name: string }
type ZoneList = readonly { readonly name: string; readonly provinces: readonly string[] }[]
export type ListedRateTable = Omit<RateTable, 'zones'> & { readonly zones: ZoneList }

export const toZoneList = ({ zones, ...table }: RateTable): ListedRateTable => ({
  ...table,
  zones: Object.entries(zones).map(([name, provinces]) => ({ name, provinces })),
})

export const toZonedTable = ({ zones, ...table }: ListedRateTable): RateTable => ({
  ...table,
  zones: Object.fromEntries(zones.map(({ name, provinces }) => [name, provinces])),
})

/** Rates of zones that there are not, and places that are none. Places are official codes: «02» is one, «2» is not. */
export function listTableFaults(table: RateTable, provinces: readonly Province[]): ConfigFault[] {
  return [...zoneFaults(table), ...placeFaults(table, provinces)]
}

function zoneFaults({ zones, services }: RateTable): ConfigFault[] {
  const known = Object.keys(zones)
  return services.flatMap(({ rates }, service) =>
    rates.flatMap(({ zone, bands }, at) => [
      ...(known.includes(zone)
        ? []
        : [
            {
              field: `services[${service}].rates[${at}].zone`,
              expected: known.join(' o ') || 'una de las zonas',
            },
          ]),
      ...(bands.length > 0
        ? []
        : [{ field: `services[${service}].rates[${at}].bands`, expected: 'un peso o más' }]),
    ]),
  )
}

function placeFaults({ zones }: RateTable, provinces: readonly Province[]): ConfigFault[] {
  const known = new Set(provinces.map(({ id }) => id))
  return Object.entries(zones).flatMap(([zone, ids]) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => ({
        field: `zones.${zone}`,
        expected: `«${id}» no es un código: ${provinces.map((one) => `${one.id} ${one.name}`).join(', ')}`,
      })),
  )
}

/** Each zone and each price of a service in words, so that a change of the table tells its lines alone. */
export function rateLines({ zones, services, pickup }: RateTable): Record<string, string> {
  const zoneLines = Object.entries(zones).map(([zone, places]) => [`Zona ${zone}`, places.join(', ')])
  const serviceLines = services.flatMap(({ carrier, freeFrom, rates }) => [
    [`${carrier.name}, gratis desde`, freeFrom === null ? '' : amountText(freeFrom)],
    ...rates.map(({ zone, delivery_time: { min, max }, bands }) => [
      `${carrier.name}, ${zone}`,
      `${min} a ${max} días; ${bands.map(bandText).join('; ')}`,
    ]),
  ])
  return Object.fromEntries([...zoneLines, ...serviceLines, ...pickupLines(pickup)])
}

function pickupLines(pickup: RateTable['pickup']): string[][] {
  if (!pickup) return []
  const { name, points, delivery_time } = pickup
  return [
    ['Retiro', `${name}, ${delivery_time.min} a ${delivery_time.max} días`],
    ...points.map(({ description, address, open_hours, phone }) => [
      `Retiro, ${description}`,
      [address, open_hours, phone].filter(Boolean).join('; '),
    ]),
  ]
}

function bandText({ fromG, upToG, price, extraPerKg }: WeightBand): string {
  if (upToG !== null) return `hasta ${kilos(upToG)} ${amountText(price)}`
  const more = extraPerKg > 0 ? ` y ${amountText(extraPerKg)} por kg más` : ''
  return `desde ${kilos(fromG)} ${amountText(price)}${more}`
}

const kilos = (grams: number) => `${String(grams / 1000).replace('.', ',')} kg`
const amountText = (amount: Minor) => formatPriceText(amount)
