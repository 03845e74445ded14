/**
 * How the art of a stored design looks from near. Few people look so closely, so it is drawn when somebody does, and kept
 * beside the design's own pictures until the design goes; no row names its file, so the nightly sweep may take it before.
 */
import type { designCalls } from '@estampa/contract/customization'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { z } from 'zod'
import { findGenerics } from '../catalog/catalog.store.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { findFabricFacts, listTechniques } from './customization.store.ts'
import { pictureOfPrintArea } from './design-pictures.ts'
import { closeUpKey, type StoredDesign } from './designs.store.ts'
import type { Owner } from './owner.ts'
import { findUploads } from './uploads.store.ts'

type DesignCloseUp = z.output<(typeof designCalls.drawCloseUp)['gives']>
type CloseUpContext = { services: Services; shop: Shop; owner: Owner; design: StoredDesign; now: Date }

/** Two who look at the same wait for one drawing. */
const drawOnce = createSingleFlight<Buffer | Refusal>()

/** Refuses `not_found` for a print area on which nothing is drawn. */
export async function drawCloseUp(
  context: CloseUpContext,
  printing_area_id: number,
): Promise<DesignCloseUp | Refusal> {
  const { services, design, now } = context
  const stored = design.pictures.find((one) => one.printing_area_id === printing_area_id)
  if (!stored) return refuse('not_found')
  const key = closeUpKey(stored)
  const picture =
    (await services.files.get(key)) ??
    (await drawOnce(key, () => drawAndStore(context, { printing_area_id, key })))
  if (isRefusal(picture)) return picture
  const { width, height } = await sharp(picture).metadata()
  return { printing_area_id, url: signedAddress(services.config, key, now), width, height }
}

async function drawAndStore(
  { services, shop, owner, design }: CloseUpContext,
  { printing_area_id, key }: { printing_area_id: number; key: string },
): Promise<Buffer | Refusal> {
  const { generic_id, sku, logo_ids, document } = design
  const { generic, techniques, logos, fabricFacts } = await services.database.readInShop(
    shop.id,
    async (tx) => ({
      generic: (await findGenerics(tx, [generic_id])).get(generic_id),
      techniques: await listTechniques(tx),
      logos: await findUploads(tx, logo_ids, owner),
      fabricFacts: (await findFabricFacts(tx, [generic_id])).get(generic_id),
    }),
  )
  const view = document.views.find((one) => one.printing_area_id === printing_area_id)
  if (!view || !generic?.printing_areas.some(({ id }) => id === printing_area_id)) return refuse('not_found')
  const technique = techniques.get(view.technique_id ?? 0) ?? null
  const context = { services, generic, sku, logos }
  const picture = await pictureOfPrintArea(context, { view, technique }, { fabricFacts })
  if (isRefusal(picture)) return picture
  await services.files.put(key, picture, 'image/webp')
  return Buffer.from(picture)
}
