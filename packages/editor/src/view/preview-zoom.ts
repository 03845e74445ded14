import type { Placement } from '@estampa/domain/catalog'

/** Position of a print area on the picture of a product. */
type PlacedArea = Omit<Placement, 'image_url'>

/** The share of the picture's width or height that a small print area should fill, to be edited or looked at. */
const COMFORTABLE_SHARE = 0.3
const MAX_ZOOM = 2.5
/** A picture that only grows a little would seem to jump. */
const MIN_ZOOM = 1.4

/** The zoom of the picture while this print area is edited or looked at. */
export function zoomTo({ width, height }: PlacedArea): number {
  const zoom = Math.min(COMFORTABLE_SHARE / Math.max(width, height), MAX_ZOOM)
  return zoom < MIN_ZOOM ? 1 : zoom
}

/** The enlarged picture in its frame, as CSS: the area's middle stays where it was, so the frame stays full. */
export function zoomedBox({ x, y, width, height }: PlacedArea, zoom: number) {
  const percent = (part: number) => `${part * 100}%`
  return {
    width: percent(zoom),
    left: percent((1 - zoom) * (x + width / 2)),
    top: percent((1 - zoom) * (y + height / 2)),
  }
}

/** Of a preview whose art is what one looks at, not the product around it. */
const closeUp = { share: 0.6, most: 4.5 } as const

/** The zoom from which a print area is looked at alone; 1 where it fills the picture already. */
export function closeUpZoom({ width, height }: PlacedArea): number {
  const zoom = Math.min(closeUp.share / Math.max(width, height), closeUp.most)
  return zoom < MIN_ZOOM ? 1 : zoom
}

/** The enlarged picture in its frame, as CSS: the area in the middle, as far as the frame stays full. */
export function closeUpBox({ x, y, width, height }: PlacedArea, zoom: number) {
  const start = (middle: number) => `${Math.min(0, Math.max(1 - zoom, 0.5 - zoom * middle)) * 100}%`
  return { width: `${zoom * 100}%`, left: start(x + width / 2), top: start(y + height / 2) }
}
