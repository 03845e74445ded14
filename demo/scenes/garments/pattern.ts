import type { SceneOptions } from '../../src/appearances/appearance.ts'
import { type Fit, fits, straight } from './fits.ts'
import { type Bounds, bow, DistanceField, type Line, mirrored, type Point, rounded } from './lines.ts'

/** How the yarn is knitted: smooth, in cells, or as a fine net for sports. */
export type Weave = 'jersey' | 'pique' | 'nylon'
/** How far the sleeves hang below the horizontal as they are sewn, in radians. */
const SLEEVE_ANGLE = (27 * Math.PI) / 180
const BACK_DROP = 2.4
const MARGIN = 4
/** How far from its edge the distance from an outline is known. */
const OUTLINE_REACH = 4

/**
 * The pattern of an upper garment as it is sewn, laid flat: its lines and the distances from them. Front and back
 * share all but the neckline.
 */
export class Pattern {
  readonly fit: Fit
  readonly isBack: boolean
  readonly isPolo: boolean
  readonly isVNeck: boolean
  readonly weave: Weave
  /** Width of the ribbed band around the neck. */
  readonly band: number
  readonly bounds: Bounds
  /** Positive on the cloth without a collar, up to the upper edge of the band. */
  private readonly outline: DistanceField
  /** From where front and back are one. */
  readonly folds: DistanceField
  /** From the seam of the band; positive on the body. */
  readonly neck: DistanceField
  /** Positive on the sleeves. */
  readonly armholes: DistanceField
  readonly shoulders: DistanceField
  readonly hem: DistanceField
  readonly cuffs: DistanceField
  /** Positive on the collar that lies over the front or the back. */
  readonly collar: DistanceField | undefined

  constructor(options: SceneOptions, isBack: boolean) {
    this.fit = fits[String(options.fit ?? 'recta')] ?? straight
    this.isBack = isBack
    this.isPolo = options.neck === 'polo'
    this.isVNeck = options.neck === 'v' && !isBack
    this.weave = options.weave === 'pique' || options.weave === 'nylon' ? options.weave : 'jersey'
    this.band = this.isPolo ? 0 : 2.1
    const width = this.sleeveEnd()[0][0] + MARGIN
    this.bounds = { left: -width, top: -MARGIN - 2, right: width, bottom: this.fit.length + MARGIN }
    this.outline = DistanceField.ofOutlines(this.bounds, [this.bodyOutline()], OUTLINE_REACH)
    this.folds = this.fieldOf([...both(this.overarm()), ...both(this.side())], 7)
    const neckline = this.neckline()
    this.neck = this.fieldOf([[...neckline, ...mirrored(neckline).toReversed().slice(1)]], 6).signedBy(
      (x, y) => y > this.necklineY(x),
    )
    const armhole = this.armhole()
    this.armholes = this.fieldOf(both(armhole), 12).signedBy((x, y) => isBeside(armhole, Math.abs(x), y))
    this.shoulders = this.fieldOf(both(this.shoulderSeam()), 3)
    this.hem = this.fieldOf([this.hemLine()], 6)
    this.cuffs = this.fieldOf(both(this.sleeveEnd()), 6)
    this.collar = this.isPolo
      ? DistanceField.ofOutlines(this.bounds, this.collarLeaves(), OUTLINE_REACH)
      : undefined
  }

  private fieldOf(lines: readonly Line[], reach: number): DistanceField {
    return new DistanceField(this.bounds, lines, reach)
  }

  /** Positive on the cloth or the collar, as far as it is to the edge of both. */
  within(x: number, y: number): number {
    const onBody = this.outline.away(x, y)
    return this.collar ? Math.max(onBody, this.collar.away(x, y)) : onBody
  }

  private bodyOutline(): Line {
    const neckline = this.isPolo ? this.opening() : this.neckline(this.band)
    const right = [...neckline.toReversed(), ...this.overarm().slice(1), ...this.side()]
    return [...right, ...this.hemLine(), ...mirrored(right).toReversed()]
  }

  /** From the shoulder to the middle, so far towards the neck from the seam. */
  private neckline(inset = 0): Line {
    return Array.from({ length: 29 }, (_, step): Point => {
      const angle = (Math.PI / 2) * (step / 28)
      const { half, deep, rise, power } = this.necklineShape(inset)
      return [half * Math.cos(angle) ** (2 / power), deep * Math.sin(angle) ** (2 / power) - rise]
    })
  }

  private necklineShape(inset: number) {
    const rise = inset * 0.32
    return {
      half: this.fit.neck - inset * 0.96,
      deep: this.neckDepth() - inset + rise,
      rise,
      power: this.isVNeck ? 1.16 : this.isBack ? 2.5 : 2.2,
    }
  }

  private necklineY(x: number): number {
    const { half, deep, power } = this.necklineShape(0)
    const share = Math.abs(x) / half
    return share >= 1 ? Number.NEGATIVE_INFINITY : deep * (1 - share ** power) ** (1 / power)
  }

  /** From the shoulder down to the neck's seam, at the middle. */
  neckDepth(): number {
    return this.isBack ? BACK_DROP : this.fit.drop + (this.isVNeck ? 4 : 0)
  }

  /** What is open between the leaves of a collar, from the shoulder to the middle; at the back nothing is. */
  private opening(): Line {
    const { neck } = this.fit
    if (this.isBack) return bow([neck - 1.6, -0.5], [neck - 3, -2.1], [0, -1.9])
    return bow([neck - 1.6, -0.5], [neck - 3.4, 4.4 * this.collarScale()], [0, 6.6 * this.collarScale()])
  }

  /** A child's collar is smaller; beyond that all are alike. */
  private collarScale(): number {
    return Math.min(1, this.fit.neck / straight.neck)
  }

  /** How far the collar reaches at the front. */
  collarTip(): Point {
    return [7.4 * this.collarScale(), 12.6 * this.collarScale()]
  }

  /** At the front a leaf at each side, their tips towards the arms; at the back one that goes around. */
  private collarLeaves(): readonly Line[] {
    const { neck, slope, shoulder } = this.fit
    const reach = 3.9
    const outer: Point = [neck + reach, (slope * reach) / (shoulder - neck) + 0.3]
    const fold: Point = [neck - 1.3, -2.1]
    if (this.isBack) {
      const right = [
        ...bow([0, -1.9], [neck - 3.4, -2.2], fold, 10),
        ...bow([neck + 0.6, -2.1], [neck + 2.6, -0.8], outer, 8),
      ]
      const lower = bow(outer, [neck - 1, 6.2], [0, 6.3])
      const half = [...right, ...lower]
      return [[...half, ...mirrored(half).toReversed()]]
    }
    const scale = this.collarScale()
    const tip = this.collarTip()
    const meeting: Point = [0.1, 6.9 * scale]
    const right: Line = [
      ...bow(meeting, [neck - 3.4, 3.6 * scale], fold, 20),
      ...bow(fold, [neck + 1.6, -2], outer, 10),
      ...bow(outer, [neck + 1.2, 6.4 * scale], tip, 14),
      ...bow(tip, [3.4 * scale, 9.9 * scale], meeting, 8),
    ]
    return [right, mirrored(right)]
  }

  private shoulderTip(): Point {
    return [this.fit.shoulder, this.fit.slope]
  }

  isBelowShoulder(x: number, y: number): boolean {
    const { neck, shoulder, slope } = this.fit
    return y > Math.max(0, (slope * (Math.abs(x) - neck)) / (shoulder - neck))
  }

  armpit(): Point {
    return [this.fit.chest, this.fit.armpit]
  }

  /** The direction of the sleeve, from the shoulder to the cuff. */
  readonly sleeveWay: Point = [Math.cos(SLEEVE_ANGLE), Math.sin(SLEEVE_ANGLE)]

  /** The cuff, from above to below. */
  sleeveEnd(): readonly [Point, Point] {
    const [x, y] = this.shoulderTip()
    const [dx, dy] = this.sleeveWay
    const upper: Point = [x + dx * this.fit.sleeve, y + dy * this.fit.sleeve]
    return [upper, [upper[0] - dy * this.fit.opening, upper[1] + dx * this.fit.opening]]
  }

  private overarm(): Line {
    const [upper] = this.sleeveEnd()
    const start: Point = this.isPolo ? [this.fit.neck - 1.6, -0.5] : (this.neckline(this.band)[0] as Point)
    return rounded([start, [this.fit.neck, 0], this.shoulderTip(), upper], 7)
  }

  private side(): Line {
    const [, lower] = this.sleeveEnd()
    const waist: Point = [this.fit.waist, (this.fit.armpit + this.fit.length) / 2]
    return rounded([lower, this.armpit(), waist, [this.fit.hem, this.fit.length - 0.5]], 6)
  }

  private hemLine(): Line {
    const { hem, length } = this.fit
    return bow([hem, length - 0.5], [0, length + 0.5], [-hem, length - 0.5])
  }

  private armhole(): Line {
    const [tip, pit] = [this.shoulderTip(), this.armpit()]
    return bow(tip, [tip[0] - 3.4, pit[1] * 0.72], pit)
  }

  /** It lies a little to the front. */
  private shoulderSeam(): Line {
    const forward = this.isBack ? -0.3 : 1.1
    const [x, y] = this.shoulderTip()
    return [
      [this.fit.neck - 0.2, forward],
      [x - 0.4, y + forward],
    ]
  }
}

const both = (line: Line): readonly Line[] => [line, mirrored(line)]

/** To the right of a line that goes down; below its end what is nearer to the sleeve than to the body. */
function isBeside(line: Line, x: number, y: number): boolean {
  for (let index = 1; index < line.length; index++) {
    const [x0, y0] = line[index - 1] as Point
    const [x1, y1] = line[index] as Point
    if (y >= y0 && y <= y1) return x > x0 + ((x1 - x0) * (y - y0)) / Math.max(y1 - y0, 1e-9)
  }
  const [top, end] = [line[0] as Point, line.at(-1) as Point]
  return y < top[1] ? x > top[0] : x > end[0] + (y - end[1]) * 0.6
}
