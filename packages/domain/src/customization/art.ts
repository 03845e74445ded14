/** Identity of art: equal for art that looks the same, whatever its layers are called. */
import type { CustomizationView } from '../customization.ts'
import { type DesignElement, type DesignView, type Dimensions, roundToHundredth } from './design.ts'

/** Elements as text: only what is drawn, in one order of its members. */
export function artText(elements: readonly DesignElement[]): string {
  return sortedJson(elements.filter((element) => !element.hidden).map(appearanceOf))
}

/** Names the art of a place as a technique makes it: the same one again is set up again for less. */
export function artKey(view: CustomizationView): string {
  const { technique_id, elements, colours, width_centimeters: width, height_centimeters: height } = view
  const size = `${colours} ${Math.round(width * 100)} ${Math.round(height * 100)}`
  const art = elements.length > 0 ? artText(elements) : (view.design_id ?? view.logo_id ?? '')
  return `${technique_id}|${size}|${art}`
}

/** Whether the place shows anything that could be recognized. */
export function hasArt({ elements, design_id, logo_id }: CustomizationView): boolean {
  return elements.length > 0 || design_id !== null || logo_id !== null
}

/**
 * Uploads that a place shows. Of a designed place the design's own id is none of them: its picture follows from
 * its elements.
 */
export function uploadsIn({ elements, logo_id, design_id }: CustomizationView): string[] {
  if (elements.length === 0) return [logo_id, design_id].filter((id) => id !== null)
  return [...new Set(elements.flatMap((element) => (element.type === 'image' ? element.logo_id : [])))]
}

/** A place as its design; one logo is a design of one picture. `area` is in millimeters. */
export function designOfView(view: CustomizationView, area: Dimensions): DesignView {
  const { printing_area_id, technique_id, instructions } = view
  const elements = view.elements.length > 0 ? view.elements : logoOf(view, area)
  return { printing_area_id, technique_id, instructions, elements }
}

function logoOf(view: CustomizationView, area: Dimensions): DesignElement[] {
  const { width_centimeters: width, height_centimeters: height } = view
  const position = view.position ?? { x: area.width / 20, y: area.height / 20, angle: 0 }
  const logo_id = view.logo_id ?? view.design_id
  if (logo_id === null) return []
  const unmoved = { flipX: false, flipY: false, locked: false, hidden: false, group: null }
  return [
    {
      type: 'image',
      id: 'logo',
      name: 'Logo',
      logo_id,
      crop: null,
      recolours: [],
      ...unmoved,
      x: roundToHundredth(position.x * 10),
      y: roundToHundredth(position.y * 10),
      width: roundToHundredth(width * 10),
      height: roundToHundredth(height * 10),
      angle: ((position.angle % 360) + 360) % 360,
    },
  ]
}

/** An element without what only the editor needs, and without what follows from the rest: a text's box. */
export function appearanceOf(element: DesignElement): object {
  const { id: _, name: __, locked: ___, group: ____, hidden: _____, ...look } = element
  return look.type === 'text' ? { ...look, width: null, height: null } : look
}

/** JSON whose members are sorted: what was stored meanwhile comes back in another order. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sortedJson(member)}`).join()}}`
}
