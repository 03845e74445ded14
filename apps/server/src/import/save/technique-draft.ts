import { findStarter } from '@estampa/domain/customization/starter-techniques'
import type { TechniqueDraft } from '../../customization/customization.store.ts'
import type { ImportedTechnique } from '../product.ts'
import { usualProductionDays } from './draft.ts'

/**
 * A technique that the shop does not have yet. Its prices are the feed's where it has them, flat by quantity;
 * without them it is refused at checkout until the shop says what it costs.
 */
export function techniqueDraft(
  technique: ImportedTechnique,
  minimumForPrinting: number | undefined,
): TechniqueDraft {
  const { key, name, unitPrices, setUp } = technique
  const scales = unitPrices.map((scale) => ({ ...scale, next_price: 0 }))
  return {
    key,
    name,
    description: '',
    pricing: 'flat',
    bands: scales.length > 0 ? [{ from: 0, to: null, scales }] : [],
    setUp,
    setUpRepeat: null,
    minUnitsForPrinting: minimumForPrinting ?? 1,
    customizationUnderMinimumExtraCost: null,
    maxColours: null,
    max_width_centimeters: null,
    max_height_centimeters: null,
    productionDays: usualProductionDays,
    hasWhiteBase: findStarter(key)?.hasWhiteBase ?? false,
  }
}
