import { randomUUID } from 'node:crypto'
import type { designCalls } from '@estampa/contract/customization'
import { type Customization, checkCustomization } from '@estampa/domain/customization'
import { checkFinished } from '@estampa/domain/customization/check-design'
import { type Design, designVersion } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { findGenerics } from '../catalog/catalog.store.ts'
import type { Tx } from '../db/database.ts'
import { logosOf } from './design-facts.ts'
import { storeDesignPictures } from './design-pictures.ts'
import { decoratedViews } from './design-view.ts'
import {
  type DesignToSave,
  dropOldDesigns,
  findDesign,
  keysOfDesign,
  lockDesign,
  type StoredDesign,
  upsertDesign,
} from './designs.store.ts'
import { type MeasureContext, type MeasuredPrintAreas, measureDesigns } from './measure-designs.ts'
import { whyRefused } from './preflight-art.ts'
import { findUploads, lockUploads } from './uploads.store.ts'

/** A guest's cart lives in the browser and may show designs that nothing here knows of. */
const MAX_DESIGNS = 60

type DesignInput = z.output<(typeof designCalls.saveDesign)['takes']>

/** Measures, pictures and keeps a design; one of one's own is replaced, unless something was sold with it. */
export async function saveDesign(
  request: MeasureContext,
  input: DesignInput,
): Promise<StoredDesign | Refusal> {
  const refusal = checkFinished(input.design) ?? (await whyNotReplaced(request, input))
  if (refusal) return refusal
  const ready = await readyDesign(request, input)
  if (isRefusal(ready)) return ready
  const { services, shop } = request
  const kept = await services.database.inShop(shop.id, (tx) => storeDesign(tx, request, input, ready))
  const unused = isRefusal(kept) ? keysOfDesign(ready) : kept.gone
  for (const key of unused) await services.files.delete(key)
  return isRefusal(kept) ? kept : kept.saved
}

/** Asked before anything is measured, and again where it is kept. */
async function whyNotReplaced(
  { services, shop, owner }: MeasureContext,
  { design_id }: DesignInput,
): Promise<Refusal | null> {
  if (design_id === null) return null
  const own = await services.database.readInShop(shop.id, (tx) => findDesign(tx, design_id, owner))
  return own ? null : refuse('not_found')
}

type DesignReady = Pick<DesignToSave, 'document' | 'customization' | 'pictures' | 'logo_ids'>

async function readyDesign(request: MeasureContext, input: DesignInput): Promise<DesignReady | Refusal> {
  const { services, shop } = request
  const { generic_id, sku, design } = input
  const products = await services.database.readInShop(shop.id, (tx) => findGenerics(tx, [generic_id]))
  const generic = products.get(generic_id)
  if (!generic) return refuse('product_not_found', { generic_id })
  const variants = sku === null ? [] : [sku]
  const looked = await measureDesigns(request, [{ generic_id, views: design.views, variants }], products)
  if (isRefusal(looked)) return looked
  const [measured] = looked
  const refusal = measured && whyRefused(measured, shop)
  if (!measured || refusal) return refusal ?? refuse('design_empty')
  if (sku !== null && !generic.products.some((one) => one.sku === sku))
    return refuse('variant_not_offered', { sku })
  const logo_ids = logosOf(design.views)
  const { logos, techniques } = measured
  const customization = { views: decoratedViews(measured), applicationDays: measured.applicationDays }
  const unmade = checkCustomization(customization, generic, techniques)
  if (unmade) return unmade
  const drawn = measured.views.filter(({ art }) => art)
  const picturing = { services, generic, sku, logos }
  const pictures = await storeDesignPictures(picturing, drawn, `shops/${shop.id}/designs`)
  return isRefusal(pictures)
    ? pictures
    : { document: documentOf(measured), customization, pictures, logo_ids }
}

const documentOf = ({ views }: MeasuredPrintAreas): Design => ({
  version: designVersion,
  views: views.map(({ view }) => view),
})

type StoredDesignResult = { saved: StoredDesign; gone: string[] }

async function storeDesign(
  tx: Tx,
  { owner, now }: MeasureContext,
  { generic_id, sku, name, design_id }: DesignInput,
  ready: DesignReady,
): Promise<StoredDesignResult | Refusal> {
  // whoever uploads at the same time may push out an older logo
  await lockUploads(tx, owner)
  const logos = await findUploads(tx, ready.logo_ids, owner)
  if (logos.size < ready.logo_ids.length) return refuse('upload_not_found')
  const before = design_id === null ? undefined : await lockDesign(tx, design_id, owner)
  if (design_id !== null && !before) return refuse('not_found')
  const isReplaced = before && before.used_at === null
  const id = isReplaced ? before.id : randomUUID()
  const customization: Customization = {
    ...ready.customization,
    views: ready.customization.views.map((view) => ({ ...view, design_id: id })),
  }
  await upsertDesign(tx, { ...ready, id, generic_id, sku, name, customization, saved_at: now }, owner)
  const gone = [
    ...(isReplaced ? keysOfDesign(before) : []),
    ...(await dropOldDesigns(tx, owner, MAX_DESIGNS)),
  ]
  const saved = await findDesign(tx, id, owner)
  return saved ? { saved, gone } : refuse('not_found')
}
