import type { GenericImage, PrintingArea, Variant } from '@estampa/domain/catalog'
import type { ProductAppearance, SurfaceName } from './appearances/appearance.ts'
import composed from './composed.json' with { type: 'json' }
import { COMPOSED_PX, closeUpOf, sceneOf, scenesOfUse } from './excerpts.ts'
import { rendersWithLogo } from './first-colors.ts'
import type { ColorName } from './palette.ts'

/** Where the seeded shop serves a picture file of demo/pictures. */
export type PictureUrl = (file: string) => string

/** Products that `npm run compose` has made the pictures of, by slug: whose passes, and which views. */
export const composedProducts: Readonly<
  Record<string, { readonly form: string; readonly views: readonly string[] }>
> = composed

const surfaceColors: Record<SurfaceName, string> = {
  sand: '#ebe3d8',
  stone: '#e4e6e7',
  linen: '#e7e2db',
  mist: '#dfe5ea',
  leaf: '#e3e6d9',
  blush: '#ecdfda',
}
const RENDERED_PX = 900

type PictureOfColor = {
  readonly file: string
  readonly color: ColorName
  readonly side?: string
  readonly hasLogo?: boolean
  readonly sidePx?: number
}

type ImagesShown = {
  readonly pictureUrl: PictureUrl
  /** The scenes of the shop's own home page: what stands in one of them is shown there too, as in scenes of use in every shop. */
  readonly scenes?: readonly string[]
}

/**
 * The pictures of a product. The main one, which cards show, has a logo on it in the color that comes first. The plain
 * one still comes before it in the order: carts, print areas and the editor show what has no logo yet.
 */
export function imagesOf(
  appearance: ProductAppearance,
  products: readonly Variant[],
  areas: readonly PrintingArea[],
  { pictureUrl, scenes = [] }: ImagesShown,
): GenericImage[] {
  const perColor = Math.max(1, products.length / appearance.colours.length)
  const main = mainPictureOf(appearance)
  const wholePx = Object.hasOwn(composedProducts, appearance.slug) ? COMPOSED_PX : RENDERED_PX
  const inUse = [...scenesOfUse, ...scenes].flatMap((scene) =>
    appearance.colours.flatMap((color): PictureOfColor[] => {
      const found = sceneOf(appearance.slug, color, scene)
      return found ? [{ file: found.file, color, sidePx: found.sidePx }] : []
    }),
  )
  const pictures = [...picturesOf(appearance), ...inUse]
  return pictures.map(({ file, color, side, sidePx = wholePx }, order) => ({
    image_url: pictureUrl(`${file}.webp`),
    main: file === main,
    order,
    variant: products[appearance.colours.indexOf(color) * perColor]?.sku ?? null,
    printing_area_id: side ? areaSeenFrom(side, areas) : null,
    width: sidePx,
    height: sidePx,
    color: surfaceColors[appearance.ground],
  }))
}

/** The picture of a product with a logo in its first color: the one on its card. */
export function mainPictureOf(appearance: ProductAppearance): string | undefined {
  const [first] = appearance.colours
  return picturesOf(appearance).find(({ color, hasLogo }) => hasLogo && color === first)?.file
}

function picturesOf(appearance: ProductAppearance): PictureOfColor[] {
  const views = composedProducts[appearance.slug]?.views
  return views ? composedPictures(appearance, views) : renderedPictures(appearance)
}

/** Every color has the same views in the same order: plain, with a logo, close, and from elsewhere. */
function composedPictures(appearance: ProductAppearance, views: readonly string[]): PictureOfColor[] {
  const { slug, colours, logo } = appearance
  const logoColor = logo.on ?? colours[0]
  const nearby = (color: ColorName) => [closeUpOf(appearance, color)].flatMap((found) => found ?? [])
  return colours.flatMap((color): PictureOfColor[] => [
    { file: `${slug}-${color}`, color },
    { file: color === logoColor ? `${slug}-logo` : `${slug}-${color}-logo`, color, hasLogo: true },
    ...nearby(color).map(({ file, sidePx }) => ({ file, color, sidePx })),
    ...['detalle', 'lado', 'alrededor', 'espalda']
      .filter((view) => views.includes(view))
      .map((view) => ({ file: `${slug}-${color}-${view}`, color, side: view })),
  ])
}

/** Every color plain and from its other side, then the logo in some of them: so views stand at the same place in each color. */
function renderedPictures(appearance: ProductAppearance): PictureOfColor[] {
  const { slug, colours, hasBack, isSeenAround } = appearance
  const side = hasBack ? 'espalda' : isSeenAround ? 'alrededor' : null
  return [
    ...colours.map((color) => ({ file: `${slug}-${color}`, color })),
    ...(side ? colours.map((color) => ({ file: `${slug}-${color}-${side}`, color, side })) : []),
    ...[...rendersWithLogo(appearance)].map(([color, file]) => ({ file, color, hasLogo: true })),
  ]
}

function areaSeenFrom(side: string, areas: readonly PrintingArea[]): number | null {
  return areas.find((area) => area.placement.image_url.includes(`-${side}`))?.id ?? null
}
