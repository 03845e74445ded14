import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { Files } from '../files/files.ts'
import { jpegForMail } from '../files/jpeg-for-mail.ts'
import { kindOf, readPicture } from '../files/read-picture.ts'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import type { ArtworkFile } from './artwork.store.ts'

export type ProofPictureBytes = { picture: Buffer; preview: Buffer; mail: Buffer }
export const proofType = 'image/webp'

const kinds: readonly unknown[] = ['png', 'jpeg', 'webp']
/** Enough to read small letters on a wide screen. */
const PICTURE_SIDE = 2_400
const PREVIEW_SIDE = 960
/** Twice as wide as a mail is. */
const MAIL_SIDE = 1_080
const CELL = 1_000
/** Nine pictures side by side, and the sheet that they stand on. */
const PROOF_BYTES = 96 * MEGABYTE
/** The print areas that a proof shows of an order that has more. */
const MAX_PLACES = 9

/** The workshop's file as any stranger's: read, and written anew. */
export async function pictureOfFile(bytes: Buffer): Promise<ProofPictureBytes | Refusal> {
  if (!kinds.includes(kindOf(bytes))) return refuse('proof_unreadable')
  const read = await readPicture(bytes)
  if (!isRefusal(read)) return memory.work.run({ bytes: PROOF_BYTES }, () => sized(read.bytes))
  return read.refusal === 'unreadable_picture' ? refuse('proof_unreadable') : { ...read, name: 'boceto' }
}

/** The order's own pictures, frozen when it was placed; those of several places side by side. */
export async function pictureOfArtwork(
  files: Files,
  artwork: readonly ArtworkFile[],
): Promise<ProofPictureBytes | Refusal> {
  const pictures: Buffer[] = []
  for (const { kind, key } of artwork) {
    const bytes = kind === 'picture' && pictures.length < MAX_PLACES ? await files.get(key) : undefined
    if (bytes) pictures.push(bytes)
  }
  const [only] = pictures
  if (!only) return refuse('proof_without_picture')
  return memory.work.run({ bytes: PROOF_BYTES }, async () =>
    sized(pictures.length === 1 ? only : await sideBySide(pictures)),
  )
}

async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const columns = pictures.length > 4 ? 3 : 2
  const rows = Math.ceil(pictures.length / columns)
  const cells = pictures.map(async (picture, at) => ({
    input: await sharp(picture)
      .resize({ width: CELL, height: CELL, fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer(),
    left: (at % columns) * CELL,
    top: Math.floor(at / columns) * CELL,
  }))
  const ground = { width: columns * CELL, height: rows * CELL, channels: 3 as const, background: '#ffffff' }
  return sharp({ create: ground })
    .composite(await Promise.all(cells))
    .png()
    .toBuffer()
}

async function sized(bytes: Buffer): Promise<ProofPictureBytes> {
  const within = (side: number) =>
    sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, alphaQuality: 95 })
      .toBuffer()
  return {
    picture: await within(PICTURE_SIDE),
    preview: await within(PREVIEW_SIDE),
    mail: await jpegForMail(bytes, MAIL_SIDE),
  }
}
