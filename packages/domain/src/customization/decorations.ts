import type { Generic } from '../catalog.ts'
import type { Customization, CustomizationView, Techniques } from '../customization.ts'

/** What is made where, in the words of every page and paper: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
export function decorationsOf(
  customization: Customization | null,
  generic: Pick<Generic, 'printing_areas'> | undefined,
  techniques: Techniques,
): string[] {
  return (customization?.views ?? []).map((view) => {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)?.name ?? ''
    const made = madeOf(view, techniques)
    return area ? `${area}: ${made}` : made
  })
}

function madeOf(view: CustomizationView, techniques: Techniques): string {
  const technique = techniques.get(view.technique_id)
  const isCounted = technique?.pricing === 'colour'
  const colours = view.colours === 1 ? '1 color' : `${view.colours} colores`
  const size = `${inWords(view.width_centimeters)} × ${inWords(view.height_centimeters)} cm`
  return [technique?.name ?? '', isCounted ? colours : '', size].filter(Boolean).join(', ')
}

function inWords(centimetres: number): string {
  return String(Math.round(centimetres * 10) / 10).replace('.', ',')
}
