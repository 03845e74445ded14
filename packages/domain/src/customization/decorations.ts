import type { Generic } from '../catalog.ts'
import type { Customization, CustomizationView, Techniques } from '../customization.ts'
import { counted, decimal } from '../messages/numbers.ts'
import { bleedOf, isPlainRectangle, type PrintSurface } from './outline.ts'
import { isPersonalized } from './roster.ts'

/** The decorations of a line as every page and document names them: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
export function decorationsOf(
  customization: Customization | null,
  generic: Pick<Generic, 'printing_areas'> | undefined,
  techniques: Techniques,
): string[] {
  const persons = customization?.roster?.length ?? 0
  return (customization?.views ?? []).map((view) => {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)?.name ?? ''
    const named = persons > 0 && isPersonalized(view) ? `, ${rosterText(persons)}` : ''
    const description = madeOf(view, techniques) + named
    return area ? `${area}: ${description}` : description
  })
}

/** «23 nombres», as a line says that it is made for persons. */
export const rosterText = (persons: number) => counted(persons, 'nombre', 'nombres')

function madeOf(view: CustomizationView, techniques: Techniques): string {
  const technique = techniques.get(view.technique_id)
  const isCounted = technique?.pricing === 'colour'
  const colors = view.colours === 1 ? '1 color' : `${view.colours} colores`
  const size = `${decimal(view.width_centimeters)} × ${decimal(view.height_centimeters)} cm`
  const inks = [isCounted ? colors : '', (view.white_base ?? []).length > 0 ? 'base blanca' : '']
  return [technique?.name ?? '', inks.filter(Boolean).join(' y '), size].filter(Boolean).join(', ')
}

/** How a workshop cuts an area: «Óvalo de 60 × 60 mm, con 3 mm de sangrado»; '' for a rectangle that is printed to its edge. */
export function cutTextOf(area: PrintSurface): string {
  const bleed = bleedOf(area)
  if (isPlainRectangle(area) && bleed === 0) return ''
  const shape = area.shape === 'ellipse' ? 'Óvalo' : 'Rectángulo'
  const corners = area.shape === 'rounded' ? `, esquinas de ${decimal(area.cornerMm ?? 0)} mm` : ''
  const around = bleed > 0 ? `, con ${decimal(bleed)} mm de sangrado` : ''
  return `${shape} de ${decimal(area.width)} × ${decimal(area.height)} mm${corners}${around}`
}

/** What a workshop is told of a white base; `variants` are those that have it, none where all have it. */
export function baseTextOf(variants: readonly string[]): string {
  return variants.length === 0 ? 'Sí, va primero' : `Va primero, solo en ${variants.join(', ')}`
}
