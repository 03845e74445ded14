import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLLING_MS, startPolling } from './polling.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const browser = new EventTarget()
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function watch(poll = async () => {}) {
  const polls = vi.fn(poll)
  stop = startPolling(polls)
  return polls
}
const hide = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * POLLING_MS)

test('an open page asks once a minute, and nothing when it was left [ORD-01]', async () => {
  const polls = watch()
  await pass(3)
  expect(polls).toHaveBeenCalledTimes(3)
  stop?.()
  browser.dispatchEvent(new Event('focus'))
  await pass(5)
  expect(polls).toHaveBeenCalledTimes(3)
})

test('a hidden page asks nothing, and at once when it is seen again [ORD-01]', async () => {
  const polls = watch()
  hide(true)
  await pass(60)
  expect(polls).not.toHaveBeenCalled()
  hide(false)
  browser.dispatchEvent(new Event('focus'))
  await pass(0)
  browser.dispatchEvent(new Event('focus'))
  expect(polls).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(polls).toHaveBeenCalledTimes(2)
})

test('switching between windows polls once, and one poll waits for the other [ORD-01]', async () => {
  let answer = () => {}
  const polls = watch(() => new Promise<void>((resolve) => (answer = resolve)))
  await pass(0.5)
  for (let n = 0; n < 5; n += 1) browser.dispatchEvent(new Event('focus'))
  await pass(0)
  expect(polls).toHaveBeenCalledTimes(1)
  await pass(10)
  expect(polls).toHaveBeenCalledTimes(1)
  answer()
  await pass(1)
  expect(polls).toHaveBeenCalledTimes(2)
})

test('a return during a poll causes another poll soon after [ORD-01]', async () => {
  let answer = () => {}
  const polls = watch(() => new Promise<void>((resolve) => (answer = resolve)))
  await pass(1)
  browser.dispatchEvent(new Event('focus'))
  answer()
  await pass(0.1)
  expect(polls).toHaveBeenCalledTimes(2)
  answer()
  await pass(0.9)
  expect(polls).toHaveBeenCalledTimes(2)
})

test('after failures it asks more and more seldom, and as before once it succeeds [ORD-01]', async () => {
  let isBroken = true
  const polls = watch(async () => {
    if (isBroken) throw new Error('the network is gone')
  })
  await pass(61)
  // after 1, 3, 7, 15, then every 15 minutes
  expect(polls).toHaveBeenCalledTimes(7)
  isBroken = false
  browser.dispatchEvent(new Event('online'))
  await pass(2)
  expect(polls).toHaveBeenCalledTimes(10)
})
