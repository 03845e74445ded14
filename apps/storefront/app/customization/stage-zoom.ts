import type { Area } from '../catalog/product.ts'

/** What a small area should measure of the picture's width or height, to be worked on by hand. */
const comfortable = 0.3
const mostZoom = 2.5
/** A picture that only grows a little would seem to jump. */
const leastZoom = 1.4

/** How much larger the picture is shown while this area is worked on. */
export function zoomTo({ width, height }: Area['placement']): number {
  const zoom = Math.min(comfortable / Math.max(width, height), mostZoom)
  return zoom < leastZoom ? 1 : zoom
}

/** The enlarged picture in its frame, as CSS: the area's middle stays where it was, so the frame stays full. */
export function zoomedBox({ x, y, width, height }: Area['placement'], zoom: number) {
  const percent = (part: number) => `${part * 100}%`
  return {
    width: percent(zoom),
    left: percent((1 - zoom) * (x + width / 2)),
    top: percent((1 - zoom) * (y + height / 2)),
  }
}
