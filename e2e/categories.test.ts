/** The categories at the office of a wholesaler, and where its buyers find them then. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openPage } from './watched-page.ts'

const SHOP = 'andina'

let demo: Demo
beforeAll(async () => {
  // this file moves and joins the categories of two shops
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

const actOn = async (page: Page, title: string, act: string) => {
  await page.getByRole('button', { name: `Qué hacer con ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const titlesOf = (page: Page) => page.locator('tbody td:first-child .font-medium').allTextContents()

test('categories are made, put in each other, moved, and buyers find their products in those above [OWN-04] [API-13]', async () => {
  const { page, isSound } = await openOffice(demo, { shop: SHOP })
  await page.goto(`${demo.server.officeOrigin}/${SHOP}/products`)
  await page.getByRole('link', { name: 'Categorías' }).click()
  await page.getByRole('heading', { level: 1, name: 'Categorías' }).waitFor()
  await page.getByRole('row').nth(3).waitFor()
  await isSound('the categories', { axe: true })
  const [first = '', second = ''] = await titlesOf(page)

  await page.getByRole('button', { name: 'Nueva categoría' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await dialog.getByText('Falta el nombre.').waitFor()
  await dialog.getByLabel('Nombre').fill('Para la oficina')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await page.getByText('«Para la oficina» ya existe.').waitFor()

  for (const title of [first, second]) {
    await actOn(page, title, 'Nombre e imagen')
    await dialog.getByLabel('Dentro de').selectOption({ label: 'Para la oficina' })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await expect.poll(async () => (await titlesOf(page)).at(-1)).toBe(second)
  await page.getByRole('button', { name: `Subir ${second}` }).click()
  await page.getByText(`«${second}» se movió.`).waitFor()
  await isSound('categories in a category')

  // what stands in it is below it at the side of its page, and all of it is on that page
  const { page: buyer, isSound: isShopSound } = await openPage(demo.browser, 1280)
  await buyer.goto(`${demo.server.origin}/${SHOP}/products-list/para-la-oficina`)
  const side = buyer.getByRole('navigation', { name: 'Categorías' }).filter({ visible: true }).first()
  await side.getByRole('link', { name: new RegExp(`^${second}`) }).waitFor()
  await isShopSound('a category with categories', { axe: true })
  const links = await side.getByRole('link').allTextContents()
  const at = links.findIndex((text) => text.startsWith('Para la oficina'))
  expect(links.slice(at, at + 3).map((text) => text.replace(/[\d.]+$/, '').trim())).toEqual([
    'Para la oficina',
    second,
    first,
  ])
  await side.getByRole('link', { name: new RegExp(`^${first}`) }).click()
  const crumbs = buyer.getByRole('navigation', { name: 'Ruta de navegación' })
  await crumbs.getByRole('link', { name: 'Para la oficina' }).waitFor()

  await actOn(page, first, 'Borrar')
  await dialog.getByText(/en la tienda, en sus otras categorías o en ninguna/).waitFor()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await actOn(page, first, 'Unir con otra')
  await dialog.getByLabel('Con cuál').selectOption({ label: `\u2003${second}` })
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await page.getByText('Unidas.').waitFor()
  await expect.poll(async () => (await titlesOf(page)).includes(first)).toBe(false)
})

deepTest('the categories fit a phone, and their menu stays in sight [OWN-04]', async () => {
  const { page, isSound } = await openOffice(demo, { shop: 'pampa', width: 360 })
  await page.goto(`${demo.server.officeOrigin}/pampa/products/categories`)
  await page.getByRole('row').nth(3).waitFor()
  await isSound('the categories on a phone', { axe: true })
  const [first = ''] = await titlesOf(page)
  await actOn(page, first, 'Nueva dentro de esta')
  await page.getByRole('dialog').getByLabel('Nombre').fill('Cosas de adentro')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click()
  await expect.poll(async () => (await titlesOf(page))[1]).toBe('Cosas de adentro')
})
