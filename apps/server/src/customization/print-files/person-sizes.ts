/** How large the art of the persons of a list is. */
import { type Box, trimmedBox, unionOf } from '@estampa/domain/customization/boxes'
import type { DesignView, Dimensions } from '@estampa/domain/customization/design'
import { decimal } from '@estampa/domain/messages/numbers'
import type { PersonInPlace } from './person-files.ts'
import type { PrintFacts } from './print-job.ts'

/** Millimeters that the art of every person fits in. */
export type PersonsRoom = Dimensions & Pick<Box, 'left' | 'top'>

/** The person with the largest art in a print area, and the room that the widest and the highest ask for. */
export function sizesOfPersons(
  persons: readonly PersonInPlace[],
  area: Dimensions,
): { largest: PersonInPlace | undefined; room: PersonsRoom | undefined } {
  const boxes = persons.flatMap((person) => {
    const box = trimmedBox(person.view, area)
    return box ? [{ person, box, width: box.right - box.left, height: box.bottom - box.top }] : []
  })
  const [largest] = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)
  const union = unionOf(boxes.map(({ box }) => box))
  if (!union) return { largest: persons[0], room: undefined }
  const most = (side: 'width' | 'height') => boxes.reduce((sum, one) => Math.max(sum, one[side]), 0)
  const room = { width: most('width'), height: most('height'), left: union.left, top: union.top }
  return { largest: largest?.person, room }
}

/** «24,3 × 8 cm» for each print area where this person has a print, with the area's name where there are several. */
export function sizeTexts({ places }: PrintFacts, views: readonly (DesignView | null)[]): string[] {
  const several = views.filter(Boolean).length > 1
  return views.flatMap((view, index) => {
    const area = places[index]?.area
    const box = view && area && trimmedBox(view, area)
    if (!box) return []
    const size = `${centimeters(box.right - box.left)} × ${centimeters(box.bottom - box.top)} cm`
    return [several ? `${area.name}: ${size}` : size]
  })
}

const centimeters = (mm: number) => decimal(Math.round(mm) / 10)
