import { expect, test } from 'vitest'
import { isReachable, mayReload, targetAddress } from './chunk-guard.ts'

test('a missing chunk reloads the page, but not twice within a minute [UI-12]', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_059_999)).toBe(false)
  expect(mayReload(storage, 1_060_000)).toBe(true)
})

test('the page that is loaded is the one that the click asked for [UI-12]', () => {
  const shown = { pathname: '/pampa/policy', search: '', hash: '#uno' }
  const pending = { pathname: '/pampa/products-list/all', search: '?colors=Rojo', hash: '' }
  expect(targetAddress(pending, shown)).toBe('/pampa/products-list/all?colors=Rojo')
  expect(targetAddress(undefined, shown)).toBe('/pampa/policy#uno')
})

test('nothing is loaded while the server cannot be reached [UI-12]', async () => {
  const answers = async () => new Response(null, { status: 500 })
  const fails = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await isReachable('/pampa', true, answers)).toBe(true)
  expect(await isReachable('/pampa', true, fails)).toBe(false)
  expect(await isReachable('/pampa', false, answers)).toBe(false)
})
