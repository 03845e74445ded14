import type { Generic } from '../catalog.ts'
import type { Customization, CustomizationView, Techniques } from '../customization.ts'
import { decimal } from '../messages/numbers.ts'

/** The decorations of a line as every page and document names them: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
export function decorationsOf(
  customization: Customization | null,
  generic: Pick<Generic, 'printing_areas'> | undefined,
  techniques: Techniques,
): string[] {
  return (customization?.views ?? []).map((view) => {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)?.name ?? ''
    const description = madeOf(view, techniques)
    return area ? `${area}: ${description}` : description
  })
}

function madeOf(view: CustomizationView, techniques: Techniques): string {
  const technique = techniques.get(view.technique_id)
  const isCounted = technique?.pricing === 'colour'
  const colors = view.colours === 1 ? '1 color' : `${view.colours} colores`
  const size = `${decimal(view.width_centimeters)} × ${decimal(view.height_centimeters)} cm`
  return [technique?.name ?? '', isCounted ? colors : '', size].filter(Boolean).join(', ')
}
