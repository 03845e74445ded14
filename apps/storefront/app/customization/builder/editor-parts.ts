/** A product and the shop's techniques as the editor knows them: millimetres, each place with its picture. */
import type { Client } from '@estampa/contract/client'
import { areaSize } from '@estampa/domain/customization/check-design'
import { type Design, type DesignView, designVersion } from '@estampa/domain/customization/design'
import type { EditorPlace, EditorTechnique } from '@estampa/editor/host'
import type { Technique } from '../../catalog/load-product.ts'
import { pictureSource } from '../../catalog/picture-source.ts'
import type { Area, Product, Variant } from '../../catalog/product.ts'
import { stageImage } from '../stage-image.ts'

export type Palettes = Awaited<ReturnType<Client['customization']['getColorPalette']>>

export function placesOf(product: Product, variant: Variant | undefined): readonly EditorPlace[] {
  return product.printing_areas.map((area): EditorPlace => {
    const image = stageImage(product, area, variant)
    const { image_url, ...placement } = area.placement
    const { src, webp } = pictureSource(image ?? { image_url })
    return {
      id: area.id,
      name: area.name,
      ...areaSize(area),
      most: null,
      techniques: area.printing_types,
      picture: {
        src: largest(webp) ?? src,
        thumbnail: smallest(webp) ?? src,
        ...{ width: image?.width ?? 1_000, height: image?.height ?? 1_000 },
      },
      placement,
    }
  })
}

const sizesIn = (set: string | undefined) => set?.split(', ').map((one) => one.split(' ')[0])
const smallest = (set: string | undefined) => sizesIn(set)?.[0]
const largest = (set: string | undefined) => sizesIn(set)?.at(-1)

export function techniquesOf(techniques: readonly Technique[], palettes: Palettes): EditorTechnique[] {
  return techniques.map((one) => {
    const palette = palettes.find(({ printing_types }) => printing_types.some(({ id }) => id === one.id))
    const { id, key, name, description, pricing, maxColours } = one
    return {
      ...{ id, key, name, description, pricing, maxColours },
      most: { width: inMm(one.max_width_centimeters), height: inMm(one.max_height_centimeters) },
      minimum: one.minUnitsForPrinting,
      days: one.productionDays,
      colours: palette?.colours ?? [],
    }
  })
}

const inMm = (centimetres: number | null) => (centimetres === null ? null : centimetres * 10)

/** Nothing drawn yet; each place is made as most are, so that there is a price from the first element on. */
export function emptyDesign(product: Product, techniques: readonly Technique[]): Design {
  return { version: designVersion, views: product.printing_areas.map((area) => emptyView(area, techniques)) }
}

export function emptyView(area: Area, techniques: readonly Technique[]): DesignView {
  const first = area.printing_types.find((id) => techniques.some((one) => one.id === id)) ?? null
  return { printing_area_id: area.id, technique_id: first, elements: [], instructions: '' }
}

/** Every place has a view; those of places and techniques that are no longer offered are left. */
export function completed(design: Design, product: Product, techniques: readonly Technique[]): Design {
  const views = product.printing_areas.map((area) => {
    const view = design.views.find((one) => one.printing_area_id === area.id)
    if (!view) return emptyView(area, techniques)
    const isOffered = view.technique_id !== null && area.printing_types.includes(view.technique_id)
    return isOffered ? view : { ...view, technique_id: emptyView(area, techniques).technique_id }
  })
  return { version: designVersion, views }
}
