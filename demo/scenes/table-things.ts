import { clamp, noise, type Point, smoothstep } from './garments/lines.ts'

/** As light adds up, from 0 to 1. */
type LinearColor = readonly [number, number, number]

/** How much a thing covers at a point, its height in centimeters and its color. */
type ThingPoint = { readonly cover: number; readonly height: number; readonly color: LinearColor }

/** A thing that is no garment, at a point in centimeters from its middle, at pixels so wide; undefined beside it. */
export type TableThing = (x: number, y: number, pixelCm: number) => ThingPoint | undefined

export function linear(hex: string): LinearColor {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}

const mixed = (one: LinearColor, other: LinearColor, share: number): LinearColor => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

const PLANK = 17
const JOINT = 0.09
/** Of the first plank this much lies outside of the picture. */
const BEFORE = 9
const paleOak: LinearColor = [0.71, 0.555, 0.385]
const deepOak: LinearColor = [0.53, 0.375, 0.235]

/** A table of planks, each of another tree, whose lines of the years run along it. */
export function oakAt(x: number, y: number): { height: number; color: LinearColor } {
  const plank = Math.floor((y + BEFORE) / PLANK)
  const across = y + BEFORE - plank * PLANK
  const along = x + plank * 311
  const bent =
    across + 1.6 * noise(along / 38, plank * 7.3 + across / 9, 5) + 0.5 * noise(along / 11, across / 3, 6)
  const years =
    0.5 +
    0.5 *
      Math.sin(bent * (3.1 + 0.8 * noise(along / 90, bent / 5, 8)) + 1.3 * noise(along / 30, bent / 2.2, 9))
  const fibers = noise(along / 5, y / 0.11, 11) + 0.6 * noise(along / 1.6, y / 0.06, 12)
  const pores = Math.max(0, noise(along / 0.9, y / 0.05, 13) - 0.45) * (0.4 + 0.6 * years)
  const tone = 0.14 * noise(plank * 3.7, 0.5, 17) + 0.12 * noise(along / 60, y / 7, 18)
  const deepness = clamp(0.3 + 0.34 * years ** 2.2 + 0.16 * fibers + 0.9 * pores + tone, 0, 1.3)
  const toJoint = Math.min(across, PLANK - across)
  const joint = 1 - smoothstep(toJoint / JOINT)
  const color = mixed(paleOak, deepOak, deepness)
  return {
    height: -0.22 * joint - 0.012 * pores + 0.003 * fibers - 0.05 * (1 - smoothstep(toJoint / 0.25)),
    color: mixed(color, [0.12, 0.07, 0.035], 0.75 * joint),
  }
}

/** How much of a pixel lies inside, `away` centimeters from the edge. */
const covered = (away: number, pixelCm: number) => clamp(away / pixelCm + 0.5, 0, 1)

const rim = (away: number, round: number) => {
  const inward = clamp(away / round, 0, 1)
  return Math.sqrt(1 - (1 - inward) ** 2)
}

/** A button with four holes, of horn or of wood. */
export const buttonOf =
  (radius: number, color: LinearColor): TableThing =>
  (x, y, pixelCm) => {
    const far = Math.hypot(x, y)
    if (far > radius + pixelCm) return undefined
    const hole = Math.min(
      ...[-1, 1].flatMap((a) => [-1, 1].map((b) => Math.hypot(x - a * radius * 0.2, y - b * radius * 0.2))),
    )
    const sunk = 0.11 * smoothstep((radius * 0.74 - far) / 0.1)
    const inHole = 1 - smoothstep((hole - radius * 0.09) / 0.04)
    const grain = 0.9 + 0.16 * noise(x / 0.3, y / 1.4, 31)
    return {
      cover: covered(radius - far, pixelCm),
      height: 0.42 * rim(radius - far, 0.18) - sunk - 0.22 * inHole,
      color: mixed(
        [color[0] * grain, color[1] * grain, color[2] * grain],
        [0.02, 0.015, 0.01],
        inHole * 0.85,
      ),
    }
  }

/** What is tall and narrow is made lower: its shadow would fall through the steps in which the light looks for a horizon. */
const FLATTENED = 0.5

/** A spool that lies: wood at both ends, thread between them. */
export const spoolOf =
  (thread: LinearColor): TableThing =>
  (x, y, pixelCm) => {
    const [half, end, wound, flange] = [3.1, 0.55, 1.55, 1.95]
    const isEnd = Math.abs(x) > half - end
    const radius = isEnd ? flange - 0.2 * (1 - rim(half - Math.abs(x), 0.2)) : wound + 0.1 * Math.cos(x / 1.3)
    const away = Math.min(radius - Math.abs(y), half - Math.abs(x))
    if (away < -pixelCm) return undefined
    const turn = x / 0.085 + 0.12 * y
    const yarn = isEnd ? 0 : 0.03 * Math.abs(Math.sin(turn * Math.PI)) + 0.01 * noise(x / 0.1, y / 1.5, 41)
    const grain = 0.92 + 0.14 * noise(x / 0.1, y / 0.8, 43)
    const tone = 0.86 + 0.28 * Math.abs(Math.sin(turn * Math.PI))
    const wood: LinearColor = [0.62 * grain, 0.41 * grain, 0.22 * grain]
    return {
      cover: covered(away, pixelCm),
      height: FLATTENED * (flange + Math.sqrt(Math.max(0, radius ** 2 - y ** 2))) + yarn,
      color: isEnd ? wood : [thread[0] * tone, thread[1] * tone, thread[2] * tone],
    }
  }

/** A label of stout paper with an eyelet, as it hangs on what is new. */
export const tagOf =
  (paper: LinearColor, print: (x: number, y: number) => number, ink: LinearColor): TableThing =>
  (x, y, pixelCm) => {
    const [half, tall, cut] = [2.7, 4.6, 1.3]
    const corner = (Math.abs(x) - half + cut - (y + tall)) / Math.SQRT2
    const away = Math.min(half - Math.abs(x), tall - Math.abs(y), -corner)
    if (away < -pixelCm) return undefined
    const eye = Math.hypot(x, y + tall - 1.1)
    const ring = 1 - smoothstep((Math.abs(eye - 0.36) - 0.12) / 0.04)
    const hole = 1 - smoothstep((eye - 0.24) / 0.04)
    const fiber = 0.97 + 0.05 * noise(x / 0.12, y / 0.12, 51)
    const base: LinearColor = [paper[0] * fiber, paper[1] * fiber, paper[2] * fiber]
    return {
      cover: covered(away, pixelCm) * (1 - hole),
      height: 0.14 + 0.05 * ring,
      color: mixed(mixed(base, ink, print(x / half, (y - 0.6) / half)), [0.55, 0.42, 0.2], ring),
    }
  }

/** A tape measure that lies in a curve; a mark each half centimeter, longer ones each whole one. */
export const tapeOf =
  (line: readonly Point[], color: LinearColor): TableThing =>
  (x, y, pixelCm) => {
    const half = 0.95
    let [best, along, across, run] = [1e9, 0, 0, 0]
    for (let at = 1; at < line.length; at++) {
      const [[fromX, fromY], [toX, toY]] = [line[at - 1] as Point, line[at] as Point]
      const [dx, dy] = [toX - fromX, toY - fromY]
      const length = Math.hypot(dx, dy)
      const share = clamp(((x - fromX) * dx + (y - fromY) * dy) / length ** 2, 0, 1)
      const far = Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
      if (far < best) {
        best = far
        along = run + share * length
        across = ((x - fromX) * dy - (y - fromY) * dx) / length
      }
      run += length
    }
    const away = Math.min(half - best, along < 0.01 || along > run - 0.01 ? -pixelCm : 1)
    if (away < -pixelCm) return undefined
    const near = (step: number) => Math.abs(along - Math.round(along / step) * step)
    const tick = (step: number, width: number, long: number) =>
      near(step) < width && half - across < long ? 1 : 0
    const isMarked = Math.max(tick(5, 0.08, 1.9), tick(1, 0.055, 0.8), tick(0.5, 0.04, 0.45))
    return {
      cover: covered(away, pixelCm),
      height: 0.13 + 0.25 * Math.max(0, noise(along / 9, 0.3, 61)),
      color: mixed(color, [0.03, 0.03, 0.04], isMarked * 0.85),
    }
  }
