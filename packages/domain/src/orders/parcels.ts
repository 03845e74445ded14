import { type Refusal, refuse } from '../refusal.ts'
import type { DeliveryMethod, OrderState } from './lifecycle.ts'

/**
 * An order may leave in several parcels. Each holds so many units of some lines; what is in no parcel is still to be
 * packed. A parcel is corrected or taken back until it leaves. The order is shipped with its last unit and delivered
 * with its last parcel. An order without parcels leaves in one piece, which nobody has to list.
 */
export type OrderParcel = {
  readonly number: number
  readonly state: 'packed' | 'left' | 'arrived'
  readonly lines: readonly ParcelLine[]
}
/** So many units of the line at this position of the order. */
export type ParcelLine = { readonly position: number; readonly units: number }

type PackedOrder = {
  readonly state: OrderState
  readonly deliveryMethod: DeliveryMethod
  /** A company collects the whole order by itself. */
  readonly isCarried: boolean
  readonly lines: readonly ParcelLine[]
  readonly parcels: readonly OrderParcel[]
}

/** Goods are packed while they are made, too: a part of them may be done before the others. */
const packing: readonly OrderState[] = ['in_production', 'ready']

export const unitsOf = (lines: readonly ParcelLine[]) => lines.reduce((sum, { units }) => sum + units, 0)

/** What is in none of these parcels, by line; lines of which nothing is left are not there. */
export function unpackedLines(lines: readonly ParcelLine[], parcels: readonly OrderParcel[]): ParcelLine[] {
  return lines
    .map(({ position, units }) => ({ position, units: units - unitsAt(parcels, position) }))
    .filter(({ units }) => units > 0)
}

/** The lines of a new parcel, or of one that is changed: then it is not among the order's `parcels`. */
export function packParcel(lines: readonly ParcelLine[], order: PackedOrder): ParcelLine[] | Refusal {
  if (!packing.includes(order.state) || order.deliveryMethod !== 'shipping') return refuse('parcel_not_now')
  if (order.isCarried) return refuse('parcel_of_carrier')
  const filled = lines.filter(({ units }) => units > 0)
  if (filled.length === 0) return refuse('parcel_empty')
  const free = unpackedLines(order.lines, order.parcels)
  for (const { position } of filled) {
    const units = unitsOf(filled.filter((line) => line.position === position))
    const left = unitsOf(free.filter((line) => line.position === position))
    if (units > left) return refuse('parcel_units_missing', { position, left })
  }
  return filled
}

/** Whether this parcel may leave, and whether the order has left with it. */
export function sendParcel(
  parcel: OrderParcel,
  order: PackedOrder & { restDue: number },
): { isLast: boolean } | Refusal {
  if (parcel.state !== 'packed') return refuse('parcel_has_left')
  if (!packing.includes(order.state)) return refuse('parcel_not_now')
  if (order.restDue > 0) return refuse('rest_missing', { restDue: order.restDue })
  const others = order.parcels.filter(({ number, state }) => number !== parcel.number && state !== 'packed')
  const isLast = unpackedLines(order.lines, [...others, parcel]).length === 0
  return isLast && order.state !== 'ready' ? refuse('parcel_is_last') : { isLast }
}

/** What has left of an order, of all its units; an order without parcels has left whole or not at all. */
export function dispatchedUnits({
  lines,
  parcels,
  state,
}: Pick<PackedOrder, 'lines' | 'parcels' | 'state'>): {
  left: number
  all: number
} {
  const all = unitsOf(lines)
  const hasLeft = state === 'shipped' || state === 'delivered' || state === 'returned'
  const gone = parcels.filter((parcel) => parcel.state !== 'packed')
  return { left: hasLeft ? all : unitsOf(gone.flatMap((parcel) => parcel.lines)), all }
}

function unitsAt(parcels: readonly OrderParcel[], position: number): number {
  const lines = parcels.flatMap((parcel) => parcel.lines)
  return unitsOf(lines.filter((line) => line.position === position))
}
