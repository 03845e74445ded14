import type { SceneOptions } from '../../src/appearances/appearance.ts'
import type { ClothArea, Random, Ridge, Sewn } from './cloth.ts'
import { ridge } from './folds.ts'
import { type Line, mirrored, noise, type Point, rounded, smoothstep } from './lines.ts'
import type { Weave } from './pattern.ts'
import { overlap } from './shirts.ts'
import { type Spot, stitches } from './spot.ts'
import { type Strap, StrappedPattern, strappedCloth } from './strapped.ts'
import { takesMain, takesSecond } from './trims.ts'
import { weaveAt } from './weaves.ts'

/** Aprons with a bib, and short ones (`corto`) for the waist; they lie in a single layer. */
type ApronShape = {
  /** The right half, from the middle of the upper edge to that of the lower one. */
  readonly half: Line
  readonly straps: readonly Strap[]
  readonly width: number
  readonly top: number
  readonly length: number
  /** The middle of the pocket, its half width, its top and its height. */
  readonly pocket: { readonly half: number; readonly top: number; readonly height: number }
}

const TIE_HALF = 1.3
const HEM = 1.6
/** From the middle of a pocket to where it is divided. */
const DIVIDER = 11

const twice = (line: Line, half: number): Strap[] =>
  [line, mirrored(line)].map((one) => ({ line: one, half, isOver: false }))

function withBib(): ApronShape {
  const side: Line = [
    [11.4, 2],
    [12.4, -9],
    [8.6, -24],
  ]
  const loop = rounded([...side, ...mirrored(side).toReversed()], 11)
  const tie = rounded(
    [
      [30, 31.4],
      [37.5, 32.4],
      [43, 39],
      [42, 52],
      [44.5, 68],
    ],
    8,
  )
  return {
    half: [
      [0, 0],
      [13, 0],
      ...rounded(
        [
          [13.4, 0],
          [14.2, 14],
          [22, 27],
          [32, 30],
        ],
        14,
      ),
      ...rounded(
        [
          [32, 30],
          [33.5, 60],
          [33, 78],
          [0, 79],
        ],
        2,
      ),
    ],
    straps: [{ line: loop, half: TIE_HALF, isOver: false }, ...twice(tie, TIE_HALF)],
    width: 47,
    top: -27,
    length: 79,
    pocket: { half: 17, top: 42, height: 19 },
  }
}

function forWaist(): ApronShape {
  const tie = rounded(
    [
      [35, 1.8],
      [40, 2.4],
      [43.4, 7],
      [41.6, 20],
      [42.8, 35],
    ],
    7,
  )
  return {
    half: [
      [0, 0],
      ...rounded(
        [
          [34.5, 0],
          [36.5, 1],
          [37.4, 26],
          [36.8, 43],
          [0, 44],
        ],
        2,
      ),
    ],
    straps: twice(tie, TIE_HALF),
    width: 47,
    top: -3,
    length: 44,
    pocket: { half: 19, top: 13, height: 19 },
  }
}

export function apron(options: SceneOptions): Sewn {
  const shape = options.corto ? forWaist() : withBib()
  const { half, straps, width, top, length, pocket } = shape
  const bounds = { left: -width, right: width, top, bottom: length + 4 }
  const pattern = new StrappedPattern(bounds, [...half, ...mirrored(half).toReversed()], straps)
  const weave: Weave = options.weave === 'canvas' ? 'canvas' : 'twill'
  const onPocket: ClothArea = { middle: [0, pocket.top + pocket.height / 2 + 1], size: [20, 13], turn: 0 }
  const onBib: ClothArea = { middle: [0, 16], size: [18, 18], turn: 0 }
  return {
    upper: strappedCloth(pattern, {
      fill: options.corto ? 0.86 : 0.92,
      softness: weave === 'canvas' ? 1.5 : 1.1,
      isTurnedAtEdge: false,
      ridges: (random) => ridgesOf(shape, random),
      addSpot: (u, v, seed, spot) => apronSpot(shape, pattern, weave, options, [u, v], seed, spot),
    }),
    areas: options.corto ? { frente: onPocket } : { pecho: onBib, frente: onPocket },
  }
}

/** Long and soft, mostly upright; from where the ties pull aslant. */
function ridgesOf({ length, width, straps }: ApronShape, random: Random): readonly Ridge[] {
  const half = width - 16
  const upright = Array.from({ length: 9 }, (_, index) => {
    const x = ((index + 0.5) / 9 - 0.5) * 2 * half + random(-2.5, 2.5)
    const low = length - random(-2, 16)
    const reach = random(14, 30)
    return ridge(
      [x, low],
      [x * 0.92 + random(-3, 3), low - reach],
      random(-0.1, 0.1),
      random(0.25, 0.6),
      random(1.1, 2.2),
    )
  })
  const [pullX, pullY] = (straps.at(-2)?.line[0] ?? [30, 30]) as Point
  const pulls = [-1, 1].flatMap((side) =>
    [-6, 22, 48].map((degrees) => {
      const angle = ((degrees + random(-7, 7)) * Math.PI) / 180
      const reach = random(10, 20)
      const from: Point = [side * (pullX - random(1, 4)), pullY + random(0, 2.5)]
      const to: Point = [from[0] - side * Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach]
      return ridge(from, to, side * random(-0.1, 0.15), random(0.3, 0.6), random(0.9, 1.6))
    }),
  )
  return [...upright, ...pulls]
}

function apronSpot(
  { pocket, length }: ApronShape,
  pattern: StrappedPattern,
  weave: Weave,
  { contrast }: SceneOptions,
  [u, v]: Point,
  seed: number,
  spot: Spot,
): void {
  takesMain(spot)
  spot.height = weaveAt(weave, u, v, seed)
  const inside = pattern.body.away(u, v)
  if (inside > 0) {
    spot.height +=
      0.06 * (1 - smoothstep((inside - HEM) / 0.12)) + stitches(inside - HEM + 0.2, length - v < 3 ? u : v)
    spot.height +=
      0.025 * noise((u + v) / 1.1, inside / 2, seed + 51) * Math.exp(-Math.abs(inside - HEM) / 0.8)
    addPocket(pocket, u, v, seed, spot)
  }
  if (pattern.addStraps(u, v, spot) && contrast) takesSecond(spot)
}

/** Divided in three, so that no seam crosses a print; with a hem at its mouth. */
function addPocket(
  { half, top, height }: ApronShape['pocket'],
  u: number,
  v: number,
  seed: number,
  spot: Spot,
): void {
  const y = v - top
  const inside = Math.min(half - Math.abs(u), y, height - y)
  if (inside < -0.9) return
  const full = 0.14 * noise(u / 5, v / 6, seed + 91) + 0.2 * Math.exp(-Math.max(y, 0) / 1.5)
  spot.height += overlap(inside, 0.1) + (inside > 0 ? full * smoothstep(inside / 1.2) : 0)
  if (inside <= 0) return
  if (y - inside > 0.02) spot.height += stitches(inside - 0.3, height - y < half - Math.abs(u) ? u : v)
  const away = Math.abs(u) - DIVIDER
  spot.height += stitches(y - 2.2, u) + stitches(away - 0.2, v) + stitches(away + 0.2, v)
  spot.height -= 0.04 * Math.exp(-((away / 0.3) ** 2))
}
