import { fromWire } from '@estampa/domain/money'
import type { Technique } from '../../catalog/load-product.ts'

/** The technique in the form that a cart line has. */
export function toLineTechnique({
  id,
  name,
  minUnitsForPrinting,
  customizationUnderMinimumExtraCost: extra,
}: Technique) {
  return {
    id,
    name,
    minUnitsForPrinting,
    customizationUnderMinimumExtraCost: extra === null ? null : fromWire(extra),
  }
}
