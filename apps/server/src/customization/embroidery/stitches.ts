/** Draws threaded surfaces as rows of stitches under a light from the upper left. */
import { BARE, channelsOf, type Threaded } from './threads.ts'

/** Millimetres: rows of a fill lie this far apart, and a stitch is this long. */
const ROW_MM = 0.42
const STITCH_MM = 3.6
/** Ends of threads do not meet the drawn edge exactly. */
const FRAY_MM = 0.22
const SHADOW_MM = 0.5
/** Neighbouring colours lie in different directions, as a digitiser would lay them. */
const DIRECTIONS = [18, -42, 74, -8, 52, -68, 32, 90, -25, 63, 5, -55, 41, -80, 12]
const LIGHT = (-135 * Math.PI) / 180

type Grain = { cos: number; sin: number; lit: number; colour: [number, number, number] }

/** RGBA of the size of `labels`, transparent where the cloth shows. */
export function stitch(
  { labels, threads }: Threaded,
  { width, height, pixelsPerMm }: { width: number; height: number; pixelsPerMm: number },
): Uint8Array {
  const frayed = fray(labels, width, height, pixelsPerMm)
  const grains = threads.map(({ hex }, index) => grainOf(hex, index))
  const [row, length] = [ROW_MM * pixelsPerMm, STITCH_MM * pixelsPerMm]
  const drawn = new Uint8Array(labels.length * 4)
  const reach = Math.max(1, Math.round(SHADOW_MM * pixelsPerMm))
  for (let at = 0; at < labels.length; at += 1) {
    const label = frayed[at] as number
    const x = at % width
    const y = (at - x) / width
    const grain = grains[label]
    if (label === BARE || !grain) {
      drawn[at * 4 + 3] = shadowAt(frayed, { x, y, width, reach })
      continue
    }
    const light = lightAt(grain, { x, y, row, length }) * edgeAt(frayed, { at, label, width })
    for (let channel = 0; channel < 3; channel += 1) {
      drawn[at * 4 + channel] = Math.min(255, (grain.colour[channel] as number) * light + 26 * light * light)
    }
    drawn[at * 4 + 3] = 255
  }
  return drawn
}

function grainOf(hex: string, index: number): Grain {
  const angle = ((DIRECTIONS[index % DIRECTIONS.length] as number) * Math.PI) / 180
  // a thread shines most where it lies across the light
  const lit = Math.abs(Math.sin(angle - LIGHT))
  return { cos: Math.cos(angle), sin: Math.sin(angle), lit, colour: channelsOf(hex) }
}

/** About 0.5 in the furrow between two rows to 1.1 on the back of a thread. */
function lightAt(
  { cos, sin, lit }: Grain,
  { x, y, row, length }: { x: number; y: number; row: number; length: number },
): number {
  const across = (-x * sin + y * cos) / row
  const line = Math.floor(across)
  const back = Math.sin(Math.PI * (across - line))
  const along = (x * cos + y * sin) / length + line * 0.381966 + 0.06 * noise(line, 7)
  const stitchNumber = Math.floor(along)
  const within = along - stitchNumber
  const dip = Math.min(1, Math.min(within, 1 - within) * 9)
  const sheen = (0.3 + 0.22 * lit) * back * (0.55 + 0.45 * dip)
  return 0.56 + sheen + 0.1 * (noise(line, stitchNumber) - 0.5)
}

/** A surface is thick: it darkens where it ends. */
function edgeAt(labels: Uint8Array, { at, label, width }: { at: number; label: number; width: number }) {
  const ends = labels[at + 1] !== label || labels[at + width] !== label
  const begins = labels[at - 1] !== label || labels[at - width] !== label
  return ends ? 0.72 : begins ? 0.9 : 1
}

function shadowAt(
  labels: Uint8Array,
  { x, y, width, reach }: { x: number; y: number; width: number; reach: number },
): number {
  for (let far = 1; far <= reach; far += 1) {
    if (x < far || y < far) return 0
    if (labels[(y - far) * width + x - far] !== BARE) return Math.round(70 * (1 - (far - 1) / reach))
  }
  return 0
}

/** Shifts each row of pixels a little, a thread's height at a time. */
function fray(labels: Uint8Array, width: number, height: number, pixelsPerMm: number): Uint8Array {
  const frayed = new Uint8Array(labels.length)
  const [row, most] = [ROW_MM * pixelsPerMm, FRAY_MM * pixelsPerMm]
  for (let y = 0; y < height; y += 1) {
    const shift = Math.round((noise(Math.floor(y / row), 3) - 0.5) * 2 * most)
    for (let x = 0; x < width; x += 1) {
      const from = Math.min(width - 1, Math.max(0, x + shift))
      frayed[y * width + x] = labels[y * width + from] as number
    }
  }
  return frayed
}

/** 0…1, always the same for the same place. */
function noise(one: number, other: number): number {
  const mixed = Math.imul(one * 374761393 + other * 668265263, 1274126177)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296
}
