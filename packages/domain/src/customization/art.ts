/** Identity of art: equal for art that looks the same, whatever its layers are called. */
import { type CustomizationView, isDesigned } from '../customization.ts'
import {
  type Design,
  type DesignElement,
  type DesignView,
  type Dimensions,
  designVersion,
  type ImageElement,
  roundToHundredth,
} from './design.ts'

/** The id of the element that is all the art of a print area: what the customize page makes. */
export const PICTURE_ID = 'logo'

/** Whether the art is one whole picture, in its own colors or in others, and nothing else. */
export function isOnePicture({ elements }: Pick<DesignView, 'elements'>): boolean {
  const [element, ...others] = elements
  return (
    others.length === 0 &&
    element?.type === 'image' &&
    element.id === PICTURE_ID &&
    element.crop === null &&
    !(element.flipX || element.flipY || element.hidden)
  )
}

/** Elements as text: only what is drawn, in one order of its members. */
export function artText(elements: readonly DesignElement[]): string {
  return sortedJson(elements.filter((element) => !element.hidden).map(appearanceOf))
}

/**
 * Names the art of a place as a technique makes it: the same one again is set up again for less. One picture as it was
 * uploaded has the same name whether it was stored as a logo or as a design, wherever it lies.
 */
export function artKey(view: CustomizationView): string {
  const { elements, design_id, logo_id, width_centimeters: width, height_centimeters: height } = view
  const picture = plainPictureOf(view)
  if (picture) return keyOf(view, { width: picture.width / 10, height: picture.height / 10 }, picture.logo_id)
  const art = isDesigned(view) ? artText(elements) : (design_id ?? logo_id ?? '')
  return keyOf(view, { width, height }, art)
}

/** All names under which this art may have been stored when it was made; that of today comes first. */
export function listArtKeys(view: CustomizationView): string[] {
  const { elements, width_centimeters: width, height_centimeters: height } = view
  // a design of one picture was named by its elements once
  const former = plainPictureOf(view) ? [keyOf(view, { width, height }, artText(elements))] : []
  return [artKey(view), ...former]
}

/** `size` is in centimeters. */
function keyOf(
  { technique_id, colours }: CustomizationView,
  { width, height }: Dimensions,
  art: string,
): string {
  return `${technique_id}|${colours} ${Math.round(width * 100)} ${Math.round(height * 100)}|${art}`
}

/** The picture that is all the art of a designed place, as it was uploaded. */
function plainPictureOf({ elements }: Pick<CustomizationView, 'elements'>): ImageElement | undefined {
  const [element, ...others] = elements.filter(({ hidden }) => !hidden)
  if (element?.type !== 'image' || others.length > 0) return undefined
  const isPlain = element.crop === null && element.recolours.length === 0 && !(element.flipX || element.flipY)
  return isPlain ? element : undefined
}

/** Whether the place shows anything that could be recognized. */
export function hasArt({ elements, design_id, logo_id }: CustomizationView): boolean {
  return elements.length > 0 || design_id !== null || logo_id !== null
}

/**
 * Uploads that a place shows. Of a designed place the design's own id is none of them: its picture follows from
 * its elements.
 */
export function uploadsIn({
  elements,
  logo_id,
  design_id,
}: Pick<CustomizationView, 'elements' | 'logo_id' | 'design_id'>): string[] {
  if (elements.length === 0) return [logo_id, design_id].filter((id) => id !== null)
  return [...new Set(elements.flatMap((element) => (element.type === 'image' ? element.logo_id : [])))]
}

/**
 * The decorated places of a line as a design. The only conversion of places that were stored as one logo with its
 * size and position: such a logo becomes a design of one picture. A second view of a place is left out, and a logo of
 * a place that the product no longer has.
 */
export function designOfViews(
  views: readonly CustomizationView[],
  areaOf: (printingAreaId: number) => Dimensions | undefined,
): Design {
  const known = new Set<number>()
  const kept = views.filter(({ printing_area_id: id }) => !known.has(id) && known.add(id))
  return {
    version: designVersion,
    views: kept.map((view) => designOfView(view, areaOf(view.printing_area_id))),
  }
}

/** A place as its design; one logo is a design of one picture. `area` is in millimeters. */
export function designOfView(view: CustomizationView, area: Dimensions | undefined): DesignView {
  const { printing_area_id, technique_id, instructions, threadChoices, inkNames } = view
  const elements = isDesigned(view) || !area ? view.elements : logoOf(view, area)
  return {
    printing_area_id,
    technique_id,
    instructions,
    elements,
    ...(threadChoices && { threadChoices }),
    ...(inkNames && { inkNames }),
  }
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
      id: PICTURE_ID,
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
  // no field at all and none chosen look the same
  return look.type === 'text' ? { ...look, field: look.field ?? undefined, width: null, height: null } : look
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
