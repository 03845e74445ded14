import { expect, test } from 'vitest'
import { after, editorWith, find, logo, shape } from '../../test/fixtures.ts'
import { activeView } from './selectors.ts'
import type { EditorState, LayerMove } from './state.ts'

const ids = (state: EditorState) =>
  activeView(state)
    .elements.map((element) => element.id)
    .join('')

test('one alone is aligned with its place, several with each other, a group as one [BLD-07]', () => {
  const alone = after(editorWith(logo('a')), { type: 'select', ids: ['a'] }, { type: 'align', edge: 'left' })
  expect(find(alone, 'a').x).toBe(10)
  const several = after(
    editorWith(
      logo('a', { x: 20 }),
      shape('b', { x: 60, group: 'g' }),
      shape('c', { x: 70, y: 40, group: 'g' }),
    ),
    { type: 'select_all' },
    { type: 'align', edge: 'left' },
  )
  expect([find(several, 'a').x, find(several, 'b').x, find(several, 'c').x]).toEqual([20, 15, 25])
})

test('three or more are distributed with equal gaps; the outer ones stay [BLD-07]', () => {
  const first = editorWith(shape('a', { x: 10 }), shape('b', { x: 22 }), logo('c', { x: 65 }))
  const state = after(first, { type: 'select_all' }, { type: 'distribute', axis: 'x' })
  expect([find(state, 'a').x, find(state, 'b').x, find(state, 'c').x]).toEqual([10, 35, 65])
})

test.each<[LayerMove, string]>([
  ['front', 'adebc'],
  ['forward', 'adbce'],
  ['back', 'bcade'],
  ['backward', 'bcade'],
])('what is chosen goes %s past its neighbours, in its own order', (to, order) => {
  const first = editorWith(shape('a'), shape('b'), shape('c'), shape('d'), shape('e'))
  const state = after(first, { type: 'select', ids: ['b', 'c'] }, { type: 'order', to })
  expect(ids(state)).toBe(order)
})

test('a layer dragged in the list takes the index where it was let go', () => {
  const first = editorWith(shape('a'), shape('b'), shape('c'))
  expect(ids(after(first, { type: 'reorder', id: 'a', index: 2 }))).toBe('bca')
  expect(ids(after(first, { type: 'reorder', id: 'c', index: 0 }))).toBe('cab')
})

test('a group is chosen whole, and shift takes it in and out [BLD-07]', () => {
  const first = editorWith(shape('a'), shape('b', { x: 20 }), shape('c', { x: 60 }))
  const grouped = after(first, { type: 'select', ids: ['a', 'b'] }, { type: 'group' })
  expect(after(grouped, { type: 'select', ids: ['b'] }).selection).toEqual(['a', 'b'])
  const extended = after(
    grouped,
    { type: 'select', ids: ['c'] },
    { type: 'select', ids: ['a'], extend: true },
  )
  expect(extended.selection).toEqual(['a', 'b', 'c'])
  expect(after(extended, { type: 'select', ids: ['b'], extend: true }).selection).toEqual(['c'])
  expect(find(after(grouped, { type: 'ungroup' }), 'a').group).toBe(null)
})

test('several are mirrored as a picture is, each one turned the other way [BLD-04]', () => {
  const first = editorWith(shape('a', { x: 20, angle: 30 }), shape('b', { x: 60 }))
  const state = after(first, { type: 'select_all' }, { type: 'flip', axis: 'x' })
  expect(find(state, 'b').flipX && find(state, 'a').flipX).toBe(true)
  expect(find(state, 'a').angle).toBe(330)
  expect(find(state, 'a').x).toBeGreaterThan(find(state, 'b').x)
})
