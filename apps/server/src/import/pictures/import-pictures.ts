/**
 * Brings a product's pictures from the supplier's addresses, each address once: what came of it is remembered
 * beside the files, and fetched again only when asked. A picture is named by its content, so a changed one has
 * a new name and browsers may keep the old one.
 */
import { createHash } from 'node:crypto'
import type { GenericImage } from '@estampa/domain/catalog'
import { isRefusal } from '@estampa/domain/refusal'
import { z } from 'zod'
import { addressOfPicture, storeCatalogPicture } from '../../files/catalog-picture.ts'
import type { Files } from '../../files/files.ts'
import { pictureKey } from '../../files/pictures.ts'
import { UnreadableZip } from '../../files/read-zip.ts'
import type { ImportNotice } from '../faults.ts'
import type { ImportedImage, ImportedProduct } from '../product.ts'
import { fetchBytes, type Network, NotFetched } from './fetch-bytes.ts'
import type { MatchedPicture } from './match-pictures.ts'
import type { NamedPictures } from './named-pictures.ts'

const StoredPicture = z.object({ name: z.string(), width: z.int(), height: z.int(), color: z.string() })
type StoredPicture = z.infer<typeof StoredPicture>

export type PictureImport = {
  readonly files: Files
  readonly shop: { readonly id: number; readonly name: string }
  readonly network: Network
  readonly fetchesAgain: boolean
}
export type ImportedPictures = { images: GenericImage[]; fresh: string[]; notices: ImportNotice[] }

const mostPerProduct = 40
const atOnce = 4

/** The pictures that came; those that did not are told and left out. */
export async function importPictures(
  place: PictureImport,
  product: ImportedProduct,
): Promise<ImportedPictures> {
  const sources = (product.images ?? []).slice(0, mostPerProduct)
  const result: ImportedPictures = { images: [], fresh: [], notices: [] }
  const kept: (StoredPicture | undefined)[] = []
  for (let at = 0; at < sources.length; at += atOnce) {
    const some = sources.slice(at, at + atOnce)
    kept.push(...(await Promise.all(some.map((image) => importPicture(place, product, image, result)))))
  }
  const isMain = sources.findIndex((image, at) => image.main && kept[at])
  const main = isMain >= 0 ? isMain : kept.findIndex(Boolean)
  for (const [at, picture] of kept.entries()) {
    if (!picture) continue
    const { name, ...looks } = picture
    result.images.push({
      image_url: addressOfPicture({ name }),
      main: at === main,
      order: result.images.length + 1,
      variant: sources[at]?.variant ?? null,
      printing_area_id: null,
      ...looks,
    })
  }
  return result
}

/** The pictures of a product that its folder or ZIP has, one after the other: a ZIP may have thousands. */
export async function importNamedPictures(
  place: PictureImport,
  { pictures, matched, code }: { pictures: NamedPictures; matched: readonly MatchedPicture[]; code: string },
): Promise<ImportedPictures> {
  const result: ImportedPictures = { images: [], fresh: [], notices: [] }
  for (const { path, variant } of matched.slice(0, mostPerProduct)) {
    try {
      const { name, ...looks } = await storePicture(place, await pictures.read(path))
      const image_url = addressOfPicture({ name })
      result.images.push({ image_url, main: false, order: 0, variant, printing_area_id: null, ...looks })
      result.fresh.push(name)
    } catch (cause) {
      if (!(cause instanceof NotFetched || cause instanceof UnreadableZip)) throw cause
      result.notices.push({ notice: 'picture_unreadable', about: `${code}: ${path}` })
    }
  }
  return result
}

async function importPicture(
  place: PictureImport,
  product: ImportedProduct,
  image: ImportedImage,
  result: ImportedPictures,
) {
  const key = `shops/${place.shop.id}/import/${hashOf(image.url)}.json`
  try {
    const known = place.fetchesAgain ? undefined : await findStored(place.files, key)
    if (known) return known
    const kept = await storePicture(place, await fetchBytes(image.url, place.network))
    await place.files.put(key, Buffer.from(JSON.stringify(kept)), 'application/json')
    result.fresh.push(kept.name)
    return kept
  } catch (cause) {
    if (!(cause instanceof NotFetched)) throw cause
    result.notices.push({
      notice: 'picture_failed',
      about: `${product.external_id}, ${image.url}: ${cause.message}`,
    })
    // an older copy is better than none
    return place.fetchesAgain ? findStored(place.files, key) : undefined
  }
}

async function findStored(files: Files, key: string): Promise<StoredPicture | undefined> {
  const bytes = await files.get(key)
  const kept = bytes ? StoredPicture.safeParse(JSON.parse(bytes.toString('utf8'))).data : undefined
  return kept && (await files.has(pictureKey(kept.name, 'webp'))) ? kept : undefined
}

async function storePicture({ files, shop }: PictureImport, bytes: Buffer): Promise<StoredPicture> {
  const kept = await storeCatalogPicture(files, { shop: shop.name, by: 'import' }, bytes)
  if (isRefusal(kept)) throw new NotFetched('no es una imagen que podamos leer')
  return kept
}

function hashOf(given: string): string {
  return createHash('sha256').update(given).digest('hex').slice(0, 32)
}
