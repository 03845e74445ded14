/** How the decorated product will look, place by place. */
import { randomUUID } from 'node:crypto'
import type { Generic } from '@estampa/domain/catalog'
import { areaSize } from '@estampa/domain/customization/check-design'
import type { DesignView } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { DesignPicture } from '../files/designs.store.ts'
import { findPictureSource } from '../files/pictures.ts'
import type { Upload } from '../files/uploads.store.ts'
import type { Services } from '../services.ts'
import { drawFlat } from './look-at-art.ts'

export type Picturing = {
  services: Services
  generic: Generic
  sku: string | null
  logos: ReadonlyMap<string, Upload>
  /** Where the files go, without a slash at the end. */
  folder: string
}

const PREVIEW_SIDE = 640

/** Draws and keeps one picture per place; nothing of them is known to anyone until its keys are. */
export async function keepDesignPictures(
  { services, generic, sku, logos, folder }: Picturing,
  views: readonly DesignView[],
): Promise<DesignPicture[] | Refusal> {
  const pictures: DesignPicture[] = []
  for (const view of views) {
    const area = generic.printing_areas.find((one) => one.id === view.printing_area_id)
    if (!area) continue
    const flat = await drawFlat(services, { logos }, { view, area: areaSize(area) })
    if (isRefusal(flat)) return flat
    const picture = await drawOn(services, { generic, sku, area }, flat.png)
    const place = `${folder}/${randomUUID()}-${area.id}`
    const keys = { picture_key: `${place}.webp`, preview_key: `${place}-preview.webp` }
    await services.files.put(keys.picture_key, picture, 'image/webp')
    await services.files.put(keys.preview_key, await previewOf(picture), 'image/webp')
    pictures.push({ printing_area_id: area.id, ...keys })
  }
  return pictures
}

type Shown = { generic: Generic; sku: string | null; area: Generic['printing_areas'][number] }

async function drawOn({ files }: Services, { area }: Shown, art: Buffer): Promise<Buffer> {
  const { image_url, x, y, width, height } = area.placement
  const product = await findPictureSource(files, image_url)
  if (!product) return sharp(art).webp({ quality: 90 }).toBuffer()
  const size = {
    width: Math.max(1, Math.round(width * product.width)),
    height: Math.max(1, Math.round(height * product.height)),
  }
  const fitted = await sharp(art)
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp(product.bytes)
    .composite([{ input: fitted, left: Math.round(x * product.width), top: Math.round(y * product.height) }])
    .webp({ quality: 86 })
    .toBuffer()
}

function previewOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
