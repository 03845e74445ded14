import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import {
  addToCart,
  chooseLogoFile,
  field,
  fieldNumber,
  isMeasured,
  isOpen,
  layers,
  openFromProduct,
  openProduct,
  panel,
  properties,
} from './designer.ts'
import { networkIdle } from './network-idle.ts'
import { cartDrawer } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

test('a buyer designs a mug at a desk, undoes, leaves, comes back, orders and edits it [ROUTE-18] [BLD-07] [BLD-04]', async () => {
  const watched = await openPage(demo.browser, 1280)
  const { page, isSound } = watched
  await openFromProduct(page, demo.origin, 'taza')
  await isSound('an empty builder')
  await chooseLogoFile(page)
  await page.getByRole('application').focus()
  await page.keyboard.press('r')
  await expect.poll(() => field(page, 'Giro (°)')).toBe('15')
  await page.keyboard.press('Control+z')
  await expect.poll(() => field(page, 'Giro (°)')).toBe('0')
  await page.getByRole('button', { name: 'Texto', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Agregar texto' }).click()
  await properties(page).getByLabel('Texto', { exact: true }).fill('Andes')
  expect(await layers(page)).toEqual(['Andes', 'logo-andes'])
  await isMeasured(page)
  await isSound('a designed mug')
  await comeBack(page)
  expect(await layers(page)).toEqual(['Andes', 'logo-andes'])
  await addToCart(page)
  const drawer = cartDrawer(page)
  expect(await drawer.getByText('Personalizado').count()).toBe(1)
  expect(await drawer.getByRole('img').first().getAttribute('src')).toMatch(/^\/files\/.*design/)
  await drawer.getByRole('link', { name: 'Editar diseño' }).click()
  await isOpen(page)
  expect(await layers(page)).toEqual(['Andes', 'logo-andes'])
  await page.getByRole('button', { name: /Eliminar logo-andes/ }).click()
  await isMeasured(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.waitForURL(/shopping-cart/)
  await page.getByRole('link', { name: 'Editar diseño' }).click()
  await isOpen(page)
  expect(await layers(page)).toEqual(['Andes'])
  await page.context().close()
})

deepTest(
  'a buyer designs a polo on a phone by touch, on two places [ROUTE-18] [BLD-03] [BLD-09]',
  async () => {
    const watched = await openPage(demo.browser, 360)
    const { page, isSound } = watched
    await openFromProduct(page, demo.origin, 'chomba')
    await isSound('an empty builder on a phone')
    await page.getByRole('button', { name: 'Imagen', exact: true }).tap()
    await chooseLogoFile(page)
    await page.getByRole('button', { name: 'Cerrar el panel' }).tap()
    const before = await dragByTouch(page, { x: 150, y: 200 })
    await page.getByRole('button', { name: 'Capas' }).tap()
    const [left, width] = [await fieldNumber(page, 'Izquierda (cm)'), await fieldNumber(page, 'Ancho (cm)')]
    // it was pulled far out of its place and stays at the edge
    expect(left).toBeGreaterThan(before)
    expect(left + width).toBeLessThanOrEqual(9.001)
    await page.getByRole('button', { name: 'Deshacer' }).tap()
    await expect.poll(() => fieldNumber(page, 'Izquierda (cm)')).toBe(before)
    await page.getByRole('button', { name: /^Espalda/ }).tap()
    await page.getByRole('button', { name: 'Texto', exact: true }).tap()
    await panel(page).getByRole('button', { name: 'Agregar texto' }).tap()
    await panel(page).getByLabel('Texto', { exact: true }).waitFor()
    await isMeasured(page)
    await isSound('a polo with two designed places')
    await comeBack(page)
    await page.getByRole('button', { name: /^Espalda/ }).tap()
    expect(await layers(page)).toEqual(['Tu texto'])
    await addToCart(page)
    await cartDrawer(page).getByRole('link', { name: 'Editar diseño' }).tap()
    await isOpen(page)
    expect(await page.getByRole('button', { name: /^(Pecho|Espalda).* 1 elemento$/ }).count()).toBe(2)
    await page.context().close()
  },
)

test('the editor comes from a chunk of its own, 150 kB at most, and with no other page [BLD-10] [BLD-11]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  const scripts = new Map<string, number>()
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await answer.body()).byteLength / 1024)
  })
  await openProduct(page, demo.origin, 'taza')
  expect([...scripts.keys()].filter((path) => path.startsWith('/product-builder/'))).toEqual([])
  const known = new Set(scripts.keys())
  await page.getByRole('link', { name: 'Diseñar en el editor' }).filter({ visible: true }).click()
  await isOpen(page)
  await networkIdle(page)
  const own = [...scripts].filter(([path]) => !known.has(path))
  expect(own.some(([path]) => path.startsWith('/product-builder/'))).toBe(true)
  const weight = own.reduce((sum, [, size]) => sum + size, 0)
  expect(weight).toBeLessThanOrEqual(150)
  await page.context().close()
})

/** Away and back: nothing was asked, nothing is lost. */
async function comeBack(page: Page): Promise<void> {
  // what was just done is kept a moment later
  await page.waitForTimeout(600)
  await page.getByRole('link', { name: 'Volver al producto' }).click()
  await page.waitForURL(/product-detail/)
  await page.goBack()
  await isOpen(page)
  await page.getByText('Seguimos donde lo dejaste.').waitFor()
}

/** Pulls what is chosen by a finger; gives where it was, centimeters from the left. */
async function dragByTouch(page: Page, by: { x: number; y: number }): Promise<number> {
  await page.getByRole('button', { name: 'Capas' }).tap()
  const before = await fieldNumber(page, 'Izquierda (cm)')
  await page.getByRole('button', { name: 'Cerrar el panel' }).tap()
  await page.waitForTimeout(400)
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by.x * part, y: y + by.y * part }],
    })
  await send('touchStart', 0)
  // as slow as a finger that puts something down: a browser takes no tap right after a fling
  for (const part of [0.1, 0.3, 0.6, 1, 1]) {
    await send('touchMove', part)
    await page.waitForTimeout(120)
  }
  await send('touchEnd', 1)
  return before
}
