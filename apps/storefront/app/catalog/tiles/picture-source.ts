import type { PictureSource } from '@estampa/ui/picture'

type PictureSourceInput = { image_url: string; width?: number; color?: string | null }

/** The sizes in which the server makes its own pictures. */
const widths = [160, 320, 480, 640, 960, 1280, 1600]
const servedPath = /^(\/pictures\/[a-z0-9/-]+)(?:\.\d{3,4})?(?:\.(?:avif|webp|png|jpg))?$/

/** Every size of a picture that the server makes itself; a supplier's picture is taken as it is. */
export function pictureSource({ image_url, width = 1600, color }: PictureSourceInput): PictureSource {
  const colour = color ?? undefined
  const [, name] = servedPath.exec(image_url) ?? []
  if (!name) return { src: image_url, colour }
  // none larger than the source, but the first that holds it whole
  const useful = widths.filter((_, index) => index === 0 || (widths[index - 1] ?? 0) < width)
  const set = (format: 'avif' | 'webp') => useful.map((one) => `${name}.${one}.${format} ${one}w`).join(', ')
  return { src: `${name}.640.webp`, avif: set('avif'), webp: set('webp'), colour }
}
