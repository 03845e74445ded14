/**
 * Tools for logos: each makes a new picture of a person's own one, which stays as it was. What a tool made of a
 * drawing is a drawing again.
 */
import type { LogoEdit } from '@estampa/artwork/pixels/edit-logo'
import type { Rgba } from '@estampa/artwork/pixels/rgba'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { cleanSvg } from '../files/clean-svg.ts'
import { inCrew } from '../files/crew.ts'
import { looksOf, type ReadPicture } from '../files/read-picture.ts'
import { takeTurns } from '../files/turns.ts'
import type { Upload } from '../files/uploads.store.ts'
import type { Services } from '../services.ts'

/** Enough for twenty centimetres at print quality. */
const MOST_SIDE = 2_400

// what is decoded takes memory while it waits for the crew
const turns = takeTurns(2, 16)

export function editPicture(
  { files }: Pick<Services, 'files'>,
  upload: Upload,
  edit: LogoEdit,
): Promise<ReadPicture | Refusal> {
  return turns(async () => {
    const bytes = await files.get(upload.picture_key)
    if (!bytes) return refuse('not_found')
    const picture = await decode(bytes)
    const input = { picture, edit, isVector: upload.is_vector }
    const edited = await inCrew('editLogo', input, [picture.data.buffer])
    if (isRefusal(edited)) return { ...edited, name: upload.name }
    return encode(edited.picture, edited.svg)
  })
}

async function decode(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .resize({
      width: MOST_SIDE,
      height: MOST_SIDE,
      fit: 'inside',
      kernel: 'linear',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // a buffer of its own, which can be given away
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

async function encode({ data, width, height }: Rgba, svg: string | null): Promise<ReadPicture | Refusal> {
  const drawing = svg === null ? null : cleanSvg(svg)
  if (isRefusal(drawing)) return refuse('too_complex')
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
  const looks = await looksOf(bytes)
  if (isRefusal(looks)) return looks
  return {
    bytes,
    type: 'image/png',
    drawing: drawing?.svg ?? null,
    width,
    height,
    isVector: drawing !== null,
    ...looks,
  }
}

/** As the person finds it again: «logo sin fondo». */
export function editedName(name: string, edit: LogoEdit): string {
  const plain = name.replace(/\.\w{2,5}$/, '').slice(0, 90)
  switch (edit.tool) {
    case 'remove_background':
      return `${plain} sin fondo`
    case 'reduce_colours':
      return edit.colours === 1 ? `${plain} en 1 color` : `${plain} en ${edit.colours} colores`
    case 'single_colour':
      return `${plain} a un color`
    case 'vectorise':
      return `${plain} vectorizado`
  }
}
