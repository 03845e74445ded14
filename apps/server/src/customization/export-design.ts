import type { designCalls } from '@estampa/contract/customization'
import { artBox } from '@estampa/domain/customization/boxes'
import type { DesignView, Dimensions } from '@estampa/domain/customization/design'
import { areaSize, type PrintSurface } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { designRules } from '@estampa/domain/shops'
import sharp from 'sharp'
import type { z } from 'zod'
import { findGenericsToPrice } from '../catalog/catalog.store.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { StoredDesign } from './designs.store.ts'
import { drawFlat, drawPrintArea } from './inspect-art.ts'
import type { Owner } from './owner.ts'
import { findUploads } from './uploads.store.ts'

type ExportedDesign = z.output<(typeof designCalls.exportDesign)['gives']>
type ExportFormat = ExportedDesign['format']
type ExportContext = { services: Services; shop: Shop; owner: Owner; design: StoredDesign }

const { exportDpi: dpi, exportMultiplier: multiplier } = designRules
const MM_PER_INCH = 25.4
const LONGEST_SIDE = 4_000

/** Every decorated place by itself, without the product. */
export async function exportDesign(
  exporting: ExportContext,
  format: ExportFormat,
): Promise<ExportedDesign | Refusal> {
  const { services, shop, owner, design } = exporting
  const { generic, logos } = await services.database.readInShop(shop.id, async (tx) => ({
    generic: (await findGenericsToPrice(tx, [design.generic_id])).get(design.generic_id),
    logos: await findUploads(tx, design.logo_ids, owner),
  }))
  const views: ExportedDesign['views'] = []
  for (const view of design.document.views.filter(artBox)) {
    const place = generic?.printing_areas.find((one) => one.id === view.printing_area_id)
    if (!place) return refuse('printing_area_unknown')
    const area = areaSize(place)
    const content = await contentOf(services, logos, { view, area, format })
    if (isRefusal(content)) return content
    views.push({ printing_area_id: place.id, ...pixelsOf(area), ...content })
  }
  return { format, dpi, multiplier, views }
}

const pixelsPerMm = (dpi * multiplier) / MM_PER_INCH

function pixelsOf({ width, height }: Dimensions) {
  const scale = Math.min(pixelsPerMm, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type ExportRequest = { view: DesignView; area: PrintSurface; format: ExportFormat }

async function contentOf(
  services: Services,
  logos: Awaited<ReturnType<typeof findUploads>>,
  { view, area, format }: ExportRequest,
): Promise<{ content: string; width?: number; height?: number } | Refusal> {
  if (format === 'json') return { content: JSON.stringify(view) }
  const request = [services, { logos }, { view, area }] as const
  if (format === 'svg') {
    const drawn = await drawPrintArea(...request, { longestSide: LONGEST_SIDE })
    return isRefusal(drawn) ? drawn : { content: drawn.svg }
  }
  const flat = await drawFlat(...request, { pixelsPerMm, longestSide: LONGEST_SIDE })
  if (isRefusal(flat)) return flat
  const { width, height } = await sharp(flat.png).metadata()
  return { content: `data:image/png;base64,${flat.png.toString('base64')}`, width, height }
}
