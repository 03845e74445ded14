/** A line of the cart, or a customization in the making, as a design: one logo becomes one element. */
import type { CustomizationView } from '@estampa/domain/customization'
import {
  type Design,
  type DesignElement,
  type Dimensions,
  designVersion,
  roundToHundredth,
} from '@estampa/domain/customization/design'

type ViewsContext = {
  readonly nameOf: (logoId: string) => string
  /** The size of a print area in millimeters; undefined if the product no longer has it. */
  readonly areaOf: (id: number) => Dimensions | undefined
}

export function designFromViews(views: readonly CustomizationView[], context: ViewsContext): Design {
  const known = new Set<number>()
  return {
    version: designVersion,
    views: views.flatMap((view) => {
      if (known.has(view.printing_area_id)) return []
      known.add(view.printing_area_id)
      const { printing_area_id, technique_id, instructions } = view
      return [{ printing_area_id, technique_id, instructions, elements: toElements(view, context) }]
    }),
  }
}

function toElements(view: CustomizationView, { nameOf, areaOf }: ViewsContext): readonly DesignElement[] {
  if (view.elements.length > 0 || view.logo_id === null) return view.elements
  const { logo_id } = view
  const area = areaOf(view.printing_area_id)
  if (!area) return []
  const center = { x: area.width / 20, y: area.height / 20, angle: 0 }
  const position = view.position ?? center
  return [
    {
      type: 'image',
      id: 'logo',
      name: nameOf(logo_id),
      logo_id,
      x: roundToHundredth(position.x * 10),
      y: roundToHundredth(position.y * 10),
      width: roundToHundredth(view.width_centimeters * 10),
      height: roundToHundredth(view.height_centimeters * 10),
      angle: ((position.angle % 360) + 360) % 360,
      flipX: false,
      flipY: false,
      locked: false,
      hidden: false,
      group: null,
      crop: null,
      recolours: [],
    },
  ]
}
