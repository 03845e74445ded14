import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { productPageMessages } from '../messages/product.ts'
import { useStaffApi } from '../session/account.ts'
import {
  changeCount,
  emptyProductDraft,
  faultsOfProductDraft,
  inputOf,
  type ProductDraft,
  type ProductDraftFaults,
} from './product-draft.ts'
import { type StaffProduct, useChangedProduct } from './use-product.ts'
import { unsoundFields } from './use-product-faults.ts'

/**
 * What is typed over a product until it is saved. While something is, the product stays as it was when that began:
 * where somebody changed it meanwhile, the save is refused and `before` is how it was seen.
 */
export function useProductDraft(product: StaffProduct) {
  const { draft, setDraft, forget } = useKeptDraft<ProductDraft>(
    `product ${product.id}`,
    () => emptyProductDraft,
  )
  const [seen, setSeen] = useState(product)
  const [before, setBefore] = useState<StaffProduct>()
  const [refused, setRefused] = useState<ProductDraftFaults>({})
  const [isTried, setIsTried] = useState(false)
  const changes = changeCount(draft)
  // while nothing is typed the page shows what is there; after a refusal too, beside what was
  if (seen !== product && (changes === 0 || before !== undefined)) setSeen(product)
  const reset = () => {
    setDraft(emptyProductDraft)
    setBefore(undefined)
    setRefused({})
    setIsTried(false)
  }
  const faults = { ...refused, ...(isTried ? faultsOfProductDraft(draft) : {}) }
  const change = (next: (draft: ProductDraft) => ProductDraft) => {
    setRefused({})
    setDraft(next)
  }
  return {
    draft,
    seen,
    before,
    changes,
    faults,
    change,
    reset,
    forget,
    setSeen,
    setBefore,
    setRefused,
    setIsTried,
  }
}

export type ProductEditing = ReturnType<typeof useProductDraft>

/** Sends what was typed. Faults come to their fields; nothing that was typed is lost. */
export function useSaveProduct(editing: ProductEditing) {
  const t = useMessages(productPageMessages)
  const api = useStaffApi()
  const { seen, draft } = editing
  const changed = useChangedProduct(seen.id)
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    editing.setIsTried(true)
    if (isSaving || Object.keys(faultsOfProductDraft(draft)).length > 0) return
    setIsSaving(true)
    try {
      const saved = await api.saveProduct(inputOf(seen, draft), { version: seen.version })
      editing.setSeen(saved)
      editing.reset()
      changed.show(saved)
      notify(t.saved)
    } catch (error) {
      const refusal = isFailure(error) ? error.fault?.refusal : undefined
      const unsound = unsoundFields(error)
      if (unsound) editing.setRefused(unsound)
      else if (refusal === 'product_changed') {
        editing.setBefore(seen)
        await changed.reload()
      } else showError(error)
    }
    setIsSaving(false)
  }
  return { save, isSaving }
}
