import type { PictureSource } from '@estampa/ui/picture'

type PictureSourceInput = { image_url: string; width?: number; color?: string | null }

/** The sizes in which the server makes its own pictures. */
const widths = [160, 320, 480, 640, 960, 1280, 1600]
const servedPath = /^(\/pictures\/[a-z0-9/-]+)(?:\.\d{3,4})?(?:\.(?:avif|webp|png|jpg))?$/

/** Every size of a picture that the server makes itself; a supplier's picture is taken as it is. */
export function pictureSource(
  { image_url, width = 1600, color }: PictureSourceInput,
  maxWidth = 1600,
): PictureSource {
  const colour = color ?? undefined
  const [, name] = servedPath.exec(image_url) ?? []
  if (!name) return { src: image_url, colour }
  // none larger than the source, but the first that holds it whole
  const useful = widths.filter(
    (_, index) => index === 0 || (widths[index - 1] ?? 0) < Math.min(width, maxWidth),
  )
  const set = (format: 'avif' | 'webp') => useful.map((one) => `${name}.${one}.${format} ${one}w`).join(', ')
  return { src: `${name}.640.webp`, avif: set('avif'), webp: set('webp'), colour }
}

/** Sharp on a screen of twice the density in every grid. */
const CARD_WIDTH = 960

/** The picture of a card, of which a page has many: a browser that knows no AVIF takes one size for all screens. */
export function cardPictureSource(picture: PictureSourceInput): PictureSource {
  const { src, avif, colour } = pictureSource(picture, CARD_WIDTH)
  return { src, avif, colour }
}
