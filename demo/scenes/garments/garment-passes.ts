import type { ProductAppearance } from '../../src/appearances/appearance.ts'
import type { Cloth } from './cloth.ts'
import { sew } from './cuts.ts'
import { drape, layOut, SPACING } from './drape.ts'
import { type LightField, lightOn } from './lighting.ts'
import { clamp, noise, valueAt } from './lines.ts'
import { areasOn } from './print-areas.ts'
import { type Frame, type Layer, type Relief, reliefOf, TABLE } from './relief.ts'
import type { Spot } from './spot.ts'

/**
 * What is sewn of cloth and lies on a table, seen from straight above: its pattern is laid down with all that is uneven about it,
 * the upper layer falls on the lower one as simulated cloth, and the relief that comes to rest is lit. Gives the same
 * passes of light as Blender does for solid things, without noise and in a fraction of the time.
 */
type GarmentView = { readonly isBack: boolean }

/** Pixels of the picture along one of the light, which changes slowly. */
const COARSE = 2
/** Must be as in packages/artwork/src/mockup/passes.ts. */
const WHITE = 1.5
const GAMMA = 2.2
/** What part of the light cloth of a middling color throws on to its own folds. */
const BOUNCE = 0.3
const SHADOW_DEPTH = 1.9
/** Of the broad gloss of fibers: it shows the relief of goods that are dark. */
const SHEEN = 0.028
/** Half way between the softbox and the camera. */
const HALF_WAY = (() => {
  const [x, y, z] = [-0.44, -0.32, 1]
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
})()
const STEEPEST = 1.6

type Product = Pick<ProductAppearance, 'scene' | 'options'>

export function garmentPasses(product: Product, view: GarmentView, size: number) {
  const { relief, spots, areas, cloth } = laidGarment(product, view, size)
  const light = reliefLight(relief)
  return { passes: developed(relief, spots, light, cloth), areas }
}

/** A garment as it came to lie, before it is lit. */
export function laidGarment(product: Product, view: GarmentView, size: number) {
  const seed = Number(product.options.seed ?? 1) + (view.isBack ? 500 : 0)
  const { upper, lower, areas } = sew(product, view.isBack)
  const top: Layer = { cloth: upper, net: drape(upper, seed) }
  const layers: Layer[] = lower ? [{ cloth: lower, net: layOut(lower, seed) }, top] : [top]
  const frame = frameOf(top, size)
  const relief = reliefOf(layers, frame)
  const spots = spotsOf(relief, layers, seed, product.options.heather === true)
  return { relief, spots, areas: areasOn(top, frame, areas), cloth: upper }
}

function frameOf({ cloth, net }: Layer, side: number): Frame {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9]
  for (let index = 0; index < net.x.length; index++) {
    const x = cloth.bounds.left + (index % net.columns) * SPACING
    const y = cloth.bounds.top + Math.floor(index / net.columns) * SPACING
    if (cloth.within(x, y) < 0) continue
    left = Math.min(left, valueAt(net.x, index))
    right = Math.max(right, valueAt(net.x, index))
    top = Math.min(top, valueAt(net.y, index))
    bottom = Math.max(bottom, valueAt(net.y, index))
  }
  const scale = (side * cloth.fill) / Math.max(right - left, bottom - top)
  const middle = side / 2 / scale
  return { side, scale, left: (left + right) / 2 - middle, top: (top + bottom) / 2 - middle }
}

/** Of each pixel: the share that cloth fills, and of it the shares of what takes a color, or its own gray. */
type Spots = Readonly<Record<'filled' | 'main' | 'second' | 'own', Float32Array>>

/** Adds to the relief what sewing and knitting leave, and lets its edges fall to the table. */
function spotsOf(relief: Relief, layers: readonly Layer[], seed: number, isHeather: boolean): Spots {
  const count = relief.height.length
  const spots: Spots = {
    filled: new Float32Array(count),
    main: new Float32Array(count),
    second: new Float32Array(count),
    own: new Float32Array(count),
  }
  const spot: Spot = { height: 0, main: 0, second: 0, own: 0 }
  for (let at = 0; at < count; at++) {
    const layer = layers[relief.layer[at] as number]
    if (!layer) continue
    const u = valueAt(relief.u, at)
    const v = valueAt(relief.v, at)
    const over = layer.cloth.within(u, v) * relief.frame.scale
    spots.filled[at] = relief.isDoubled[at] ? 1 : clamp(over + 0.5, 0, 1)
    layer.cloth.addSpot(u, v, seed, spot)
    const edge = layer.cloth.edge(u, v)
    relief.height[at] = valueAt(relief.height, at) * edge + spot.height * (0.35 + 0.65 * edge)
    const tint = isHeather ? heatherAt(u, v, seed) : layer.cloth.isMottled ? mottledAt(u, v, seed) : 1
    spots.main[at] = spot.main * tint
    spots.second[at] = spot.second * tint
    spots.own[at] = spot.own
  }
  return spots
}

/** Yarns of two tones that were spun together. */
function heatherAt(u: number, v: number, seed: number): number {
  const fine = noise(u / 0.07, v / 0.9, seed + 71) + 0.7 * noise(u / 0.045, v / 0.3, seed + 72)
  return 0.93 + 0.13 * clamp(fine, -1.2, 0.8)
}

/** Thick yarn of cotton takes its dye unevenly: faint streaks, which light colors show. */
function mottledAt(u: number, v: number, seed: number): number {
  return 0.97 + 0.06 * noise(u / 0.1, v / 0.55, seed + 73) + 0.055 * noise(u / 0.26, v / 1, seed + 74)
}

/** The light on cloth and table, and on the table alone: beside a lit edge only its shadow counts. */
type ReliefLight = LightField & { readonly table: Float32Array }

function reliefLight({ height, layer, frame }: Relief): ReliefLight {
  const side = frame.side / COARSE
  const small = new Float32Array(side * side)
  const isTable = new Uint8Array(side * side)
  for (let at = 0; at < height.length; at++) {
    const to = Math.floor(at / frame.side / COARSE) * side + Math.floor((at % frame.side) / COARSE)
    if (layer[at] === TABLE) isTable[to] = 1
    small[to] = valueAt(small, to) + valueAt(height, at) / (COARSE * COARSE)
  }
  // what is partly table counts as table, or no shadow would begin at an edge
  for (let at = 0; at < small.length; at++) if (isTable[at]) small[at] = 0
  const light = lightOn(small, side, frame.scale / COARSE)
  return { ...light, table: spread(light.z, isTable, side) }
}

/** Takes the values of known places on to their neighbors, twice. */
function spread(values: Float32Array, known: Uint8Array, side: number): Float32Array {
  const out = values.slice()
  for (const round of [1, 2])
    for (let at = side + 1; at < out.length - side - 1; at++) {
      if (known[at]) continue
      const near = [at - 1, at + 1, at - side, at + side].filter(
        (one) => known[one] && (known[one] as number) <= round,
      )
      if (near.length === 0) continue
      out[at] = near.reduce((sum, one) => sum + valueAt(out, one), 0) / near.length
      known[at] = round + 1
    }
  return out
}

type Tiles = { base: Float32Array; main: Float32Array; second: Float32Array; opacity: Float32Array }

function developed(relief: Relief, spots: Spots, light: ReliefLight, cloth: Cloth): Uint8Array {
  const { side, scale } = relief.frame
  const { shine = 0, deepestShadow = 1 } = cloth
  const count = side * side
  const tiles: Tiles = {
    base: new Float32Array(count),
    main: new Float32Array(count),
    second: new Float32Array(count),
    opacity: new Float32Array(count),
  }
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * side + x
      readLight(light, (x + 0.5) / COARSE - 0.5, (y + 0.5) / COARSE - 0.5)
      const shade = shadeOf(toward.table, deepestShadow)
      const filled = valueAt(spots.filled, at)
      tiles.opacity[at] = filled + (1 - filled) * shade
      if (filled === 0) continue
      const across = slopeAt(relief, at, x === 0 ? 0 : 1, x === side - 1 ? 0 : 1) * scale
      const down = slopeAt(relief, at, y === 0 ? 0 : side, y === side - 1 ? 0 : side) * scale
      const length = Math.sqrt(1 + across * across + down * down)
      const direct = Math.max(0.02, (toward.z - toward.x * across - toward.y * down) / length)
      const lit = (direct + BOUNCE * (1 - toward.sky) * (0.35 + 0.5 * direct)) * filled
      const main = valueAt(spots.main, at)
      const second = valueAt(spots.second, at)
      const facing = Math.max(0, (HALF_WAY.z - HALF_WAY.x * across - HALF_WAY.y * down) / length)
      const gloss = (SHEEN * facing ** 9 + shine * facing ** 42) * (main + second)
      tiles.main[at] = lit * main
      tiles.second[at] = lit * second
      tiles.base[at] = lit * (valueAt(spots.own, at) + gloss)
    }
  return coded(tiles, exposureOf(tiles.main))
}

/** How dark the table is: what would be darker than the deepest shadow nears it softly. */
function shadeOf(light: number, deepest: number): number {
  const shade = 1 - clamp(light, 0, 1) ** SHADOW_DEPTH
  return deepest === 1 ? shade : deepest * (1 - Math.exp(-shade / deepest))
}

/** Where the light lies that is seen best, against white paper in full light. */
const WELL_LIT = 0.97

function exposureOf(main: Float32Array): number {
  const lit = main.filter((value, index) => value > 0.2 && index % 7 === 0).toSorted()
  return WELL_LIT / (lit[Math.floor(lit.length * 0.72)] ?? 1)
}

function coded({ base, main, second, opacity }: Tiles, exposure: number): Uint8Array {
  const count = base.length
  const bytes = new Uint8Array(count * 12)
  for (const [tile, values] of [base, main, second, opacity].entries())
    for (let at = 0; at < count; at++) {
      const value = valueAt(values, at)
      const byte = Math.round((tile === 3 ? clamp(value, 0, 1) : codeOf(value * exposure)) * 255)
      const to = (tile * count + at) * 3
      bytes[to] = byte
      bytes[to + 1] = byte
      bytes[to + 2] = byte
    }
  return bytes
}

function codeOf(light: number): number {
  const soft = light > 1 ? WHITE - (WHITE - 1) ** 2 / (light - 2 + WHITE) : light
  return clamp(soft / WHITE, 0, 1) ** (1 / GAMMA)
}

const toward = { x: 0, y: 0, z: 0, sky: 0, table: 0 }

function readLight(light: ReliefLight, x: number, y: number): void {
  const { side } = light
  const fx = clamp(x, 0, side - 1.01)
  const fy = clamp(y, 0, side - 1.01)
  const at = (fy | 0) * side + (fx | 0)
  const tx = fx - (fx | 0)
  const ty = fy - (fy | 0)
  toward.x = between(light.x, at, side, tx, ty)
  toward.y = between(light.y, at, side, tx, ty)
  toward.z = between(light.z, at, side, tx, ty)
  toward.sky = between(light.sky, at, side, tx, ty)
  toward.table = between(light.table, at, side, tx, ty)
}

function between(values: Float32Array, at: number, side: number, tx: number, ty: number): number {
  const upper = valueAt(values, at) * (1 - tx) + valueAt(values, at + 1) * tx
  const lower = valueAt(values, at + side) * (1 - tx) + valueAt(values, at + side + 1) * tx
  return upper * (1 - ty) + lower * ty
}

/** An edge that falls to another layer is no slope of the cloth: it is bounded. */
function slopeAt({ height, frame }: Relief, at: number, before: number, after: number): number {
  const pixels = (before > 0 ? 1 : 0) + (after > 0 ? 1 : 0)
  const rise = (valueAt(height, at + after) - valueAt(height, at - before)) / pixels
  const most = STEEPEST / frame.scale
  return clamp(rise, -most, most)
}
