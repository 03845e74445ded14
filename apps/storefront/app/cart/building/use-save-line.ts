import { useState } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { troubleOf } from '../../session/failures.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useKeeping } from '../editing/use-keeping.ts'
import { newUuid } from '../new-uuid.ts'
import type { AddProps } from './add-action.tsx'
import { decorationOf, makeLine } from './use-builder-line.ts'
import { sent } from './use-measured.ts'

/** Keeps the design on the server, then its line in the cart. Where that fails the design stays as it is. */
export function useSaveLine({ product, techniques, edited, unfinished, state }: AddProps) {
  const api = useApi()
  const shell = useMessages(shellMessages)
  const keep = useKeeping(product, edited.line)
  const [isSaving, setIsSaving] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = async () => {
    setIsSaving(true)
    try {
      const sku = product.products.find((one) => (state.units[one.sku] ?? 0) > 0)?.sku ?? null
      const saved = await api.customization.saveDesign({
        ...{ generic_id: product.id, sku, design: sent(state.design), name: product.name },
      })
      const decoration = decorationOf(saved.customization, saved.customizationRender, techniques)
      const line = makeLine({ product, units: state.units, decoration, uuid: newUuid() })
      if (line && keep(line)) unfinished.forget()
    } catch (error) {
      setTrouble(troubleOf(error, shell).message)
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, trouble, forgive: () => setTrouble(null) }
}
