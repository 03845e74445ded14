/**
 * Preflight checks of a print area's design before it is ordered: is it sharp, can the technique make it,
 * will it be seen. What is refused cannot be ordered; of the rest people are warned and decide. Where the
 * editor can help by itself, the remedies say how, the best first.
 */
import { visibleOf } from './boxes.ts'
import type { PreflightCheck, PreflightInput } from './preflight/check.ts'
import { preflightColors } from './preflight/colors.ts'
import { preflightPicture } from './preflight/pictures.ts'
import { preflightPrintArea } from './preflight/print-area.ts'
import { preflightText } from './preflight/texts.ts'

export {
  type InspectedPicture,
  type PictureFacts,
  type PreflightCheck,
  type PreflightCode,
  type PreflightFix,
  /** @internal A test asks whether every code has its sentence. */ preflightCodes,
} from './preflight/check.ts'
export { colorDifference } from './preflight/color-difference.ts'
export { isOtherColor } from './preflight/colors.ts'
export { detailLimitsOf, rendersColor } from './preflight/detail-limits.ts'
export { isVisibleOn } from './preflight/pictures.ts'
export {
  productColoredBackground,
  sameColorLimit,
  withoutBackgroundColor,
} from './preflight/product-colored-background.ts'
export { dpiLimits, effectiveDpi } from './preflight/sharpness.ts'

const ranks = { refuse: 0, warn: 1, note: 2 } as const

/** All checks of a view: first what cannot be made, then by element from the lowest. */
export function preflight(input: PreflightInput): PreflightCheck[] {
  const checks = [
    ...preflightPrintArea(input),
    ...preflightColors(input),
    ...visibleOf(input.view).flatMap((element) =>
      element.type === 'text' ? preflightText(element, input) : preflightPicture(element, input),
    ),
  ]
  return checks.sort((a, b) => ranks[a.severity] - ranks[b.severity])
}
