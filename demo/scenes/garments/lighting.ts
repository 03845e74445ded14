import { clamp, valueAt } from './lines.ts'

/** Light from above and around, and a softbox at the upper left, on a relief. Picture axes: x right, y down, z up. */
export type LightField = {
  readonly side: number
  /** Toward the light, as strong as it is there; an open place of the table has 1 upwards. */
  readonly x: Float32Array
  readonly y: Float32Array
  readonly z: Float32Array
  /** Share of the sky that is seen. */
  readonly sky: Float32Array
}

const SKY_DIRECTIONS = 12
const SKY = 0.44
const KEY = 1.35
const KEY_AZIMUTH = Math.atan2(-0.72, -1)
const KEY_WIDTH = 0.62
const KEY_LOW = (18 * Math.PI) / 180
const KEY_HIGH = (43 * Math.PI) / 180
/** Centimeters at which the horizon is looked for. */
const REACH = Array.from({ length: 15 }, (_, step) => 0.12 * 1.38 ** step)

/** `height` in centimeters, as many pixels a centimeter as `scale` says. */
export function lightOn(height: Float32Array, side: number, scale: number): LightField {
  const count = side * side
  const field = {
    side,
    x: new Float32Array(count),
    y: new Float32Array(count),
    z: new Float32Array(count),
    sky: new Float32Array(count),
  }
  for (let step = 0; step < SKY_DIRECTIONS; step++) {
    const azimuth = ((step + 0.37) / SKY_DIRECTIONS) * 2 * Math.PI
    addDirection(field, height, scale, azimuth, (angle) => skyFrom(angle))
  }
  for (const share of [-0.5, -0.25, 0, 0.25, 0.5])
    addDirection(field, height, scale, KEY_AZIMUTH + share * KEY_WIDTH, (angle) => keyFrom(angle))
  const open = openLight()
  for (const values of [field.x, field.y, field.z])
    for (let at = 0; at < count; at++) values[at] = valueAt(values, at) / open
  return field
}

type Sent = { across: number; up: number; sky: number }
const sent: Sent = { across: 0, up: 0, sky: 0 }

/** Of a slice of the sky above the horizon. */
function skyFrom(angle: number): Sent {
  const sin = Math.sin(angle)
  sent.across =
    (SKY * (2 / Math.PI) * 2 * ((Math.PI / 2 - angle) / 2 - Math.sin(2 * angle) / 4)) / SKY_DIRECTIONS
  sent.up = (SKY * (1 - sin * sin)) / SKY_DIRECTIONS
  sent.sky = (1 - sin * sin) / SKY_DIRECTIONS
  return sent
}

function keyFrom(angle: number): Sent {
  const seen = clamp((KEY_HIGH - angle) / (KEY_HIGH - KEY_LOW), 0, 1)
  const middle = KEY_HIGH - ((KEY_HIGH - KEY_LOW) * seen) / 2
  sent.across = (KEY * seen * Math.cos(middle)) / 5
  sent.up = (KEY * seen * Math.sin(middle)) / 5
  sent.sky = 0
  return sent
}

function openLight(): number {
  return skyFrom(0).up * SKY_DIRECTIONS + keyFrom(0).up * 5
}

function addDirection(
  field: LightField,
  height: Float32Array,
  scale: number,
  azimuth: number,
  from: (angle: number) => Sent,
): void {
  const { side } = field
  const [dx, dy] = [Math.cos(azimuth), Math.sin(azimuth)]
  const steps = REACH.map((cm) => cm * scale).filter((px) => px >= 0.8)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * side + x
      const here = valueAt(height, at)
      let slope = 0
      for (const px of steps) {
        const rise = heightAt(height, side, x + dx * px, y + dy * px) - here
        if (rise > slope * (px / scale)) slope = rise / (px / scale)
      }
      const { across, up, sky } = from(Math.atan(slope))
      field.x[at] = valueAt(field.x, at) + dx * across
      field.y[at] = valueAt(field.y, at) + dy * across
      field.z[at] = valueAt(field.z, at) + up
      field.sky[at] = valueAt(field.sky, at) + sky
    }
}

function heightAt(height: Float32Array, side: number, x: number, y: number): number {
  const fx = clamp(x, 0, side - 1.01)
  const fy = clamp(y, 0, side - 1.01)
  const x0 = fx | 0
  const y0 = fy | 0
  const tx = fx - x0
  const ty = fy - y0
  const at = y0 * side + x0
  const upper = valueAt(height, at) * (1 - tx) + valueAt(height, at + 1) * tx
  return upper * (1 - ty) + (valueAt(height, at + side) * (1 - tx) + valueAt(height, at + side + 1) * tx) * ty
}
