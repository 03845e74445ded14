import { expect, test } from 'vitest'
import { after, back, designOf, editorWith, find, front, logo, shape } from '../../test/fixtures.ts'
import { openEditor } from './open-editor.ts'

const moved = (x: number, y: number, snap?: number) =>
  ({ type: 'move', by: { x, y }, ...(snap ? { snap } : {}) }) as const

test('near the middle of the place it takes the middle, and says so with a line [BLD-05]', () => {
  const first = after(editorWith(logo('a', { x: 20, y: 12 })), { type: 'select', ids: ['a'] })
  const state = after(first, moved(19.2, 9, 1.5))
  expect(find(state, 'a')).toMatchObject({ x: 40, y: 21 })
  expect(state.guides).toContainEqual({ axis: 'x', kind: 'middle', at: 40, from: 0, to: 60 })
  expect(find(after(first, moved(19.2, 9)), 'a')).toMatchObject({ x: 39.2, y: 21 })
  expect(after(state, { type: 'settle' }).guides).toEqual([])
})

test('an edge meets the edge of another one [BLD-05]', () => {
  const first = editorWith(shape('a', { x: 20, y: 20 }), logo('b', { x: 50, y: 45 }))
  const state = after(first, { type: 'select', ids: ['b'] }, moved(-24.4, 0, 1))
  // left edges together
  expect(find(state, 'b').x).toBe(25)
  expect(state.guides).toContainEqual({ axis: 'x', kind: 'edge', at: 15, from: 15, to: 50 })
})

test('a third one in a row takes the gap of the two before [BLD-05]', () => {
  const first = editorWith(shape('a', { x: 10 }), shape('b', { x: 27 }), shape('c', { x: 60, y: 32 }))
  const state = after(first, { type: 'select', ids: ['c'] }, moved(-15.4, 0, 0.8))
  expect(find(state, 'c').x).toBe(44)
  expect(state.guides.filter((guide) => guide.kind === 'gap')).toMatchObject([
    { axis: 'y', from: 15, to: 22 },
    { axis: 'y', from: 32, to: 39 },
  ])
})

test('between two it takes the middle of the gap [BLD-05]', () => {
  const first = editorWith(shape('a', { x: 6 }), shape('b', { x: 66 }), shape('c', { x: 50, y: 33 }))
  const state = after(first, { type: 'select', ids: ['c'] }, moved(-13.7, 0, 0.5))
  expect(find(state, 'c').x).toBe(36)
  expect(state.guides.filter((guide) => guide.kind === 'gap')).toHaveLength(2)
})

test('a line outside of the place draws nothing out [BLD-03]', () => {
  const first = editorWith(shape('a', { x: 6, y: 10 }), logo('b', { x: 40, y: 45 }))
  const state = after(first, { type: 'select', ids: ['b'] }, moved(-34.4, 0, 2))
  expect(find(state, 'b').x).toBeGreaterThanOrEqual(10)
})

test('an edge meets the end of the bleed and that of the safe zone [BLD-03] [BLD-05] [DEC-06]', () => {
  const bleeding = { ...front, bleedMm: 3, safeMm: 4 }
  const design = designOf(logo('a', { x: 40, y: 30 }))
  const first = after(openEditor(design, [bleeding, back], front.id), { type: 'select', ids: ['a'] })
  const { width } = find(first, 'a')
  const toBleed = after(first, moved(-40 + width / 2 - 2.6, 0, 0.5))
  expect(find(toBleed, 'a').x).toBeCloseTo(width / 2 - 3, 2)
  expect(toBleed.guides).toContainEqual({ axis: 'x', kind: 'edge', at: -3, from: -3, to: 63 })
  const toSafe = after(first, moved(-40 + width / 2 + 4.4, 0, 0.5))
  expect(find(toSafe, 'a').x).toBeCloseTo(width / 2 + 4, 2)
  expect(toSafe.guides).toContainEqual({ axis: 'x', kind: 'edge', at: 4, from: 4, to: 56 })
  // what has no bleed ends at its edge
  const plain = after(
    editorWith(logo('a', { x: 40, y: 30 })),
    { type: 'select', ids: ['a'] },
    moved(-38, 0, 3),
  )
  expect(find(plain, 'a').x).toBeGreaterThanOrEqual(width / 2)
})
