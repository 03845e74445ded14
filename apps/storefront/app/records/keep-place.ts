import { flushSync } from 'react-dom'

/**
 * Makes a change that nobody asked for, and leaves what is being read or written where it stands in the window.
 * At the head of a page the news are what is to be seen: they may push the rest down.
 */
export function keepPlace(change: () => void): void {
  const held = heldElement()
  const before = held?.getBoundingClientRect().top
  flushSync(change)
  if (!held?.isConnected || before === undefined) return
  const moved = held.getBoundingClientRect().top - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}

/** What has the focus where it can be seen, else what stands in the middle of the window. */
function heldElement(): Element | null {
  const focused = document.activeElement
  if (focused && focused !== document.body && isSeen(focused)) return focused
  if (window.scrollY === 0) return null
  return document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
