import type { Cloth } from './cloth.ts'
import { Ridges } from './folds.ts'
import { clamp, noise, type Point, smoothstep, valueAt } from './lines.ts'

/** Centimeters between the points of the cloth. */
export const SPACING = 0.75
/** Points of cloth beyond the pattern's edge: they lead it on, so that its edge may be cut anywhere. */
const BEYOND_CM = 2.4
const STEPS = 400
const GRAVITY = 500
/** Of its speed from step to step. */
const KEPT = 0.975
/** Of cloth on cloth. */
const FRICTION = 0.3
const FOLD_HEIGHT = 1.6
const STEP_S = 1 / 420

/** A net of points over the pattern, rows from the top, and where each has come to lie. */
export type Drape = {
  readonly columns: number
  readonly rows: number
  readonly x: Float32Array
  readonly y: Float32Array
  readonly z: Float32Array
  readonly isCloth: Uint8Array
}

/** The same net as it was laid, before it moves: the layer below. */
export function layOut(cloth: Cloth, seed: number): Drape {
  const net = netOver(cloth, 1)
  for (let index = 0; index < net.x.length; index++) {
    const [x, y] = placeOf(cloth, net, index)
    const to = cloth.laid([x, y], seed)
    net.x[index] = to[0]
    net.y[index] = to[1]
    net.z[index] = 0.1
    net.isCloth[index] = cloth.within(x, y) > -BEYOND_CM ? 1 : 0
  }
  return net
}

/** So many layers of points over the pattern, the rows of one after those of the other, which nobody has laid down yet. */
export function netOver({ bounds: { left, top, right, bottom } }: Cloth, layers: number): Drape {
  const columns = Math.ceil((right - left) / SPACING) + 1
  const rows = (Math.ceil((bottom - top) / SPACING) + 1) * layers
  const points = () => new Float32Array(columns * rows)
  return { columns, rows, x: points(), y: points(), z: points(), isCloth: new Uint8Array(columns * rows) }
}

export function placeOf({ bounds }: Cloth, { columns }: Drape, index: number): Point {
  return [bounds.left + (index % columns) * SPACING, bounds.top + Math.floor(index / columns) * SPACING]
}

/** Lets the upper layer fall on the lower one until it has come to rest. */
export function drape(cloth: Cloth, seed: number): Drape {
  const net = layOut(cloth, seed)
  const { x, y, z, isCloth } = net
  const count = x.length
  const held = new Float32Array(count)
  const [toX, toY] = [x.slice(), y.slice()]
  for (let index = 0; index < count; index++) {
    const [px, py] = placeOf(cloth, net, index)
    if (isCloth[index]) held[index] = cloth.hold(px, py)
    const inner = smoothstep(cloth.fromFold(px, py) / 7)
    const wave =
      noise(px / 7 + py / 25, py / 15 - px / 34, seed + 31) + 0.4 * noise(px / 4, py / 6, seed + 33)
    z[index] = 0.3 + inner * Math.max(0, 0.7 + 0.8 * wave)
  }
  const pulls = pullsOf(cloth, net)
  const last = { x: x.slice(), y: y.slice(), z: z.slice() }
  const ridges = new Ridges(cloth, seed)
  const ground = Float32Array.from({ length: count }, (_, index) => {
    const [px, py] = placeOf(cloth, net, index)
    const sewn = smoothstep(cloth.fromFold(px, py) / 3.5)
    return 0.3 + (ridges.heightAt(px, py) * FOLD_HEIGHT - 0.2) * sewn + cloth.lift(px, py)
  })
  for (let step = 0; step < STEPS; step++) {
    moveOn(net, last, { kept: KEPT, y: 0, z: -GRAVITY * STEP_S * STEP_S })
    for (const pull of pulls) pull(net)
    for (let index = 0; index < count; index++) {
      if (!isCloth[index]) continue
      const hold = held[index] as number
      if (hold > 0) {
        x[index] = (x[index] as number) + ((toX[index] as number) - (x[index] as number)) * hold
        y[index] = (y[index] as number) + ((toY[index] as number) - (y[index] as number)) * hold
        if (hold > 0.1) z[index] = (z[index] as number) + (0.45 - (z[index] as number)) * 0.5
      }
      if ((z[index] as number) > (ground[index] as number)) continue
      z[index] = ground[index] as number
      // friction of cloth on cloth
      x[index] = (x[index] as number) + ((last.x[index] as number) - (x[index] as number)) * FRICTION
      y[index] = (y[index] as number) + ((last.y[index] as number) - (y[index] as number)) * FRICTION
    }
  }
  return net
}

export type Places = Pick<Drape, 'x' | 'y' | 'z'>

/** Each point goes on as it went since the last step, as far as air lets it, and by what gravity adds in a step. */
export function moveOn(
  { x, y, z, isCloth }: Drape,
  last: Places,
  step: { readonly kept: number; readonly y: number; readonly z: number },
): void {
  for (let index = 0; index < x.length; index++) {
    if (!isCloth[index]) continue
    const [px, py, pz] = [x[index] as number, y[index] as number, z[index] as number]
    x[index] = px + (px - (last.x[index] as number)) * step.kept
    y[index] = py + (py - (last.y[index] as number)) * step.kept + step.y
    z[index] = pz + (pz - (last.z[index] as number)) * step.kept + step.z
    last.x[index] = px
    last.y[index] = py
    last.z[index] = pz
  }
}

type Pull = (net: Drape) => void

/** Threads along, across and aslant keep their length; bending is a little of each point towards the middle of its neighbors. */
function pullsOf(cloth: Cloth, net: Drape): Pull[] {
  const stretching = stretchingOf(net, 'across')
  return [
    ...stretching,
    ...stretching,
    ...bendingOf(net, 'across', (index) => cloth.stiffness(...placeOf(cloth, net, index))),
  ]
}

/** From the left to the right, or from the middle outwards or inwards: what hangs must not be drawn to one side. What will hang is shorter by as much as its weight lengthens it. */
type Order = 'across' | 'outwards' | 'inwards'

export function stretchingOf(net: Drape, order: Order, isMirrored = false, shrunk = 1): Pull[] {
  const { columns } = net
  const surplus = 1.006
  const aslant = SPACING * Math.hypot(1, shrunk) * 1.005
  const threads: [number, number, number, number, number][] = [
    [1, SPACING * surplus, 0.9, 0.42, 0],
    [columns, SPACING * 1.004 * shrunk, 0.9, 0.42, 0],
    [columns + 1, aslant, 0.32, 0.14, 0],
    [columns - 1, aslant, 0.32, 0.14, 1],
  ]
  if (isMirrored) threads.push(...threads.splice(2, 1))
  const pulls = threads.map(([away, rest, stretch, squeeze, from]): Pull => {
    const starts = ordered(startsOf(net, [away], from), net, away, order)
    return (moving) => keepLength(moving, starts, away, rest, stretch, squeeze)
  })
  return order === 'inwards' ? pulls.toReversed() : pulls
}

function ordered(starts: Int32Array, { columns }: Drape, away: number, order: Order): Int32Array {
  if (order === 'across') return starts
  const middle = columns - 1
  const step = away % columns > 1 ? -1 : away % columns
  const distance = (at: number) => Math.abs(2 * (at % columns) + step - middle)
  const sorted = starts.toSorted((one, other) => distance(one) - distance(other))
  return order === 'inwards' ? sorted.toReversed() : sorted
}

export function bendingOf(net: Drape, order: Order, stiffnessOf: (index: number) => number): Pull[] {
  const { columns } = net
  const stiff = Float32Array.from({ length: net.x.length }, (_, index) => stiffnessOf(index))
  return [1, columns, columns + 1, columns - 1].map((away): Pull => {
    const starts = ordered(startsOf(net, [away, -away], 0), net, 0, order)
    return (moving) => straighten(moving, starts, away, stiff)
  })
}

function startsOf({ columns, isCloth }: Drape, steps: readonly number[], from: number): Int32Array {
  const starts: number[] = []
  for (let index = from; index < isCloth.length; index++) {
    const column = index % columns
    const isFree = (other: number) => isCloth[other] === 1 && Math.abs((other % columns) - column) <= 1
    if (isCloth[index] && steps.every((step) => isFree(index + step))) starts.push(index)
  }
  return Int32Array.from(starts)
}

/** The loops of a step are gone through a hundred million times a garment: they read the nets themselves and call nothing. */
function keepLength(
  { x, y, z }: Drape,
  starts: Int32Array,
  away: number,
  rest: number,
  stretch: number,
  squeeze: number,
): void {
  for (const one of starts) {
    const other = one + away
    const dx = (x[other] as number) - (x[one] as number)
    const dy = (y[other] as number) - (y[one] as number)
    const dz = (z[other] as number) - (z[one] as number)
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    const share = (((length - rest) / length) * (length > rest ? stretch : squeeze)) / 2
    x[one] = (x[one] as number) + dx * share
    y[one] = (y[one] as number) + dy * share
    z[one] = (z[one] as number) + dz * share
    x[other] = (x[other] as number) - dx * share
    y[other] = (y[other] as number) - dy * share
    z[other] = (z[other] as number) - dz * share
  }
}

function straighten({ x, y, z }: Drape, starts: Int32Array, away: number, stiff: Float32Array): void {
  for (const values of [x, y, z])
    for (const index of starts) {
      const [before, after] = [index - away, index + away]
      const off = ((values[before] as number) + (values[after] as number)) / 2 - (values[index] as number)
      const move = off * (stiff[index] as number)
      values[index] = (values[index] as number) + move
      values[before] = (values[before] as number) - move / 2
      values[after] = (values[after] as number) - move / 2
    }
}

/** Between the points of the net: a soft surface (a cubic B-spline) through about where they lie; u and v count points. */
export function surfaceAt(net: Drape, u: number, v: number): [x: number, y: number, z: number] {
  const column = clamp(Math.floor(u), 1, net.columns - 3)
  const row = clamp(Math.floor(v), 1, net.rows - 3)
  const across = weights(u - column)
  const down = weights(v - row)
  const sum: [number, number, number] = [0, 0, 0]
  for (let dy = 0; dy < 4; dy++)
    for (let dx = 0; dx < 4; dx++) {
      const weight = (across[dx] as number) * (down[dy] as number)
      const index = (row + dy - 1) * net.columns + column + dx - 1
      sum[0] += valueAt(net.x, index) * weight
      sum[1] += valueAt(net.y, index) * weight
      sum[2] += valueAt(net.z, index) * weight
    }
  return sum
}

function weights(t: number): readonly number[] {
  const rest = 1 - t
  return [
    (rest * rest * rest) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (3 * rest * rest * rest - 6 * rest * rest + 4) / 6,
    (t * t * t) / 6,
  ]
}
