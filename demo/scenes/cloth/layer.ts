/**
 * A garment is drawn as layers on a board of 1000 × 1000, back to front. Each layer says its outline, what it is
 * made of, how it swells, where it creases and where it is sewn; light and shadow follow from that.
 */
export const board = 1000

export type Weave = 'jersey' | 'fleece' | 'rib' | 'woven' | 'nylon' | 'canvas' | 'knit' | 'terry' | 'plain'
/** Which dye a layer takes: the variant's colors, a darker inside, or fixed ones. */
export type Slot = 'main' | 'second' | 'inside' | 'light' | 'metal' | 'dark'

/** A crease: a bent line that rises (depth > 0) or sinks, fading at its ends. */
export type Crease = {
  readonly from: readonly [number, number]
  readonly bend: readonly [number, number]
  readonly to: readonly [number, number]
  readonly width: number
  readonly depth: number
}

export type ClothLayer = {
  /** SVG path data; with `mirrored` it is drawn again at the other side of the middle line. */
  readonly path: string
  readonly mirrored?: boolean
  /** Drawn at the other side only. */
  readonly flipped?: boolean
  /** Draws the line of the path with this width instead of filling it. */
  readonly stroke?: number
  readonly slot: Slot
  readonly weave: Weave
  /** Direction of ribs and grain in degrees; 0 is upright. */
  readonly grain?: number
  /** How high the edge swells, and over how many units. */
  readonly puff?: number
  readonly round?: number
  /** Swell of the whole part, as if a body were inside. */
  readonly body?: number
  /** How far it stands off what lies below, for the shadow that it throws. */
  readonly lift?: number
  readonly creases?: readonly Crease[]
  /** How much it is rumpled, 0…1, and along which direction in degrees. */
  readonly rumple?: number
  readonly drape?: number
  /** Sewn grooves and visible stitches. */
  readonly seams?: readonly string[]
  readonly stitches?: readonly string[]
  /** Darkens the layer as a whole: insides, far sleeves. */
  readonly shade?: number
}

/** A rectangle on the board where something may be printed, and its size on the real thing. */
export type ClothArea = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Garment = {
  readonly layers: readonly ClothLayer[]
  readonly areas: Readonly<Record<string, ClothArea>>
  readonly seed: number
  readonly stands?: boolean
}

export type Cut = (options: Readonly<Record<string, number | string | boolean>>) => Garment

/** Creases that fan out from a point, each a ridge beside a valley. */
export function fan(
  x: number,
  y: number,
  angle: number,
  spread: number,
  count: number,
  length: number,
  random: () => number,
  depth = 5,
): Crease[] {
  return Array.from({ length: count }, (_, index) => {
    const turn =
      ((angle + (count === 1 ? 0 : (index / (count - 1) - 0.5) * spread) + (random() - 0.5) * 9) * Math.PI) /
      180
    const reach = length * (0.65 + random() * 0.6)
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const start = 8 + random() * 16
    const side = (random() - 0.5) * 0.3 * reach
    return {
      from: [x + dx * start, y + dy * start] as const,
      bend: [x + dx * reach * 0.5 - dy * side, y + dy * reach * 0.5 + dx * side] as const,
      to: [x + dx * reach, y + dy * reach] as const,
      width: 12 + random() * 20,
      depth: depth * (0.6 + random() * 0.7),
    }
  })
}
