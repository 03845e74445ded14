/** The decorated print areas of an order's line, as they are printed, with the pictures that they show. */
import { groundOn } from '@estampa/domain/catalog/area-cut'
import { designOfView } from '@estampa/domain/customization/art'
import { fabricOf } from '@estampa/domain/customization/fabric'
import { soldSurface } from '@estampa/domain/customization/outline'
import {
  colorDifference,
  productColoredBackground,
  sameColorLimit,
} from '@estampa/domain/customization/preflight'
import { isPersonalized, withoutRosterFields } from '@estampa/domain/customization/roster'
import { goodsWithBase } from '@estampa/domain/customization/white-base'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { colorName } from '../customization/color-palette.ts'
import type { PictureToDraw } from '../customization/draw-art.ts'
import type { PersonalizedArea } from '../customization/fit-roster.ts'
import { loadPictures } from '../customization/inspect-art.ts'
import { remarksOn } from '../customization/preflight-art.ts'
import { picturesForPreflight } from '../customization/preflight-pictures.ts'
import type { PrintAreaToPrint } from '../customization/print-files/print-job.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { OrderedRow } from './artwork.store.ts'
import { type ArtworkFacts, viewsOf } from './line-pictures.ts'

export type OrderedPrintArea = {
  readonly areaId: number
  readonly techniqueId: number
  readonly place: PrintAreaToPrint
  /** What each person of the line has printed here; null: it is the same on every unit. */
  readonly personalized: PersonalizedArea | null
}
export type OrderedPrintAreas = {
  readonly areas: readonly OrderedPrintArea[]
  readonly pictures: readonly PictureToDraw[]
}

export async function readPrintAreas(
  { services, shop }: { services: Services; shop: Shop },
  { generics, techniques, logos }: ArtworkFacts,
  rows: readonly OrderedRow[],
): Promise<OrderedPrintAreas | Refusal> {
  const [first] = rows
  const generic = generics.get(first?.genericProductId ?? 0)
  const pictures = new Map<string, PictureToDraw>()
  const areas: OrderedPrintArea[] = []
  const hasRoster = (first?.customization?.roster ?? []).length > 0
  for (const view of viewsOf(rows)) {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)
    const technique = techniques.get(view.technique_id)
    if (!area || !technique) continue
    const surface = soldSurface(view, area, technique)
    const design = designOfView(view, surface)
    const loaded = await loadPictures(services, logos, design)
    if (isRefusal(loaded)) return loaded
    for (const one of loaded) pictures.set(one.key, one)
    const grounds = rows.map(({ sku }) =>
      groundOn(
        area,
        generic?.products.find((one) => one.sku === sku),
      ),
    )
    const paper =
      technique.pricing === 'colour'
        ? productColoredBackground(design, picturesForPreflight(design, logos), grounds)
        : null
    const goods = rows.map(({ sku, variantName }) => ({ sku, name: variantName }))
    const whiteBase = goodsWithBase(view.white_base, goods)
    const hexes = view.colour_names.filter((name) => /^#[\da-f]{6}$/i.test(name))
    const place: PrintAreaToPrint = {
      area: { ...surface, name: area.name },
      view: hasRoster ? withoutRosterFields(design) : design,
      technique,
      ...(generic && technique.pricing === 'stitches' && { fabric: fabricOf(generic, area.name) }),
      paper: hexes.some((hex) => paper !== null && colorDifference(hex, paper) < sameColorLimit)
        ? null
        : paper,
      ...(whiteBase && { whiteBase }),
      colours: hexes.map((hex) => ({
        hex,
        name: colorName(technique, hex, view.inkNames),
      })),
      remarks: remarksOn({ view: design, technique, area: surface, colours: hexes }, logos, shop),
    }
    areas.push({
      areaId: area.id,
      techniqueId: technique.id,
      place,
      personalized: isPersonalized(design) ? { view: design, technique, area: surface } : null,
    })
  }
  return { areas, pictures: [...pictures.values()] }
}
