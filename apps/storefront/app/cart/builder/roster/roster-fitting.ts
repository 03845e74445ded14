/** Whether the texts of persons fit into a design, by the letters that are printed. It is loaded with the list alone. */
import { type FittingFault, fitPerson } from '@estampa/artwork/roster'
import type { Design, DesignView } from '@estampa/domain/customization/design'
import { isPersonalized, type RosterPerson } from '@estampa/domain/customization/roster'
import { fetchFont } from '@estampa/editor/view/font-files'
import type { LoadedProduct } from '../../../catalog/load-product.ts'

type FittedPerson = {
  readonly faults: readonly FittingFault[]
  readonly isShrunk: boolean
  /** The design as this person has it. */
  readonly design: Design
}
export type PersonFitting = (person: Pick<RosterPerson, 'name' | 'number'>) => FittedPerson

export async function loadRosterFitting(
  design: Design,
  { product, techniques }: LoadedProduct,
): Promise<PersonFitting> {
  const keys = new Set(
    design.views.flatMap(({ elements }) =>
      elements.flatMap((one) => (one.type === 'text' ? [one.font] : [])),
    ),
  )
  const fonts = new Map(await Promise.all([...keys].map(async (key) => [key, await fetchFont(key)] as const)))
  const fontOf = (key: string) => {
    const font = fonts.get(key)
    if (!font) throw new Error(`${key} was not fetched`)
    return font
  }
  const limitsOf = (view: DesignView) => {
    const area = product.printing_areas.find(({ id }) => id === view.printing_area_id)
    const technique = techniques.find(({ id }) => id === view.technique_id)
    return {
      area: { width: millimeters(area?.width_centimeters), height: millimeters(area?.height_centimeters) },
      maxSize: {
        width: millimeters(technique?.max_width_centimeters),
        height: millimeters(technique?.max_height_centimeters),
      },
      letterMm: technique?.least_letter_millimeters ?? 2,
    }
  }
  const known = new Map<string, FittedPerson>()
  return (person) => {
    const key = JSON.stringify([person.name, person.number])
    const before = known.get(key)
    if (before) return before
    const fitted = design.views.map((view) =>
      isPersonalized(view)
        ? fitPerson(view, person, limitsOf(view), fontOf)
        : { view, faults: [], isShrunk: false },
    )
    const answer = {
      faults: fitted.flatMap(({ faults }) => faults),
      isShrunk: fitted.some(({ isShrunk }) => isShrunk),
      design: { ...design, views: fitted.map(({ view }) => view) },
    }
    known.set(key, answer)
    return answer
  }
}

const millimeters = (centimeters: number | null | undefined) =>
  typeof centimeters === 'number' ? centimeters * 10 : Number.POSITIVE_INFINITY
