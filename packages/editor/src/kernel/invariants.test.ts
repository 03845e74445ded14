import { boxOf } from '@estampa/domain/customization/boxes'
import { checkDesign } from '@estampa/domain/customization/check-design'
import { type Design, roundToHundredth } from '@estampa/domain/customization/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { back, editorWith, front, logo, shape, words } from '../../test/fixtures.ts'
import {
  always,
  gesture,
  point,
  type SessionStep,
  selecting,
  session,
  single,
  targeted,
} from '../../test/sessions.ts'
import { readDesignFile, writeDesignFile } from './design-file.ts'
import { isInsideArea } from './limit-modify.ts'
import { openEditor } from './open-editor.ts'
import { reduce } from './reduce.ts'
import { activeArea, activeView } from './selectors.ts'
import type { EditorState } from './state.ts'

const opened = () =>
  editorWith(
    logo('a', { x: 15, y: 12, angle: 30 }),
    words('b', { y: 50, outline: { width: 0.4, colour: '#000000' } }),
    shape('c', { x: 66, group: 'g' }),
    shape('d', { x: 70, y: 44, angle: 45, group: 'g' }),
    logo('e', { x: 74, y: 55, width: 9, height: 7, locked: true }),
  )

/** Every state on the way. */
function walk(steps: [SessionStep, number][], from: EditorState): EditorState[] {
  const states = [from]
  for (const [step, number] of steps) {
    const last = states.at(-1) ?? from
    states.push(reduce(last, step(last, number)))
  }
  return states
}

const elementsIn = (design: Design) => design.views.flatMap((view) => view.elements)

const isSound = (state: EditorState) => isInsideArea(activeView(state).elements, activeArea(state))

test('no sequence of gestures and edits takes anything out of its place [BLD-03]', () => {
  fc.assert(
    fc.property(session, (steps) => {
      for (const state of walk(steps, opened())) {
        expect(isSound(state)).toBe(true)
        for (const area of state.areas) expect(isSound({ ...state, active: area.id })).toBe(true)
      }
    }),
    { numRuns: 250 },
  )
})

test('every number stays finite and exact, every id its own [BLD-03]', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const state = walk(steps, opened()).at(-1) as EditorState
      for (const view of state.design.views) {
        const ids = view.elements.map((element) => element.id)
        expect(new Set(ids).size).toBe(ids.length)
      }
      for (const element of elementsIn(state.design)) {
        const { x, y, width, height, angle } = element
        for (const number of [x, y, width, height, angle]) expect(number).toBe(roundToHundredth(number))
        expect(angle).toBeLessThan(360)
        if (element.type === 'text') expect(element.size).toBe(roundToHundredth(element.size))
      }
    }),
    { numRuns: 250 },
  )
})

test('the server takes what the editor makes [BLD-03]', () => {
  const place = { image_url: '', x: 0, y: 0, width: 1, height: 1 }
  const printing_areas = [front, back].map(({ id, name, width, height }) => ({
    id,
    name,
    placement: place,
    printing_types: [2],
    width_centimeters: width / 10,
    height_centimeters: height / 10,
  }))
  const mug = { id: 1, printing_areas, printing_types: [{ id: 2 }] }
  const withoutTechnique = (design: Design): Design => ({
    ...design,
    views: design.views.map((view) => ({ ...view, technique_id: null })),
  })
  fc.assert(
    fc.property(session, (steps) => {
      const state = walk(steps, opened()).at(-1) as EditorState
      expect(checkDesign(withoutTechnique(state.design), mug, new Map())).toBe(null)
    }),
    { numRuns: 150 },
  )
})

test('what bleeds may reach as far as it is printed, and no farther; the server takes it [BLD-03] [DEC-06]', () => {
  const areas = [front, back].map((area) => ({ ...area, bleedMm: 3 }))
  const printing_areas = areas.map(({ id, name, width, height }) => ({
    id,
    name,
    placement: { image_url: '', x: 0, y: 0, width: 1, height: 1 },
    printing_types: [2],
    width_centimeters: width / 10,
    height_centimeters: height / 10,
    bleed_millimeters: 3,
  }))
  const mug = { id: 1, printing_areas, printing_types: [{ id: 2 }] }
  let furthest = 0
  fc.assert(
    fc.property(session, (steps) => {
      const { design } = walk(steps, openEditor(opened().design, areas, 11)).at(-1) as EditorState
      const views = design.views.map((view) => ({ ...view, technique_id: null }))
      expect(checkDesign({ ...design, views }, mug, new Map())).toBe(null)
      for (const element of elementsIn(design)) {
        if (!element.hidden) furthest = Math.min(furthest, boxOf(element).left, boxOf(element).top)
      }
    }),
    { numRuns: 150 },
  )
  expect(furthest).toBeCloseTo(-3, 1)
})

test('undone as often as there are steps, the first design is there again; redone, the last [BLD-07]', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const first = opened()
      const last = reduce(walk(steps, first).at(-1) as EditorState, { type: 'settle' })
      let state = last
      for (let step = 0; step < last.past.length; step++) {
        const before = state
        state = reduce(state, { type: 'undo' })
        expect(reduce(state, { type: 'redo' }).design).toBe(before.design)
      }
      expect(state.design).toBe(first.design)
      expect(state.areas).toEqual(first.areas)
      for (let step = 0; step < last.past.length; step++) state = reduce(state, { type: 'redo' })
      expect(state.design).toBe(last.design)
      expect(state.past.map((one) => one.design)).toEqual(last.past.map((one) => one.design))
    }),
    { numRuns: 150 },
  )
})

test('a design comes back from its file as it was [BLD-07]', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const { design } = walk(steps, opened()).at(-1) as EditorState
      expect(readDesignFile(writeDesignFile(design))).toEqual({ design, left: [] })
      const again = openEditor(design, [front, back], 11)
      if (!design.views.some((view) => view.technique_id)) expect(again.design).toBe(design)
    }),
    { numRuns: 150 },
  )
})

test('locked elements never change [BLD-07]', () => {
  const anyButUnlock = fc.array(
    fc.tuple(fc.oneof(gesture.map(always), single.map(always), targeted, selecting), fc.nat(20)),
    { minLength: 12, maxLength: 60 },
  )
  fc.assert(
    fc.property(anyButUnlock, (steps) => {
      const first = opened()
      const untouched = steps.map(([step, number]): [SessionStep, number] => [
        (state, at) => {
          const action = step(state, at)
          // another technique is another print area: there even what is locked has to fit
          return ['set_technique', 'copy_view'].includes(action.type) ? { type: 'settle' } : action
        },
        number,
      ])
      const state = walk(untouched, first).at(-1) as EditorState
      const find = (one: EditorState) => one.design.views[0]?.elements.find((element) => element.id === 'e')
      expect(find(state)).toBe(find(first))
    }),
    { numRuns: 150 },
  )
})

test('a group keeps its arrangement when it is moved, also along an edge [BLD-03]', () => {
  const ways = fc.array(fc.tuple(point, fc.boolean()), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(ways, (moves) => {
      const first = reduce(opened(), { type: 'select', ids: ['c'] })
      const last = moves.reduce((state, [by, isLast]) => {
        const moved = reduce(state, { type: 'move', by, ...(isLast ? { snap: 1.5 } : {}) })
        return isLast ? reduce(moved, { type: 'settle' }) : moved
      }, first)
      const apart = (state: EditorState) => {
        const [d, c] = activeView(state)
          .elements.toReversed()
          .filter((element) => element.group === 'g')
        return [
          roundToHundredth((d?.x ?? 0) - (c?.x ?? 0)),
          roundToHundredth((d?.y ?? 0) - (c?.y ?? 0)),
          d?.angle,
          c?.width,
        ]
      }
      expect(apart(last)).toEqual(apart(first))
    }),
    { numRuns: 200 },
  )
})

test('where a browser tells every point of a gesture or only its end, it ends at the same edge [BLD-03]', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 2, max: 30 }), ({ x, y }, points) => {
      const first = reduce(opened(), { type: 'select', ids: ['a'] })
      const atOnce = reduce(first, { type: 'move', by: { x, y } })
      let slowly = first
      for (let at = 1; at <= points; at++) {
        slowly = reduce(slowly, { type: 'move', by: { x: (x * at) / points, y: (y * at) / points } })
      }
      expect(slowly.design).toEqual(atOnce.design)
      const element = activeView(atOnce).elements[0]
      if (element) expect(boxOf(element).left).toBeGreaterThanOrEqual(-1e-6)
    }),
    { numRuns: 100 },
  )
})
