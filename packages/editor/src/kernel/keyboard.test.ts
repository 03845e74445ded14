import { expect, test } from 'vitest'
import { after, editorWith, find, shape } from '../../test/fixtures.ts'
import { type KeyPress, keyNames, shortcutFor, shortcutIds, shortcuts } from './keyboard.ts'
import type { EditorState } from './state.ts'

const key = (name: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})
const type = (state: EditorState, press: KeyPress): EditorState =>
  after(state, ...(shortcutFor(press, state, () => 'new')?.actions ?? []))
const first = after(editorWith(shape('a'), shape('b', { x: 20 })), { type: 'select', ids: ['a'] })

test('arrows move by one millimeter, five with shift, a tenth with alt [BLD-07]', () => {
  expect(find(type(first, key('ArrowRight')), 'a').x).toBe(41)
  expect(find(type(first, key('ArrowUp', { shiftKey: true })), 'a').y).toBe(25)
  expect(find(type(first, key('ArrowLeft', { altKey: true })), 'a').x).toBe(39.9)
})

test('control or command, undone and redone in both ways [BLD-07]', () => {
  const moved = type(first, key('ArrowRight'))
  const undone = type(moved, key('z', { ctrlKey: true }))
  expect(undone.design).toBe(first.design)
  expect(type(undone, key('Z', { metaKey: true, shiftKey: true })).design).toBe(moved.design)
  expect(type(undone, key('y', { ctrlKey: true })).design).toBe(moved.design)
})

test('a key locks and unlocks, hides and shows, doubles, removes [BLD-07]', () => {
  const locked = type(first, key('l'))
  expect(find(locked, 'a').locked).toBe(true)
  expect(find(type(locked, key('L')), 'a').locked).toBe(false)
  expect(find(type(first, key('h')), 'a').hidden).toBe(true)
  expect(type(first, key('d', { ctrlKey: true })).selection).toEqual(['new'])
  expect(() => find(type(first, key('Delete')), 'a')).toThrow()
  expect(find(type(first, key('r', { shiftKey: true })), 'a').angle).toBe(345)
})

test('the tab key goes from element to element and leaves after the last [BLD-07]', () => {
  const none = type(first, key('Escape'))
  expect(none.selection).toEqual([])
  const one = type(none, key('Tab'))
  const two = type(one, key('Tab'))
  expect([one.selection, two.selection]).toEqual([['a'], ['b']])
  expect(shortcutFor(key('Tab'), two, () => '')).toBe(null)
  expect(shortcutFor(key('Tab', { shiftKey: true }), one, () => '')).toBe(null)
})

test('signs are found on every keyboard, also with AltGr or shift', () => {
  expect(shortcutFor(key(']', { ctrlKey: true, altKey: true }), first, () => '')?.id).toBe('forward')
  expect(shortcutFor(key('?', { shiftKey: true }), first, () => '')).toEqual({ id: 'help', actions: null })
  expect(shortcutFor(key('+'), first, () => '')?.id).toBe('zoom_in')
})

test('other keys stay with the browser', () => {
  for (const press of [
    key('l', { ctrlKey: true }),
    key('F5'),
    key('r', { ctrlKey: true }),
    key('+', { ctrlKey: true }),
  ]) {
    expect(shortcutFor(press, first, () => '')).toBe(null)
  }
  const none = after(first, { type: 'select', ids: [] })
  expect(shortcutFor(key('Delete'), none, () => '')).toBe(null)
})

test('no chord means two things', () => {
  const chords = shortcutIds.flatMap((id) => shortcuts[id].chords.map((chord) => keyNames(chord).join(' ')))
  expect(new Set(chords).size).toBe(chords.length)
})
