import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openPage } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
}, 240_000)
afterAll(() => demo?.close())

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" rx="20" fill="#1b4fa0"/><circle cx="75" cy="75" r="45" fill="#ffc72c"/></svg>',
)

test('a buyer designs a mug at a desk, undoes, leaves, comes back, orders and edits it [ROUTE-18] [BLD-07] [BLD-04]', async () => {
  const watched = await openPage(demo.browser, 1280)
  const { page, isSound } = watched
  await openFromProduct(page, 'taza')
  await isSound('an empty builder')
  await bringLogo(page)
  await page.getByRole('button', { name: 'Texto', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Agregar texto' }).click()
  await properties(page).getByLabel('Texto', { exact: true }).fill('Andes')
  await page.getByRole('application').focus()
  await page.keyboard.press('r')
  await expect.poll(() => field(page, 'Giro (°)')).toBe('15')
  await page.keyboard.press('Control+z')
  await expect.poll(() => field(page, 'Giro (°)')).toBe('0')
  expect(await layers(page)).toEqual(['Andes', 'logo-andes'])
  await isMeasured(page)
  await isSound('a designed mug')
  await comeBack(page)
  expect(await layers(page)).toEqual(['Andes', 'logo-andes'])
  await addToCart(page)
  const drawer = page.getByRole('dialog', { name: 'Resumen' })
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
}, 240_000)

test('a buyer designs a polo on a phone by touch, on two places [ROUTE-18] [BLD-03] [BLD-09]', async () => {
  const watched = await openPage(demo.browser, 360)
  const { page, isSound } = watched
  await openFromProduct(page, 'chomba')
  await isSound('an empty builder on a phone')
  await page.getByRole('button', { name: 'Imagen', exact: true }).tap()
  await bringLogo(page)
  await page.getByRole('button', { name: 'Cerrar el panel' }).tap()
  const before = await dragByTouch(page, { x: 150, y: 200 })
  await page.getByRole('button', { name: 'Capas' }).tap()
  const [left, width] = [await number(page, 'Izquierda (cm)'), await number(page, 'Ancho (cm)')]
  // it was pulled far out of its place and stays at the edge
  expect(left).toBeGreaterThan(before)
  expect(left + width).toBeLessThanOrEqual(9.001)
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect.poll(() => number(page, 'Izquierda (cm)')).toBe(before)
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
  await page.getByRole('dialog', { name: 'Resumen' }).getByRole('link', { name: 'Editar diseño' }).tap()
  await isOpen(page)
  expect(await page.getByRole('button', { name: /^(Pecho|Espalda).* 1 elemento$/ }).count()).toBe(2)
  await page.context().close()
}, 240_000)

test('the editor comes from a chunk of its own, 150 kB at most, and with no other page [BLD-10] [BLD-11]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  const scripts = new Map<string, number>()
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await answer.body()).byteLength / 1024)
  })
  await openProduct(page, 'taza')
  await page.waitForLoadState('networkidle')
  expect([...scripts.keys()].filter((path) => path.startsWith('/product-builder/'))).toEqual([])
  const known = new Set(scripts.keys())
  await page.getByRole('link', { name: 'Diseñar en el editor' }).filter({ visible: true }).click()
  await isOpen(page)
  await page.waitForLoadState('networkidle')
  const own = [...scripts].filter(([path]) => !known.has(path))
  expect(own.some(([path]) => path.startsWith('/product-builder/'))).toBe(true)
  const weight = own.reduce((sum, [, size]) => sum + size, 0)
  expect(weight).toBeLessThanOrEqual(150)
  await page.context().close()
}, 60_000)

async function openProduct(page: Page, name: string): Promise<void> {
  const list = await page.request.get(
    `${demo.origin}/api/services/app/Zecat/GetProductsList?name=${name}&tenancyName=pampa`,
  )
  const [item] = (await list.json()).result.items
  const kind = item.type === 'ProductoCurva' ? 'curva' : 'simple'
  await page.goto(`${demo.origin}/pampa/product-detail/${kind}/${item.url}`, { waitUntil: 'networkidle' })
}

async function openFromProduct(page: Page, name: string): Promise<void> {
  await openProduct(page, name)
  const cells = page.getByRole('textbox', { name: /, talle / })
  for (const cell of await cells.all()) {
    if (!(await cell.isEditable())) continue
    await cell.fill('30')
    break
  }
  await page.getByRole('link', { name: 'Diseñar en el editor' }).filter({ visible: true }).click()
  await page.waitForURL(/product-builder/)
  await isOpen(page)
}

async function isOpen(page: Page): Promise<void> {
  await page.getByRole('application').and(page.locator('[aria-busy=false]')).waitFor()
}

const panel = (page: Page): Locator => page.locator('#builder-panel')
const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Propiedades' })

async function bringLogo(page: Page): Promise<void> {
  const chooser = panel(page).locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'logo-andes.svg', mimeType: 'image/svg+xml', buffer: logo })
  await panel(page).getByRole('button', { name: 'Agregar logo-andes.svg' }).waitFor()
}

/** The layers of the open place, the topmost first. */
async function layers(page: Page): Promise<string[]> {
  const tool = page.getByRole('button', { name: 'Capas', exact: true })
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.click()
  const names = page.getByRole('list', { name: /^Capas/ }).locator('li > div > button')
  await names.first().waitFor()
  return names.allTextContents()
}

const field = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label).filter({ visible: true }).first().inputValue()

const number = async (page: Page, label: string): Promise<number> =>
  Number((await field(page, label)).replace(',', '.'))

/** The price is that of the design as it is now. */
async function isMeasured(page: Page): Promise<void> {
  await page.waitForResponse(/MeasureDesign/)
  await page.waitForResponse(/GetShoppingCartProductPrice/)
  await page.waitForLoadState('networkidle')
}

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

async function addToCart(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page
    .locator('main header')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await page.getByRole('dialog', { name: 'Resumen' }).getByRole('link', { name: 'Editar diseño' }).waitFor()
}

/** Pulls what is chosen by a finger; gives where it was, centimetres from the left. */
async function dragByTouch(page: Page, by: { x: number; y: number }): Promise<number> {
  await page.getByRole('button', { name: 'Capas' }).tap()
  const before = await number(page, 'Izquierda (cm)')
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
