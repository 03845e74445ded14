import { useEffect, useState } from 'react'
import { useEditor, viewOf } from './editor-store.ts'
import { useHost } from './host-context.ts'

const DELAY_MS = 450
const none: ReadonlyMap<number, string> = new Map()

/** Prices that each technique would add to a unit, requested a moment after the last change. */
export function useHostTechniquePrices(): ReadonlyMap<number, string> {
  const { techniquePrices } = useHost()
  const { printing_area_id, elements } = useEditor(viewOf)
  const [prices, setPrices] = useState(none)
  useEffect(() => {
    if (!techniquePrices) return setPrices(none)
    const asking = new AbortController()
    const { signal } = asking
    const ask = async () => {
      // the technique that is selected now and the words for the workshop change no price
      const view = { printing_area_id, elements, technique_id: null, instructions: '' }
      const known = await techniquePrices(view, signal)
      if (!signal.aborted) setPrices(known)
    }
    const timer = setTimeout(ask, DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [techniquePrices, printing_area_id, elements])
  return prices
}
