import type { DesignElement, Dimensions, Point } from '@estampa/domain/customization/design'
import type { Action, EditorState } from '../../kernel/state.ts'
import type { Frame, Grips } from './frame.ts'
import type { Band } from './overlay.tsx'
import type { Scene, Viewpoint } from './viewpoint.ts'

/** What somebody does with what is chosen at the moment. */
export type Doing = 'move' | 'scale' | 'turn' | 'pinch'

/** What gestures see of the stage, as it is now, and what they may do to it. Points are pixels of the stage. */
export type Desk = {
  readonly state: EditorState
  readonly elements: readonly DesignElement[]
  readonly scene: Scene
  readonly stage: Dimensions
  readonly view: Viewpoint
  readonly frame: Frame | null
  /** Handles as large as this pointer needs them; none where nothing may be changed. */
  grips(coarse: boolean): Grips | null
  /** The topmost element there. */
  hit(at: Point, coarse: boolean): DesignElement | undefined
  /** Gestures: the last one of a frame counts. */
  sendSoon(action: Action): void
  /** After what waits. */
  send(action: Action): void
  look(view: Viewpoint): void
  showBand(band: Band | null): void
  showDoing(doing: Doing | null): void
  edit(element: DesignElement): void
}
