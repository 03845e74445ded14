/** Converts a product and the shop's techniques for the editor: millimeters, each print area with its picture. */
import type { Client } from '@estampa/contract/client'
import { groundOn } from '@estampa/domain/catalog/area-cut'
import { type Design, type DesignView, designVersion } from '@estampa/domain/customization/design'
import { areaSize } from '@estampa/domain/customization/outline'
import type { EditorPrintArea, EditorTechnique } from '@estampa/editor/view/host'
import type { Technique } from '../../catalog/load-product.ts'
import type { PrintArea, Product, Variant } from '../../catalog/product.ts'
import { pictureSource } from '../../catalog/tiles/picture-source.ts'
import { preferredTechnique } from '../preferred-technique.ts'
import { findPreviewImage } from '../preview-image.ts'

export type Palettes = Awaited<ReturnType<Client['customization']['getColorPalette']>>

export function toEditorPrintAreas(
  product: Product,
  variant: Variant | undefined,
): readonly EditorPrintArea[] {
  return product.printing_areas.map((area): EditorPrintArea => {
    const image = findPreviewImage(product, area, variant)
    const { image_url, ...placement } = area.placement
    const { src, webp } = pictureSource(image ?? { image_url })
    return {
      id: area.id,
      name: area.name,
      ...areaSize(area),
      most: null,
      techniques: area.printing_types,
      ground: groundOn(area, variant),
      picture: {
        src: largest(webp) ?? src,
        thumbnail: smallest(webp) ?? src,
        width: image?.width ?? 1_000,
        height: image?.height ?? 1_000,
      },
      placement,
    }
  })
}

const sizesIn = (set: string | undefined) => set?.split(', ').map((one) => one.split(' ')[0])
const smallest = (set: string | undefined) => sizesIn(set)?.[0]
const largest = (set: string | undefined) => sizesIn(set)?.at(-1)

export function toEditorTechniques(techniques: readonly Technique[], palettes: Palettes): EditorTechnique[] {
  return techniques.map((one) => {
    const palette = palettes.find(({ printing_types }) => printing_types.some(({ id }) => id === one.id))
    const { id, key, name, description, pricing, maxColours } = one
    return {
      id,
      key,
      name,
      description,
      pricing,
      maxColours,
      most: { width: inMm(one.max_width_centimeters), height: inMm(one.max_height_centimeters) },
      minimum: one.minUnitsForPrinting,
      days: one.productionDays,
      colours: (palette?.colours ?? []).map(({ name: color, number, hex }) => ({
        name: color,
        detail: number,
        hex,
      })),
    }
  })
}

const inMm = (centimeters: number | null) => (centimeters === null ? null : centimeters * 10)

/** An empty design. Each print area has a technique, so that there is a price from the first element on. */
export function emptyDesign(product: Product, techniques: readonly Technique[], units: number): Design {
  const views = product.printing_areas.map((area) => emptyView(area, techniques, units))
  return { version: designVersion, views }
}

function emptyView(area: PrintArea, techniques: readonly Technique[], units: number): DesignView {
  const technique = preferredTechnique(area, techniques, units)
  return { printing_area_id: area.id, technique_id: technique?.id ?? null, elements: [], instructions: '' }
}

/** Gives every print area a view and drops views of areas and techniques that are no longer offered. */
export function withEveryPrintArea(
  design: Design,
  product: Product,
  techniques: readonly Technique[],
  units: number,
): Design {
  const views = product.printing_areas.map((area) => {
    const view = design.views.find((one) => one.printing_area_id === area.id)
    if (!view) return emptyView(area, techniques, units)
    const isOffered = view.technique_id !== null && area.printing_types.includes(view.technique_id)
    return isOffered ? view : { ...view, technique_id: emptyView(area, techniques, units).technique_id }
  })
  return { version: designVersion, views }
}
