import type { ReadOnly } from '@estampa/contract/call'
import type { staffPrintAreas } from '@estampa/contract/staff'
import { isTechniqueOffered, variantName } from '@estampa/domain/catalog'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { listTechniques } from '../customization/customization.store.ts'
import type { Context, Handler } from '../http/context.ts'
import { listSiblings } from './print-areas.store.ts'
import { findStaffProduct, type StaffGeneric } from './products.store.ts'
import { copyPrintAreas, savePrintAreas, toAreaEdit } from './save-print-areas.ts'
import { toStaffProductView } from './staff-product-view.ts'

type Calls = typeof staffPrintAreas
type AreasView = ReadOnly<z.output<Calls['getPrintAreas']['gives']>>

const MOST_SIBLINGS = 200

/** Where products are decorated, for the people who keep the catalog. */
export const printAreaHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getPrintAreas: async (context) => {
    const found = await findStaffProduct(context.tx, context.input.Id)
    return found ? viewOf(found, context) : refuse('not_found')
  },
  savePrintAreas: async (context) => {
    const { Id, areas } = context.input
    const saved = await savePrintAreas(context, Id, areas)
    return isRefusal(saved) ? saved : viewOf(saved, context)
  },
  copyPrintAreas: async (context) => {
    const products = await copyPrintAreas(context, context.input.Id, context.input.to)
    return isRefusal(products) ? products : { products }
  },
}

type ViewContext = Pick<Context, 'tx' | 'shop' | 'person' | 'services'>

async function viewOf(found: StaffGeneric, context: ViewContext): Promise<AreasView> {
  const { generic, version } = found
  const { url } = toStaffProductView(found, context)
  const techniques = [...(await listTechniques(context.tx)).values()]
  const nameOf = (sku: string | null) => {
    const variant = generic.products.find((one) => one.sku === sku)
    return variant ? variantName(variant) || variant.sku : ''
  }
  return {
    id: generic.id,
    version,
    name: generic.name,
    url,
    areas: generic.printing_areas.map(toAreaEdit),
    pictures: [...generic.images]
      .sort((one, other) => Number(other.main) - Number(one.main) || one.order - other.order)
      .map(({ image_url, variant, width, height, main }) => ({
        url: image_url,
        name: nameOf(variant),
        width,
        height,
        isMain: main,
        color: generic.products.find((one) => one.sku === variant)?.color ?? null,
      })),
    colors: colorsOf(generic),
    techniques: techniques.map((one) => ({
      id: one.id,
      name: one.name,
      key: one.key,
      isOffered: isTechniqueOffered(one),
    })),
    siblings: await listSiblings(context.tx, generic.id, MOST_SIBLINGS),
  }
}

/** Each color once, by the name by which an area says what lies below it. */
function colorsOf({ products }: StaffGeneric['generic']): AreasView['colors'] {
  const colors = new Map<string, string | null>()
  for (const { color, primary_color } of products) {
    if (color !== '' && !colors.has(color)) colors.set(color, primary_color)
  }
  return [...colors].map(([name, hex]) => ({ name, hex }))
}
