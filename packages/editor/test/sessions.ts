/** Everything that people may do in the editor, in any order, for the properties that hold after all of it. */
import fc from 'fast-check'
import { activeView } from '../src/kernel/selectors.ts'
import type { Action, EditorState } from '../src/kernel/state.ts'
import { logo } from './fixtures.ts'

/** A person's steps: an action, aimed at the element with this number. */
export type SessionStep = (state: EditorState, number: number) => Action

const coordinate = fc.double({ min: -300, max: 300, noNaN: true })
export const point = fc.record({ x: coordinate, y: coordinate })
const factor = fc.double({ min: 0.01, max: 12, noNaN: true })
const unsound = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)
const idAt = (state: EditorState, number: number): string => {
  const { elements } = activeView(state)
  return elements[number % Math.max(1, elements.length)]?.id ?? 'nobody'
}

export const gesture: fc.Arbitrary<Action> = fc.oneof(
  point.map((by): Action => ({ type: 'move', by })),
  point.map(({ x, y }): Action => ({ type: 'move', by: { x: x / 20, y: y / 20 } })),
  coordinate.map((by): Action => ({ type: 'rotate', by: by / 10 })),
  fc.record({ by: point, snap: fc.constant(2) }).map((move): Action => ({ type: 'move', ...move })),
  fc
    .record({ x: factor, y: factor, anchor: point })
    .map(({ x, y, anchor }): Action => ({ type: 'scale', factor: { x, y }, anchor })),
  coordinate.map((by): Action => ({ type: 'rotate', by })),
  fc
    .record({ by: coordinate, around: point })
    .map((turn): Action => ({ type: 'rotate', ...turn, snap: true })),
  fc
    .record({ by: point, factor, turn: coordinate, around: point })
    .map((fingers): Action => ({ type: 'pinch', ...fingers })),
  unsound.map((x): Action => ({ type: 'move', by: { x, y: 1 } })),
  unsound.map((x): Action => ({ type: 'scale', factor: { x, y: 1 }, anchor: { x: 0, y: x } })),
)

export const single: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom<Action>(
      ...(['settle', 'settle', 'cancel', 'group', 'ungroup', 'select_all', 'undo', 'redo'] as const).map(
        (type) => ({ type }),
      ),
      ...(['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const).map(
        (edge): Action => ({ type: 'align', edge }),
      ),
      ...(['x', 'y'] as const).flatMap((axis): Action[] => [
        { type: 'distribute', axis },
        { type: 'flip', axis },
      ]),
      ...(['front', 'forward', 'backward', 'back'] as const).map((to): Action => ({ type: 'order', to })),
      { type: 'copy_view', to: 12 },
      { type: 'copy_view', to: 11 },
      { type: 'open_view', area: 11 },
      { type: 'open_view', area: 12 },
      { type: 'mark', hidden: true },
      { type: 'mark', hidden: false },
      { type: 'select_next', by: 1 },
    ),
  },
  {
    weight: 2,
    arbitrary: point.map(({ x, y }): Action => ({ type: 'nudge', by: { x: x / 20, y: y / 20 } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ width: fc.double({ min: 5, max: 100 }), height: fc.double({ min: 5, max: 100 }) })
      .map((max): Action => ({ type: 'set_technique', technique: 2, most: max })),
  },
)

export const selecting: fc.Arbitrary<SessionStep> = fc.boolean().map(
  (extend): SessionStep =>
    (state, number) => ({ type: 'select', ids: [idAt(state, number)], extend }),
)

export const targeted: fc.Arbitrary<SessionStep> = fc.oneof(
  fc.record({ size: fc.double({ min: -5, max: 500, noNaN: true }), live: fc.boolean() }).map(
    ({ size, live }): SessionStep =>
      (state, number) => ({
        type: 'change',
        id: idAt(state, number),
        look: { size },
        ...(live ? { live } : {}),
      }),
  ),
  fc.record({ width: fc.double({ min: 0, max: 400 }), height: fc.double({ min: 0, max: 400 }) }).map(
    (measured): SessionStep =>
      (state, number) => ({
        type: 'change',
        id: idAt(state, number),
        look: { text: 'Bodega del Sur' },
        measured,
      }),
  ),
  fc.record({ x: coordinate, y: coordinate, width: coordinate, height: coordinate, angle: coordinate }).map(
    (at): SessionStep =>
      (state, number) => ({ type: 'place', id: idAt(state, number), at }),
  ),
  fc.double({ min: 0.01, max: 50 }).map(
    (aspect): SessionStep =>
      (state, number) => ({
        type: 'replace_logo',
        id: idAt(state, number),
        logo_id: '0b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
        aspect,
      }),
  ),
  fc.nat(9).map(
    (index): SessionStep =>
      (state, number) => ({ type: 'reorder', id: idAt(state, number), index }),
  ),
  fc.uuid().map(
    (id): SessionStep =>
      (state) => ({
        type: 'duplicate',
        ids: state.selection.map((_, at) => `${id.slice(0, 30)}-${at}`),
      }),
  ),
  // an id that is already there
  fc.boolean().map(
    (isCopy): SessionStep =>
      (state, number) => {
        const id = idAt(state, number)
        return isCopy ? { type: 'duplicate', ids: [id] } : { type: 'add', element: logo(id) }
      },
  ),
  fc.record({ id: fc.uuid(), x: coordinate, y: coordinate, width: factor, angle: coordinate }).map(
    (numbers): SessionStep =>
      () => ({ type: 'add', element: logo(numbers.id, { ...numbers, width: numbers.width * 20 }) }),
  ),
)

const locking: fc.Arbitrary<Action> = fc.boolean().map((locked): Action => ({ type: 'mark', locked }))
const removing = fc.constantFrom<Action>({ type: 'remove' }, { type: 'clear_view' })
export const always =
  (action: Action): SessionStep =>
  () =>
    action
const anyStep = fc.oneof(
  { weight: 10, arbitrary: gesture.map(always) },
  { weight: 8, arbitrary: single.map(always) },
  { weight: 8, arbitrary: targeted },
  { weight: 6, arbitrary: selecting },
  { weight: 2, arbitrary: locking.map(always) },
  // rarely, or soon nothing is left to gesture with
  { weight: 1, arbitrary: removing.map(always) },
)
export const session = fc.array(fc.tuple(anyStep, fc.nat(20)), { minLength: 12, maxLength: 60 })
