/**
 * The customized product's picture: the art bent over the product's surface, in the product's light, as the
 * technique leaves it. The editor's preview and the server's picture both come from here; nothing depends on
 * where it runs.
 */
import type { PlacementSurface } from '@estampa/domain/catalog'
import { type AreaLight, plainLight } from '@estampa/domain/catalog/area-cut'
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions } from '@estampa/domain/customization/design'
import { type MockupFinish, type PaintSpot, painterOf } from './mockup/finishes.ts'
import { byteOf, lightOn, linearColor, linearOf } from './mockup/light.ts'
import { spanOf } from './mockup/net.ts'
import { lightFromPasses, type PicturePasses } from './mockup/passes.ts'
import { type ArtLayer, warp } from './mockup/warp.ts'
import type { Rgba } from './pixels/rgba.ts'

export { type CloseUp, closeUpOf } from './mockup/close-up.ts'
export type { MockupFinish } from './mockup/finishes.ts'
export { composePicture, type PicturePasses, passesOf } from './mockup/passes.ts'

const finishOf: Readonly<Record<string, MockupFinish>> = {
  screen_printing: 'ink',
  pad_printing: 'ink',
  digital_printing: 'ink',
  dtf: 'film',
  heat_transfer: 'film',
  hot_stamping: 'film',
  uv: 'varnish',
  sublimation: 'sublimation',
  laser: 'laser',
  debossing: 'deboss',
  embroidery: 'embroidery',
}

/** By the technique's key; what nobody has seen yet looks like ink. */
export function mockupFinish(techniqueKey: string): MockupFinish {
  return Object.hasOwn(finishOf, techniqueKey) ? (finishOf[techniqueKey] ?? 'ink') : 'ink'
}

/** Pixels of the art on one of the picture: enough for clean edges. */
const artDetail = 2
const artSides = { min: 64, max: 2400 } as const
/** Embroidery is planned from the same resolution of drawing as for its price. */
const sewn = { pixelsPerMm: 10, most: 2000 } as const

/** Pixels at which the area is drawn for a picture of this size; `area` in millimeters. */
export function artPixels(
  placement: PlacementSurface,
  picture: Dimensions,
  area: Dimensions,
  finish: MockupFinish,
): Dimensions & { readonly pixelsPerMm: number } {
  const longest = Math.max(area.width, area.height)
  const side =
    finish === 'embroidery'
      ? Math.min(sewn.most, Math.round(longest * sewn.pixelsPerMm))
      : artSide(placement, picture, area, longest)
  const pixelsPerMm = side / longest
  const pixels = (length: number) => Math.max(1, Math.round(length * pixelsPerMm))
  return { width: pixels(area.width), height: pixels(area.height), pixelsPerMm }
}

function artSide(
  placement: PlacementSurface,
  picture: Dimensions,
  area: Dimensions,
  longest: number,
): number {
  const seen = spanOf(placement, picture)
  const density = Math.max(seen.width / area.width, seen.height / area.height)
  return Math.min(artSides.max, Math.max(artSides.min, Math.round(artDetail * density * longest)))
}

/** The SVG of `drawView`, or a part of it in millimeters, to fill exactly so many pixels wherever it is drawn. */
export function sizedArt(svg: string, { width, height }: Dimensions, part?: Box): string {
  const sized = svg.replace(
    / width="[\d.]+mm" height="[\d.]+mm"/,
    ` width="${width}" height="${height}" preserveAspectRatio="none"`,
  )
  if (!part) return sized
  const { left, top, right, bottom } = part
  return sized.replace(/ viewBox="[^"]*"/, ` viewBox="${left} ${top} ${right - left} ${bottom - top}"`)
}

/** What is known of the surface beside its photograph. */
export type MockupSurface = {
  /** Hex of what the art lies on where that is not what is seen there. */
  readonly ground?: string | null | undefined
  readonly light?: AreaLight | undefined
  /** The light of the same view as it was traced; without it it is measured on the photograph. */
  readonly passes?: PicturePasses | undefined
}

/**
 * `art` is the whole printing area on clear ground; embroidery is drawn from its stitches. Gives a new picture, which is
 * the product's where the art is clear.
 */
export function renderMockup(
  product: Rgba,
  art: Rgba,
  placement: PlacementSurface,
  finish: MockupFinish,
  { ground = null, light = plainLight, passes }: MockupSurface = {},
): Rgba {
  const { width, height } = product
  const data = new Uint8ClampedArray(product.data)
  const layer = warp(art, placement, product)
  const lamp = { direction: light.direction, ground: ground === null ? null : linearColor(ground) }
  const isOfView = passes?.width === width && passes.height === height
  const traced = passes && isOfView ? lightFromPasses(passes, product, layer, light) : undefined
  const painter = painterOf(finish, layer, traced ?? lightOn(product, layer, light), lamp)
  const spot: PaintSpot = {
    index: 0,
    cover: 0,
    ink: new Float32Array(3),
    below: new Float32Array(3),
    seen: new Float32Array(3),
  }
  for (let y = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++) {
      spot.index = y * layer.width + x
      paintSpot(data, ((layer.top + y) * width + layer.left + x) * 4, layer, spot, painter)
    }
  }
  return { data, width, height }
}

function paintSpot(
  data: Uint8ClampedArray,
  at: number,
  layer: ArtLayer,
  spot: PaintSpot,
  painter: (spot: PaintSpot) => void,
): void {
  const alpha = layer.data[spot.index * 4 + 3] as number
  if (alpha < 0.5 && !nearsArt(layer, spot.index)) return
  spot.cover = Math.min(1, alpha / 255)
  for (let channel = 0; channel < 3; channel++) {
    const own = layer.data[spot.index * 4 + channel] as number
    spot.ink[channel] = alpha < 0.5 ? 0 : linearOf((own * 255) / alpha)
    spot.below[channel] = linearOf(data[at + channel] as number)
  }
  painter(spot)
  for (let channel = 0; channel < 3; channel++) data[at + channel] = byteOf(spot.seen[channel] as number)
}

/** Edges of what is etched or pressed are lit a pixel beyond it. */
function nearsArt({ data, width }: ArtLayer, index: number): boolean {
  const before = (data[(index - width - 1) * 4 + 3] ?? 0) as number
  const after = (data[(index + width + 1) * 4 + 3] ?? 0) as number
  return before + after > 1
}
