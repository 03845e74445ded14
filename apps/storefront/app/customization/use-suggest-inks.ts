import type { SuggestInks } from '@estampa/editor/view/host'
import { useMemo } from 'react'
import { useApi } from '../session/session-provider.tsx'

/** Asks the shop's chart for inks; a shop without one is asked once. */
export function useSuggestInks(): SuggestInks {
  const api = useApi()
  return useMemo(() => {
    let hasChart = true
    return async ({ text, hex }, signal) => {
      if (!hasChart) return []
      const found = await api.customization.suggestInks({ text, hex }, { signal, isQuiet: true })
      hasChart = found.hasChart
      return found.items
    }
  }, [api])
}
