import { threadChart } from '@estampa/artwork/embroidery'
import { maxInstructions } from '@estampa/domain/customization'
import {
  MAX_DESIGN_ELEMENTS,
  MAX_TEXT_LENGTH,
  MIN_ELEMENT_MM,
  textSizes,
} from '@estampa/domain/customization/design'
import { designRules } from '@estampa/domain/shops'

/**
 * The limits by which a logo is judged. Under 72 dots per inch at the printed size it is refused, under 150 it is warned
 * of. The thread palette is what embroidery is reduced to: a maker's chart.
 */
export const logoRules = {
  minDPI: designRules.minimumDpi,
  warnDPI: designRules.recommendedDpi,
  maxUploadBytes: 10 * 1024 * 1024,
  threadPalette: threadChart,
  // as many as the contract takes
  maxViews: 12,
  maxElements: MAX_DESIGN_ELEMENTS,
  maxLetters: MAX_TEXT_LENGTH,
  maxInstructions,
  least_element_millimeters: MIN_ELEMENT_MM,
  textSizes,
}
