import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { isMeasured, openFromProduct, panel } from './designer.ts'
import { keepPicture } from './keep-picture.ts'
import { cartDrawer } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const list = (page: Page) => page.getByRole('dialog', { name: 'Lista de nombres' })
const row = (page: Page, position: number) =>
  list(page).getByRole('group', { name: `Persona ${position}`, exact: true })

/** A text of the design that is another one for each person. */
async function designField({ page }: WatchedPage): Promise<void> {
  await page.getByRole('button', { name: 'Texto', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Agregar texto' }).click()
  const kinds = page.getByRole('group', { name: 'Cambia en cada persona' }).filter({ visible: true }).first()
  await kinds.getByText('Nombre', { exact: true }).click()
  await isMeasured(page)
}

/** Pastes three persons, of whom one has a size that nobody sells, and corrects her. */
async function makeList({ page, isSound }: WatchedPage, sizes: readonly string[]): Promise<void> {
  await page
    .locator('main header')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await page.getByRole('dialog', { name: 'Falta poco' }).getByText('Armá la lista de nombres').waitFor()
  await page.getByRole('dialog', { name: 'Falta poco' }).getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('button', { name: /Lista de nombres/ }).click()
  const cells = [`Jugador\tTalle`, `Ana\t${sizes[0]}`, `Maximiliano\tGIGANTE`, `Luz\t${sizes[1]}`]
  await list(page).getByLabel('Pegar una lista').fill(cells.join('\n'))
  await list(page).getByRole('button', { name: 'Agregar a la lista' }).click()
  await list(page).getByText('3 nombres').waitFor()
  await row(page, 2).getByText('Elegí un talle de este producto.').waitFor()
  await isSound('a list with a row to correct')
  await row(page, 2).getByLabel('Talle').selectOption({ index: 1 })
  await expect.poll(() => list(page).getByText('por corregir').count()).toBe(0)
  await row(page, 2)
    .getByRole('button', { name: /^Ver cómo queda/ })
    .click()
  await list(page)
    .getByRole('img', { name: /de Maximiliano$/ })
    .waitFor({ timeout: 60_000 })
  await keepPicture(page, 'NAME_PICTURES', `person-${page.viewportSize()?.width}`)
  await isSound('a person on the product')
  await list(page).getByRole('button', { name: 'Aceptar' }).click()
}

async function orderForPersons(width: Width): Promise<void> {
  const window = await openPage(demo.browser, width)
  const { page, isSound } = window
  await openFromProduct(page, demo.origin, 'remera')
  await designField(window)
  await makeList(window, ['M', 'L'])
  await page.getByRole('button', { name: /3 nombres/ }).waitFor()
  await isMeasured(page)
  await page
    .locator('main header')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await cartDrawer(page).getByText('3 nombres').waitFor()
  await page.goto(`${demo.origin}/pampa/shopping-cart`, { waitUntil: 'networkidle' })
  const line = page.getByRole('article').first()
  await line.getByText('3 nombres').waitFor()
  await keepPicture(page, 'NAME_PICTURES', `cart-${width}`)
  await isSound('a line for persons in the cart')
  expect(await line.getByRole('spinbutton').count()).toBe(0)
  await line.getByRole('link', { name: 'Editar la lista' }).click()
  await page.waitForURL(/product-builder/)
  await page.getByRole('button', { name: /3 nombres/ }).click()
  expect(await row(page, 2).getByLabel('Nombre').inputValue()).toBe('Maximiliano')
  await page.context().close()
}

test('a list that was pasted is corrected, seen on the product and bought, one unit for each person [BLD-12] [DEC-10]', () =>
  orderForPersons(1280))

deepTest('the same on a phone [BLD-12] [DEC-10]', () => orderForPersons(360))
