import type { Assets } from '@estampa/artwork/drawing'
import type { DesignElement, Dimensions } from '@estampa/domain/customization/design'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Board } from './board.ts'
import type { Viewpoint } from './viewpoint.ts'

type Shown = {
  elements: readonly DesignElement[]
  area: Dimensions
  assets: Assets
  version: number
  isMoving: boolean
  stage: Dimensions | undefined
  view: Viewpoint | undefined
}

/** fabric's canvas for as long as the stage is there, made to look like the state after every change of it. */
export function useBoard(canvas: RefObject<HTMLCanvasElement | null>, shown: Shown): RefObject<Board | null> {
  const board = useRef<Board | null>(null)
  const { elements, area, assets, version, isMoving, stage, view } = shown
  useLayoutEffect(() => {
    if (!canvas.current) return
    const made = new Board(canvas.current)
    board.current = made
    return () => {
      board.current = null
      void made.close()
    }
  }, [canvas])
  useLayoutEffect(() => {
    if (!board.current || !view || !stage) return
    board.current.look(view, area, stage)
    board.current.show({ elements, area, assets, version, isMoving })
    board.current.draw()
  }, [elements, area, assets, version, isMoving, stage, view])
  return board
}
