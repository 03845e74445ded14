import { useRef } from 'react'

/** A panel without a trigger of its own gives the focus back to whatever had it when it opened. */
export function useReturnFocus(startsInField = false) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const field = startsInField && event.target instanceof Element && findField(event.target)
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/** The first field, or what the panel marks as its beginning. */
function findField(panel: Element): HTMLElement | null {
  const marked = panel.querySelector<HTMLElement>('[data-starts-here]')
  if (marked) return marked
  return panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
}
