/**
 * The whole keyboard map as data: the stage asks it what a key does, and the help sheet is drawn from it, so that
 * both say the same. Keys work while the stage has the focus. A shortcut without actions is the view's own
 * (zoom, help, files).
 */
import { isLastSelected } from './select.ts'
import { selectedElements } from './selectors.ts'
import type { Action, EditorState, LayerMove } from './state.ts'

/** `ctrl` is also the command key of a Mac. `key` as KeyboardEvent names it, letters in lower case. */
export type Chord = {
  readonly key: string
  readonly ctrl?: true
  readonly shift?: true
  readonly alt?: true
}
export type Section = 'move' | 'choose' | 'change' | 'order' | 'history' | 'view'
type ShortcutDefinition = { readonly state: EditorState; readonly chord: Chord; readonly newId: () => string }
type Shortcut = {
  readonly section: Section
  readonly chords: readonly Chord[]
  /** null: the view does it. An empty list: nothing to do, and the browser may have the key. */
  readonly does: ((made: ShortcutDefinition) => readonly Action[]) | null
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const arrowsWith = (held: Omit<Chord, 'key'>): Chord[] => arrows.map((key) => ({ key, ...held }))

const hasSelection =
  (does: (made: ShortcutDefinition) => readonly Action[]) =>
  (definition: ShortcutDefinition): readonly Action[] =>
    definition.state.selection.length > 0 ? does(definition) : []
const nudge = (millimeters: number) =>
  hasSelection(({ chord }) => {
    const [x, y] = arrowDirections[chord.key] ?? [0, 0]
    return [{ type: 'nudge', by: { x: x * millimeters, y: y * millimeters } }]
  })
const turn = (degrees: number) => hasSelection(() => [{ type: 'rotate', by: degrees }, { type: 'settle' }])
const to = (order: LayerMove) => hasSelection(() => [{ type: 'order', to: order }])
const next =
  (by: 1 | -1) =>
  (definition: ShortcutDefinition): readonly Action[] =>
    isLastSelected(definition.state, by) ? [] : [{ type: 'select_next', by }]
const send = (action: Action) => () => [action]

export const shortcuts = {
  nudge: { section: 'move', chords: arrowsWith({}), does: nudge(1) },
  nudge_far: { section: 'move', chords: arrowsWith({ shift: true }), does: nudge(5) },
  nudge_fine: { section: 'move', chords: arrowsWith({ alt: true }), does: nudge(0.1) },
  turn_right: { section: 'move', chords: [{ key: 'r' }], does: turn(15) },
  turn_left: { section: 'move', chords: [{ key: 'r', shift: true }], does: turn(-15) },
  next_element: { section: 'choose', chords: [{ key: 'Tab' }], does: next(1) },
  previous_element: { section: 'choose', chords: [{ key: 'Tab', shift: true }], does: next(-1) },
  choose_all: { section: 'choose', chords: [{ key: 'a', ctrl: true }], does: send({ type: 'select_all' }) },
  choose_none: {
    section: 'choose',
    chords: [{ key: 'Escape' }],
    does: ({ state }) =>
      state.gesture ? [{ type: 'cancel' }] : state.selection.length > 0 ? [{ type: 'select', ids: [] }] : [],
  },
  remove: {
    section: 'change',
    chords: [{ key: 'Delete' }, { key: 'Backspace' }],
    does: hasSelection(() => [{ type: 'remove' }]),
  },
  duplicate: {
    section: 'change',
    chords: [{ key: 'd', ctrl: true }],
    does: hasSelection(({ state, newId }) => [
      { type: 'duplicate', ids: state.selection.map(() => newId()) },
    ]),
  },
  // the browser tells of these itself, with the clipboard
  copy: { section: 'change', chords: [{ key: 'c', ctrl: true }], does: null },
  cut: { section: 'change', chords: [{ key: 'x', ctrl: true }], does: null },
  paste: { section: 'change', chords: [{ key: 'v', ctrl: true }], does: null },
  flip_across: {
    section: 'change',
    chords: [{ key: 'f' }],
    does: hasSelection(send({ type: 'flip', axis: 'x' })),
  },
  flip_down: {
    section: 'change',
    chords: [{ key: 'f', shift: true }],
    does: hasSelection(send({ type: 'flip', axis: 'y' })),
  },
  lock: {
    section: 'change',
    chords: [{ key: 'l' }],
    does: hasSelection(({ state }) => [
      { type: 'mark', locked: !selectedElements(state).every((one) => one.locked) },
    ]),
  },
  hide: {
    section: 'change',
    chords: [{ key: 'h' }],
    does: hasSelection(({ state }) => [
      { type: 'mark', hidden: !selectedElements(state).every((one) => one.hidden) },
    ]),
  },
  group: {
    section: 'change',
    chords: [{ key: 'g', ctrl: true }],
    does: hasSelection(send({ type: 'group' })),
  },
  ungroup: {
    section: 'change',
    chords: [{ key: 'g', ctrl: true, shift: true }],
    does: hasSelection(send({ type: 'ungroup' })),
  },
  // brackets ask for AltGr on a Spanish keyboard
  forward: { section: 'order', chords: [{ key: ']' }, { key: 'PageUp' }], does: to('forward') },
  backward: { section: 'order', chords: [{ key: '[' }, { key: 'PageDown' }], does: to('backward') },
  front: { section: 'order', chords: [{ key: 'PageUp', shift: true }], does: to('front') },
  back: { section: 'order', chords: [{ key: 'PageDown', shift: true }], does: to('back') },
  undo: { section: 'history', chords: [{ key: 'z', ctrl: true }], does: send({ type: 'undo' }) },
  redo: {
    section: 'history',
    chords: [
      { key: 'y', ctrl: true },
      { key: 'z', ctrl: true, shift: true },
    ],
    does: send({ type: 'redo' }),
  },
  zoom_in: { section: 'view', chords: [{ key: '+' }, { key: '=' }], does: null },
  zoom_out: { section: 'view', chords: [{ key: '-' }], does: null },
  zoom_fit: { section: 'view', chords: [{ key: '0' }], does: null },
  menu: {
    section: 'view',
    chords: [{ key: 'F10', shift: true }, { key: 'ContextMenu' }],
    does: null,
  },
  help: { section: 'view', chords: [{ key: '?' }], does: null },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof shortcuts
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[]

/** The part of a KeyboardEvent that is used. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}
export type ShortcutResult = { readonly id: ShortcutId; readonly actions: readonly Action[] | null }

/** The shortcut of a key press; null leaves it to the browser. `actions` null: the view handles it. */
export function shortcutFor(press: KeyPress, state: EditorState, newId: () => string): ShortcutResult | null {
  for (const id of shortcutIds) {
    const { chords, does }: Shortcut = shortcuts[id]
    const chord = chords.find((one) => isPressed(one, press))
    if (!chord) continue
    if (!does) return { id, actions: null }
    const actions = does({ state, chord, newId })
    return actions.length === 0 ? null : { id, actions }
  }
  return null
}

function isPressed(chord: Chord, press: KeyPress): boolean {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (key !== chord.key) return false
  const ctrl = press.ctrlKey || press.metaKey
  // signs are typed with shift or AltGr (which says ctrl and alt) on one keyboard and without on another
  if (isSign(key)) return ctrl === press.altKey || (press.altKey && !ctrl)
  return (
    ctrl === Boolean(chord.ctrl) &&
    press.shiftKey === Boolean(chord.shift) &&
    press.altKey === Boolean(chord.alt)
  )
}

const isSign = (key: string): boolean => key.length === 1 && !/[\p{L}]/u.test(key)

/** The keys of a chord as a keyboard has them printed; names of keys are for the view to put into words. */
export function keyNames({ key, ctrl, shift, alt }: Chord, isMac = false): string[] {
  return [
    ...(ctrl ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(shift ? [isMac ? '⇧' : 'Shift'] : []),
    ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ]
}
