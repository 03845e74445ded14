/**
 * fabric's canvas with the elements of one view. It knows nothing but what it was shown last: `show` makes it
 * look like the given elements and touches only those that have changed.
 */
import type { Assets } from '@estampa/artwork/drawing'
import { rotatePoint } from '@estampa/domain/customization/boxes'
import type { DesignElement, Dimensions, Point } from '@estampa/domain/customization/design'
import { Point as FabricPoint, StaticCanvas } from 'fabric/es'
import {
  Artwork,
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
  readonly area: Dimensions
  readonly assets: Assets
  /** Grows when letters or pictures have come. */
  readonly version: number
  /** A gesture goes on: what is only resized is stretched. */
  readonly isMoving: boolean
}

export class StageCanvas {
  readonly #canvas: StaticCanvas
  readonly #artworks = new Map<string, Artwork>()
  readonly #rasters = new Rasters(() => this.#canvas.requestRenderAll())
  #shown: CanvasScene | null = null

  constructor(element: HTMLCanvasElement) {
    this.#canvas = new StaticCanvas(element, { renderOnAddRemove: false })
    this.#canvas.on('before:render', ({ ctx }) => this.#clip(ctx))
    this.#canvas.on('after:render', ({ ctx }) => ctx.restore())
  }

  /** The canvas covers what is in sight of the area and no more: there is nothing to be drawn elsewhere. */
  setViewpoint(view: Viewpoint, area: Dimensions, stage: Dimensions): void {
    const { left, top, width, height } = windowOf(view, area, stage)
    const { style } = this.#canvas.lowerCanvasEl
    style.left = `${left}px`
    style.top = `${top}px`
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.setDimensions({ width, height })
    }
    this.#canvas.viewportTransform = [view.scale, 0, 0, view.scale, view.x - left, view.y - top]
    this.#canvas.calcViewportBoundaries()
  }

  show(scene: CanvasScene): void {
    const fresh = this.#shown?.version !== scene.version || this.#shown.assets !== scene.assets
    const settled = Boolean(this.#shown?.isMoving && !scene.isMoving)
    this.#shown = scene
    const ids = new Set(scene.elements.map(({ id }) => id))
    for (const [id, artwork] of this.#artworks) {
      if (!ids.has(id)) {
        this.#canvas.remove(artwork)
        this.#artworks.delete(id)
      }
    }
    for (const [index, element] of scene.elements.entries()) {
      const artwork = this.#artworks.get(element.id) ?? this.#add(element)
      if (artwork.element !== element || fresh || settled) this.#update(artwork, element, scene, fresh)
      if (this.#canvas.item(index) !== artwork) this.#canvas.moveObjectTo(artwork, index)
    }
  }

  draw(): void {
    this.#canvas.renderAll()
    this.#rasters.want(this.#sizes())
  }

  /** The topmost visible one whose box, grown by `around` millimeters, holds the point. */
  hit(point: Point, around: number): DesignElement | undefined {
    const at = new FabricPoint(point.x, point.y)
    return this.#shown?.elements.findLast((element) => {
      const artwork = this.#artworks.get(element.id)
      if (!artwork || element.hidden) return false
      return artwork.containsPoint(at) || (around > 0 && isNear(element, point, around))
    })
  }

  async close(): Promise<void> {
    this.#rasters.close()
    // a drawing that waits would keep the element taken until the next frame
    this.#canvas.cancelRequestedRender()
    await this.#canvas.dispose()
  }

  #add(element: DesignElement): Artwork {
    const artwork = new Artwork({ originX: 'center', originY: 'center', strokeWidth: 0 })
    this.#artworks.set(element.id, artwork)
    this.#canvas.add(artwork)
    return artwork
  }

  #update(artwork: Artwork, element: DesignElement, { assets, isMoving }: CanvasScene, fresh: boolean): void {
    const { x, y, width, height, angle, flipX, flipY, hidden } = element
    artwork.set({ left: x, top: y, width, height, angle, flipX, flipY, visible: !hidden })
    artwork.setCoords()
    artwork.element = element
    const { painted } = artwork
    const same = painted && (isMoving ? isOnlyResized(painted, element) : isSame(painted, element))
    if (same && !fresh) return
    artwork.painted = element
    this.#repaint(artwork, element, assets)
  }

  #repaint(artwork: Artwork, element: DesignElement, assets: Assets): void {
    artwork.raster = null
    if (element.type !== 'text') {
      // an address that has changed is another picture, also of the same logo
      artwork.raster = `${paintKey(element)} ${assets.picture(element).href}`
      artwork.paint = picturePaint(artwork.raster, () => pictureOf(element, assets), this.#rasters)
      return
    }
    try {
      artwork.paint = textPaint(element, assets)
    } catch {
      // its letters are on their way; the next version paints it
      artwork.paint = waitingPaint
    }
  }

  /** Nothing is drawn outside of the area, not even for the moment in which a picture grows. */
  #clip(context: CanvasRenderingContext2D): void {
    context.save()
    if (!this.#shown) return
    const [scale, , , , x, y] = this.#canvas.viewportTransform
    context.beginPath()
    context.rect(x, y, this.#shown.area.width * scale, this.#shown.area.height * scale)
    context.clip()
  }

  /** Device pixels of every bitmap, at its widest use. */
  #sizes(): Map<string, Dimensions> {
    const pixels = this.#canvas.getZoom() * this.#canvas.getRetinaScaling()
    const sizes = new Map<string, Dimensions>()
    for (const { raster, width, height } of this.#artworks.values()) {
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

function isSame(before: DesignElement, after: DesignElement): boolean {
  return before === after || paintKey(before) === paintKey(after)
}

/** Small things are hit beside them too: a finger is wider than they are. */
function isNear(element: DesignElement, point: Point, around: number): boolean {
  const at = rotatePoint({ x: point.x - element.x, y: point.y - element.y }, -element.angle)
  const reach = (side: number) => Math.max(side / 2, around)
  return Math.abs(at.x) <= reach(element.width) && Math.abs(at.y) <= reach(element.height)
}
