import type { CartProduct } from '@estampa/domain/cart'
import type { Design } from '@estampa/domain/customization/design'
import type { RosterPerson } from '@estampa/domain/customization/roster'
import { useFailureView } from '@estampa/web/failures'
import { newUuid } from '@estampa/web/state'
import { useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { toSentDesign } from '../../customization/use-design-measurement.ts'
import { useApi } from '../../session/session-provider.tsx'
import { decorationOf, noPersons, toDesignedLine, withRoster } from './use-designed-line.ts'
import { useSaveCustomizedLine } from './use-save-customized-line.ts'

export type SaveLineOptions = LoadedProduct & {
  /** The line of the cart that is edited. */
  edited: CartProduct | undefined
  design: Design
  units: Readonly<Record<string, number>>
  /** The persons for whom it is made; none: it is the same on every unit. */
  roster?: readonly RosterPerson[]
  /** The unfinished design is in the cart now. */
  forget: () => void
}

/** Saves the design on the server, then its line in the cart. If that fails the design stays unchanged. */
export function useSaveLine({
  product,
  techniques,
  edited,
  design,
  units,
  roster = noPersons,
  forget,
}: SaveLineOptions) {
  const api = useApi()
  const failureView = useFailureView()
  const saveLine = useSaveCustomizedLine(product, edited)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setIsSaving(true)
    try {
      const sku = product.products.find((one) => (units[one.sku] ?? 0) > 0)?.sku ?? null
      const saved = await api.customization.saveDesign({
        generic_id: product.id,
        sku,
        design: toSentDesign(design),
        name: product.name,
      })
      const decoration = decorationOf(
        withRoster(saved.customization, roster),
        saved.customizationRender,
        techniques,
      )
      const line = toDesignedLine({ product, units, decoration, uuid: newUuid() })
      if (line && saveLine(line)) forget()
    } catch (error) {
      setFailure(failureView(error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, failure, forgive: () => setFailure(null) }
}
