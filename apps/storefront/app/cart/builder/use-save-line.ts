import { useFailureView } from '@estampa/web/failures'
import { newUuid } from '@estampa/web/state'
import { useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { useApi } from '../../session/session-provider.tsx'
import type { EditedLine } from '../editing/use-draft.ts'
import { useSaveCustomizedLine } from '../editing/use-save-customized-line.ts'
import { decorationOf, toBuilderLine } from './use-builder-line.ts'
import type { DesignDraftState, useDesignDraft } from './use-design-draft.ts'
import { toSentDesign } from './use-design-measurement.ts'

export type SaveLineOptions = LoadedProduct & {
  edited: EditedLine
  designDraft: ReturnType<typeof useDesignDraft>
  state: DesignDraftState
}

/** Saves the design on the server, then its line in the cart. If that fails the design stays unchanged. */
export function useSaveLine({ product, techniques, edited, designDraft, state }: SaveLineOptions) {
  const api = useApi()
  const failureView = useFailureView()
  const saveLine = useSaveCustomizedLine(product, edited.line)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setIsSaving(true)
    try {
      const sku = product.products.find((one) => (state.units[one.sku] ?? 0) > 0)?.sku ?? null
      const saved = await api.customization.saveDesign({
        generic_id: product.id,
        sku,
        design: toSentDesign(state.design),
        name: product.name,
      })
      const decoration = decorationOf(saved.customization, saved.customizationRender, techniques)
      const line = toBuilderLine({ product, units: state.units, decoration, uuid: newUuid() })
      if (line && saveLine(line)) designDraft.forget()
    } catch (error) {
      setFailure(failureView(error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, failure, forgive: () => setFailure(null) }
}
