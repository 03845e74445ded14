import type { Assets } from '@estampa/artwork/drawing'
import type { DesignElement, Dimensions } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { StageCanvas } from './stage-canvas.ts'
import type { Viewpoint } from './viewpoint.ts'

type StageCanvasInput = {
  elements: readonly DesignElement[]
  area: PrintSurface
  assets: Assets
  version: number
  isMoving: boolean
  stage: Dimensions | undefined
  view: Viewpoint | undefined
}

/** The canvas of the design for as long as the stage is there, made to look like the state after every change of it. */
export function useStageCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  input: StageCanvasInput,
): RefObject<StageCanvas | null> {
  const canvasRef = useRef<StageCanvas | null>(null)
  const { elements, area, assets, version, isMoving, stage, view } = input
  useLayoutEffect(() => {
    if (!canvas.current) return
    const stageCanvas = new StageCanvas(canvas.current)
    canvasRef.current = stageCanvas
    return () => {
      canvasRef.current = null
      stageCanvas.close()
    }
  }, [canvas])
  useLayoutEffect(() => {
    if (!canvasRef.current || !view || !stage) return
    canvasRef.current.setViewpoint(view, area, stage)
    canvasRef.current.show({ elements, area, assets, version, isMoving })
    canvasRef.current.draw()
  }, [elements, area, assets, version, isMoving, stage, view])
  return canvasRef
}
