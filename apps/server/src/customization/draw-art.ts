/** Runs on a worker thread: a place's drawing, and how large its texts are. */
import {
  type Assets,
  type DrawingCut,
  type DrawnPicture,
  drawView,
  type PictureElement,
} from '@estampa/artwork/drawing'
import { outlineText } from '@estampa/artwork/text'
import type { DesignElement, DesignView, Dimensions } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import sharp from 'sharp'
import { artworkFont } from '../files/artwork-fonts.ts'

/** A picture that elements name, by logo or clip art. */
export type PictureToDraw = Dimensions & {
  readonly key: string
  /** PNG, JPEG or WebP that was encoded here. */
  readonly bytes: Uint8Array
  readonly drawing: string | null
}
export type ArtToDraw = {
  readonly view: DesignView
  readonly area: PrintSurface
  readonly cut?: DrawingCut
  readonly pictures: readonly PictureToDraw[]
  /** Longer side that pixels are drawn at; larger ones are made smaller first. */
  readonly longestSide: number
}
export type DrawnArt = {
  readonly svg: string
  /** The boxes of texts, by the index of the element; null for other elements. */
  readonly boxes: readonly (Dimensions | null)[]
  /** Letters that the fonts do not have. */
  readonly missing: readonly (string | null)[]
}

/** A picture with nothing in it. */
const nothing: DrawnPicture = { href: '', drawing: null, width: 0, height: 0 }

export async function drawArt({ view, area, cut, pictures, longestSide }: ArtToDraw): Promise<DrawnArt> {
  const texts = view.elements.map((element) =>
    element.type === 'text' && !element.hidden ? outlineText(element, artworkFont(element.font)) : null,
  )
  const boxes = texts.map((text) => text && { width: text.width, height: text.height })
  const elements = view.elements.map((element, index) => ({ ...element, ...boxes[index] }))
  const assets = await assetsOf(pictures, longestSide)
  return {
    svg: drawView({ ...view, elements: elements as readonly DesignElement[] }, area, assets, cut),
    boxes,
    missing: texts.map((text) => text?.missing.join('') ?? null),
  }
}

export async function assetsOf(pictures: readonly PictureToDraw[], longestSide: number): Promise<Assets> {
  const ready = new Map<string, DrawnPicture>()
  for (const picture of pictures) ready.set(picture.key, await pictureOf(picture, longestSide))
  return {
    font: artworkFont,
    picture: (element) => ready.get(pictureKeyOf(element)) ?? nothing,
  }
}

export function pictureKeyOf(element: PictureElement): string {
  return element.type === 'image' ? element.logo_id : element.source
}

async function pictureOf(picture: PictureToDraw, longestSide: number): Promise<DrawnPicture> {
  const { width, height, drawing } = picture
  const { data, info } = await sharp(picture.bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { width, height, drawing, href: `data:image/${info.format};base64,${data.toString('base64')}` }
}
