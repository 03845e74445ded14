/**
 * From where the stage is looked at: the printing area is upright, millimetres become pixels of the screen by
 * one scale and one shift. Zoom 1 is the area fitted into the stage.
 */
import type { Dimensions, Point } from '@estampa/domain/customization/design'

/** `scale`: pixels for a millimetre; x, y: where on the stage the area's top left corner is, pixels. */
export type Viewpoint = Point & { readonly scale: number }

export const zooms = { least: 0.25, most: 8 } as const
/** How much of the stage the fitted area takes: some of the product stays in sight around it. */
const fittedShare = 0.74
/** This much of the area, pixels, cannot be pushed off the stage. */
const keptInSight = 64

export function fittedScale(area: Dimensions, stage: Dimensions): number {
  return Math.max(0.01, Math.min(stage.width / area.width, stage.height / area.height) * fittedShare)
}

export function fit(area: Dimensions, stage: Dimensions): Viewpoint {
  const scale = fittedScale(area, stage)
  return {
    scale,
    x: (stage.width - area.width * scale) / 2,
    y: (stage.height - area.height * scale) / 2,
  }
}

export const zoomOf = (view: Viewpoint, area: Dimensions, stage: Dimensions): number =>
  view.scale / fittedScale(area, stage)

/** What is under `at` stays there. */
export function zoomAt(
  view: Viewpoint,
  at: Point,
  factor: number,
  area: Dimensions,
  stage: Dimensions,
): Viewpoint {
  const fitted = fittedScale(area, stage)
  const scale = clamp(view.scale * factor, fitted * zooms.least, fitted * zooms.most)
  const grown = scale / view.scale
  return keepInSight(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    area,
    stage,
  )
}

export function pan(view: Viewpoint, by: Point, area: Dimensions, stage: Dimensions): Viewpoint {
  return keepInSight({ ...view, x: view.x + by.x, y: view.y + by.y }, area, stage)
}

/** The same look at the same middle after the stage has another size. */
export function resized(view: Viewpoint, area: Dimensions, before: Dimensions, after: Dimensions): Viewpoint {
  const scale = (view.scale * fittedScale(area, after)) / fittedScale(area, before)
  const middle = toArea(view, { x: before.width / 2, y: before.height / 2 })
  return keepInSight(
    { scale, x: after.width / 2 - middle.x * scale, y: after.height / 2 - middle.y * scale },
    area,
    after,
  )
}

export const toStage = (view: Viewpoint, { x, y }: Point): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
})

export const toArea = (view: Viewpoint, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

/**
 * The part of the stage in which the area is seen, whole pixels. Its size is the same while the view is only
 * shifted, and grows in steps while it is zoomed: a canvas of another size is another canvas.
 */
export function windowOf(view: Viewpoint, area: Dimensions, stage: Dimensions) {
  const along = (start: number, length: number, seen: number) => {
    const needed = length * view.scale + 2
    const size = Math.ceil(Math.min(seen, Math.ceil(needed / sizeStep) * sizeStep))
    return [size >= needed ? Math.floor(start) : 0, size] as const
  }
  const [left, width] = along(view.x, area.width, stage.width)
  const [top, height] = along(view.y, area.height, stage.height)
  return { left, top, width, height }
}

const sizeStep = 64

function keepInSight(view: Viewpoint, area: Dimensions, stage: Dimensions): Viewpoint {
  const [width, height] = [area.width * view.scale, area.height * view.scale]
  const [atX, atY] = [Math.min(keptInSight, width), Math.min(keptInSight, height)]
  return {
    scale: view.scale,
    x: clamp(view.x, atX - width, stage.width - atX),
    y: clamp(view.y, atY - height, stage.height - atY),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
