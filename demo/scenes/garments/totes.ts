import type { SceneOptions } from '../../src/appearances/appearance.ts'
import type { Cloth, Random, Ridge, Sewn } from './cloth.ts'
import { ridge } from './folds.ts'
import { type Line, mirrored, type Point, rounded, smoothstep } from './lines.ts'
import type { Weave } from './pattern.ts'
import { overlap } from './shirts.ts'
import { type Spot, stitches } from './spot.ts'
import { StrappedPattern, strappedCloth } from './strapped.ts'
import { takesMain, takesSecond } from './trims.ts'
import { weaveAt } from './weaves.ts'

/** Bags with two handles, laid flat: their mouth is above, and of the back only its handle and its edge are seen. */
type ToteShape = Readonly<Record<'half' | 'height' | 'handleX' | 'handleHalf' | 'reach' | 'base', number>>

const MOUTH = 3
const SEWN_ON = 6

function shapeOf({ ancha, corta, base }: SceneOptions): ToteShape {
  return {
    half: ancha ? 22.5 : 19,
    height: ancha ? 34 : 40,
    handleX: ancha ? 9.5 : 8,
    handleHalf: 1.35,
    reach: corta ? 13.5 : 23,
    base: base ? 9.5 : 0,
  }
}

/** Jute, canvas, or pressed fibers. */
const weaveOf = ({ weave, rigida }: SceneOptions): Weave =>
  weave === 'nylon' ? 'nonwoven' : rigida ? 'jute' : 'canvas'

export function tote(options: SceneOptions): Sewn {
  const shape = shapeOf(options)
  const front = clothOf(options, shape, true)
  const back = clothOf(options, shape, false)
  const start = SEWN_ON + 1.6
  const height = Math.min(25, shape.height - shape.base - start - 2.5)
  return {
    upper: front,
    lower: {
      ...back,
      // it slid up and aside a little
      laid: ([x, y], seed) => back.laid([x + 0.7, y - 1], seed),
      isCut: (u, v, over) => v < 4 && Math.abs(u) < shape.half - 0.6 && back.isCut(u, v, over),
    },
    areas: { frente: { middle: [0, start + height / 2], size: [26, height], turn: 0 } },
  }
}

function clothOf(options: SceneOptions, shape: ToteShape, isFront: boolean): Cloth {
  const { half, height, handleX, handleHalf, reach } = shape
  const outline: Line = [
    [0, 0.3],
    [half, 0],
    ...rounded(
      [
        [half, 1],
        [half + 0.5, height * 0.6],
        [half - 0.2, height],
        [0, height + 0.4],
      ],
      1.6,
    ).slice(1),
  ]
  const rising: Line = [
    [handleX, isFront ? SEWN_ON : 2],
    [handleX, -reach * 0.35],
    [handleX - 3, -reach],
  ]
  const arch = rounded([...rising, ...mirrored(rising).toReversed()], 9)
  const bounds = { left: -half - 4, right: half + 4, top: -reach - 5, bottom: height + 4 }
  const pattern = new StrappedPattern(
    bounds,
    [...outline, ...mirrored(outline).toReversed()],
    [{ line: arch, half: handleHalf, isOver: isFront }],
  )
  const weave = weaveOf(options)
  return strappedCloth(pattern, {
    fill: 0.82,
    softness: options.rigida ? 2.2 : 1.3,
    isTurnedAtEdge: true,
    ridges: (random) => ridgesOf(shape, options.rigida === true, random),
    addSpot: (u, v, seed, spot) => toteSpot(shape, pattern, weave, options, [u, v], seed, spot),
  })
}

/** From the ends of the handles downwards and from the corners. */
function ridgesOf({ half, height, handleX }: ToteShape, isStiff: boolean, random: Random): readonly Ridge[] {
  const strong = isStiff ? 0.45 : 1
  const sides = [-1, 1].flatMap((side) => {
    const below = [66, 96, 124].map((degrees) => {
      const angle = ((degrees + random(-8, 8)) * Math.PI) / 180
      const reach = random(9, 18)
      const from: Point = [side * handleX + random(-1, 1), SEWN_ON + random(-3, 1)]
      return ridge(
        from,
        [from[0] + side * Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach],
        random(-0.1, 0.1),
        strong * random(0.25, 0.5),
        random(1, 1.8),
      )
    })
    const corner = [-40, -68].map((degrees) => {
      const angle = ((degrees + random(-8, 8)) * Math.PI) / 180
      const reach = random(8, 15)
      const from: Point = [side * (half - random(1.5, 3)), height - random(1.5, 3)]
      return ridge(
        from,
        [from[0] - side * Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach],
        random(-0.15, 0.15),
        strong * random(0.25, 0.5),
        random(1, 1.7),
      )
    })
    return [...below, ...corner]
  })
  const broad = [0, 1, 2, 3].map(() => {
    const [x, y] = [random(-half * 0.7, half * 0.7), random(height * 0.3, height * 0.8)]
    return ridge(
      [x, y],
      [x + random(-9, 9), y + random(5, 12)],
      random(-0.2, 0.2),
      strong * random(0.15, 0.35),
      random(1.6, 2.8),
    )
  })
  return [...sides, ...broad]
}

function toteSpot(
  { height, base, handleX, handleHalf }: ToteShape,
  pattern: StrappedPattern,
  weave: Weave,
  options: SceneOptions,
  [u, v]: Point,
  seed: number,
  spot: Spot,
): void {
  takesMain(spot)
  // what carries jute is webbing of finer threads
  const isWebbing = weave === 'jute' && pattern.onStrap(u, v) > 0
  spot.height = weaveAt(isWebbing ? 'canvas' : weave, u, v, seed)
  const inside = pattern.body.away(u, v)
  if (inside > 0) {
    spot.height += 0.06 * (1 - smoothstep((v - MOUTH) / 0.12)) + stitches(v - MOUTH + 0.25, u)
    spot.height += stitches(inside - 0.9, v) * (v > MOUTH ? 0.6 : 0)
    if (base > 0) {
      const onBase = v - (height - base)
      spot.height += overlap(onBase, 0.07) + stitches(onBase - 0.3, u)
      if (onBase > 0) takesSecond(spot)
    }
  }
  const isStrap = pattern.addStraps(u, v, spot)
  if (isStrap && inside > 0) spot.height += sewnOn(Math.abs(u) - handleX, v, handleHalf)
  if (isStrap && options.contrast) takesSecond(spot)
}

/** A square with its diagonals. */
function sewnOn(x: number, v: number, half: number): number {
  const [low, high] = [1, SEWN_ON - 0.2]
  if (v < low - 0.2) return 0
  const share = (v - low) / (high - low)
  const wide = half - 0.35
  const slope = Math.hypot(1, (2 * wide) / (high - low))
  const cross = [1, -1].reduce((sum, way) => sum + stitches((x - way * (share * 2 - 1) * wide) / slope, v), 0)
  return stitches(v - low, x) + stitches(v - high, x) + (v < high ? cross : 0)
}
