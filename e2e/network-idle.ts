import type { Page, Request } from 'playwright-core'

/** A page that asks for nothing in so long a time asks for nothing more by itself. */
const QUIET_MS = 500
/** The same of a page that has no timer left which ends within `QUIET_MS`, in the page's own time. */
const PAUSE_MS = 100
const MAX_WAIT_MS = 60_000

type Traffic = { awaited: Set<Request>; since: number }

const traffics = new WeakMap<Page, Promise<Traffic>>()

/**
 * Waits until nothing has been asked for, or is awaited, for a while: what is asked after typing waits a little too. Where
 * the page says that no timer of it ends in that while, a short pause does. Playwright's own `networkidle` always takes the
 * whole while, knows no timers, and waits for nothing once a page has been loaded. What a page asks for is known from
 * `watchNetwork` on, its timers from its next load on.
 */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = await watchNetwork(page)
  const { awaited } = traffic
  const end = Date.now() + MAX_WAIT_MS
  while (awaited.size > 0 || Date.now() - traffic.since < QUIET_MS) {
    if (Date.now() > end) throw new Error(`no answer to ${[...awaited].map((one) => one.url())}`)
    const before = traffic.since
    if (awaited.size > 0) await page.waitForTimeout(50)
    else if ((await hasNothingDue(page)) && awaited.size === 0 && traffic.since === before) return
  }
}

/** Keeps in mind what a page asks for from now on; once is enough. */
export function watchNetwork(page: Page): Promise<Traffic> {
  const known = traffics.get(page)
  if (known) return known
  const traffic = watch(page)
  traffics.set(page, traffic)
  return traffic
}

async function watch(page: Page): Promise<Traffic> {
  const traffic: Traffic = { awaited: new Set(), since: Date.now() }
  page.on('request', (request) => {
    traffic.awaited.add(request)
    traffic.since = Date.now()
  })
  const forget = (request: Request) => {
    traffic.awaited.delete(request)
    traffic.since = Date.now()
  }
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  await page.addInitScript(countTimers, QUIET_MS)
  return traffic
}

/** The timers of a page in a frame are unknown here. One that goes away meanwhile is not quiet. */
async function hasNothingDue(page: Page): Promise<boolean> {
  if (page.frames().length === 1) return page.evaluate(isWithoutTimers, PAUSE_MS).catch(() => false)
  await page.waitForTimeout(50)
  return false
}

type Timers = {
  dueSoon: Set<number>
  pause: (ms: number) => Promise<void>
  startCounted: (handler: TimerHandler, ms?: number, ...values: unknown[]) => number
}

/** Runs in the page before its own scripts: keeps in mind the timers that end within so many milliseconds. */
function countTimers(soonMs: number): void {
  const { setTimeout: start, clearTimeout: stop } = window
  const dueSoon = new Set<number>()
  const startCounted = (handler: TimerHandler, ms = 0, ...values: unknown[]): number => {
    if (typeof handler !== 'function' || ms > soonMs) return start(handler, ms, ...values)
    const id = start(() => {
      dueSoon.delete(id)
      handler(...values)
    }, ms)
    dueSoon.add(id)
    return id
  }
  const stopCounted = (id?: number) => {
    if (id !== undefined) dueSoon.delete(id)
    stop(id)
  }
  const pause = (ms: number) => new Promise<void>((over) => start(over, ms))
  Object.assign(window, { setTimeout: startCounted, clearTimeout: stopCounted, startCounted, dueSoon, pause })
}

/**
 * Runs in the page: no timer ends soon, neither before a pause of so many milliseconds nor after it. Those of a clock that
 * a test has set are not known.
 */
async function isWithoutTimers(pauseMs: number): Promise<boolean> {
  const { dueSoon, pause, startCounted, setTimeout: current } = window as unknown as Timers & typeof window
  const wasWithout = dueSoon.size === 0
  await pause(pauseMs)
  return wasWithout && dueSoon.size === 0 && (current as unknown) === startCounted
}
