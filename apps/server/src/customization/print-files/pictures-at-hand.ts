import type { Assets, Picture } from '@estampa/artwork/drawing'
import type { DesignView } from '@estampa/domain/customization/design'
import sharp from 'sharp'
import { artworkFont } from '../artwork-fonts.ts'
import { type PictureToDraw, pictureKeyOf } from '../draw-art.ts'

const MOST_PIXELS = 60_000_000

/** What a place shows, each picture standing alone with all its pixels. Throws where the job lacks one. */
export async function assetsFor(view: DesignView, pictures: readonly PictureToDraw[]): Promise<Assets> {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]))
  const ready = new Map<string, Picture>()
  for (const element of view.elements) {
    if (element.type === 'text' || element.hidden) continue
    const key = pictureKeyOf(element)
    const picture = byKey.get(key)
    if (!picture) throw new Error(`The picture ${key} is not among those of the job`)
    if (!ready.has(key)) ready.set(key, await standingAlone(picture))
  }
  return { font: artworkFont, picture: (element) => ready.get(pictureKeyOf(element)) as Picture }
}

/** PDF holds PNG and JPEG in a screen's colours, standing upright: everything else is made so. */
async function standingAlone({ bytes, width, height, drawing }: PictureToDraw): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { orientation = 1, space, format, bitsPerSample = 8 } = await image.metadata()
  const isReady =
    (format === 'png' || format === 'jpeg') && orientation === 1 && space !== 'cmyk' && bitsPerSample <= 8
  const [own, kind] = isReady
    ? [Buffer.from(bytes), format]
    : [await image.rotate().toColourspace('srgb').png().toBuffer(), 'png']
  return { href: `data:image/${kind};base64,${own.toString('base64')}`, width, height, drawing }
}
