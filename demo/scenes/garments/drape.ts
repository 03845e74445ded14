import type { Cloth } from './cloth.ts'
import { Ridges } from './folds.ts'
import { clamp, noise, type Point, smoothstep, valueAt } from './lines.ts'

/** Centimeters between the points of the cloth. */
export const SPACING = 0.75
/** Points of cloth beyond the pattern's edge: they lead it on, so that its edge may be cut anywhere. */
const BEYOND_CM = 2.4
const STEPS = 400
const GRAVITY = 500
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
  const { left, top, right, bottom } = cloth.bounds
  const columns = Math.ceil((right - left) / SPACING) + 1
  const rows = Math.ceil((bottom - top) / SPACING) + 1
  const count = columns * rows
  const net: Drape = {
    columns,
    rows,
    x: new Float32Array(count),
    y: new Float32Array(count),
    z: new Float32Array(count),
    isCloth: new Uint8Array(count),
  }
  for (let index = 0; index < count; index++) {
    const [x, y] = placeOf(cloth, net, index)
    const to = cloth.laid([x, y], seed)
    net.x[index] = to[0]
    net.y[index] = to[1]
    net.z[index] = 0.1
    net.isCloth[index] = cloth.within(x, y) > -BEYOND_CM ? 1 : 0
  }
  return net
}

function placeOf({ bounds }: Cloth, { columns }: Drape, index: number): Point {
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
  const [lastX, lastY, lastZ] = [x.slice(), y.slice(), z.slice()]
  const ridges = new Ridges(cloth, seed)
  const ground = Float32Array.from({ length: count }, (_, index) => {
    const [px, py] = placeOf(cloth, net, index)
    const sewn = smoothstep(cloth.fromFold(px, py) / 3.5)
    return 0.3 + (ridges.heightAt(px, py) * FOLD_HEIGHT - 0.2) * sewn + cloth.lift(px, py)
  })
  for (let step = 0; step < STEPS; step++) {
    for (let index = 0; index < count; index++) {
      if (!isCloth[index]) continue
      const [px, py, pz] = [x[index] as number, y[index] as number, z[index] as number]
      const kept = 0.975
      x[index] = px + (px - (lastX[index] as number)) * kept
      y[index] = py + (py - (lastY[index] as number)) * kept
      z[index] = pz + (pz - (lastZ[index] as number)) * kept - GRAVITY * STEP_S * STEP_S
      lastX[index] = px
      lastY[index] = py
      lastZ[index] = pz
    }
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
      x[index] = (x[index] as number) + ((lastX[index] as number) - (x[index] as number)) * FRICTION
      y[index] = (y[index] as number) + ((lastY[index] as number) - (y[index] as number)) * FRICTION
    }
  }
  return net
}

type Pull = (net: Drape) => void

/** Threads along, across and aslant keep their length; bending is a little of each point towards the middle of its neighbors. */
function pullsOf(cloth: Cloth, net: Drape): Pull[] {
  const { columns } = net
  const surplus = 1.006
  const threads: [number, number, number, number, number][] = [
    [1, SPACING * surplus, 0.9, 0.42, 0],
    [columns, SPACING * 1.004, 0.9, 0.42, 0],
    [columns + 1, SPACING * Math.SQRT2 * 1.005, 0.32, 0.14, 0],
    [columns - 1, SPACING * Math.SQRT2 * 1.005, 0.32, 0.14, 1],
  ]
  const stretching = threads.map(([away, rest, stretch, squeeze, from]): Pull => {
    const starts = startsOf(net, [away], from)
    return (moving) => keepLength(moving, starts, away, rest, stretch, squeeze)
  })
  const stiff = Float32Array.from({ length: net.x.length }, (_, index) => {
    const [x, y] = placeOf(cloth, net, index)
    return cloth.stiffness(x, y)
  })
  const bending = [1, columns, columns + 1, columns - 1].map((away): Pull => {
    const starts = startsOf(net, [away, -away], 0)
    return (moving) => straighten(moving, starts, away, stiff)
  })
  return [...stretching, ...stretching, ...bending]
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
