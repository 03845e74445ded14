/** The pictures of a product as the people of a shop put them: the first is the main one. */
import type { Generic, GenericImage } from '../catalog.ts'
import { plainText } from '../plain-text.ts'
import { type Refusal, refuse } from '../refusal.ts'

export const MAX_PICTURES = 40

export type ArrangedPicture = {
  /** Its address. */
  readonly url: string
  /** Whose color it shows; null: it shows them all. */
  readonly sku: string | null
  /** What it shows; empty: the names of product and color say it. */
  readonly alt: string
}

/** The product with these pictures in this order; one that is left out is gone. `known` are those that it may have. */
export function arrangePictures(
  generic: Generic,
  arranged: readonly ArrangedPicture[],
  known: readonly GenericImage[],
): Generic | Refusal<'picture_unknown' | 'too_many_pictures'> {
  if (arranged.length > MAX_PICTURES) return refuse('too_many_pictures', { most: MAX_PICTURES })
  const images: GenericImage[] = []
  for (const { url, sku, alt } of arranged) {
    const image = known.find((one) => one.image_url === url)
    const isTwice = images.some((one) => one.image_url === url)
    if (!image || isTwice || !hasSku(generic, sku)) return refuse('picture_unknown')
    const { alt: _, ...rest } = image
    images.push({
      ...rest,
      variant: sku,
      main: images.length === 0,
      order: images.length + 1,
      ...(alt && { alt }),
    })
  }
  return { ...generic, images }
}

/** The product with one more picture, behind the others. One that it has already stays where it is. */
export function addPicture(
  generic: Generic,
  picture: GenericImage,
): Generic | Refusal<'picture_unknown' | 'too_many_pictures'> {
  if (generic.images.some(({ image_url }) => image_url === picture.image_url)) return generic
  if (generic.images.length >= MAX_PICTURES) return refuse('too_many_pictures', { most: MAX_PICTURES })
  if (!hasSku(generic, picture.variant)) return refuse('picture_unknown')
  const order = Math.max(0, ...generic.images.map((one) => one.order)) + 1
  const added = { ...picture, order, main: generic.images.length === 0 }
  return { ...generic, images: [...generic.images, added] }
}

const hasSku = ({ products }: Pick<Generic, 'products'>, sku: string | null) =>
  sku === null || products.some((one) => one.sku === sku)

type NamedVariant = { readonly sku: string; readonly color: string }

/**
 * The sku that a file shows by its name: `CHO-7-AZ frente.jpg`, `chomba azul.png`. The longest sku that the name has
 * wins, then the longest color; null where it has none.
 */
export function skuOfFileName(fileName: string, variants: readonly NamedVariant[]): string | null {
  const name = wordsOf(fileName.replace(/\.[a-z0-9]{2,5}$/i, ''))
  const has = (text: string) => text.trim() !== '' && name.includes(wordsOf(text))
  const longest = (of: (variant: NamedVariant) => string) =>
    variants.filter((one) => has(of(one))).toSorted((a, b) => of(b).length - of(a).length)[0]
  const found = longest(({ sku }) => sku) ?? longest(({ color }) => color)
  if (!found) return null
  // a picture of a color is of its first variant, whichever size was named
  return (variants.find(({ color }) => color !== '' && color === found.color) ?? found).sku
}

const wordsOf = (text: string) =>
  ` ${plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
