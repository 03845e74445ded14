import { boxOf, unionOf, visibleOf } from '@estampa/domain/customization/boxes'
import { type DesignElement, exactly } from '@estampa/domain/customization/design'
import type { EditorArea } from './state.ts'

/** Millimetres between what is there and what comes beneath it; less on a small place. */
const gapIn = ({ height }: EditorArea) => Math.min(3, height * 0.04)

/** What comes to the middle of a place where something is already stands below that, or above, where it fits. */
export function besideOthers(
  element: DesignElement,
  others: readonly DesignElement[],
  area: EditorArea,
): DesignElement {
  const isCentred = element.x === exactly(area.width / 2) && element.y === exactly(area.height / 2)
  const taken = unionOf(visibleOf({ elements: others }).map(boxOf))
  if (!isCentred || !taken || element.hidden) return element
  const own = boxOf(element)
  const half = (own.bottom - own.top) / 2
  if (own.top >= taken.bottom || own.bottom <= taken.top) return element
  const gap = gapIn(area)
  const below = taken.bottom + gap + half
  if (below + half <= area.height) return { ...element, y: exactly(below) }
  const above = taken.top - gap - half
  return above - half >= 0 ? { ...element, y: exactly(above) } : element
}
