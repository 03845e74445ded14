import type { designCalls } from '@estampa/contract/customization'
import type { Generic, Variant } from '@estampa/domain/catalog'
import { shownVariant } from '@estampa/domain/catalog/area-picture'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import type { Context, Handler } from '../http/context.ts'
import { drawCloseUp } from './close-ups.ts'
import { logosOf } from './design-facts.ts'
import { toDesignView, toMeasuresView } from './design-view.ts'
import { findDesign, type StoredDesign } from './designs.store.ts'
import { exportDesign } from './export-design.ts'
import { measureDesigns } from './measure-designs.ts'
import { type Owner, ownerOf } from './owner.ts'
import { saveDesign } from './save-design.ts'
import { findUploads } from './uploads.store.ts'
import { toPictureView } from './uploads.ts'

type Calls = typeof designCalls

export const designHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  measureDesign: async ({ services, shop, person, input, now }) => {
    const owner = ownerOf(person)
    if (!owner) return refuse('not_allowed')
    const { generic_id, sku, design } = input
    const generic = await services.database.readInShop(shop.id, async (tx) =>
      (await findGenerics(tx, [generic_id])).get(generic_id),
    )
    const variantOf = variantsOf(generic, sku)
    if (isRefusal(variantOf)) return variantOf
    const variants = design.views.flatMap(({ printing_area_id }) => variantOf(printing_area_id)?.sku ?? [])
    const measured = await measureDesigns(
      { services, shop, owner, now },
      [{ generic_id, views: design.views, variants: [...new Set(variants)] }],
      new Map(generic && [[generic_id, generic]]),
    )
    if (isRefusal(measured)) return withPosition(measured)
    const [only] = measured
    return only ? toMeasuresView(only, { shop, variantOf }) : refuse('design_empty')
  },
  saveDesign: async ({ services, shop, person, input, now }) => {
    const owner = ownerOf(person)
    if (!owner) return refuse('not_allowed')
    const saved = await saveDesign({ services, shop, owner, now }, input)
    return isRefusal(saved) ? withPosition(saved) : toDesignView(services.config, saved, now)
  },
  getDesign: async ({ tx, person, input, services, now }) => {
    const owner = ownerOf(person)
    const design = owner && (await findDesign(tx, input.id, owner))
    if (!owner || !design) return refuse('not_found')
    const logos = await findUploads(tx, logosOf(design.document.views), owner)
    return {
      ...toDesignView(services.config, design, now),
      generic_id: design.generic_id,
      sku: design.sku,
      design: design.document,
      logos: [...logos.values()].map((logo) => toPictureView(services.config, logo, now)),
      savedAt: design.saved_at.toISOString(),
    }
  },
  drawCloseUp: async (context) => {
    const { services, shop, input, now } = context
    const found = await ownDesign(context)
    return isRefusal(found) ? found : drawCloseUp({ services, shop, now, ...found }, input.printing_area_id)
  },
  exportDesign: async (context) => {
    const { services, shop, input } = context
    const found = await ownDesign(context)
    return isRefusal(found) ? found : exportDesign({ services, shop, ...found }, input.format)
  },
}

async function ownDesign({
  services,
  shop,
  person,
  input,
}: Pick<Context, 'services' | 'shop' | 'person'> & { input: { id: string } }): Promise<
  { owner: Owner; design: StoredDesign } | Refusal
> {
  const owner = ownerOf(person)
  if (!owner) return refuse('not_found')
  const design = await services.database.readInShop(shop.id, (tx) => findDesign(tx, input.id, owner))
  return design ? { owner, design } : refuse('not_found')
}

/**
 * The variant on which each print area is designed, by the area's id: the chosen one, or while none is chosen the one
 * that is shown there. undefined where nobody knows.
 */
function variantsOf(
  generic: Generic | undefined,
  sku: string | null,
): ((printingAreaId: number) => Variant | undefined) | Refusal {
  if (!generic) return () => undefined
  if (sku === null) {
    return (printingAreaId) => {
      const area = generic.printing_areas.find(({ id }) => id === printingAreaId)
      return area && shownVariant(generic, area.placement)
    }
  }
  const chosen = generic.products.find((one) => one.sku === sku)
  return chosen ? () => chosen : refuse('variant_not_offered', { sku })
}

/** Where it is: indexes of the view and of its element, for the editor to show. */
function withPosition({ design: _, ...refusal }: Refusal): Refusal {
  const { view = null, element = null, code = null } = refusal
  return { ...refusal, data: { view, element, code } } as Refusal
}
