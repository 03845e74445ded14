/**
 * Tools for logos: each makes a new picture of a person's own one, which stays as it was. What a tool made of a
 * drawing is a drawing again.
 */
import type { LogoEdit } from '@estampa/artwork/pixels'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { cleanSvg } from '../files/clean-svg.ts'
import { pictureAppearanceOf, type ReadPicture } from '../files/read-picture.ts'
import { reducePicture } from '../files/rewrite-picture/rewrite.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { Upload } from './uploads.store.ts'
import { editPictureTask } from './worker-tasks.ts'

export async function makePicture(
  { files }: Pick<Services, 'files'>,
  upload: Upload,
  edit: LogoEdit,
): Promise<ReadPicture | Refusal> {
  const bytes = await files.get(upload.picture_key)
  if (!bytes) return refuse('not_found')
  const made = await runOnWorker(editPictureTask, { bytes, edit, isVector: upload.is_vector })
  if (isRefusal(made)) return { ...made, name: upload.name }
  const drawing = made.svg === null ? null : cleanSvg(made.svg)
  if (isRefusal(drawing)) return refuse('too_complex')
  const png = Buffer.from(made.png)
  const looks = await pictureAppearanceOf(await reducePicture(png))
  if (isRefusal(looks)) return looks
  // pixels that were coarse in a drawing stay coarse; what was traced has none
  const dotShare = drawing === null ? upload.facts?.dotShare : undefined
  return {
    bytes: png,
    type: 'image/png',
    drawing: drawing?.svg ?? null,
    width: made.width,
    height: made.height,
    isVector: drawing !== null,
    ...looks,
    facts: looks.facts && { ...looks.facts, ...(dotShare !== undefined && { dotShare }) },
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
    case 'thicken':
      return `${plain} con trazos más gruesos`
    case 'vectorise':
      return `${plain} vectorizado`
  }
}
