import type { lookPictureUses } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { proposeBrandColors } from '@estampa/domain/shops/brand-colors'
import { logoPrefixes } from '@estampa/domain/shops/logo-ground'
import sharp from 'sharp'
import { readPictureFile } from '../files/read-picture.ts'
import { displayName } from '../files/read-sent-file.ts'
import type { UploadedFile } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import { colorsOfLogo, drawnFor } from '../shops/logo-colors.ts'
import { saveLookPicture } from '../shops/look-pictures.store.ts'
import { shopPicturePlace, storeShopPicture } from '../shops/shop-picture.ts'

type LookPictureUse = (typeof lookPictureUses)[number]
type LookPicture = { shop: Pick<Shop, 'id' | 'name'>; file: UploadedFile; use: LookPictureUse; now: Date }
type StoredLookPicture = { url: string; width: number; height: number; colors: string[] }

const MAX_MB = 10
/** The widest that pages are given of a picture, and some more for what is cut away. */
const SIDES: Record<LookPictureUse, number> = {
  logo: 1_200,
  favicon: 512,
  banner: 2_000,
  category: 1_200,
  client: 640,
}
/** The pixels of a side and their copies. */
const FIT_BYTES = 64 * MEGABYTE
/** Levels by which the ground around a logo may differ and still be ground. */
const GROUND = 12

/**
 * A picture for the look of a shop, read as a stranger's and written anew. Pages refer to it once the look is published;
 * until then nobody knows its address but who uploaded it.
 */
export async function storeLookPicture(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { shop, file, use, now }: LookPicture,
): Promise<StoredLookPicture | Refusal> {
  const name = displayName(file.name, 'imagen')
  if (file.length > MAX_MB * 1024 * 1024) return refuse('file_too_large', { name, most: MAX_MB })
  const read = await readPictureFile(file.path)
  if (isRefusal(read)) return { ...read, name }
  const type = read.type === 'image/jpeg' && use !== 'favicon' ? 'jpg' : 'png'
  const fitted = await memory.work.run({ bytes: FIT_BYTES + 2 * read.bytes.length }, () =>
    fit(read.bytes, use, type),
  )
  if (isRefusal(fitted)) return fitted
  const { data, info } = fitted
  const stored = use === 'logo' ? logoPrefixes[drawnFor(await colorsOfLogo(data))] : use
  const picture = { shop: shop.name, use: stored, bytes: data, type } as const
  await database.inShop(shop.id, (tx) => saveLookPicture(tx, shopPicturePlace(picture).name, now))
  const url = await storeShopPicture(files, picture)
  const colors = use === 'logo' ? proposeBrandColors(read.colours) : []
  return { url, width: info.width, height: info.height, colors }
}

async function fit(bytes: Buffer, use: LookPictureUse, type: 'jpg' | 'png') {
  const side = SIDES[use]
  const within = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const drawn = use === 'banner' || use === 'category' ? within : await withoutGround(within)
  const shaped = sharp(drawn)
  if (use === 'favicon')
    shaped.resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
  return (type === 'jpg' ? shaped.jpeg({ quality: 90 }) : shaped.png()).toBuffer({ resolveWithObject: true })
}

/** Without the empty margin that most files have around a logo. A picture of one color is nothing but ground, and stays. */
async function withoutGround(bytes: Buffer): Promise<Buffer> {
  const trimmed = await sharp(bytes)
    .trim({ threshold: GROUND })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return trimmed && trimmed.info.width > 1 && trimmed.info.height > 1 ? trimmed.data : bytes
}
