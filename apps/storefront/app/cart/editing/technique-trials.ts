import type { Client } from '@estampa/contract/client'
import { type CustomizationView, thousandStitchesOf } from '@estampa/domain/customization'
import type { DesignView } from '@estampa/domain/customization/design'
import { type LoadedProduct, type Technique, techniquesOf } from '../../catalog/load-product.ts'
import type { PrintArea } from '../../catalog/product.ts'
import { type Draft, findActiveView, withTechnique } from '../../customization/draft.ts'
import { anyLogo, firstPicture, toEditorArea } from '../../customization/picture-position.ts'
import { type Decoration, toLine } from '../product-lines.ts'
import { toLineTechnique } from './technique-of-line.ts'

type TechniqueTrialsInput = LoadedProduct & {
  view: DesignView
  units: Readonly<Record<string, number>>
  uuid: string
}

/** The product with this print area alone, once for each technique that it may be decorated with. */
export function toTechniqueTrials({ product, techniques, view, units, uuid }: TechniqueTrialsInput) {
  const area = product.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!area) return []
  const chosen = product.products.map((variant) => ({ variant, quantity: units[variant.sku] ?? 0 }))
  return techniquesOf(area, techniques).flatMap((technique) => {
    const line = toLine({ product, chosen, decoration: triedDecoration(view, technique, area), uuid })
    return line ? [{ technique: technique.id, line }] : []
  })
}

/** The decoration that the open print area will have, before there is a logo; null while it has no technique. */
export function awaitedDecoration(
  { active, design }: Pick<Draft, 'active' | 'design'>,
  { product, techniques }: LoadedProduct,
): Decoration | null {
  const view = findActiveView({ active, design })
  const area = product.printing_areas.find(({ id }) => id === active)
  const technique = techniques.find(({ id }) => id === view?.technique_id)
  return view && area && technique ? triedDecoration({ ...view, elements: [] }, technique, area) : null
}

const triedDecoration = (view: DesignView, technique: Technique, area: PrintArea): Decoration => ({
  customization: { views: [triedView(view, technique, area)], applicationDays: technique.productionDays },
  applicationTechnique: [toLineTechnique(technique)],
  customizationRender: null,
})

/** The server measures what is drawn; the size counts while nothing is. */
function triedView(view: DesignView, technique: Technique, area: PrintArea): CustomizationView {
  const { elements, instructions, threadChoices, inkNames } = withTechnique(view, technique, area)
  const { width, height } = firstPicture(anyLogo, toEditorArea(area, technique))
  const size = { width_centimeters: width / 10, height_centimeters: height / 10 }
  return {
    printing_area_id: area.id,
    technique_id: technique.id,
    colours: 1,
    colour_names: [],
    ...size,
    thousandStitches: technique.pricing === 'stitches' ? thousandStitchesOf(size) : null,
    logo_id: null,
    design_id: null,
    position: null,
    instructions,
    elements,
    ...(threadChoices && { threadChoices }),
    ...(inkNames && { inkNames }),
  }
}

/** The price that each technique adds to a unit, by technique id. */
export type TechniquePrices = ReadonlyMap<number, number>
type AddedPrices = Awaited<ReturnType<Client['cart']['getTechniquePrices']>>

/** Prices with or without taxes, as the shop shows them. Techniques without a price for this size and quantity are absent. */
export function toTechniquePrices(
  techniques: readonly number[],
  added: AddedPrices,
  withTaxes: boolean,
): TechniquePrices {
  return new Map(
    techniques.flatMap((technique, index) => {
      const one = added[index]
      return one ? [[technique, withTaxes ? one.eachWithTaxes : one.each] as const] : []
    }),
  )
}
