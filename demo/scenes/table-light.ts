import { type LightField, lightOn } from './garments/lighting.ts'
import { clamp, smoothstep, valueAt } from './garments/lines.ts'
import { samplerAt, type Table } from './table.ts'

/** Pixels of the picture along one of the light, which changes slowly. */
const COARSE = 2
/** What part of the light cloth throws on to its own folds. */
const BOUNCE = 0.3
/** Of the broad gloss of fibers: it shows the relief of goods that are dark. */
const SHEEN = 0.02
const STEEPEST = 1.6
/** The table is a little darker than its light where something shades it: so do things stand on it. */
const CONTACT = 0.6

/** The picture of a table in the light of a window at the upper left: three bytes a pixel, as screens want it. */
export function developedTable(table: Table): Buffer {
  const { widthPx, heightPx, perCm } = table.size
  const light = lightOf(table)
  const out = Buffer.alloc(widthPx * heightPx * 3)
  for (let row = 0; row < heightPx; row++)
    for (let column = 0; column < widthPx; column++) {
      const at = row * widthPx + column
      const of = samplerAt(
        light.side,
        clamp((column + 0.5) / COARSE - 0.5, 0, widthPx / COARSE - 2),
        clamp((row + 0.5) / COARSE - 0.5, 0, heightPx / COARSE - 2),
      )
      const { across, down, length } = slopeAt(table, row, column)
      const upwards = of(light.z)
      const direct = Math.max(0.02, (upwards - of(light.x) * across - of(light.y) * down) / length)
      const isBare = table.isBare[at] === 1
      const fallen =
        direct * (isBare ? clamp(upwards, 0, 1) ** CONTACT : 1) +
        BOUNCE * (1 - of(light.sky)) * (0.35 + 0.5 * direct)
      const facing = Math.max(0, (1 + 0.44 * across + 0.32 * down) / length / 1.14)
      const gloss = isBare ? 0 : SHEEN * facing ** 9
      const room = roomLight(column / perCm, row / perCm)
      for (const [channel, part] of room.entries()) {
        const value = (valueAt(table.color, at * 3 + channel) + gloss) * fallen * part
        out[at * 3 + channel] = 255 * clamp(withShoulder(value), 0, 1) ** (1 / 2.2)
      }
    }
  return out
}

function lightOf({ size, height }: Table): LightField {
  const { widthPx, heightPx, perCm } = size
  const side = widthPx / COARSE
  const coarse = new Float32Array(side * side)
  for (let at = 0; at < height.length; at++) {
    const to = Math.floor(Math.floor(at / widthPx) / COARSE) * side + Math.floor((at % widthPx) / COARSE)
    coarse[to] = valueAt(coarse, to) + valueAt(height, at) / COARSE ** 2
  }
  if (heightPx > widthPx) throw new Error('A table is wider than it is deep')
  return lightOn(coarse, side, perCm / COARSE)
}

function slopeAt({ size, height }: Table, row: number, column: number) {
  const { widthPx, heightPx, perCm } = size
  const slope = (from: number, to: number, pixels: number) =>
    clamp(((valueAt(height, to) - valueAt(height, from)) / pixels) * perCm, -STEEPEST, STEEPEST)
  const [left, right] = [Math.max(0, column - 1), Math.min(widthPx - 1, column + 1)]
  const [above, below] = [Math.max(0, row - 1), Math.min(heightPx - 1, row + 1)]
  const across = slope(row * widthPx + left, row * widthPx + right, right - left)
  const down = slope(above * widthPx + column, below * widthPx + column, below - above)
  return { across, down, length: Math.sqrt(1 + across ** 2 + down ** 2) }
}

/** The warm sun through the window and the cooler light of the room, which falls off with the way from it. */
function roomLight(x: number, y: number): readonly [number, number, number] {
  const sun = sunThroughPanes(x, y)
  const falloff = 1.06 - 0.16 * clamp((x - 60) / 150, 0, 1) - 0.1 * clamp((y - 40) / 60, 0, 1)
  return [falloff * (0.74 + 0.34 * sun), falloff * (0.755 + 0.29 * sun), falloff * (0.79 + 0.215 * sun)]
}

const PANE = { pitch: 66, wide: 58, tall: 62, blur: 9 }

function sunThroughPanes(x: number, y: number): number {
  const [across, along] = [x * 0.93 + y * 0.36, y * 0.9 - x * 0.3]
  const within = (value: number, from: number, length: number) =>
    smoothstep((value - from) / PANE.blur + 0.5) * smoothstep((from + length - value) / PANE.blur + 0.5)
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  const columns = sum([0, 1, 2].map((pane) => within(across, 40 + pane * PANE.pitch, PANE.wide)))
  return columns * sum([-62, 6].map((from) => within(along, from, PANE.tall)))
}

/** Soft in what is very light. */
const withShoulder = (value: number) => (value > 0.7 ? 1 - 0.3 ** 2 / (value - 0.4) : value)
