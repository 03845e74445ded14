import { fromWire } from '@estampa/domain/money'
import type { Technique } from '../../catalog/load-product.ts'

/** As a line of the cart names its technique. */
export function techniqueOfLine({
  id,
  name,
  minUnitsForPrinting,
  customizationUnderMinimumExtraCost: extra,
}: Technique) {
  return {
    ...{ id, name, minUnitsForPrinting },
    customizationUnderMinimumExtraCost: extra === null ? null : fromWire(extra),
  }
}
