import type { SceneOptions } from '../../src/appearances/appearance.ts'
import {
  type CollarKind,
  collarOutline,
  collarTip,
  HOOD_HEIGHT,
  type LeafKind,
  leafOpening,
} from './collars.ts'
import { type Fit, fits, forLongSleeves, forShirt, straight } from './fits.ts'
import { hemLine, SHIRT_RISE } from './hems.ts'
import { type Bounds, bow, DistanceField, type Line, mirrored, type Point, rounded } from './lines.ts'
import { type Crease, creasesOf } from './sleeved-folds.ts'
import { isBeside, RIB_HEIGHT, type Sleeve, sleeveOf } from './sleeves.ts'

/**
 * How the cloth is made: knitted smooth, in cells or as a fine net for sports; sweatshirt, fleece, smooth shell, quilted;
 * woven plainly, aslant or of thick threads; pressed of fibers.
 */
export type Weave =
  | 'jersey'
  | 'pique'
  | 'net'
  | 'sweat'
  | 'fleece'
  | 'shell'
  | 'quilt'
  | 'poplin'
  | 'oxford'
  | 'twill'
  | 'canvas'
  | 'jute'
  | 'nonwoven'
const weaveOf: Readonly<Record<string, Weave>> = {
  pique: 'pique',
  nylon: 'net',
  fleece: 'sweat',
  terry: 'fleece',
  quilt: 'quilt',
  woven: 'poplin',
  oxford: 'oxford',
  canvas: 'twill',
}
const collarOf: Readonly<Record<string, CollarKind>> = {
  polo: 'polo',
  camisa: 'shirt',
  capucha: 'hood',
  alto: 'stand',
}
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
  readonly options: SceneOptions
  readonly collarKind: CollarKind | undefined
  readonly isVNeck: boolean
  readonly isRibbed: boolean
  /** Buttoned all the way down, with cuffs, a yoke and a hem that is higher at the sides. */
  readonly isShirt: boolean
  /** Of a collar that is folded over. */
  readonly leaf: LeafKind | undefined
  readonly weave: Weave
  readonly sleeve: Sleeve
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
  /** Where the cloth is creased sharply; what has no long sleeves is not. */
  readonly creases: readonly Crease[]
  readonly cuffs: DistanceField
  /** Positive on the collar that lies over the front or the back. */
  readonly collar: DistanceField | undefined
  /** From the edge of a hood that is seen from the front. */
  readonly hoodOpening: DistanceField | undefined

  /** Inside: the half that lies below and is only seen through the neck. */
  constructor(options: SceneOptions, isBack: boolean, isInside = false) {
    this.options = options
    this.isShirt = options.buttons === true
    const fit = fits[String(options.fit ?? 'recta')] ?? straight
    const kind = options.sleeve === 'larga' ? 'long' : options.sleeve === 'sin' ? 'none' : 'short'
    const worn = this.isShirt ? forShirt(fit) : fit
    this.fit = kind === 'long' ? forLongSleeves(worn, options.zip === true) : worn
    this.isBack = isBack
    this.collarKind = collarOf[String(options.neck)]
    this.leaf = this.collarKind === 'polo' || this.collarKind === 'shirt' ? this.collarKind : undefined
    this.isVNeck = options.neck === 'v' && !isBack
    this.isRibbed = options.ribbed === true
    const isShell = options.zip === true && options.weave === 'nylon'
    this.weave = isShell ? 'shell' : (weaveOf[String(options.weave)] ?? 'jersey')
    this.sleeve = sleeveOf(this.fit, kind, this.isRibbed || this.isShirt)
    this.band = this.bandWidth()
    const width = Math.max(this.fit.chest, ...this.sleeve.outer.map(([x]) => x)) + MARGIN
    const above = this.collarKind === 'hood' ? HOOD_HEIGHT : this.collarKind === 'stand' ? 5 : 2
    this.bounds = { left: -width, top: -MARGIN - above, right: width, bottom: this.fit.length + MARGIN }
    this.outline = DistanceField.ofOutlines(this.bounds, [this.bodyOutline()], OUTLINE_REACH)
    this.folds = this.fieldOf([...both(this.overarm()), ...both(this.side())], 7)
    const neckline = this.neckline()
    this.neck = this.fieldOf([[...neckline, ...mirrored(neckline).toReversed().slice(1)]], 6).signedBy(
      (x, y) => y > this.necklineY(x),
    )
    const armhole = this.armhole()
    const isBare = this.sleeve.kind === 'none'
    this.armholes = this.fieldOf(isBare ? [] : both(armhole), 12).signedBy(
      (x, y) => !isBare && isBeside(armhole, Math.abs(x), y, this.sleeve.gap),
    )
    this.shoulders = this.fieldOf(options.contrastSleeves ? [] : both(this.shoulderSeam()), 3)
    this.hem = this.fieldOf([hemLine(this)], 10)
    const seed = Number(options.seed ?? 1) + (isBack ? 500 : 0)
    this.creases = kind === 'long' ? creasesOf(this, seed) : []
    this.cuffs = this.fieldOf(both(isBare ? armhole : this.sleeve.end), 10)
    if (!this.collarKind) return
    const view = isInside ? 'inside' : isBack ? 'back' : 'front'
    const { outlines, holes } = collarOutline(this.collarKind, this.fit, view)
    this.collar = DistanceField.ofOutlines(this.bounds, outlines, OUTLINE_REACH, holes)
    if (holes.length > 0) this.hoodOpening = this.fieldOf(holes, 5)
  }

  private fieldOf(lines: readonly Line[], reach: number): DistanceField {
    return new DistanceField(this.bounds, lines, reach)
  }

  /** Positive on the cloth or the collar, as far as it is to the edge of both; the cloth may be drawn in so far. */
  within(x: number, y: number, drawnIn = 0): number {
    const onBody = this.outline.away(x, y) - drawnIn
    return this.collar ? Math.max(onBody, this.collar.away(x, y)) : onBody
  }

  private bandWidth(): number {
    if (this.collarKind) return 0
    if (this.isShirt) return 3
    if (this.weave === 'sweat') return 2.6
    return this.sleeve.kind === 'none' ? 1.4 : 2.1
  }

  private bodyOutline(): Line {
    const neckline = this.leaf ? leafOpening(this.fit, this.leaf, this.isBack) : this.neckline(this.band)
    const right = [...neckline.toReversed(), ...this.overarm().slice(1), ...this.side()]
    return [...right, ...hemLine(this), ...mirrored(right).toReversed()]
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
    if (this.isBack) return BACK_DROP
    if (this.collarKind === 'stand') return this.fit.drop * 0.62
    return this.fit.drop + (this.isVNeck ? 4 : 0)
  }

  /** From the shoulder down to where the neck or what is sewn to it ends, at the middle. */
  collarDepth(): number {
    if (this.leaf) return this.leafTip()[1]
    return this.neckDepth() + (this.collarKind === 'hood' && !this.isBack ? 2.6 : 0)
  }

  /** Where a leaf of the collar ends, on the right. */
  leafTip(): Point {
    return this.leaf ? collarTip(this.fit, this.leaf) : [0, 0]
  }

  private shoulderTip(): Point {
    const { neck, shoulder, slope } = this.fit
    if (this.sleeve.kind !== 'none') return [shoulder, slope]
    const share = this.collarKind ? 0.86 : 0.66
    return [neck + (shoulder - neck) * share, slope * share]
  }

  isBelowShoulder(x: number, y: number): boolean {
    const { neck, shoulder, slope } = this.fit
    return y > Math.max(0, (slope * (Math.abs(x) - neck)) / (shoulder - neck))
  }

  armpit(): Point {
    return [this.fit.chest, this.fit.armpit]
  }

  private overarm(): Line {
    // without a band the neckline ends at the shoulder itself
    const start: Line = this.leaf
      ? [[this.fit.neck - 1.6, -0.5]]
      : this.neckline(this.band).slice(0, this.band > 0 ? 1 : 0)
    const { outer, outerReaches } = this.sleeve
    const reaches = outerReaches ? [...start.map(() => 1.6), 2, ...outerReaches] : 7
    return rounded([...start, [this.fit.neck, 0], this.shoulderTip(), ...outer], reaches)
  }

  private side(): Line {
    const { armpit, length, waist, hem, chest } = this.fit
    const middle: Point = [waist, (armpit + length) / 2]
    const ribTop = length - RIB_HEIGHT
    if (this.isShirt) {
      const start = this.sleeve.kind === 'none' ? [] : this.sleeve.inner
      return rounded([...start, [chest, armpit], middle, [hem, length - SHIRT_RISE]], this.sideReaches())
    }
    const lower: Line = this.isRibbed
      ? [
          [hem + 0.6, ribTop - 2.4],
          [hem - 1.7, ribTop + 0.3],
          [hem - 2.2, length - 0.5],
        ]
      : [[hem, length - 0.5]]
    if (this.sleeve.kind !== 'none')
      return rounded([...this.sleeve.inner, [chest, armpit], middle, ...lower], this.sideReaches())
    return [...this.armhole().slice(1), ...rounded([[chest, armpit], middle, ...lower], 6).slice(1)]
  }

  /** Sleeve and body meet in a wedge. */
  private sideReaches(): number | readonly number[] {
    const { innerReaches } = this.sleeve
    return innerReaches ? [...innerReaches, 12, 1.6, 1.2] : 6
  }

  private armhole(): Line {
    const [tip, pit] = [this.shoulderTip(), this.armpit()]
    if (this.options.contrastSleeves) return bow([this.fit.neck - 0.4, 1.4], [this.fit.neck + 5, 12], pit)
    if (this.sleeve.kind === 'none') return bow(tip, [tip[0] - 2, pit[1] * 0.82], pit)
    return bow(tip, [tip[0] - 3.4, pit[1] * 0.72], pit)
  }

  /** It lies a little to the front. */
  private shoulderSeam(): Line {
    const forward = this.isBack ? -0.3 : this.isShirt ? 2.6 : 1.1
    const [x, y] = this.shoulderTip()
    return [
      [this.fit.neck - 0.2, forward],
      [x - 0.4, y + forward],
    ]
  }
}

const both = (line: Line): readonly Line[] => [line, mirrored(line)]
