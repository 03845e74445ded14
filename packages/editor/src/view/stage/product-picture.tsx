import { type Placement, pointOn, uprightTurn, visibleShare } from '@estampa/domain/catalog'
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { outlinePath, type PrintSurface } from '@estampa/domain/customization/outline'
import { useState } from 'react'
import type { Viewpoint } from './viewpoint.ts'

export type ProductPicture = Dimensions & { readonly src: string; readonly alt: string }
type AreaSurface = Omit<Placement, 'image_url'>

type ProductPictureProps = {
  picture: ProductPicture
  placement: AreaSurface
  area: PrintSurface
  stage: Dimensions
  view: Viewpoint
}

/** The product behind the area, turned and scaled so that the area is upright; veiled where nothing is printed. */
export function ProductBehind({ picture, placement, area, stage, view }: ProductPictureProps) {
  const [come, setCome] = useState<string | null>(null)
  return (
    <>
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        draggable={false}
        decoding="async"
        onLoad={() => setCome(picture.src)}
        className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left select-none transition-opacity duration-200 motion-reduce:transition-none"
        style={{
          transform: cssMatrix(picture, placement, area, view),
          opacity: come === picture.src ? 1 : 0,
        }}
      />
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        <path
          fillRule="evenodd"
          className="fill-paper/35"
          transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
          d={stageBox(stage, view) + outlinePath(area)}
        />
      </svg>
    </>
  )
}

/** All of the stage, in millimeters of the area. */
function stageBox({ width, height }: Dimensions, { x, y, scale }: Viewpoint): string {
  const [left, top] = [-x / scale, -y / scale]
  return `M${left} ${top}h${width / scale}v${height / scale}h${-width / scale}Z`
}

export function cssMatrix(
  picture: Dimensions,
  placement: AreaSurface,
  area: Dimensions,
  view: Viewpoint,
): string {
  const { cos, sin, x, y } = turnOf(picture, placement, area, view)
  return `matrix(${[cos, sin, -sin, cos, x, y].map((part) => part.toFixed(5)).join()})`
}

/**
 * Pixels of the picture to pixels of the stage: a turn, one scale and a shift; nothing is skewed. What is round
 * is seen shorter than it is, so the flat area lies between the two ends of where it is seen.
 */
function turnOf(picture: Dimensions, placement: AreaSurface, area: Dimensions, view: Viewpoint) {
  const { from, to } = visibleShare(placement)
  const [left, right] = [pointSeenAt(picture, placement, from, 0.5), pointSeenAt(picture, placement, to, 0.5)]
  const scale = view.scale * pixelMmOf(picture, placement, area)
  const radians = (uprightTurn(placement, picture) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale]
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  // of an area that goes around, the part that is seen lies behind the part where it is worked on
  const x = view.x + ((from + to) / 2) * area.width * view.scale
  const y = view.y + (area.height / 2) * view.scale
  return {
    cos,
    sin,
    x: x - cos * middle.x + sin * middle.y,
    y: y - sin * middle.x - cos * middle.y,
  }
}

/** Where the picture lies around the area, in millimeters from its upper left corner. */
export function pictureBoxOf(picture: Dimensions, placement: AreaSurface, area: Dimensions): Box {
  const { cos, sin, x, y } = turnOf(picture, placement, area, { x: 0, y: 0, scale: 1 })
  const [across, down] = [
    [0, cos * picture.width, -sin * picture.height, cos * picture.width - sin * picture.height],
    [0, sin * picture.width, cos * picture.height, sin * picture.width + cos * picture.height],
  ] as const
  return {
    left: x + Math.min(...across),
    top: y + Math.min(...down),
    right: x + Math.max(...across),
    bottom: y + Math.max(...down),
  }
}

/** Millimeters of the area for a pixel of the picture: so many that none of the flat area lies beyond its ends. */
export function pixelMmOf(picture: Dimensions, placement: AreaSurface, area: Dimensions): number {
  const { from, to } = visibleShare(placement)
  const at = (u: number, v: number) => pointSeenAt(picture, placement, u, v)
  const across = ((to - from) * area.width) / distance(at(from, 0.5), at(to, 0.5))
  const middle = (from + to) / 2
  return Math.max(across, area.height / distance(at(middle, 0), at(middle, 1)))
}

function pointSeenAt(picture: Dimensions, placement: AreaSurface, u: number, v: number): Point {
  const { x, y } = pointOn(placement, u, v)
  return { x: x * picture.width, y: y * picture.height }
}

/** Never zero: a picture without a print area still has to be shown somehow. */
const distance = (one: Point, other: Point): number =>
  Math.max(1e-3, Math.hypot(other.x - one.x, other.y - one.y))
