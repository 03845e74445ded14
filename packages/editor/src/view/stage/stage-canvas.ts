/**
 * The canvas with the elements of one view. It knows nothing but what it was shown last: `show` makes it look like the
 * given elements and makes only the paint of those that have changed anew.
 */
import type { Assets } from '@estampa/artwork/drawing'
import { rotatePoint } from '@estampa/domain/customization/boxes'
import type { DesignElement, Dimensions, Point } from '@estampa/domain/customization/design'
import { bleedOf, outlinePath, type PrintSurface } from '@estampa/domain/customization/outline'
import {
  type ElementPaint,
  isOnlyResized,
  paintKey,
  pictureOf,
  picturePaint,
  textPaint,
  waitingPaint,
} from './artwork.ts'
import { Rasters } from './rasters.ts'
import { type Viewpoint, windowOf } from './viewpoint.ts'

export type CanvasScene = {
  readonly elements: readonly DesignElement[]
  readonly area: PrintSurface
  readonly assets: Assets
  /** Grows when letters or pictures have come. */
  readonly version: number
  /** A gesture goes on: what is only resized is stretched. */
  readonly isMoving: boolean
}

/** How an element is painted around its center, millimeters. */
type Artwork = {
  readonly paint: ElementPaint
  /** Key of its bitmap; null where it has none. */
  readonly raster: string | null
  /** The element as it was when `paint` was made. */
  readonly painted: DesignElement
}

export class StageCanvas {
  readonly #canvas: HTMLCanvasElement
  readonly #artworks = new Map<string, Artwork>()
  readonly #rasters = new Rasters(() => this.#drawSoon())
  #scene: CanvasScene | null = null
  /** From millimeters to pixels of the screen, from the canvas's own corner. */
  #view: Viewpoint = { scale: 1, x: 0, y: 0 }
  #frame: number | undefined

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
  }

  /** The canvas covers what is in sight of the area and its bleed and no more: there is nothing to be drawn elsewhere. */
  setViewpoint(view: Viewpoint, area: PrintSurface, stage: Dimensions): void {
    const bleed = bleedOf(area)
    const start = { scale: view.scale, x: view.x - bleed * view.scale, y: view.y - bleed * view.scale }
    const printed = { width: area.width + 2 * bleed, height: area.height + 2 * bleed }
    const { left, top, width, height } = windowOf(start, printed, stage)
    const { style } = this.#canvas
    style.left = `${left}px`
    style.top = `${top}px`
    style.width = `${width}px`
    style.height = `${height}px`
    const pixels = { width: width * devicePixelsPerPixel(), height: height * devicePixelsPerPixel() }
    // a canvas that is given a size is empty, the same one too
    if (this.#canvas.width !== Math.trunc(pixels.width)) this.#canvas.width = pixels.width
    if (this.#canvas.height !== Math.trunc(pixels.height)) this.#canvas.height = pixels.height
    this.#view = { scale: view.scale, x: view.x - left, y: view.y - top }
  }

  show(scene: CanvasScene): void {
    const before = this.#scene
    const isFresh = before?.version !== scene.version || before.assets !== scene.assets
    this.#scene = scene
    const ids = new Set(scene.elements.map(({ id }) => id))
    for (const id of this.#artworks.keys()) if (!ids.has(id)) this.#artworks.delete(id)
    for (const element of scene.elements) {
      const painted = this.#artworks.get(element.id)?.painted
      const isSame = painted && (scene.isMoving ? isOnlyResized(painted, element) : isAlike(painted, element))
      if (!isSame || isFresh) this.#artworks.set(element.id, this.#artworkOf(element, scene.assets))
    }
  }

  draw(): void {
    this.#paint()
    this.#rasters.want(this.#sizes())
  }

  /** The topmost visible one whose box, grown by `around` millimeters, holds the point. */
  hit(point: Point, around: number): DesignElement | undefined {
    return this.#scene?.elements.findLast((element) => !element.hidden && isNear(element, point, around))
  }

  close(): void {
    this.#rasters.close()
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }

  #artworkOf(element: DesignElement, assets: Assets): Artwork {
    if (element.type !== 'text') {
      // an address that has changed is another picture, also of the same logo
      const raster = `${paintKey(element)} ${assets.picture(element).href}`
      const paint = picturePaint(raster, () => pictureOf(element, assets), this.#rasters)
      return { paint, raster, painted: element }
    }
    try {
      return { paint: textPaint(element, assets), raster: null, painted: element }
    } catch {
      // its letters are on their way; the next version paints it
      return { paint: waitingPaint, raster: null, painted: element }
    }
  }

  #drawSoon(): void {
    this.#frame ??= requestAnimationFrame(() => this.#paint())
  }

  #paint(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    const context = this.#canvas.getContext('2d')
    if (!context || !this.#scene) return
    const { elements, area } = this.#scene
    const ratio = devicePixelsPerPixel()
    const scale = this.#view.scale * ratio
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    context.setTransform(scale, 0, 0, scale, this.#view.x * ratio, this.#view.y * ratio)
    context.save()
    // nothing is drawn outside of what is printed, not even for the moment in which a picture grows
    context.clip(new Path2D(outlinePath(area, bleedOf(area))))
    for (const element of elements) {
      const artwork = this.#artworks.get(element.id)
      if (!artwork || element.hidden) continue
      context.save()
      context.translate(element.x, element.y)
      context.rotate((element.angle * Math.PI) / 180)
      context.scale(element.flipX ? -1 : 1, element.flipY ? -1 : 1)
      artwork.paint(context, element)
      context.restore()
    }
    context.restore()
  }

  /** Device pixels of every bitmap, at its widest use. */
  #sizes(): Map<string, Dimensions> {
    const pixels = this.#view.scale * devicePixelsPerPixel()
    const sizes = new Map<string, Dimensions>()
    for (const { id, width, height } of this.#scene?.elements ?? []) {
      const raster = this.#artworks.get(id)?.raster
      if (!raster) continue
      const known = sizes.get(raster)
      sizes.set(raster, {
        width: Math.max(known?.width ?? 0, width * pixels),
        height: Math.max(known?.height ?? 0, height * pixels),
      })
    }
    return sizes
  }
}

const devicePixelsPerPixel = (): number => Math.max(1, window.devicePixelRatio)

function isAlike(before: DesignElement, after: DesignElement): boolean {
  return before === after || paintKey(before) === paintKey(after)
}

/** Small things are hit beside them too: a finger is wider than they are. */
function isNear(element: DesignElement, point: Point, around: number): boolean {
  const at = rotatePoint({ x: point.x - element.x, y: point.y - element.y }, -element.angle)
  const reach = (side: number) => Math.max(side / 2, around)
  return Math.abs(at.x) <= reach(element.width) && Math.abs(at.y) <= reach(element.height)
}
