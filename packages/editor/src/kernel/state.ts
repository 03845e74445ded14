/**
 * The editor's state. `reduce(state, action)` (reduce.ts) is the only thing that makes a new one: pure,
 * without canvas, clock or browser. Gestures are sent while they go on and ended with 'settle': one step of
 * the history per gesture.
 */
import type {
  Crop,
  Design,
  DesignElement,
  Dimensions,
  InkName,
  Point,
  Recolor,
  TextElement,
  ThreadChoice,
} from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import type { TakenInk } from '@estampa/domain/customization/take-ink'

/** A print area as the editor needs it, millimeters; its bleed is that which the selected technique prints. */
export type EditorArea = PrintSurface & {
  readonly id: number
  readonly name: string
  /** The largest art that the selected technique makes in it; null: the whole area. */
  readonly most: Dimensions | null
}

export type EditorState = {
  readonly design: Design
  readonly areas: readonly EditorArea[]
  /** printing_area_id of the view that is worked on. */
  readonly active: number
  /** Ids of elements of the active view. */
  readonly selection: readonly string[]
  /** Earlier and undone designs, newest last; each with the view in which it was made. */
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
  /** The state before the gesture that is going on. */
  readonly gesture: HistoryEntry | null
  /** To be drawn while a gesture snaps; empty otherwise. */
  readonly guides: readonly Guide[]
}
/** Areas too: a technique brings its own largest size. */
export type HistoryEntry = Pick<EditorState, 'design' | 'areas' | 'active'>
/**
 * A line of the stage, millimeters. `x`: upright at x = `at`, from y = `from` to y = `to`; `y`: level.
 * `gap`: a distance equal to another one, drawn with ends; there are always at least two.
 */
export type Guide = {
  readonly axis: 'x' | 'y'
  readonly kind: 'edge' | 'middle' | 'gap'
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Properties of an element that may be changed; width and height of text follow from its size. */
export type ElementProperties = Partial<
  Pick<
    TextElement,
    | 'text'
    | 'font'
    | 'size'
    | 'letterSpacing'
    | 'lineHeight'
    | 'align'
    | 'colour'
    | 'outline'
    | 'curve'
    | 'field'
    | 'name'
    | 'locked'
    | 'hidden'
  >
> & { readonly recolours?: readonly Recolor[]; readonly crop?: Crop | null }

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type LayerMove = 'front' | 'forward' | 'backward' | 'back'

export type Action =
  | { readonly type: 'open_view'; readonly area: number }
  /** `bleedMm`: how far this technique prints beyond the area; absent: as it is. */
  | {
      readonly type: 'set_technique'
      readonly technique: number | null
      readonly most: Dimensions | null
      readonly bleedMm?: number
    }
  | { readonly type: 'instruct'; readonly instructions: string }
  /** Of the open area, all of them. */
  | { readonly type: 'choose_threads'; readonly choices: readonly ThreadChoice[] }
  /** Of the open area, all of them; typed until it is settled. */
  | { readonly type: 'name_inks'; readonly names: readonly InkName[] }
  /** An ink of the shop's chart in place of a color of the open area. */
  | ({ readonly type: 'take_ink' } & TakenInk)
  /** Added on top, selected, made to fit. */
  | { readonly type: 'add'; readonly element: DesignElement; readonly inks?: readonly InkName[] | undefined }
  /** `extend` (shift): toggles the ids in the selection. Groups are selected whole. */
  | { readonly type: 'select'; readonly ids: readonly string[]; readonly extend?: boolean }
  | { readonly type: 'select_all' }
  /** The next one in the order of the layers, from the lowest up; back to the first after the last. */
  | { readonly type: 'select_next'; readonly by: 1 | -1 }
  /**
   * Gestures: of the selection, from where it was when the gesture began; the last one sent counts.
   * `snap`: tolerance in millimeters of the guides (the view knows its zoom).
   */
  | { readonly type: 'move'; readonly by: Point; readonly snap?: number }
  /** One element: factors along its own, turned sides. Text and several elements keep their proportions. */
  | { readonly type: 'scale'; readonly factor: Point; readonly anchor: Point }
  /** `around`: by default the middle of the selection. `snap`: to whole 15°. */
  | { readonly type: 'rotate'; readonly by: number; readonly around?: Point; readonly snap?: boolean }
  /** Two fingers: moved by, grown by `factor` and turned by `turn` degrees around where `around` began. */
  | {
      readonly type: 'pinch'
      readonly by: Point
      readonly factor: number
      readonly turn: number
      readonly around: Point
    }
  | { readonly type: 'settle' }
  | { readonly type: 'cancel' }
  /** Single steps. */
  | { readonly type: 'nudge'; readonly by: Point }
  | { readonly type: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly type: 'align'; readonly edge: Edge }
  | { readonly type: 'distribute'; readonly axis: 'x' | 'y' }
  | { readonly type: 'order'; readonly to: LayerMove }
  | { readonly type: 'reorder'; readonly id: string; readonly index: number }
  | { readonly type: 'group' }
  | { readonly type: 'ungroup' }
  /** `ids` are those of the copies, as many as are selected: the kernel makes none. */
  | { readonly type: 'duplicate'; readonly ids: readonly string[] }
  /** Copies of these on top, selected, made to fit; `ids` as for `duplicate`. They may come from another print area. */
  | {
      readonly type: 'paste'
      readonly elements: readonly DesignElement[]
      readonly ids: readonly string[]
    }
  | { readonly type: 'remove' }
  /** The whole selection; a locked element only takes `locked: false`. */
  | { readonly type: 'mark'; readonly locked?: boolean; readonly hidden?: boolean }
  /**
   * `measured`: the new box of a text, from the outlines of its font, at the size that is asked. `live`: while
   * a slider is dragged or a word typed, one step of the history until 'settle'.
   */
  | {
      readonly type: 'change'
      readonly id: string
      readonly look: ElementProperties
      readonly measured?: Dimensions
      readonly live?: boolean
    }
  /** Exact numbers typed by a person: kept inside like a gesture. */
  | {
      readonly type: 'place'
      readonly id: string
      readonly at: Partial<Point & Dimensions & { readonly angle: number }>
    }
  | {
      readonly type: 'replace_logo'
      readonly id: string
      readonly logo_id: string
      readonly aspect: number
      readonly inks?: readonly InkName[] | undefined
    }
  /** The active view's elements as those of another area, made to fit; what was there goes. */
  | { readonly type: 'copy_view'; readonly to: number }
  | { readonly type: 'clear_view' }
  /** `areas` where the loaded techniques have other largest sizes. A step of the history like any other. */
  | { readonly type: 'load'; readonly design: Design; readonly areas?: readonly EditorArea[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
