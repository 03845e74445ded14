import type { GenericImage, PrintingArea, Variant } from '@estampa/domain/catalog'
import type { ProductAppearance, SurfaceName } from './appearances/appearance.ts'
import composed from './composed.json' with { type: 'json' }
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
const COMPOSED_PX = 1600

type PictureOfColor = { readonly file: string; readonly color: ColorName | null; readonly side?: string }

/** The pictures of a product: the first is its main one, the second shows a logo on it and comes on hover. */
export function imagesOf(
  appearance: ProductAppearance,
  products: readonly Variant[],
  areas: readonly PrintingArea[],
  { pictureUrl }: { readonly pictureUrl: PictureUrl },
): GenericImage[] {
  const perColor = Math.max(1, products.length / appearance.colours.length)
  const views = composedProducts[appearance.slug]?.views
  const pictures = views ? composedPictures(appearance, views) : renderedPictures(appearance)
  const sidePx = views ? COMPOSED_PX : RENDERED_PX
  return pictures.map(({ file, color, side }, order) => ({
    image_url: pictureUrl(`${file}.webp`),
    main: order === 0,
    order,
    variant: color === null ? null : (products[appearance.colours.indexOf(color) * perColor]?.sku ?? null),
    printing_area_id: side ? areaSeenFrom(side, areas) : null,
    width: sidePx,
    height: sidePx,
    color: surfaceColors[appearance.ground],
  }))
}

/** Every color has the same views in the same order: plain, with a logo, close, and from elsewhere. */
function composedPictures(
  { slug, colours, logo }: ProductAppearance,
  views: readonly string[],
): PictureOfColor[] {
  const logoColor = logo.on ?? colours[0]
  return colours.flatMap((color): PictureOfColor[] => [
    { file: `${slug}-${color}`, color },
    { file: color === logoColor ? `${slug}-logo` : `${slug}-${color}-logo`, color },
    ...['detalle', 'lado', 'alrededor', 'espalda']
      .filter((view) => views.includes(view))
      .map((view) => ({ file: `${slug}-${color}-${view}`, color, side: view })),
  ])
}

/** The colors in order, the decorated one second, each color's other side at the end. */
/** The logo is seen in one color alone: the pictures of the others stay theirs. */
function renderedPictures({
  slug,
  colours,
  logo,
  hasBack,
  isSeenAround,
}: ProductAppearance): PictureOfColor[] {
  const [first, ...others] = colours.map((color): PictureOfColor => ({ file: `${slug}-${color}`, color }))
  const side = hasBack ? 'espalda' : isSeenAround ? 'alrededor' : null
  return [
    ...(first ? [first] : []),
    { file: `${slug}-logo`, color: logo.on ?? colours[0] ?? null },
    ...others,
    ...(side ? colours.map((color) => ({ file: `${slug}-${color}-${side}`, color, side })) : []),
  ]
}

function areaSeenFrom(side: string, areas: readonly PrintingArea[]): number | null {
  return areas.find((area) => area.placement.image_url.includes(`-${side}`))?.id ?? null
}
