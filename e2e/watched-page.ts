import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { networkIdle, watchNetwork } from './network-idle.ts'

/**
 * `SLOWDOWN=6 npx vitest run --project e2e` makes every page think as slowly as on a busy machine: what a test
 * forgot to wait for then comes too late. A page's patience grows with it, a test's own limit does not.
 */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1)

let launched: Promise<Browser> | undefined

/**
 * One browser for all files of a process, one after the other: to start one takes seconds. `forPictures` has letters stand
 * between pixels as on a person's screen; without a screen they stand on whole ones, and spaces between words collapse.
 */
export async function openBrowser({ forPictures = false } = {}): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launch(forPictures)
  return launched as Promise<Browser>
}

export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

async function launch(forPictures: boolean): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(forPictures ? ['--font-render-hinting=none'] : []),
      // pages of tests live for seconds: compilers that optimize take a fifth of the processor and earn nothing back
      ...(process.env.MEASURES_SPEED ? [] : ['--js-flags=--no-opt,--no-maglev']),
    ],
  })
  if (SLOWDOWN > 1) browser.on('context', (context) => context.on('page', slowDown))
  return browser
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

export type WatchedPage = {
  page: Page
  /** Axe finds nothing, nothing overflows sideways, nothing has jumped, the console is quiet. */
  isSound(where: string, options?: { axe?: boolean }): Promise<void>
  /** Carries out what a person asks for and waits for its answer, which may move things however late it comes. */
  awaitAnswer(request: () => Promise<unknown>): Promise<void>
}

const MAX_SHIFT = 0.05

export type Width = 360 | 800 | 1280

/**
 * A person's window, as wide as a phone or a desk, with an eye on everything that should never happen. `axe` says
 * whether its screens are examined by axe where a call does not say it; `sharpness` is how many pixels of the screen there are
 * for each of the page.
 */
export async function openPage(
  browser: Browser,
  width: Width,
  { axe: isExamined = true, sharpness = 1 }: { axe?: boolean; sharpness?: number } = {},
): Promise<WatchedPage> {
  const isPhone = width === 360
  const viewport = { width, height: isPhone ? 740 : 860 }
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: sharpness,
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(45_000 * SLOWDOWN)
  const complaints: string[] = []
  page.on('console', (message) => {
    const isGrave = ['error', 'warning'].includes(message.type())
    if (!isGrave || isOwnScript(message.text())) return
    if (!isTwoWindows(message.text(), message.location().url)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (answer) => {
    const faultText = `${answer.status()} ${answer.url()}`
    if (answer.status() >= 400 && !isTwoWindows(faultText, answer.url())) complaints.push(faultText)
  })
  // a browser's own rule: what moves within half a second after an input was asked for
  await page.addInitScript(watchShifts, 500 * SLOWDOWN)
  await watchNetwork(page)
  /** Waits until what is fetched has come and what moves in has arrived: half-faded text is nobody's reading. */
  const settle = async () => {
    await networkIdle(page)
    await page.waitForFunction(hasArrived)
  }
  return {
    page,
    async isSound(where, { axe = isExamined } = {}) {
      await settle()
      if (axe) await noticesAreGone(page)
      const found = axe ? await listViolations(page) : []
      const { shifted, moved } = await page.evaluate(readShifts)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ where, found, overflow, complaints }).toEqual({
        where,
        found: [],
        overflow: 0,
        complaints: [],
      })
      expect(shifted, `layout shift of ${where}: ${moved.join('; ')}`).toBeLessThanOrEqual(MAX_SHIFT)
    },
    async awaitAnswer(request) {
      await settle()
      const before = await page.evaluate(readShifts)
      await request()
      await settle()
      await page.evaluate((shifts) => Object.assign(window, shifts), before)
    },
  }
}

/** The server has the cart of a later moment, as after an order or from another tab: it is brought together. */
const isTwoWindows = (faultText: string, url: string) =>
  faultText.includes('409') && url.endsWith('/ShoppingCarts/CreateOrEditShoppingCart')

/** The eye of these tests is a script, which a mail in a sandbox does not run. */
const isOwnScript = (text: string) => text.startsWith("Blocked script execution in 'about:srcdoc'")

/** Runs in the page: nothing moves or fades any more, but for what turns for ever. */
function hasArrived(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    return playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY
  })
}

/** A notice stays under the mouse and then fades, which is nobody's reading either. */
async function noticesAreGone(page: Page): Promise<void> {
  const notice = page.locator('[data-sonner-toast]')
  if ((await notice.count()) === 0) return
  await page.mouse.move(0, 0)
  await expect.poll(() => notice.count()).toBe(0)
}

/** Half of what the package itself would hand to a page, which a browser reads twice as fast. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe runs in the page and only what it objects to is sent: what passes is some hundred kilobytes a page. */
async function listViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // a page in a frame is of another origin: it is examined by its own tests
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  })
}

type Shifts = { shifted: number; moved: string[] }

/** Runs in the page. */
function readShifts(): Shifts {
  const { shifted, moved } = window as unknown as Shifts
  return { shifted, moved }
}

type LayoutShiftAttribution = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: LayoutShiftAttribution[] }

/**
 * Runs in the page: adds up what moved without the person having asked for it, so many milliseconds before. The
 * milliseconds are of a clock that stands still while the page does not get the processor, as when tests run side by
 * side.
 */
function watchShifts(recentMs: number): void {
  const BEAT_MS = 50
  let beats = [{ at: performance.now(), clock: 0 }]
  setInterval(() => {
    const at = performance.now()
    const last = beats.at(-1) ?? { at, clock: 0 }
    beats = [...beats.slice(-200), { at, clock: last.clock + Math.min(at - last.at, 2 * BEAT_MS) }]
  }, BEAT_MS)
  const clockAt = (time: number) => beats.findLast(({ at }) => at <= time)?.clock ?? 0
  let touched = Number.NEGATIVE_INFINITY
  const note = () => {
    touched = clockAt(performance.now())
  }
  for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, note, true)
  const seen = Object.assign(window as unknown as Shifts, { shifted: 0, moved: [] as string[] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput || clockAt(entry.startTime) - touched < recentMs) continue
      seen.shifted += entry.value
      const nodes = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node as Element | null)?.outerHTML?.slice(0, 60)} from ${previousRect.y} to ${currentRect.y}`,
      )
      seen.moved.push(`${entry.value.toFixed(3)} ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
