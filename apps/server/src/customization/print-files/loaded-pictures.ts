import type { Assets, DrawnPicture } from '@estampa/artwork/drawing'
import type { DesignView } from '@estampa/domain/customization/design'
import sharp from 'sharp'
import { artworkFont } from '../../files/artwork-fonts.ts'
import { type PictureToDraw, pictureKeyOf } from '../draw-art.ts'

const MAX_PIXELS = 60_000_000
const STAND_IN = /data:image\/png;base64,picture(\d+)/g

/**
 * The pictures of a print area. Drawings name pictures by short stand-ins: as text, a photograph would fill a thread's
 * memory several times over.
 */
export class LoadedPictures {
  readonly #bytes: Buffer[] = []
  readonly #ready = new Map<string, DrawnPicture>()
  readonly assets: Assets = {
    font: artworkFont,
    picture: (element) => this.#ready.get(pictureKeyOf(element)) as DrawnPicture,
  }

  /** Throws where the job lacks one. */
  static async of(view: DesignView, pictures: readonly PictureToDraw[]): Promise<LoadedPictures> {
    const byKey = new Map(pictures.map((picture) => [picture.key, picture]))
    const atHand = new LoadedPictures()
    for (const element of view.elements) {
      if (element.type === 'text' || element.hidden) continue
      const key = pictureKeyOf(element)
      const picture = byKey.get(key)
      if (!picture) throw new Error(`The picture ${key} is not among those of the job`)
      if (atHand.#ready.has(key)) continue
      const { width, height, drawing } = picture
      atHand.#ready.set(key, { width, height, drawing, href: atHand.put(await standingAlone(picture.bytes)) })
    }
    return atHand
  }

  /** Gives the stand-in of a PNG or JPEG. */
  put(bytes: Buffer): string {
    return `data:image/png;base64,picture${this.#bytes.push(bytes) - 1}`
  }

  bytesOf(href: string): Buffer {
    const [stood] = href.matchAll(STAND_IN)
    return this.#bytes[Number(stood?.[1] ?? -1)] ?? Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
  }

  /** The drawing with its pictures in it. */
  filled(svg: string): Buffer {
    const parts: Buffer[] = []
    let from = 0
    for (const found of svg.matchAll(STAND_IN)) {
      const bytes = this.#bytes[Number(found[1])]
      if (!bytes) continue
      const kind = bytes[0] === 0xff ? 'jpeg' : 'png'
      parts.push(Buffer.from(`${svg.slice(from, found.index)}data:image/${kind};base64,`), inBase64(bytes))
      from = found.index + found[0].length
    }
    return Buffer.concat([...parts, Buffer.from(svg.slice(from))])
  }
}

/** In pieces: no long text is made. */
function inBase64(bytes: Buffer): Buffer {
  const piece = 3 * 65_536
  const count = Math.ceil(bytes.length / piece)
  const pieces = Array.from({ length: count }, (_, index) =>
    Buffer.from(bytes.subarray(index * piece, (index + 1) * piece).toString('base64'), 'latin1'),
  )
  return Buffer.concat(pieces)
}

/** PDF holds PNG and JPEG in a screen's colors, standing upright: everything else is made so. */
async function standingAlone(bytes: Uint8Array): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { orientation = 1, space, format, bitsPerSample = 8 } = await image.metadata()
  const isRight = orientation === 1 && space !== 'cmyk' && bitsPerSample <= 8
  if (isRight && (format === 'png' || format === 'jpeg')) return Buffer.from(bytes)
  return image.rotate().toColourspace('srgb').png().toBuffer()
}
