import { expect, test } from 'vitest'
import { after, editorWith, logo, shape, words } from '../../test/fixtures.ts'
import { reduce } from './reduce.ts'
import type { Action, EditorState } from './state.ts'

/** Fifty elements, a third of them selected, pulled against the edges: the worst that a gesture can be. */
function crowded(): EditorState {
  const elements = Array.from({ length: 50 }, (_, at) => {
    const place = { x: 8 + (at % 10) * 7, y: 8 + Math.floor(at / 10) * 10, angle: at * 7 }
    const size = { width: 6, height: 4 }
    const id = `e${at}`
    return at % 3 === 0
      ? logo(id, { ...place, ...size })
      : at % 3 === 1
        ? shape(id, { ...place, ...size })
        : words(id, { ...place, ...size, size: 2 })
  })
  const ids = elements.flatMap((element, at) => (at % 3 === 0 ? element.id : []))
  return after(editorWith(...elements), { type: 'select', ids })
}

function p95(state: EditorState, action: (at: number) => Action): number {
  let last = state
  const times: number[] = []
  for (let at = 0; at < 600; at++) {
    const next = action(at)
    const began = performance.now()
    last = reduce(last, next)
    if (at >= 200) times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

test.each<[string, (at: number) => Action]>([
  ['moved with guides', (at) => ({ type: 'move', by: { x: at / 20, y: -at / 30 }, snap: 2 })],
  [
    'scaled beyond the edge',
    (at) => ({ type: 'scale', factor: { x: 1 + at, y: 1 + at }, anchor: { x: 40, y: 30 } }),
  ],
  ['turned beyond the edge', (at) => ({ type: 'rotate', by: at })],
  ['nudged', () => ({ type: 'nudge', by: { x: 0.01, y: 0 } })],
])('with fifty elements a frame has time left when they are %s', (_, action) => {
  expect(p95(crowded(), action)).toBeLessThan(4)
})
