import type { SceneOptions } from '../../src/appearances/appearance.ts'
import { type Bounds, bow, DistanceField, type Line, mirrored, type Point, rounded } from './lines.ts'
import type { Weave } from './pattern.ts'
import { RIB_HEIGHT } from './sleeves.ts'

/** Half widths and heights in centimeters from the middle of the waist; `opening` and `leg` are of one leg's hem. */
type TrouserFit = Readonly<Record<'waist' | 'hip' | 'crotch' | 'length' | 'leg' | 'opening', number>>

const long: TrouserFit = { waist: 20.5, hip: 26, crotch: 30, length: 103, leg: 19.5, opening: 10.2 }
const tapered: TrouserFit = { waist: 19, hip: 27, crotch: 32, length: 99, leg: 20.5, opening: 8.6 }
const short: TrouserFit = { waist: 19.5, hip: 28, crotch: 31, length: 49, leg: 15.8, opening: 14.6 }
const REACH = 6
/** The back reaches higher than the front. */
const BACK_RISE = 2
export const BAND = 4

export type TrouserKind = 'cargo' | 'jogger' | 'short'

/** The lines of the front or of the back and how far a point is from them. */
export class TrouserPattern {
  readonly kind: TrouserKind
  readonly fit: TrouserFit
  readonly weave: Weave
  readonly isBack: boolean
  readonly bounds: Bounds
  private readonly outline: DistanceField
  readonly sides: DistanceField
  readonly waist: DistanceField
  readonly hems: DistanceField

  constructor(options: SceneOptions, isBack: boolean) {
    this.kind = options.jogger ? 'jogger' : options.largo ? 'cargo' : 'short'
    this.fit = { cargo: long, jogger: tapered, short }[this.kind]
    this.weave = ({ cargo: 'twill', jogger: 'sweat', short: 'shell' } as const)[this.kind]
    this.isBack = isBack
    const wide = this.fit.leg + this.fit.opening + 4
    this.bounds = { left: -wide, top: -8, right: wide, bottom: this.fit.length + 5 }
    const right = [...this.waistLine(), ...this.outer().slice(1), ...this.inner()]
    this.outline = DistanceField.ofOutlines(this.bounds, [[...right, ...mirrored(right).toReversed()]], 4)
    const field = (lines: readonly Line[], reach = REACH) => new DistanceField(this.bounds, lines, reach)
    this.sides = field(
      [this.outer(), this.inner()].flatMap((line) => [line, mirrored(line)]),
      7,
    )
    const waist = this.waistLine()
    this.waist = field([[...mirrored(waist).toReversed(), ...waist.slice(1)]], 12)
    const hem: Line = [this.outer().at(-1) as Point, this.inner()[0] as Point]
    this.hems = field([hem, mirrored(hem)], 10)
  }

  within(x: number, y: number): number {
    return this.outline.away(x, y)
  }

  /** From the middle to the side; the front's is lower there. */
  private waistLine(): Line {
    const { waist } = this.fit
    return bow([0, this.isBack ? -BACK_RISE : 1], [waist * 0.6, this.isBack ? -BACK_RISE : 0.9], [waist, 0])
  }

  private outer(): Line {
    const { waist, hip, leg, opening, length } = this.fit
    const ends: Line = this.isCuffed()
      ? [
          [leg + opening, length - RIB_HEIGHT - 1.6],
          [leg + opening - 2.4, length - RIB_HEIGHT + 0.3],
          [leg + opening - 2.6, length],
        ]
      : [[leg + opening, length]]
    return rounded([[waist, 0], [hip - 1, 17], [hip + 0.6, 34], ...ends], 9)
  }

  /** From the hem up to where the legs meet. */
  private inner(): Line {
    const { crotch, leg, opening, length } = this.fit
    const ends: Line = this.isCuffed()
      ? [
          [leg - opening + 2.6, length + 0.4],
          [leg - opening + 2.4, length - RIB_HEIGHT + 0.5],
          [leg - opening, length - RIB_HEIGHT - 1.6],
        ]
      : [[leg - opening, length + 0.4]]
    return rounded([...ends, [0.9, crotch + 7], [0, crotch]], 5)
  }

  isCuffed(): boolean {
    return this.kind === 'jogger'
  }
}
