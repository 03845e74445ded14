/** The customized product on its page, from near. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { keepPicture } from './keep-picture.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const place = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).first()
const shown = (page: Page) => page.getByRole('img', { name: /^Vista previa de/ }).first()

test('a small place is looked at from near, and the whole product again [ROUTE-06] [DEC-12]', async () => {
  const shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
  const { page, isSound, awaitAnswer } = await openPage(demo.browser, 360)
  await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${shirt.id}`)
  const widthOf = async () => (await shown(page).boundingBox())?.width ?? 0
  const whole = await widthOf()
  await awaitAnswer(() => place(page, 'Pecho izquierdo').click())
  await expect.poll(widthOf).toBeGreaterThan(2 * whole)
  await keepPicture(page, 'VIEW_PICTURES', 'near')
  await isSound('a place from near')
  await awaitAnswer(() => page.getByRole('button', { name: 'Ver el producto entero' }).click())
  await expect.poll(widthOf).toBe(whole)
  await awaitAnswer(() => page.getByRole('button', { name: 'Ver el lugar de cerca' }).click())
  await expect.poll(widthOf).toBeGreaterThan(2 * whole)
  await page.context().close()
})
