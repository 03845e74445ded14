import { numberText } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { productPageMessages } from '../messages/product.ts'
import type { ProductDraftFaults } from './product-draft.ts'

/** What is wrong with a field, in words; undefined where nothing is. */
export function useFaultText(faults: ProductDraftFaults): (key: string) => string | undefined {
  const t = useMessages(productPageMessages)
  return (key) => {
    const found = faults[key]
    if (!found) return undefined
    const text = t.faults[found.fault as keyof typeof t.faults]
    return text?.(found.limit === null ? '' : numberText(found.limit)) ?? found.fault
  }
}
