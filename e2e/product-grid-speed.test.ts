/** The office's list of 100,000 products in a browser: how soon a filter shows its rows, and how smoothly they scroll. */
import { openDatabase } from '@estampa/server/db/database'
import { addPerson } from '@estampa/server/staff/people'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBenchShop } from '../bench/fill.ts'
import { readAsOwner } from '../bench/owner-query.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { DEMO_PASSWORD, signInAtOffice } from './office-page.ts'
import { openPage } from './watched-page.ts'

const PRODUCTS = 100_000
const FILTER_BUDGET_MS = 150
const FRAMES_BUDGET = 58
const SCROLLED_ROWS = 1_000
const SEVERAL_MINUTES = 15 * 60_000

let demo: Demo
let page: Page
beforeAll(async () => {
  demo = await openOwnDemo()
  const roles = { owner: demo.ownerUrl, app: demo.ownerUrl }
  const shop = await fillBenchShop(roles, 'grande', PRODUCTS, 1_000)
  for (const statement of unfinished) await readAsOwner(roles, shop, statement)
  const database = openDatabase(roles.owner, { connections: 1 })
  const owner = { email: 'duena@grande.demo', name: 'Dueña', password: DEMO_PASSWORD, role: 'owner' } as const
  await addPerson(database, shop, owner, new Date())
  await database.close()
  page = (await openPage(demo.browser, 1280, { axe: false })).page
  await signInAtOffice(page.context(), demo.server.officeOrigin, owner.email)
}, SEVERAL_MINUTES)
afterAll(() => demo?.close())

/** A few products of each kind that somebody has to finish. */
const unfinished = [
  'update generic_listings set published = false where slot % 40 = 0',
  'update generic_listings set stock = 0 where slot % 50 = 1',
  'update generic_listings set has_picture = false where slot % 60 = 2',
  'vacuum analyze',
]

test(
  'of 100,000 products each filter shows its rows within 150 ms, nineteen times of twenty [OWN-04]',
  async () => {
    await openList()
    const list = page.getByRole('table', { name: 'Productos' })
    const tab = (name: RegExp) => () =>
      page.getByRole('navigation', { name: 'Qué productos' }).getByRole('link', { name }).click()
    const choose = (field: string, label: string) => () =>
      page.getByLabel(field, { exact: true }).selectOption({ label })
    const search = (words: string) => async () => {
      const field = page.getByRole('searchbox')
      await field.fill(words)
      await field.press('Enter')
    }
    const round = (number: number): [string, () => Promise<unknown>][] => [
      ['tab', tab(/^Ocultos/)],
      ['family', choose('Categoría', 'Oficina')],
      ['sort', choose('Orden', 'Por código')],
      ['stock', tab(/^Sin stock/)],
      ['family', choose('Categoría', 'Hogar')],
      ['tab', tab(/^Sin imagen/)],
      ['tab', tab(/^En la tienda/)],
      ['sort', choose('Orden', 'Los más nuevos')],
      ['family', choose('Categoría', 'Todas las categorías')],
      ['word', search(`b0${number}`)],
      ['word', search(`b0${number}7`)],
      ['word', search(`${number}31`)],
      ['word', search('')],
      ['sort', choose('Orden', 'Por nombre')],
      ['tab', tab(/^Todos/)],
    ]
    const times: { kind: string; ms: number }[] = []
    for (const number of [11, 42, 73]) {
      for (const [kind, press] of round(number)) {
        await list.waitFor()
        const ms = await timeChange(press)
        if (Number.isNaN(ms)) throw new Error(`${kind} of round ${number} shows no other rows`)
        times.push({ kind, ms })
      }
    }
    for (const kind of new Set(times.map((one) => one.kind))) {
      const ofKind = times.filter((one) => one.kind === kind).map(({ ms }) => ms)
      tell(`${kind}: ${ofKind.length} changes, half within ${at(ofKind, 0.5)} ms, p95 ${at(ofKind, 0.95)} ms`)
    }
    const all = times.map(({ ms }) => ms)
    tell(`all: ${all.length} changes, half within ${at(all, 0.5)} ms, p95 ${at(all, 0.95)} ms`)
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(at(all, 0.95)).toBeLessThanOrEqual(FILTER_BUDGET_MS)
  },
  SEVERAL_MINUTES,
)

test(
  'a wheel goes through a thousand of them at 58 frames a second [OWN-04]',
  async () => {
    const runs: number[] = []
    // another process may have had the processor in one run, not in all
    while (runs.length < 3 && !runs.some((frames) => frames >= FRAMES_BUDGET)) {
      await openList()
      const { frames, rows, slowest } = await scrollRows()
      tell(
        `${rows} rows: ${frames.toFixed(1)} frames a second, one in a hundred takes ${slowest.toFixed(0)} ms`,
      )
      expect(rows).toBeGreaterThanOrEqual(SCROLLED_ROWS)
      runs.push(frames)
    }
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(FRAMES_BUDGET)
  },
  SEVERAL_MINUTES,
)

const tell = (line: string) => process.stdout.write(`${line}\n`)

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN)
}

async function openList(): Promise<void> {
  await page.goto(`${demo.server.officeOrigin}/grande/products`)
  await page.getByRole('table', { name: 'Productos' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** From the press to the frame that shows other rows, in the page's own clock. */
async function timeChange(press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(awaitOtherRows)
  await press()
  return page.evaluate(() => (window as unknown as { changed: Promise<number> }).changed)
}

function awaitOtherRows(): void {
  let pressed = 0
  const note = (event: Event) => {
    if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Enter') return
    pressed = performance.now()
  }
  const kinds = ['pointerdown', 'keydown', 'input'] as const
  const stop = () => {
    for (const kind of kinds) removeEventListener(kind, note, true)
  }
  for (const kind of kinds) addEventListener(kind, note, true)
  const shown = () =>
    [...document.querySelectorAll('.products-table a.row-link')]
      .slice(0, 8)
      .map((link) => link.getAttribute('href'))
      .join() + document.querySelector('[role=status]')?.textContent
  const before = shown()
  const changed = new Promise<number>((resolve) => {
    setTimeout(() => resolve(Number.NaN), 20_000)
    const look = () => {
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      if (pressed === 0 || isBusy || shown() === before) return void requestAnimationFrame(look)
      // once what is there is on the screen
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      stop()
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { changed })
}

/** Turns the wheel as a hand does, sixty times a second, until so many rows have gone by. */
async function scrollRows(): Promise<{ frames: number; rows: number; slowest: number }> {
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const times: number[] = []
    const frame = (time: number) => {
      times.push(time)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { times })
  })
  const rowHeight = await page.evaluate(
    () => document.querySelector('.products-table tbody tr')?.getBoundingClientRect().height ?? 1,
  )
  const end = Date.now() + 60_000
  let rows = 0
  while (rows < SCROLLED_ROWS && Date.now() < end) {
    const began = performance.now()
    await page.mouse.wheel(0, 100)
    rows = Math.floor((await page.evaluate(() => window.scrollY)) / rowHeight)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 / 60 - (performance.now() - began))))
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  const deltas = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return { frames: (deltas.length / whole) * 1000, rows, slowest: at(deltas, 0.99) }
}
