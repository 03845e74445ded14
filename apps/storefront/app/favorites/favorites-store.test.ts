import { beforeEach, expect, test, vi } from 'vitest'
import { createFavorites } from './favorites-store.ts'

type FavoriteChange = { genericId?: number; genericIds?: number[]; favorite: boolean }

/** A server with one person's favorites; `refuses` makes it refuse the next change. */
function server(stored: number[]) {
  const changes: FavoriteChange[] = []
  const state = { kept: stored, refuses: false }
  const api = {
    getFavorites: async () => ({ ids: [...state.kept] }),
    updateFavoriteProduct: async (change: FavoriteChange) => {
      changes.push(change)
      if (state.refuses) throw new Error('no')
      const ids = change.genericIds ?? [change.genericId ?? 0]
      const others = state.kept.filter((id) => !ids.includes(id))
      state.kept = change.favorite ? [...ids, ...others] : others
      return {}
    },
  }
  return { state, told: changes, api: () => api as never }
}

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

function open(api: ReturnType<typeof server>['api'], shop = 'pampa') {
  const refused: unknown[] = []
  const store = createFavorites({ shop, api, onRefused: (error) => refused.push(error), report: () => {} })
  return { ...store, ids: () => store.state.get().ids, refused }
}

test("a guest's favourites stay in the browser, shop by shop, and tell the server nothing [ROUTE-07]", async () => {
  const { api, told: changes } = server([])
  const store = open(api)
  expect(store.state.get().isKnown).toBe(false)
  await store.belongTo(null)
  await store.change(3, true)
  await store.change(5, true)
  await store.change(3, false)
  expect(store.ids()).toEqual([5])
  const [again, other] = [open(api), open(api, 'andina')]
  await Promise.all([again.belongTo(null), other.belongTo(null)])
  expect([again.ids(), other.ids(), changes]).toEqual([[5], [], []])
})

test('at sign-in the list of the guest joins that of the person, and the browser keeps no second one [ROUTE-07]', async () => {
  const { api, told: changes, state } = server([1])
  const store = open(api)
  await store.belongTo(null)
  await store.change(7, true)
  await store.belongTo(4)
  expect(store.ids()).toEqual([7, 1])
  expect([state.kept, changes]).toEqual([[7, 1], [{ genericIds: [7], favorite: true }]])
  expect([...stored.keys()]).toEqual(['estampa:pampa:favorites:4'])
  store.forget()
  await store.belongTo(null)
  expect([store.ids(), stored.size]).toEqual([[], 0])
})

test('a list that could not join waits for the next time [ROUTE-07]', async () => {
  const { api, state } = server([1])
  const store = open(api)
  await store.belongTo(null)
  await store.change(7, true)
  state.refuses = true
  await store.belongTo(4)
  expect(store.state.get()).toEqual({ isKnown: true, ids: [7] })
  state.refuses = false
  const later = open(api)
  await later.belongTo(4)
  expect(later.ids()).toEqual([7, 1])
})

test('a press shows at once and is taken back when the server refuses it [ROUTE-07]', async () => {
  const { api, state } = server([1])
  const store = open(api)
  await store.belongTo(4)
  state.refuses = true
  const pressed = store.change(9, true)
  expect(store.ids()).toEqual([9, 1])
  await pressed
  expect([store.ids(), store.refused.length]).toEqual([[1], 1])
})

test('quick presses of one heart end as the last one says [ROUTE-07]', async () => {
  const { api, state } = server([])
  const store = open(api)
  await store.belongTo(4)
  await Promise.all([store.change(9, true), store.change(9, false), store.change(9, true)])
  expect([store.ids(), state.kept]).toEqual([[9], [9]])
})

test('a removal that is taken back returns to its place, and another tab follows [ROUTE-07]', async () => {
  const { api } = server([3, 2, 1])
  const [store, tab] = [open(api), open(api)]
  await store.belongTo(4)
  await tab.belongTo(4)
  await store.change(2, false)
  tab.follow('estampa:pampa:favorites:4')
  expect(tab.ids()).toEqual([3, 1])
  tab.follow('estampa:pampa:favorites')
  await store.change(2, true, 1)
  tab.follow('estampa:pampa:favorites:4')
  expect([store.ids(), tab.ids()]).toEqual([
    [3, 2, 1],
    [3, 2, 1],
  ])
})
