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
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      else if (document.activeElement === document.body) focusPage()
    },
  }
}

/** What opened the panel is gone, as a button that did its work: keys go on in the page and not before it. */
function focusPage(): void {
  const page = document.querySelector('main')
  if (!page) return
  if (!page.hasAttribute('tabindex')) page.tabIndex = -1
  page.focus({ preventScroll: true })
}

/** The first field, or what the panel marks as its beginning. */
function findField(panel: Element): HTMLElement | null {
  const marked = panel.querySelector<HTMLElement>('[data-starts-here]')
  if (marked) return marked
  return panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
}
