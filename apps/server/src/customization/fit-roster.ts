/**
 * The persons of a line in a print area: whose text does not fit, and who has the largest. A line is measured and priced
 * by its largest person, so that nobody pays for less than is printed.
 */
import { createHash } from 'node:crypto'
import { type FittingFault, fitPerson } from '@estampa/artwork/roster'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { sortedJson } from '@estampa/domain/customization/art'
import { trimmedBox } from '@estampa/domain/customization/boxes'
import { maxArtSize } from '@estampa/domain/customization/check-design'
import type { DesignView } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { detailLimitsOf } from '@estampa/domain/customization/preflight'
import { isPersonalized, type RosterPerson } from '@estampa/domain/customization/roster'
import { BoundedCache } from '../caching/bounded-cache.ts'
import { artworkFont } from '../files/artwork-fonts.ts'
import { MEGABYTE } from '../memory/process-memory.ts'

/** `person` counts from one. */
export type PersonFault = FittingFault & { readonly person: number }
type FittedRoster = {
  /** The print area as its largest person has it; the design itself where nobody fits. */
  readonly largest: DesignView
  readonly faults: readonly PersonFault[]
}
export type PersonalizedArea = {
  readonly view: DesignView
  readonly technique: Pick<
    ApplicationTechnique,
    'key' | 'max_width_centimeters' | 'max_height_centimeters'
  > | null
  readonly area: PrintSurface
}

/** A cart asks again at every change, and 1,000 persons take some 250 ms. */
const fittedBefore = new BoundedCache<FittedRoster>(4 * MEGABYTE)

export function fitRoster(place: PersonalizedArea, roster: readonly RosterPerson[]): FittedRoster {
  const { view, technique, area } = place
  if (!isPersonalized(view) || roster.length === 0) return { largest: view, faults: [] }
  const document = sortedJson([view, technique?.key, technique && maxArtSize(technique), area, roster])
  const key = createHash('sha256').update(document).digest('hex')
  const known = fittedBefore.find(key)
  if (known) return known
  const fitted = fitAll(place, roster)
  fittedBefore.keep(key, fitted, JSON.stringify(fitted).length * 2)
  return fitted
}

function fitAll(place: PersonalizedArea, roster: readonly RosterPerson[]): FittedRoster {
  const faults: PersonFault[] = []
  let largest: DesignView | undefined
  let largestSize = -1
  for (const [index, person] of roster.entries()) {
    const fitted = fitPersonIn(place, person)
    faults.push(...fitted.faults.map((fault) => ({ ...fault, person: index + 1 })))
    const box = fitted.faults.length === 0 ? trimmedBox(fitted.view, place.area) : null
    const size = box ? (box.right - box.left) * (box.bottom - box.top) : -1
    if (size > largestSize) [largest, largestSize] = [fitted.view, size]
  }
  return { largest: largest ?? place.view, faults }
}

/** The print area with this person's texts, as large as they fit. */
export function fitPersonIn({ view, technique, area }: PersonalizedArea, person: RosterPerson) {
  const { letterMm } = detailLimitsOf(technique?.key ?? '')
  const maxSize = technique ? maxArtSize(technique) : unlimited
  return fitPerson(view, person, { area, maxSize, letterMm }, artworkFont)
}

const unlimited = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
