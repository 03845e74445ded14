import { expect, test } from 'vitest'
import { currentView, readViewId } from './saved-views.ts'

const view = (id: number, query: string) => ({
  id,
  query,
  name: `Vista ${id}`,
  isShared: false,
  isYours: true,
  by: 'Ana',
})
const views = [view(1, 'show=stock'), view(2, 'show=hidden'), view(3, 'show=stock')]

test('the view that shows exactly what the list shows is the current one [ADM-07]', () => {
  expect(currentView(views, { view: undefined, query: 'show=hidden' })).toEqual({
    view: views[1],
    isChanged: false,
  })
  // of two alike, the one that was opened
  expect(currentView(views, { view: 3, query: 'show=stock' }).view).toBe(views[2])
  expect(currentView(views, { view: undefined, query: '' })).toEqual({ view: undefined, isChanged: false })
})

test('a list that was narrowed from a view shows it as changed, until it is like another one [ADM-07]', () => {
  expect(currentView(views, { view: 1, query: 'show=stock&q=taza' })).toEqual({
    view: views[0],
    isChanged: true,
  })
  expect(currentView(views, { view: 1, query: 'show=hidden' })).toEqual({ view: views[1], isChanged: false })
  expect(currentView(views, { view: 9, query: 'q=taza' })).toEqual({ view: undefined, isChanged: false })
})

test('an address that names no view is of none [ADM-07]', () => {
  expect(['view=x', 'view=0', 'view=1.5', ''].map((text) => readViewId(new URLSearchParams(text)))).toEqual([
    {},
    {},
    {},
    {},
  ])
})
