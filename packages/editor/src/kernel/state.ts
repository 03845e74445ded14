/**
 * What the editor knows. `reduce(state, action)` (reduce.ts) is the only thing that makes a new one: pure,
 * without canvas, clock or browser. Gestures are sent while they go on and ended with 'settle': one step of
 * the history per gesture.
 */
import type {
  Crop,
  Design,
  DesignElement,
  Dimensions,
  Point,
  Recolour,
  TextElement,
} from '@estampa/domain/customization/design'

/** A place as the editor needs it, millimetres. */
export type EditorArea = Dimensions & {
  readonly id: number
  readonly name: string
  /** The largest that the chosen technique makes in it; null: the whole area. */
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
  readonly past: readonly Remembered[]
  readonly future: readonly Remembered[]
  /** The design before the gesture that is going on. */
  readonly gesture: Design | null
}
export type Remembered = { readonly design: Design; readonly active: number }

/** What may be changed of any element at once; width and height of text follow from its size. */
export type Look = Partial<
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
    | 'name'
    | 'locked'
    | 'hidden'
  >
> & { readonly recolours?: readonly Recolour[]; readonly crop?: Crop | null }

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Order = 'front' | 'forward' | 'backward' | 'back'

export type Action =
  | { readonly type: 'open_view'; readonly area: number }
  | { readonly type: 'set_technique'; readonly technique: number | null; readonly most: Dimensions | null }
  | { readonly type: 'instruct'; readonly instructions: string }
  /** Added on top, chosen, made to fit. */
  | { readonly type: 'add'; readonly element: DesignElement }
  /** `extend`: beside what is chosen (shift). */
  | { readonly type: 'select'; readonly ids: readonly string[]; readonly extend?: boolean }
  | { readonly type: 'select_all' }
  /** Gestures: of what is chosen, from where it was when the gesture began. */
  | { readonly type: 'move'; readonly by: Point; readonly snap?: boolean }
  | { readonly type: 'scale'; readonly factor: Point; readonly anchor: Point }
  | { readonly type: 'rotate'; readonly by: number; readonly around?: Point; readonly snap?: boolean }
  | { readonly type: 'settle' }
  | { readonly type: 'cancel' }
  /** Single steps. */
  | { readonly type: 'nudge'; readonly by: Point }
  | { readonly type: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly type: 'align'; readonly edge: Edge }
  | { readonly type: 'distribute'; readonly axis: 'x' | 'y' }
  | { readonly type: 'order'; readonly to: Order }
  | { readonly type: 'reorder'; readonly id: string; readonly index: number }
  | { readonly type: 'group' }
  | { readonly type: 'ungroup' }
  /** `ids` are those of the copies, as many as are chosen: the kernel makes none. */
  | { readonly type: 'duplicate'; readonly ids: readonly string[] }
  | { readonly type: 'remove' }
  /** `measured`: the new box of a text, from the outlines of its font. */
  | { readonly type: 'change'; readonly id: string; readonly look: Look; readonly measured?: Dimensions }
  /** Exact numbers typed by a person: kept inside like a gesture. */
  | {
      readonly type: 'place'
      readonly id: string
      readonly at: Partial<Point & Dimensions & { readonly angle: number }>
    }
  | { readonly type: 'replace_logo'; readonly id: string; readonly logo_id: string; readonly aspect: number }
  | { readonly type: 'load'; readonly design: Design }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
