import type { DesignElement, TextElement } from '@estampa/domain/customization/design'
import type { Look } from '../kernel/state.ts'
import { useStore } from './editor-store.ts'
import { useShelf } from './host-context.ts'

/**
 * Changes how an element looks; the box of a text is measured with the outlines of its letters. `live` while a
 * word is typed: one step of the history until 'settle'.
 */
export function useLook(element: DesignElement): (look: Look, live?: boolean) => void {
  const store = useStore()
  const shelf = useShelf()
  return (look, live = false) => {
    const { id } = element
    if (element.type !== 'text') return store.send({ type: 'change', id, look, live })
    const next: TextElement = { ...element, ...look }
    const measured = shelf.measure(next)
    if (measured) return store.send({ type: 'change', id, look, measured, live })
    // letters that are not here yet have no size: they are fetched first
    const measureThen = () => {
      const box = shelf.measure(next)
      if (box) store.send({ type: 'change', id, look, measured: box, live })
    }
    shelf.font(next.font).then(measureThen, () => undefined)
  }
}
