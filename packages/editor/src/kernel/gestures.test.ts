import { boxOf, rotatePoint } from '@estampa/domain/customization/boxes'
import type { DesignElement } from '@estampa/domain/customization/design'
import { expect, test } from 'vitest'
import { after, designOf, drag, editorWith, find, front, logo, shape, words } from '../../test/fixtures.ts'
import { openEditor } from './open-editor.ts'

test('an element that is dragged out slides along the edge that it meets [BLD-03]', () => {
  const state = drag(editorWith(logo('a')), ['a'], [10, 5], [900, 12])
  expect(find(state, 'a')).toMatchObject({ x: 70, y: 42 })
})

test('turned, it is the box around its corners that stays inside [BLD-03, BLD-04]', () => {
  const state = drag(editorWith(shape('a', { angle: 45 })), ['a'], [-900, -900])
  const { x, y } = find(state, 'a')
  expect([x, y]).toEqual([7.08, 7.08])
  for (const corner of cornersOf(find(state, 'a')))
    expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(0)
})

test('a gesture is one step of the history, however many points it has [BLD-07]', () => {
  const state = drag(editorWith(logo('a')), ['a'], [1, 0], [2, 0], [3, 3])
  expect(state.past).toHaveLength(1)
  expect(find(after(state, { type: 'undo' }), 'a')).toMatchObject({ x: 40, y: 30 })
  expect(find(after(state, { type: 'undo' }, { type: 'redo' }), 'a')).toMatchObject({ x: 43, y: 33 })
})

test('a gesture that comes back to its beginning, or is cancelled, is no step [BLD-07]', () => {
  const first = editorWith(logo('a'))
  const back = drag(first, ['a'], [9, 9], [0, 0])
  expect([back.past, back.design]).toEqual([[], first.design])
  const moved = after(first, { type: 'select', ids: ['a'] }, { type: 'move', by: { x: 5, y: 5 } })
  expect(after(moved, { type: 'cancel' })).toMatchObject({ past: [], gesture: null, design: first.design })
})

test('scaled, the opposite corner stays and the edge holds [BLD-03]', () => {
  const state = after(
    editorWith(logo('a')),
    { type: 'select', ids: ['a'] },
    { type: 'scale', factor: { x: 2, y: 2 }, anchor: { x: 30, y: 25 } },
  )
  expect(boxOf(find(state, 'a'))).toEqual({ left: 30, top: 25, right: 70, bottom: 45 })
  const larger = after(state, { type: 'scale', factor: { x: 9, y: 9 }, anchor: { x: 30, y: 25 } })
  const box = boxOf(find(larger, 'a'))
  expect(box.right).toBeCloseTo(80, 1)
  expect([box.left, box.top]).toEqual([expect.closeTo(30, 1), expect.closeTo(25, 1)])
})

test('a turned picture grows along its own sides from its opposite corner [BLD-03, BLD-04]', () => {
  const first = editorWith(logo('a', { angle: 30 }))
  const [anchor] = cornersOf(find(first, 'a'))
  if (!anchor) throw new Error('no corner')
  const state = after(
    first,
    { type: 'select', ids: ['a'] },
    { type: 'scale', factor: { x: 1.5, y: 1 }, anchor },
  )
  const element = find(state, 'a')
  expect(element).toMatchObject({ width: 30, height: 10, angle: 30 })
  expect(cornersOf(element)[0]?.x).toBeCloseTo(anchor.x, 1)
  expect(cornersOf(element)[0]?.y).toBeCloseTo(anchor.y, 1)
})

test('text grows with its letters, outline and curve, never out of its sizes [BLD-07]', () => {
  const text = words('a', {
    outline: { width: 0.5, colour: '#000000' },
    curve: { radius: 20, direction: 'up' },
  })
  const grow = (factor: number) =>
    after(
      editorWith(text),
      { type: 'select', ids: ['a'] },
      { type: 'scale', factor: { x: factor, y: factor }, anchor: { x: 40, y: 30 } },
    )
  expect(find(grow(2), 'a')).toMatchObject({
    size: 12,
    width: 60,
    height: 12,
    outline: { width: 1 },
    curve: { radius: 40 },
  })
  expect(find(grow(0.001), 'a')).toMatchObject({ size: 1.5, width: 7.5 })
})

test('turned by a gesture, it stops where it would leave [BLD-03, BLD-04]', () => {
  const first = editorWith(logo('a', { y: 55, width: 40, height: 8 }))
  const state = after(first, { type: 'select', ids: ['a'] }, { type: 'rotate', by: 90 })
  const { angle } = find(state, 'a')
  expect(angle).toBeGreaterThan(0)
  expect(angle).toBeLessThan(10)
  expect(boxOf(find(state, 'a')).bottom).toBeLessThanOrEqual(60)
  const free = after(
    editorWith(logo('a')),
    { type: 'select', ids: ['a'] },
    { type: 'rotate', by: 97, snap: true },
  )
  expect(find(free, 'a').angle).toBe(90)
})

test('several turn around their middle and keep their distances [BLD-04]', () => {
  const first = editorWith(shape('a', { x: 30 }), shape('b', { x: 50 }))
  const state = after(first, { type: 'select_all' }, { type: 'rotate', by: 90 })
  expect([find(state, 'a'), find(state, 'b')]).toMatchObject([
    { x: 40, y: 20, angle: 90 },
    { x: 40, y: 40, angle: 90 },
  ])
})

test('two fingers move, grow and turn at once, and what nears an edge keeps off it [BLD-03, BLD-04]', () => {
  const pinch = {
    type: 'pinch',
    by: { x: 30, y: 0 },
    factor: 1.5,
    turn: 90,
    around: { x: 40, y: 30 },
  } as const
  const state = after(editorWith(logo('a')), { type: 'select', ids: ['a'] }, pinch, { type: 'settle' })
  expect(find(state, 'a')).toMatchObject({ x: 70, y: 30, width: 30, height: 15, angle: 90 })
  const wild = after(editorWith(logo('a')), { type: 'select', ids: ['a'] }, { ...pinch, factor: 99, turn: 0 })
  expect(boxOf(find(wild, 'a')).right - boxOf(find(wild, 'a')).left).toBeGreaterThan(79)
})

test('hidden and locked elements stay where they are [BLD-07]', () => {
  const first = editorWith(
    shape('a', { x: 20, hidden: true }),
    shape('b', { x: 40, locked: true }),
    shape('c', { x: 60 }),
  )
  const state = drag(first, ['a', 'b', 'c'], [3, 3])
  expect([find(state, 'a').x, find(state, 'b').x, find(state, 'c').x]).toEqual([20, 40, 63])
})

test('a technique that makes less keeps all that is drawn together within it [BLD-03]', () => {
  const small = { ...front, most: { width: 40, height: 30 } }
  const first = openEditor(designOf(shape('a', { x: 20 }), shape('b', { x: 30 })), [small], 11)
  const state = drag(first, ['b'], [900, 0])
  // from 15, where the one that stays begins, to 15 + 40
  expect(boxOf(find(state, 'b')).right).toBe(55)
  expect(boxOf(find(drag(state, ['a'], [-900, 0]), 'a')).left).toBe(15)
  expect(boxOf(find(drag(state, ['a', 'b'], [900, 0]), 'b')).right).toBe(80)
})

test('foreign elements that are too large or outside are made to fit; those that cannot fit are hidden, not lost [BLD-03]', () => {
  const state = editorWith(
    logo('a', { x: -50, y: 300, width: 500, height: 250 }),
    shape('b', { x: 79.5 }),
    words('c', { width: 2_000, size: 2 }),
  )
  expect(find(state, 'b').hidden).toBe(false)
  expect(find(state, 'a').width / find(state, 'a').height).toBeCloseTo(2, 1)
  expect(boxOf(find(state, 'a')).right).toBeLessThanOrEqual(80)
  expect(find(state, 'c')).toMatchObject({ hidden: true, width: expect.any(Number) })
})

/** Corners of a turned element, clockwise from its top left one. */
function cornersOf(element: DesignElement): { x: number; y: number }[] {
  const [x, y] = [element.width / 2, element.height / 2]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => {
    const turned = rotatePoint(corner, element.angle)
    return { x: element.x + turned.x, y: element.y + turned.y }
  })
}
