import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVERY_MS, startPolling } from './polling.ts'

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

function watch(look = async () => {}) {
  const looks = vi.fn(look)
  stop = startPolling(looks)
  return looks
}
const hide = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * EVERY_MS)

test('an open page asks once a minute, and nothing when it was left [ORD-01]', async () => {
  const looks = watch()
  await pass(3)
  expect(looks).toHaveBeenCalledTimes(3)
  stop?.()
  browser.dispatchEvent(new Event('focus'))
  await pass(5)
  expect(looks).toHaveBeenCalledTimes(3)
})

test('a hidden page asks nothing, and at once when it is seen again [ORD-01]', async () => {
  const looks = watch()
  hide(true)
  await pass(60)
  expect(looks).not.toHaveBeenCalled()
  hide(false)
  browser.dispatchEvent(new Event('focus'))
  await pass(0)
  browser.dispatchEvent(new Event('focus'))
  expect(looks).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(looks).toHaveBeenCalledTimes(2)
})

test('whoever goes to and fro asks once, and one question waits for the other [ORD-01]', async () => {
  let answer = () => {}
  const looks = watch(() => new Promise<void>((resolve) => (answer = resolve)))
  await pass(0.5)
  for (let n = 0; n < 5; n += 1) browser.dispatchEvent(new Event('focus'))
  await pass(0)
  expect(looks).toHaveBeenCalledTimes(1)
  await pass(10)
  expect(looks).toHaveBeenCalledTimes(1)
  answer()
  await pass(1)
  expect(looks).toHaveBeenCalledTimes(2)
})

test('whoever comes back while it is looking has it look once more, and soon [ORD-01]', async () => {
  let answer = () => {}
  const looks = watch(() => new Promise<void>((resolve) => (answer = resolve)))
  await pass(1)
  browser.dispatchEvent(new Event('focus'))
  answer()
  await pass(0.1)
  expect(looks).toHaveBeenCalledTimes(2)
  answer()
  await pass(0.9)
  expect(looks).toHaveBeenCalledTimes(2)
})

test('after failures it asks more and more seldom, and as before once it succeeds [ORD-01]', async () => {
  let isBroken = true
  const looks = watch(async () => {
    if (isBroken) throw new Error('the network is gone')
  })
  await pass(61)
  // after 1, 3, 7, 15, then every 15 minutes
  expect(looks).toHaveBeenCalledTimes(7)
  isBroken = false
  browser.dispatchEvent(new Event('online'))
  await pass(2)
  expect(looks).toHaveBeenCalledTimes(10)
})
