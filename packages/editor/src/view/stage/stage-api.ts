import type { DesignElement, Dimensions, Point } from '@estampa/domain/customization/design'
import type { Action, EditorState } from '../../kernel/state.ts'
import type { Marquee } from './overlay.tsx'
import type { FrameHandles, SelectionFrame } from './selection-frame.ts'
import type { Scene, Viewpoint } from './viewpoint.ts'

/** The gesture that is going on with the selection. */
export type ActiveGesture = 'move' | 'scale' | 'turn' | 'pinch'

/** The stage as gestures read and change it. Points are pixels of the stage. */
export type StageApi = {
  readonly state: EditorState
  readonly elements: readonly DesignElement[]
  readonly scene: Scene
  readonly stage: Dimensions
  readonly view: Viewpoint
  readonly frame: SelectionFrame | null
  /** Handles as large as this pointer needs them; none where nothing may be changed. */
  handles(coarse: boolean): FrameHandles | null
  /** The topmost element there. */
  hit(at: Point, coarse: boolean): DesignElement | undefined
  /** Gestures: the last one of a frame counts. */
  sendSoon(action: Action): void
  /** After what waits. */
  send(action: Action): void
  setViewpoint(view: Viewpoint): void
  showMarquee(marquee: Marquee | null): void
  showGesture(gesture: ActiveGesture | null): void
  edit(element: DesignElement): void
}
