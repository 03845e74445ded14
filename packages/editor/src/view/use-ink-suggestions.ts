import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { useEffect, useState } from 'react'
import type { SuggestInks } from './host.ts'

const TYPING_MS = 200
const none: readonly SpotInk[] = []

/** Inks of the shop's chart, a moment after the last letter; null asks for none. What cannot be fetched is not missed. */
export function useInkSuggestions(
  suggestInks: SuggestInks,
  sought: Parameters<SuggestInks>[0] | null,
): readonly SpotInk[] {
  const [found, setFound] = useState(none)
  const { text = '', hex = null } = sought ?? {}
  useEffect(() => {
    if (hex === null) return setFound(none)
    const own = new AbortController()
    const timer = setTimeout(
      async () => {
        const inks = await suggestInks({ text, hex }, own.signal).catch(() => none)
        if (!own.signal.aborted) setFound(inks)
      },
      text === '' ? 0 : TYPING_MS,
    )
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [suggestInks, text, hex])
  return found
}
