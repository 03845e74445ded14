import type { PlaceId } from '@estampa/domain/countries'
import type { PickupPoint, RateService, RateTable, ZoneRate } from '@estampa/domain/shipping'
import { amountIn } from './amounts.ts'
import type { DemoCountry } from './shops/demo-shop.ts'

type Zone = {
  readonly name: string
  readonly places: readonly PlaceId[]
  readonly share: number
  readonly days: readonly [number, number]
}

const zones: Readonly<Record<DemoCountry, readonly Zone[]>> = {
  ARG: [
    { name: 'Buenos Aires', places: ['02', '06'], share: 1, days: [1, 3] },
    {
      name: 'Centro y litoral',
      places: ['14', '82', '30', '18', '54', '42', '74'],
      share: 1.25,
      days: [2, 5],
    },
    {
      name: 'Cuyo y norte',
      places: ['50', '70', '46', '10', '90', '86', '66', '38', '22', '34'],
      share: 1.5,
      days: [3, 7],
    },
    { name: 'Patagonia', places: ['58', '62', '26', '78', '94'], share: 1.9, days: [4, 9] },
  ],
  CL: [
    { name: 'Región Metropolitana', places: ['13'], share: 1, days: [1, 2] },
    { name: 'Zona central', places: ['05', '06', '07', '16', '08'], share: 1.2, days: [2, 4] },
    {
      name: 'Norte y sur',
      places: ['15', '01', '02', '03', '04', '09', '14', '10'],
      share: 1.5,
      days: [3, 6],
    },
    { name: 'Austral', places: ['11', '12'], share: 2.1, days: [5, 10] },
  ],
}

const bands = [
  [0, 1000, 5200],
  [1000, 5000, 8400],
  [5000, 15_000, 14_900],
  [15_000, 30_000, 24_500],
] as const

function ratesOf(environment: DemoCountry, dearer: number, faster: number): ZoneRate[] {
  return zones[environment].map((zone) => ({
    zone: zone.name,
    delivery_time: { min: Math.max(1, zone.days[0] - faster), max: Math.max(1, zone.days[1] - faster * 2) },
    bands: [
      ...bands.map(([fromG, upToG, ars]) => ({
        fromG,
        upToG,
        price: amountIn(environment, ars * zone.share * dearer),
        extraPerKg: 0,
      })),
      {
        fromG: 30_000,
        upToG: null,
        price: amountIn(environment, 24_500 * zone.share * dearer),
        extraPerKg: amountIn(environment, 620 * zone.share * dearer),
      },
    ],
  }))
}

const zonesOf = (environment: DemoCountry) =>
  Object.fromEntries(zones[environment].map((zone) => [zone.name, zone.places]))

/** One service to begin with, whose prices are examples, and a counter where there is one. */
export function starterDeliveries(environment: DemoCountry, counter: PickupPoint | null): RateTable {
  return {
    zones: zonesOf(environment),
    services: [
      {
        carrier: { id: 1, name: 'Envío a domicilio', logo: null },
        service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
        logistic_type: 'carrier_pickup',
        rates: ratesOf(environment, 1, 0),
        freeFrom: null,
      },
    ],
    pickup: counter && { name: 'Retiro en el local', points: [counter], delivery_time: { min: 1, max: 2 } },
  }
}

/** Two carriers of our own invention and a counter to collect at, with rates that grow with weight and distance. */
export function deliveriesOf(
  environment: DemoCountry,
  counter: PickupPoint,
  freeFromArs: number | null,
): RateTable {
  const service = (
    id: number,
    carrier: string,
    name: string,
    code: string,
    typeId: number,
    dearer: number,
    faster: number,
  ): RateService => ({
    carrier: { id, name: carrier, logo: null },
    service_type: { id: typeId, code, name },
    logistic_type: 'carrier_pickup',
    rates: ratesOf(environment, dearer, faster),
    freeFrom:
      code === 'standard_delivery' && freeFromArs !== null ? amountIn(environment, freeFromArs) : null,
  })
  return {
    zones: zonesOf(environment),
    services: [
      service(1, 'Correo Surcos', 'Entrega a domicilio', 'standard_delivery', 1, 1, 0),
      service(2, 'Expreso Cardón', 'Entrega exprés', 'express_delivery', 2, 1.7, 1),
    ],
    pickup: { name: 'Retiro en mostrador', points: [counter], delivery_time: { min: 1, max: 1 } },
  }
}
