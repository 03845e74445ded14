import type { DesignElement, TextElement } from '@estampa/domain/customization/design'
import type { ElementProperties } from '../kernel/state.ts'
import { useEditorStore } from './editor-store.ts'
import { useAssetCache } from './host-context.ts'

/**
 * Changes how an element looks; the box of a text is measured with the outlines of its letters. `live` while a
 * word is typed: one step of the history until 'settle'.
 */
export function useElementProperties(
  element: DesignElement,
): (look: ElementProperties, live?: boolean) => void {
  const store = useEditorStore()
  const assetCache = useAssetCache()
  return (look, live = false) => {
    const { id } = element
    if (element.type !== 'text') return store.send({ type: 'change', id, look, live })
    const next: TextElement = { ...element, ...look }
    const measured = assetCache.measure(next)
    if (measured) return store.send({ type: 'change', id, look, measured, live })
    // letters that are not here yet have no size: they are fetched first
    const measureThen = () => {
      const box = assetCache.measure(next)
      if (box) store.send({ type: 'change', id, look, measured: box, live })
    }
    assetCache.font(next.font).then(measureThen, () => undefined)
  }
}
