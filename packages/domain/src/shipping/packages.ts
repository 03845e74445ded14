import { isRefusal, type Refusal } from '../refusal.ts'
import { chargeableWeightG, type Parcel } from '../shipping.ts'

/** A box as a carrier is told of it. */
export type Package = {
  readonly weightG: number
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
}

/** Limits of a package: what one person lifts, and a box of 60 × 40 × 40 cm. */
const box = { weightG: 20_000, volume: 96_000 }
/** Things leave air between them. */
const filled = 0.9

type Filling = { weightG: number; volume: number; units: number; edges: [number, number, number] }

/**
 * Puts units into boxes one after the other, as a packer does who wants few of them. What is larger than a box
 * goes on its own. Refused like a weight where a measure is missing.
 */
export function packParcels(parcels: readonly Parcel[]): Package[] | Refusal {
  const weight = chargeableWeightG(parcels)
  if (isRefusal(weight)) return weight
  const packed: Package[] = []
  let current = empty()
  for (const parcel of parcels) {
    for (let left = parcel.quantity; left > 0; ) {
      const units = Math.min(left, roomFor(parcel, current))
      if (units > 0) current = add(current, parcel, units)
      left -= units
      if (left > 0) {
        packed.push(closed(current))
        current = empty()
      }
    }
  }
  return [...packed, closed(current)]
}

const empty = (): Filling => ({ weightG: 0, volume: 0, units: 0, edges: [0, 0, 0] })

function volumeOf({ height, length, width }: Parcel): number {
  return height * length * width
}

function roomFor(parcel: Parcel, current: Filling): number {
  const byWeight = (box.weightG - current.weightG) / parcel.unit_weight
  const byVolume = (box.volume * filled - current.volume) / volumeOf(parcel)
  const room = Math.floor(Math.min(byWeight, byVolume))
  // an empty box takes one of anything
  return current.units === 0 ? Math.max(1, room) : Math.max(0, room)
}

function add(current: Filling, parcel: Parcel, units: number): Filling {
  const edges = [parcel.length, parcel.width, parcel.height].sort((a, b) => b - a)
  return {
    weightG: current.weightG + units * parcel.unit_weight,
    volume: current.volume + units * volumeOf(parcel),
    units: current.units + units,
    edges: current.edges.map((edge, at) => Math.max(edge, edges[at] ?? 0)) as Filling['edges'],
  }
}

/** The box that holds them: no edge shorter than the longest thing's, no more air than there must be. */
function closed({ weightG, volume, units, edges }: Filling): Package {
  const needed = units === 1 ? volume : volume / filled
  const lengthCm = Math.ceil(Math.max(edges[0], Math.cbrt(needed)))
  const widthCm = Math.ceil(Math.max(edges[1], Math.sqrt(needed / lengthCm)))
  const heightCm = Math.ceil(Math.max(edges[2], needed / (lengthCm * widthCm)))
  return { weightG: Math.ceil(weightG), lengthCm, widthCm, heightCm }
}
