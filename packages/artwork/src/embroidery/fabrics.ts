/**
 * How each fabric is sewn. What stretches or has a pile pulls the stitches together and swallows them: it takes more pull
 * compensation, a firmer ground and closer rows, on a slower machine. The values lie within what digitizers publish
 * (pull compensation there is of both edges together, here of one).
 */
import type { Fabric } from '@estampa/domain/customization/fabric'
import type { EmbroideryOptions } from './options.ts'
import { type MachinePace, usualPace } from './run-time.ts'

type FabricRecipe = {
  readonly options: Partial<EmbroideryOptions>
  readonly stitchesPerMinute: number
}

export const fabricRecipes: Readonly<Record<Fabric, FabricRecipe>> = {
  /** Unknown: as the default options have it. */
  firm: { options: {}, stitchesPerMinute: 750 },
  twill: { options: { pull: 0.1, zigzagFrom: 3 }, stitchesPerMinute: 850 },
  shirting: {
    options: { pull: 0.12, satinDensity: 0.42, rowDensity: 0.42, zigzagFrom: 3 },
    stitchesPerMinute: 800,
  },
  knit: {
    options: { pull: 0.2, satinDensity: 0.39, rowDensity: 0.39, zigzagFrom: 1.8, underlayDensity: 2 },
    stitchesPerMinute: 750,
  },
  performance: {
    options: { pull: 0.2, satinDensity: 0.43, rowDensity: 0.43, zigzagFrom: 1.8, underlayDensity: 2.8 },
    stitchesPerMinute: 700,
  },
  /** The pile stands up between the rows: all of it is held down first. */
  fleece: {
    options: {
      pull: 0.27,
      satinDensity: 0.36,
      rowDensity: 0.36,
      zigzagFrom: 1.2,
      zigzagDensity: 1.4,
      underlayDensity: 1.5,
    },
    stitchesPerMinute: 700,
  },
  /** Held by its edge alone, so that it is pushed ahead of the needle: sewn from the brim up and from the middle outwards. */
  cap: { options: { pull: 0.22, zigzagFrom: 3, order: 'cap' }, stitchesPerMinute: 600 },
}

export function paceOn(fabric: Fabric): MachinePace {
  return { ...usualPace, stitchesPerMinute: fabricRecipes[fabric].stitchesPerMinute }
}
