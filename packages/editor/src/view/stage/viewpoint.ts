/**
 * From where the stage is looked at: the printing area is upright, millimeters become pixels of the screen by
 * one scale and one shift. Zoom 1 is how the area is seen first: near enough to work on it, and far enough to tell where
 * on the product it lies.
 */
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions, Point } from '@estampa/domain/customization/design'

/** `scale`: pixels for a millimeter; x, y: where on the stage the area's top left corner is, pixels. */
export type Viewpoint = Point & { readonly scale: number }

export const zooms = { least: 0.25, most: 8 } as const
/** How much of the stage the fitted area takes: the product stays in sight around it, and tools lie above and below. */
const fittedShare = { width: 0.76, height: 0.6 }
/** More than so many pixels for one of the picture is a blur: the area is then fitted into less of the stage. */
const maxBlur = 2.6
const minShare = 0.66
/** At least this much of the area, pixels, stays on the stage. */
const MIN_VISIBLE_PX = 64

/** From the whole product (1) to the area alone (0), as parts of a power: what is small on its product is seen less near. */
const productShare = 0.4

/** An area before its picture: `pixelMm` millimeters of it are one pixel of the picture, whose box is in millimeters too. */
export type Scene = Dimensions & { readonly pixelMm: number; readonly picture: Box }

export function fittedScale(scene: Scene, stage: Dimensions): number {
  const { width, height } = fittedShare
  const whole = Math.min((stage.width * width) / scene.width, (stage.height * height) / scene.height)
  const area = clamp(maxBlur / scene.pixelMm, whole * minShare, whole)
  const product = Math.min(area, pictureScale(scene, stage))
  return Math.max(0.01, area ** (1 - productShare) * product ** productShare)
}

function pictureScale({ picture }: Scene, stage: Dimensions): number {
  return Math.min(stage.width / (picture.right - picture.left), stage.height / (picture.bottom - picture.top))
}

/** The whole product in the middle. */
export function showProduct(scene: Scene, stage: Dimensions): Viewpoint {
  const { left, top, right, bottom } = scene.picture
  const fitted = fittedScale(scene, stage)
  const scale = clamp(pictureScale(scene, stage), fitted * zooms.least, fitted)
  const view = {
    scale,
    x: stage.width / 2 - ((left + right) / 2) * scale,
    y: stage.height / 2 - ((top + bottom) / 2) * scale,
  }
  return keepVisible(view, scene, stage)
}

export function fit(scene: Scene, stage: Dimensions): Viewpoint {
  const scale = fittedScale(scene, stage)
  return {
    scale,
    x: (stage.width - scene.width * scale) / 2,
    y: (stage.height - scene.height * scale) / 2,
  }
}

export const zoomOf = (view: Viewpoint, scene: Scene, stage: Dimensions): number =>
  view.scale / fittedScale(scene, stage)

/** The point under `at` stays there. */
export function zoomAt(
  view: Viewpoint,
  at: Point,
  factor: number,
  scene: Scene,
  stage: Dimensions,
): Viewpoint {
  const fitted = fittedScale(scene, stage)
  const scale = clamp(view.scale * factor, fitted * zooms.least, fitted * zooms.most)
  const grown = scale / view.scale
  return keepVisible(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    scene,
    stage,
  )
}

export function pan(view: Viewpoint, by: Point, scene: Scene, stage: Dimensions): Viewpoint {
  return keepVisible({ ...view, x: view.x + by.x, y: view.y + by.y }, scene, stage)
}

/** The same zoom around the same middle after the stage has changed its size. */
export function resizedViewpoint(
  view: Viewpoint,
  scene: Scene,
  before: Dimensions,
  after: Dimensions,
): Viewpoint {
  const scale = (view.scale * fittedScale(scene, after)) / fittedScale(scene, before)
  const middle = toArea(view, { x: before.width / 2, y: before.height / 2 })
  return keepVisible(
    { scale, x: after.width / 2 - middle.x * scale, y: after.height / 2 - middle.y * scale },
    scene,
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
export function windowOf(view: Viewpoint, scene: Dimensions, stage: Dimensions) {
  const along = (start: number, length: number, seen: number) => {
    const needed = length * view.scale + 2
    const size = Math.ceil(Math.min(seen, Math.ceil(needed / sizeStep) * sizeStep))
    return [size >= needed ? Math.floor(start) : 0, size] as const
  }
  const [left, width] = along(view.x, scene.width, stage.width)
  const [top, height] = along(view.y, scene.height, stage.height)
  return { left, top, width, height }
}

const sizeStep = 64

function keepVisible(view: Viewpoint, scene: Scene, stage: Dimensions): Viewpoint {
  const [width, height] = [scene.width * view.scale, scene.height * view.scale]
  const [atX, atY] = [Math.min(MIN_VISIBLE_PX, width), Math.min(MIN_VISIBLE_PX, height)]
  return {
    scale: view.scale,
    x: clamp(view.x, atX - width, stage.width - atX),
    y: clamp(view.y, atY - height, stage.height - atY),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
