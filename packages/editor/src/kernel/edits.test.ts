import { boxOf } from '@estampa/domain/customization/boxes'
import { expect, test } from 'vitest'
import { after, back, designOf, editorWith, find, front, logo, shape, words } from '../../test/fixtures.ts'
import { openEditor } from './open-editor.ts'
import { activeView, selectedElements, viewFor } from './selectors.ts'

test('letters grow to the edge and no farther; wider spacing that would leave is held back [BLD-03]', () => {
  const first = editorWith(words('a'))
  const large = after(first, { type: 'change', id: 'a', look: { size: 400 } })
  expect(find(large, 'a').width).toBeGreaterThan(79.8)
  expect(find(large, 'a').width).toBeLessThanOrEqual(80)
  const wide = { type: 'change', id: 'a', look: { letterSpacing: 900 } } as const
  expect(after(first, { ...wide, measured: { width: 90, height: 6 } })).toBe(first)
  const fitting = after(first, { ...wide, measured: { width: 70, height: 6 } })
  expect(find(fitting, 'a')).toMatchObject({ letterSpacing: 900, width: 70 })
})

test('words that became too long are set smaller, and near an edge moved aside [BLD-03]', () => {
  const first = editorWith(words('a', { x: 65 }))
  const look = { text: 'Bodega del Sur', size: undefined }
  const longer = after(first, { type: 'change', id: 'a', look, measured: { width: 50, height: 6 } })
  expect(find(longer, 'a')).toMatchObject({ width: 50, x: 55, text: 'Bodega del Sur' })
  const long = after(first, {
    type: 'change',
    id: 'a',
    look: { text: 'Bodega' },
    measured: { width: 160, height: 6 },
  })
  expect(find(long, 'a')).toMatchObject({ size: 3, width: 80, x: 40 })
})

test('a word typed or a slider dragged is one step [BLD-07]', () => {
  const typed = (text: string) => ({ type: 'change', id: 'a', look: { text }, live: true }) as const
  const state = after(editorWith(words('a')), typed('B'), typed('Bo'), typed('Bod'), { type: 'settle' })
  expect(state.past).toHaveLength(1)
  expect(find(state, 'a')).toMatchObject({ text: 'Bod' })
})

test('a locked element takes nothing but its key [BLD-07]', () => {
  const first = editorWith(words('a', { locked: true }))
  for (const look of [{ text: 'x' }, { name: 'x' }, { hidden: true }]) {
    expect(after(first, { type: 'change', id: 'a', look })).toBe(first)
  }
  expect(after(first, { type: 'place', id: 'a', at: { x: 1 } })).toBe(first)
  expect(find(after(first, { type: 'change', id: 'a', look: { locked: false } }), 'a').locked).toBe(false)
})

test('typed numbers go as far as the place [BLD-03]', () => {
  const first = editorWith(logo('a'), words('b'))
  const at = { x: 500, y: 20, width: 30, angle: 90 }
  const state = after(first, { type: 'place', id: 'a', at })
  expect(boxOf(find(state, 'a')).right).toBeLessThanOrEqual(80)
  expect(find(state, 'a')).toMatchObject({ y: 20, width: 30, angle: 90 })
  const text = after(first, { type: 'place', id: 'b', at: { height: 12 } })
  expect(find(text, 'b')).toMatchObject({ width: 60, height: 12, size: 12 })
  expect(after(first, { type: 'place', id: 'a', at: { x: Number.NaN } })).toBe(first)
})

test('a hidden element is shown where it fits [BLD-03]', () => {
  const first = editorWith(shape('a', { hidden: true, x: 200 }))
  const shown = after(first, { type: 'select', ids: ['a'] }, { type: 'mark', hidden: false })
  expect(find(shown, 'a')).toMatchObject({ hidden: false, x: 75 })
})

test('another logo takes the frame of the one before, whole and in its own colors [BLD-09]', () => {
  const first = editorWith(
    logo('a', {
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
      recolours: [{ from: '#000000', to: '#ffffff' }],
    }),
  )
  const logo_id = '0b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e'
  const state = after(first, { type: 'replace_logo', id: 'a', logo_id, aspect: 0.5 })
  expect(find(state, 'a')).toMatchObject({ logo_id, width: 5, height: 10, x: 40, crop: null, recolours: [] })
})

test('a logo brings the names of its inks, in one step with itself; a name that is taken stays away [BLD-02] [BLD-09]', () => {
  const inks = [
    { hex: '#e12a23', name: 'PANTONE 485 C' },
    { hex: '#1d5794', name: 'All' },
  ]
  const state = after(editorWith(shape('a')), { type: 'add', element: logo('b'), inks })
  expect(activeView(state).inkNames).toEqual(inks.slice(0, 1))
  const undone = after(state, { type: 'undo' })
  expect(activeView(undone).elements).toHaveLength(1)
  expect(activeView(undone).inkNames).toBe(undefined)
  const logo_id = '0b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e'
  const more = [
    { hex: '#7c0a30', name: 'pantone 485 c' },
    { hex: '#b8860b', name: 'Oro' },
  ]
  const replaced = after(state, { type: 'replace_logo', id: 'b', logo_id, aspect: 2, inks: more })
  expect(activeView(replaced).inkNames).toEqual([inks[0], more[1]])
})

test('an added element comes on top, selected and inside; a second one of the same id does not [BLD-03]', () => {
  const state = after(editorWith(shape('a')), {
    type: 'add',
    element: logo('b', { x: 400, width: 160, height: 40 }),
  })
  expect(activeView(state).elements.map((element) => element.id)).toEqual(['a', 'b'])
  expect(find(state, 'b')).toMatchObject({ x: 40, width: 80, height: 20 })
  expect(state.selection).toEqual(['b'])
  expect(after(state, { type: 'add', element: shape('a') })).toBe(state)
})

test('an element that is added to a taken middle stands below, else above, else upon what is there [BLD-03]', () => {
  const centered = { x: 40, y: 30 }
  const first = editorWith(logo('a', { ...centered, width: 40, height: 20 }))
  const below = after(first, { type: 'add', element: logo('b', { ...centered, width: 30, height: 12 }) })
  expect(find(below, 'b')).toMatchObject({ x: 40, y: 48.4 })
  const above = after(below, { type: 'add', element: logo('c', { ...centered, width: 30, height: 12 }) })
  expect(find(above, 'c')).toMatchObject({ x: 40, y: 11.6 })
  const full = after(above, { type: 'add', element: logo('d', { ...centered, width: 30, height: 12 }) })
  expect(find(full, 'd')).toMatchObject(centered)
})

test('along a strip it stands at the side [BLD-03]', () => {
  const barrel = { id: front.id, name: 'Cuerpo', width: 50, height: 7, most: null }
  const middle = { x: 25, y: 3.5 }
  const first = openEditor(designOf(logo('a', { ...middle, width: 10, height: 5 })), [barrel], front.id)
  const next = after(first, { type: 'add', element: logo('b', { ...middle, width: 12, height: 2 }) })
  expect(find(next, 'b')).toMatchObject({ x: 36.28, y: 3.5 })
})

test('copies lie beside theirs, inside, unlocked, and a group is doubled as a group [BLD-07]', () => {
  const first = editorWith(shape('a', { group: 'g', locked: true }), shape('b', { x: 75, y: 55, group: 'g' }))
  const state = after(first, { type: 'select', ids: ['a'] }, { type: 'duplicate', ids: ['c', 'd'] })
  expect(selectedElements(state)).toMatchObject([
    { id: 'c', x: 40, y: 30, group: 'c', locked: false },
    { id: 'd', x: 75, y: 55, group: 'c' },
  ])
  const alone = after(editorWith(shape('a')), { type: 'select_all' }, { type: 'duplicate', ids: ['b'] })
  expect(find(alone, 'b')).toMatchObject({ x: 44, y: 34 })
})

test('a place is copied to another one around its middle and made to fit [BLD-07]', () => {
  const first = editorWith(logo('a', { width: 60, height: 30 }), shape('b', { x: 12, y: 12 }))
  const state = after(first, { type: 'copy_view', to: back.id })
  expect(state.active).toBe(back.id)
  const copied = viewFor(state, back.id).elements
  expect(copied.map((element) => element.id)).toEqual(['a', 'b'])
  for (const element of copied) expect(boxOf(element).right).toBeLessThanOrEqual(30)
  expect(after(state, { type: 'undo' }).design).toEqual(designOf(...activeView(first).elements))
})

test('another technique makes what is there smaller together, and undo gives back its size [BLD-07]', () => {
  const first = editorWith(shape('a', { x: 10 }), shape('b', { x: 70 }))
  const max = { width: 35, height: 35 }
  const state = after(first, { type: 'set_technique', technique: 7, most: max })
  expect(boxOf(find(state, 'b')).right - boxOf(find(state, 'a')).left).toBeLessThanOrEqual(35)
  expect(find(state, 'a').width).toBeCloseTo(5, 1)
  expect(after(state, { type: 'undo' })).toMatchObject({ design: first.design, areas: first.areas })
})

test('a cleared place keeps what is locked [BLD-07]', () => {
  const state = after(editorWith(shape('a', { locked: true }), shape('b')), { type: 'clear_view' })
  expect(activeView(state).elements.map((element) => element.id)).toEqual(['a'])
})

test('copied elements are pasted beside the originals, and onto another print area as large as fits there [BLD-07]', () => {
  const first = after(editorWith(logo('a', { width: 60, height: 30 }), shape('b')), {
    type: 'select',
    ids: ['a'],
  })
  const elements = selectedElements(first)
  const here = after(first, { type: 'paste', elements, ids: ['c'] })
  expect(find(here, 'c')).toMatchObject({ x: find(here, 'a').x + 4, width: 60 })
  expect([here.selection, here.past.length]).toEqual([['c'], 1])
  const there = after(first, { type: 'open_view', area: back.id }, { type: 'paste', elements, ids: ['c'] })
  expect(find(there, 'c').width).toBeLessThanOrEqual(back.width)
  expect(viewFor(there, front.id).elements.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a place takes a hundred elements, copied ones too [BLD-07]', () => {
  const many = Array.from({ length: 100 }, (_, at) => shape(`s${at}`))
  const full = after(editorWith(...many), { type: 'select', ids: ['s0'] })
  expect(after(full, { type: 'paste', elements: selectedElements(full), ids: ['one-more'] })).toBe(full)
  expect(after(full, { type: 'duplicate', ids: ['one-more'] })).toBe(full)
})
