import type { PictureSource } from '@estampa/ui/picture'

type PictureSourceInput = { image_url: string; width?: number; color?: string | null }

/** The sizes in which the server makes its own pictures. */
const widths = [160, 320, 480, 640, 960, 1280, 1600]
const servedPath = /^(\/pictures\/[a-z0-9/-]+)(?:\.\d{3,4})?(?:\.(?:avif|webp|png|jpg))?$/

type WidthRange = readonly [from: number, to: number]

/** Every size of a picture that the server makes itself; a supplier's picture is taken as it is. */
export function pictureSource(
  { image_url, width = 1600, color }: PictureSourceInput,
  [from, to]: WidthRange = [160, 1600],
): PictureSource {
  const colour = color ?? undefined
  const [, name] = servedPath.exec(image_url) ?? []
  if (!name) return { src: image_url, colour }
  // none larger than the source, but the first that holds it whole
  const useful = widths.filter(
    (one, index) => one === from || (one > from && (widths[index - 1] ?? 0) < Math.min(width, to)),
  )
  const set = (format: 'avif' | 'webp') => useful.map((one) => `${name}.${one}.${format} ${one}w`).join(', ')
  return { src: `${name}.640.webp`, avif: set('avif'), webp: set('webp'), colour }
}

/** Pictures in such a folder are there without their ground too. */
const cutouts = /^(\/pictures\/(?:[a-z0-9-]+\/)*cutouts\/[a-z0-9-]+)/

/** A product that stands on the ground of the template; a picture whose ground is its own is shown with it. */
export function productSource(picture: PictureSourceInput, range?: WidthRange): PictureSource {
  const source = pictureSource(picture, range)
  const [, name] = cutouts.exec(picture.image_url) ?? []
  if (!name) return source
  const cut = (set: string | undefined) => set?.replaceAll(`${name}.`, `${name}.cut.`)
  return { src: `${name}.cut.640.webp`, avif: cut(source.avif), webp: cut(source.webp) }
}

/** One size for what is shown small and often: a round of 150 px, sharp on a screen of twice the density. */
export function thumbnailAddress(imageUrl: string): string {
  const [, name] = servedPath.exec(imageUrl) ?? []
  return name ? `${name}${cutouts.test(name) ? '.cut' : ''}.320.webp` : imageUrl
}

/** Cards are 147 px wide on the smallest phone, and sharp on a screen of twice the density in every grid. */
export const cardWidths: WidthRange = [320, 960]
/** Rows show them 112 px wide. */
export const rowWidths: WidthRange = [160, 480]

/** The picture of a card, of which a page has many: a browser that knows no AVIF takes one size for all screens. */
export function cardPictureSource(picture: PictureSourceInput, range: WidthRange): PictureSource {
  const { src, avif, colour } = productSource(picture, range)
  return { src, avif, colour }
}
