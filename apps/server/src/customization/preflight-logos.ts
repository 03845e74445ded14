/** Places that show one uploaded logo, held to the same rules as designs before they are ordered. */
import { preflightSentence } from '@estampa/contract/customization'
import { localeOf } from '@estampa/domain/countries'
import { type ApplicationTechnique, type CustomizationView, isDesigned } from '@estampa/domain/customization'
import { designOfView } from '@estampa/domain/customization/art'
import { areaSize, surfaceFor } from '@estampa/domain/customization/outline'
import type { PreflightCheck } from '@estampa/domain/customization/preflight'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Context } from '../http/context.ts'
import { findPriceTables, type PriceTables } from './customization.store.ts'
import type { DesignedLine } from './designed-line.ts'
import type { Owner } from './owner.ts'
import { checkPrintArea } from './preflight-art.ts'
import { findUploads, type Upload } from './uploads.store.ts'

type LogoCheckContext = Pick<Context, 'services' | 'shop'> & { owner: Owner }
type LogoCheckFacts = PriceTables & { logos: ReadonlyMap<string, Upload> }

/**
 * The first logo that cannot be produced as it is placed, with the index of its `line` and of its `view`. What is
 * not offered or not one's own is refused elsewhere.
 */
export async function whyLogosRefused(
  { services, shop, owner }: LogoCheckContext,
  lines: readonly DesignedLine[],
): Promise<Refusal | null> {
  const logoIds = lines.flatMap((line) => viewsOf(line).flatMap((view) => logoIn(view) ?? []))
  if (logoIds.length === 0) return null
  const facts = await services.database.readInShop(shop.id, async (tx) => ({
    ...(await findPriceTables(tx, {
      ids: [...new Set(lines.map(({ generic_id }) => generic_id))],
      isDecorated: true,
    })),
    logos: await findUploads(tx, [...new Set(logoIds)], owner),
  }))
  for (const [index, line] of lines.entries()) {
    for (const [view, place] of viewsOf(line).entries()) {
      const worst = checkLogo(line, place, facts).find(({ severity }) => severity === 'refuse')
      if (!worst) continue
      const reason = preflightSentence(worst, localeOf(shop.config.environment))
      return refuse('design_refused', { line: index, view, element: 0, code: worst.code, reason })
    }
  }
  return null
}

const viewsOf = (line: DesignedLine): readonly CustomizationView[] => line.customization?.views ?? []

const logoIn = (view: CustomizationView) => (isDesigned(view) ? null : view.logo_id)

/** The logo as the design of one picture that it is. Its colors are known from its upload, so nothing has to be drawn. */
function checkLogo(
  { generic_id }: DesignedLine,
  view: CustomizationView,
  { generics, techniques, logos }: LogoCheckFacts,
): PreflightCheck[] {
  const area = generics.get(generic_id)?.printing_areas.find(({ id }) => id === view.printing_area_id)
  const technique = techniques.get(view.technique_id)
  const upload = logos.get(logoIn(view) ?? '')
  if (!area || !technique || !upload) return []
  const surface = surfaceFor(areaSize(area), technique)
  const design = designOfView(view, surface)
  const elements = design.elements.map((element) => ({ ...element, name: upload.name }))
  const place = { view: { ...design, elements }, technique, area: surface }
  return checkPrintArea({ ...place, art: artOfUpload(upload, technique) }, logos, null)
}

function artOfUpload({ facts, colours }: Upload, { pricing, maxColours }: ApplicationTechnique) {
  const isPhoto = facts?.isPhoto ?? false
  // embroidery takes the nearest of its threads, however many colors there are
  const made = pricing === 'stitches' ? colours.slice(0, maxColours ?? undefined) : colours
  return isPhoto || made.length > 0 ? { colours: made, isPhoto, missing: [] } : null
}
