import { expect, test, vi } from 'vitest'
import { injectWithRetry } from './load-tags.ts'
import { tagCodes } from './tags.ts'

test('a tag manager that does not load is tried ten times, one second apart [UI-10]', () => {
  vi.useFakeTimers()
  let tries = 0
  injectWithRetry('https://tags.example', (_, onError) => {
    tries += 1
    onError()
  })
  expect(tries).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(tries).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(10)
  vi.useRealTimers()
})

test('a code that is no code is never part of a script address [UI-10] [UI-11]', () => {
  const evil = {
    googleTagManagerCode: 'GTM-1"></script>',
    googleAnalyticsCode: 'G-1&x=//evil',
    pixelFB: '12;alert(1)',
  }
  expect(Object.values(tagCodes(evil)).filter(Boolean)).toEqual([])
  expect(
    tagCodes({ googleTagManagerCode: 'GTM-AB12CD', googleAnalyticsCode: null, pixelFB: null }).tagManager,
  ).toBe('GTM-AB12CD')
})
