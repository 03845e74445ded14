/** Runs on a worker thread: a logo's bytes in, those of what a tool made of it out, so that its pixels stay there. */
import { type EditRefusal, editLogo, type LogoEdit } from '@estampa/artwork/pixels'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { pixelsWithin } from '../files/pixels-within.ts'

export type PictureToEdit = {
  /** PNG or JPEG that was encoded here. */
  readonly bytes: Uint8Array
  readonly edit: LogoEdit
  /** True if the upload was a drawing. */
  readonly isVector: boolean
}
export type MadePicture = {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  readonly svg: string | null
}

/** Enough for seventeen centimetres at print quality. */
const MAX_SIDE = 2_000

export async function editPicture({
  bytes,
  edit,
  isVector,
}: PictureToEdit): Promise<MadePicture | Refusal<EditRefusal>> {
  const edited = editLogo(await pixelsWithin(bytes, MAX_SIDE), edit, isVector)
  if (isRefusal(edited)) return edited
  const { picture, svg } = edited
  const { width, height } = picture
  const png = await sharp(picture.data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
  return { png, width, height, svg }
}
