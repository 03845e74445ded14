/** Keeps a picture that a person brought: read and written anew, under a random name, the newest ones only. */

import { randomUUID } from 'node:crypto'
import type { ReadOnly } from '@estampa/contract/call'
import type { UploadedPicture } from '@estampa/contract/customization'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { type Artwork, readArtworkFile } from '../files/read-artwork-file.ts'
import type { ReadPicture } from '../files/read-picture.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import type { UploadedFile } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Owner } from './owner.ts'
import {
  dropOldUploads,
  keysOf,
  lockUploads,
  saveUpload,
  type Upload,
  type UploadKind,
  type UploadToSave,
} from './uploads.store.ts'

export const MAX_LOGOS = 8
/**
 * A guest's cart lives in the browser and may show many designs that nothing here knows of. What tools made of
 * logos is counted apart, so that trying them out pushes no logo out.
 */
const kept: Record<UploadKind, number> = {
  logo: MAX_LOGOS,
  edited_logo: 24,
  design: 60,
}

export type UploadContext = { services: Services; shop: Shop; owner: Owner; now: Date }

export type ReadFile = {
  file: Pick<UploadedFile, 'name'>
  picture: ReadPicture & Partial<Pick<Artwork, 'page' | 'pages' | 'inks'>>
  /** The logo that a tool made it from. */
  madeFrom?: string
}

/** All of them, or why one of them is no picture that we keep. */
export async function readAll(
  files: readonly UploadedFile[],
  { artworkPrograms }: Pick<Config, 'artworkPrograms'>,
): Promise<ReadFile[] | Refusal> {
  const read: ReadFile[] = []
  for (const file of files) {
    const picture = await readArtworkFile(file.path, artworkPrograms)
    if (isRefusal(picture)) return { ...picture, name: displayName(file.name) }
    read.push({ file, picture })
  }
  return read
}

/**
 * All of them or none: a person who sent three logos is told which one could not be read. Each picture goes to the
 * files before the next one is read, so that one at a time is in memory. `page` is of those that have pages.
 */
export async function storeUploads(
  owned: UploadContext,
  files: readonly UploadedFile[],
  kind: UploadKind,
  page?: number,
): Promise<Upload[] | Refusal> {
  const { services, shop, now } = owned
  const uploads: UploadToSave[] = []
  const keys: string[] = []
  return storeOrRemove(services.files, keys, async () => {
    for (const file of files) {
      const picture = await readArtworkFile(file.path, services.config.artworkPrograms, page)
      if (isRefusal(picture)) return { ...picture, name: displayName(file.name) }
      const upload = describe(shop.id, { file, picture, kind, now })
      uploads.push(upload)
      keys.push(...keysOf(upload))
      await store(services, upload, picture)
    }
    return saveUploads(owned, uploads, kind)
  })
}

/** One picture that was read or made before. */
export async function storePicture(owned: UploadContext, read: ReadFile, kind: UploadKind): Promise<Upload> {
  const { services, shop, now } = owned
  const upload = describe(shop.id, { ...read, kind, now })
  const [saved] = await storeOrRemove(services.files, keysOf(upload), async () => {
    await store(services, upload, read.picture)
    return saveUploads(owned, [upload], kind)
  })
  if (!saved) throw new Error('an upload was not saved')
  return saved
}

async function saveUploads(
  { services, shop, owner }: UploadContext,
  uploads: readonly UploadToSave[],
  kind: UploadKind,
): Promise<Upload[]> {
  const saved: Upload[] = []
  const dropped = await services.database.inShop(shop.id, async (tx) => {
    await lockUploads(tx, owner)
    for (const upload of uploads) saved.push(await saveUpload(tx, upload, owner))
    return dropOldUploads(tx, owner, kind, kept[kind])
  })
  // rows go first: a file without a row is only waste, a row without its file is a broken picture
  for (const key of dropped.flatMap(keysOf)) await services.files.delete(key)
  return saved
}

type PictureToStore = ReadFile & { kind: UploadKind; now: Date }

function describe(shopId: number, { file, kind, picture, madeFrom, now }: PictureToStore): UploadToSave {
  const id = randomUUID()
  const place = `shops/${shopId}/${kind === 'edited_logo' ? 'logo' : kind}s/${id}`
  return {
    id,
    kind,
    name: displayName(file.name),
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes.length,
    is_vector: picture.isVector,
    colours: [...picture.colours],
    facts: picture.facts,
    made_from: madeFrom ?? null,
    page: picture.page ?? null,
    pages: picture.pages ?? null,
    inks: [...(picture.inks ?? [])],
    picture_key: `${place}.${picture.type === 'image/png' ? 'png' : 'jpg'}`,
    preview_key: `${place}-preview.webp`,
    drawing_key: picture.drawing === null ? null : `${place}.svg`,
    created_at: now,
  }
}

async function store({ files }: Services, upload: UploadToSave, picture: ReadPicture): Promise<void> {
  await files.put(upload.picture_key, picture.bytes, picture.type)
  await files.put(upload.preview_key, picture.preview, 'image/webp')
  if (upload.drawing_key && picture.drawing !== null) {
    await files.put(upload.drawing_key, Buffer.from(picture.drawing), 'image/svg+xml')
  }
}

/** For people's eyes only: the name never becomes part of a path. */
function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}<>"]/gu, '').trim()
  return plain.slice(0, 120) || 'imagen'
}

/** How clients see it; the address is theirs for an hour. */
export function toPictureView(
  config: Config,
  upload: Upload,
  now: Date,
): ReadOnly<z.output<typeof UploadedPicture>> {
  return {
    id: upload.id,
    name: upload.name,
    url: signedAddress(config, upload.picture_key, now),
    preview_url: signedAddress(config, upload.preview_key, now),
    width: upload.width,
    height: upload.height,
    isVector: upload.is_vector,
    colours: upload.colours,
    drawing_url: upload.drawing_key && signedAddress(config, upload.drawing_key, now),
    facts: upload.facts,
    made_from: upload.made_from,
    page: upload.page,
    pages: upload.pages,
    inks: upload.inks,
  }
}
