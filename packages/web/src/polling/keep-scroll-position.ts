import { flushSync } from 'react-dom'

/**
 * Makes a change that nobody requested and keeps the element that is being read or edited at its position.
 * At the top of a page new content may push the rest down, because it is what people should see.
 */
export function keepScrollPosition(change: () => void): void {
  const anchor = findAnchor()
  const before = anchor?.getBoundingClientRect().top
  flushSync(change)
  if (!anchor?.isConnected || before === undefined) return
  const moved = anchor.getBoundingClientRect().top - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}

/** The focused element if it is visible, else the element in the middle of the window. */
function findAnchor(): Element | null {
  const focused = document.activeElement
  if (focused && focused !== document.body && isVisible(focused)) return focused
  if (window.scrollY === 0) return null
  return document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
