/** How the decorated product will look, place by place. */
import { randomUUID } from 'node:crypto'
import { cutFor } from '@estampa/artwork/drawing'
import type { Generic } from '@estampa/domain/catalog'
import { ownGroundOn } from '@estampa/domain/catalog/area-cut'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { artBox } from '@estampa/domain/customization/boxes'
import type { DesignView } from '@estampa/domain/customization/design'
import { type FabricFacts, fabricOf } from '@estampa/domain/customization/fabric'
import { areaSize, type PrintSurface, surfaceFor } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { jpegForMail } from '../files/jpeg-for-mail.ts'
import { findPictureMatte, findPicturePasses, findPictureSource } from '../files/pictures.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { DesignPicture } from './designs.store.ts'
import { drawnOnce } from './drawn-once.ts'
import { drawFlat, drawPrintArea } from './inspect-art.ts'
import { drawMockup, type Mockup } from './mockup.ts'
import type { Upload } from './uploads.store.ts'
import { cutPreviewTask } from './worker-tasks.ts'

export type DesignPictureContext = {
  services: Pick<Services, 'files'>
  generic: Generic
  sku: string | null
  logos: ReadonlyMap<string, Upload>
}
export type PrintAreaToDraw = {
  view: DesignView
  technique: ApplicationTechnique | null
  /** As it was sold; absent: as the product has it. */
  surface?: PrintSurface
}

const drawMockupOnce = drawnOnce(drawMockup)

const PREVIEW_SIDE = 640
const MAIL_SIDE = 320

/**
 * Draws and keeps one picture per place under the folder, which has no slash at its end. Nobody knows of them
 * until their keys are written down.
 */
export async function storeDesignPictures(
  picturing: DesignPictureContext,
  places: readonly PrintAreaToDraw[],
  folder: string,
): Promise<DesignPicture[] | Refusal> {
  const { files } = picturing.services
  // while one place is composed another is drawn and a third is coded
  const drawn = await Promise.all(
    places.map(async (place) => {
      const picture = await pictureOfPrintArea(picturing, place)
      if (isRefusal(picture)) return picture
      const preview = await previewOnAnyGround(picturing, place, picture)
      return isRefusal(preview) ? preview : { place, picture, preview }
    }),
  )
  const refused = drawn.find(isRefusal)
  if (refused) return refused
  const pictures: DesignPicture[] = []
  const stored: string[] = []
  return storeOrRemove(files, stored, async () => {
    for (const one of drawn) {
      if (isRefusal(one)) return one
      const { printing_area_id } = one.place.view
      const name = `${folder}/${randomUUID()}-${printing_area_id}`
      const keys = { picture_key: `${name}.webp`, preview_key: `${name}-preview.webp` }
      stored.push(keys.picture_key, keys.preview_key)
      await files.put(keys.picture_key, one.picture, 'image/webp')
      await files.put(keys.preview_key, one.preview, 'image/webp')
      pictures.push({ printing_area_id, ...keys })
    }
    return pictures
  })
}

/**
 * The product in the variant's color with the art on it, or with `near` the part of it around the art, so large that
 * threads are seen one by one; where the product has no picture, the art alone.
 */
export async function pictureOfPrintArea(
  { services, generic, sku, logos }: DesignPictureContext,
  { view, technique, surface }: PrintAreaToDraw,
  near?: { readonly fabricFacts: FabricFacts | undefined },
): Promise<Uint8Array | Refusal> {
  const { place, variant, shown } = shownPlace({ generic, sku }, view)
  const area = surface ?? surfaceFor(areaSize(place), technique)
  const cut = cutFor(technique)
  const picture = await findPictureSource(services.files, shown)
  if (!picture) {
    const flat = await drawFlat(services, { logos }, { view, area }, { cut })
    return isRefusal(flat) ? flat : sharp(flat.png).webp({ quality: 90 }).toBuffer()
  }
  const drawn = await drawPrintArea(services, { logos }, { view, area }, { cut })
  if (isRefusal(drawn)) return drawn
  const passes = (await findPicturePasses(services.files, place.placement.image_url)) ?? null
  const known = { ground: ownGroundOn(place, variant), light: place.light }
  const mockup: Mockup = {
    picture,
    passes,
    placement: place.placement,
    area,
    svg: drawn.svg,
    technique,
    threadChoices: view.threadChoices,
    surface: known,
    nearTo: (near && artBox(view)) || undefined,
    fabric: near?.fabricFacts && clothOf(near.fabricFacts, place.name, technique),
  }
  return near ? drawMockup(mockup) : drawMockupOnce(mockup)
}

/** A place of the product, and the address of its picture in the variant's color. */
function shownPlace({ generic, sku }: Pick<DesignPictureContext, 'generic' | 'sku'>, view: DesignView) {
  const place = generic.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!place) throw new Error(`product ${generic.id} has no place ${view.printing_area_id}`)
  const variant = generic.products.find((one) => one.sku === sku)
  const shown = areaPicture(generic, place.placement, variant)?.image_url ?? place.placement.image_url
  return { place, variant, shown }
}

/** Small; where the product's outline is known without its own ground, so that it lies on the ground of its shop. */
async function previewOnAnyGround(
  picturing: DesignPictureContext,
  { view }: PrintAreaToDraw,
  picture: Uint8Array,
): Promise<Uint8Array | Refusal> {
  const { shown } = shownPlace(picturing, view)
  const matte = await findPictureMatte(picturing.services.files, shown)
  return matte ? runOnWorker(cutPreviewTask, { picture, matte, side: PREVIEW_SIDE }) : previewOf(picture)
}

/** Undefined where the product may be no cloth: of a firm one only its embroidery tells. */
function clothOf(product: FabricFacts, areaName: string, technique: ApplicationTechnique | null) {
  const fabric = fabricOf(product, areaName)
  return fabric !== 'firm' || technique?.pricing === 'stitches' ? fabric : undefined
}

export function previewOf(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}

export const forMail = (picture: Uint8Array) => jpegForMail(picture, MAIL_SIDE)
