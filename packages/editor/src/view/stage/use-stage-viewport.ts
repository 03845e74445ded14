import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { type RefObject, useLayoutEffect, useState } from 'react'
import {
  fit,
  fittedScale,
  pan,
  resizedViewpoint,
  type Scene,
  showProduct,
  type Viewpoint,
  zoomAt,
} from './viewpoint.ts'

type ViewportState = { readonly key: string; readonly stage: Dimensions; readonly view: Viewpoint }

export type StageViewport = {
  readonly stage: Dimensions
  readonly view: Viewpoint
  setViewpoint(view: Viewpoint): void
  /** The whole product, and from there or farther away the area again. */
  fit(): void
  zoomBy(factor: number, at?: Point): void
  panBy(by: Point): void
}

/** The viewpoint of the area: fitted when it opens, kept when the stage changes its size. null: not measured yet. */
export function useStageViewport(
  root: RefObject<HTMLElement | null>,
  scene: Scene & { readonly id: number },
): StageViewport | null {
  const [seen, setSeen] = useState<ViewportState | null>(null)
  const key = `${scene.id} ${scene.width} ${scene.height}`
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => {
      const stage = { width: element.clientWidth, height: element.clientHeight }
      if (stage.width === 0 || stage.height === 0) return
      setSeen((before) => {
        if (before?.key !== key) return { key, stage, view: fit(scene, stage) }
        const isSame = before.stage.width === stage.width && before.stage.height === stage.height
        return isSame
          ? before
          : { key, stage, view: resizedViewpoint(before.view, scene, before.stage, stage) }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, scene, key])
  if (seen?.key !== key) return null
  const { stage, view } = seen
  const change = (next: (view: Viewpoint) => Viewpoint) =>
    setSeen((before) => before && { ...before, view: next(before.view) })
  return {
    stage,
    view,
    setViewpoint: (next) => change(() => next),
    fit: () =>
      change(({ scale }) =>
        scale < 0.99 * fittedScale(scene, stage) ? fit(scene, stage) : showProduct(scene, stage),
      ),
    zoomBy: (factor, at = { x: stage.width / 2, y: stage.height / 2 }) =>
      change((before) => zoomAt(before, at, factor, scene, stage)),
    panBy: (by) => change((before) => pan(before, by, scene, stage)),
  }
}
