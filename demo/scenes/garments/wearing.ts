import { BodyField } from './body.ts'
import type { Cloth, Wearer } from './cloth.ts'
import {
  bendingOf,
  type Drape,
  moveOn,
  netOver,
  type Places,
  placeOf,
  SPACING,
  stretchingOf,
} from './drape.ts'
import { turnedAround } from './laying.ts'
import { noise, type Point, smoothstep, valueAt } from './lines.ts'

const STEPS = 560
const GROWING = 0.34
const GRAVITY = 560
const STEP_S = 1 / 420
/** The threads of the net give by so much under the weight of the garment. */
const SHRUNK = 0.94
const KEPT = 0.972
const FRICTION = 0.3
const SKIN = 0.3
/** How much the middle of front and back is kept in the middle of the body, as stylists do with pins. */
const PINNED = 0.05
/** Cloth goes on beyond its seams, where the other half lies. */
const BEYOND_CM = 3.2

type Worn = Readonly<Record<'front' | 'back', Cloth>> & { readonly wearer: Wearer }

/**
 * A garment as somebody wears it who is not seen: front and back are sewn to each other along their seams, the body
 * grows between them, and the cloth falls as simulated cloth does. The front is what the camera sees.
 */
export function wear(worn: Worn, seed: number): Readonly<Record<'front' | 'back', Drape>> {
  const net = laidAround(worn, seed)
  const half = net.x.length / 2
  const clothAt = (index: number) => (index < half ? worn.front : worn.back)
  const placeAt = (index: number) => placeOf(clothAt(index), net, index % half)
  const bending = bendingOf(net, 'outwards', (index) => clothAt(index).stiffness(...placeAt(index)))
  const stretching = [false, true].flatMap((isMirrored) => [
    ...stretchingOf(net, 'outwards', isMirrored, SHRUNK),
    ...stretchingOf(net, 'inwards', isMirrored, SHRUNK),
  ])
  const pulls = [...stretching, ...bending]
  const seams = seamsOf(worn, net)
  const { body, isBack, armAngles } = worn.wearer
  const middle = Array.from(net.isCloth.keys()).filter(
    (index) => net.isCloth[index] === 1 && Math.abs(placeAt(index)[0]) < SPACING,
  )
  const field = new BodyField(body, isBack, armAngles?.[1])
  const last = { x: net.x.slice(), y: net.y.slice(), z: net.z.slice() }
  for (let step = 0; step < STEPS; step++) {
    const share = smoothstep(step / STEPS / GROWING)
    field.grow(0.1 + 0.9 * share)
    moveOn(net, last, { kept: KEPT, y: GRAVITY * STEP_S * STEP_S, z: 0 })
    for (const pull of pulls) pull(net)
    for (const seam of seams) sewn(net, seam)
    keepOff(net, last, field)
    for (const index of middle) net.x[index] = valueAt(net.x, index) * (1 - PINNED)
  }
  return { front: halfOf(net, 0), back: halfOf(net, 1) }
}

/** Both halves in one net, the front's rows first. */
function laidAround({ front, back, wearer }: Worn, seed: number): Drape {
  const net = netOver(front, 2)
  const half = net.x.length / 2
  for (let index = 0; index < half * 2; index++) {
    const cloth = index < half ? front : back
    const [x, y] = placeOf(cloth, net, index % half)
    const side = index < half ? 1 : -1
    const full = smoothstep(cloth.fromFold(x, y) / 6)
    const to = sleeveDown(wearer, [x, y])
    net.x[index] = to[0]
    net.y[index] = to[1]
    net.z[index] = side * (0.2 + 2 * full + 0.35 * full * noise(x / 6, y / 11, seed + side))
    net.isCloth[index] = cloth.within(x, y) > -BEYOND_CM ? 1 : 0
  }
  return net
}

/** Sleeves are turned down around the shoulder, to where the arms hang. */
function sleeveDown({ body, armAngles: [from, to] = [0, 0], onSleeve }: Wearer, [x, y]: Point): Point {
  const side = x < 0 ? -1 : 1
  const angle = (from - to) * onSleeve(x, y)
  return turnedAround([body.joint[0] * side, body.joint[1]], [x, y], angle * side)
}

function halfOf(net: Drape, part: 0 | 1): Drape {
  const half = net.x.length / 2
  const cut = <T extends Float32Array | Uint8Array>(values: T) =>
    values.slice(part * half, (part + 1) * half) as T
  const { columns, rows, x, y, z, isCloth } = net
  return { columns, rows: rows / 2, x: cut(x), y: cut(y), z: cut(z), isCloth: cut(isCloth) }
}

/** A point beyond a seam and the four points of the other half between which it lies. */
type Seam = {
  readonly index: number
  readonly others: Int32Array
  readonly weights: Float32Array
  /** The sum of the squares of the weights. */
  readonly square: number
}

function seamsOf({ front, wearer }: Worn, net: Drape): Seam[] {
  const half = net.x.length / 2
  const { left, top } = front.bounds
  const seams: Seam[] = []
  for (let index = 0; index < half * 2; index++) {
    if (!net.isCloth[index]) continue
    const to = wearer.acrossSeam(...placeOf(front, net, index % half))
    if (!to) continue
    const [u, v] = [(to[0] - left) / SPACING, (to[1] - top) / SPACING]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [u - column, v - row]
    const first = (index < half ? half : 0) + row * net.columns + column
    const others = Int32Array.of(first, first + 1, first + net.columns, first + net.columns + 1)
    if (others.some((other) => !net.isCloth[other])) continue
    const weights = Float32Array.of((1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t)
    seams.push({ index, others, weights, square: weights.reduce((sum, weight) => sum + weight * weight, 0) })
  }
  return seams
}

/** Draws both halves to each other. */
function sewn({ x, y, z }: Drape, { index, others, weights, square }: Seam): void {
  for (const values of [x, y, z]) {
    let there = 0
    for (let at = 0; at < 4; at++) there += valueAt(values, others[at] as number) * valueAt(weights, at)
    const off = (there - valueAt(values, index)) * 0.45
    values[index] = valueAt(values, index) + off
    for (let at = 0; at < 4; at++) {
      const other = others[at] as number
      values[other] = valueAt(values, other) - (off * valueAt(weights, at)) / square / 1.6
    }
  }
}

/** Out of the body along the steepest way, with the friction of cloth on it. */
function keepOff({ x, y, z, isCloth }: Drape, last: Places, field: BodyField): void {
  const tiny = 0.05
  for (let index = 0; index < x.length; index++) {
    if (!isCloth[index]) continue
    const [px, py, pz] = [valueAt(x, index), valueAt(y, index), valueAt(z, index)]
    const away = field.away(px, py, pz) - SKIN
    if (away >= 0) continue
    const dx = (field.away(px + tiny, py, pz) - away - SKIN) / tiny
    const dy = (field.away(px, py + tiny, pz) - away - SKIN) / tiny
    const dz = (field.away(px, py, pz + tiny) - away - SKIN) / tiny
    const square = dx * dx + dy * dy + dz * dz + 1e-6
    const out = Math.min(-away, 1.2) / square
    const rub = (value: number, before: number) => value + (before - value) * FRICTION
    x[index] = rub(px + dx * out, valueAt(last.x, index))
    y[index] = rub(py + dy * out, valueAt(last.y, index))
    z[index] = rub(pz + dz * out, valueAt(last.z, index))
  }
}
