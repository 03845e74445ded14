import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openSession, openUntilIdle, signIn } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})

afterAll(() => demo?.close())

const at = (path: string) => `${demo.origin}/pampa${path}`
const hearts = (page: Page) => page.getByRole('button', { name: /^Guardar .* en favoritos$/ })
const isKept = (heart: Locator) => heart.getAttribute('aria-pressed')

test("a guest's favourites follow two tabs, can be taken back, and join the person's at sign-in [ROUTE-07, API-18, API-19]", async () => {
  const { page, isSound } = await openPage(demo.browser, 1280)
  await openUntilIdle(page, at('/products-list/all'))
  await hearts(page).nth(0).click()
  await hearts(page).nth(2).click()
  const tab = await page.context().newPage()
  await tab.goto(at('/favorites'))
  await expect.poll(() => tab.getByRole('article').count()).toBe(2)
  await hearts(page).nth(0).click()
  await expect.poll(() => tab.getByRole('article').count()).toBe(1)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => tab.getByRole('article').count()).toBe(2)
  await tab.close()
  await signIn(page, demo.origin, 'pampa', '/favorites')
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await isSound('the favourites of a person')
  // nothing of the guest's is left here: what another device shows comes from the server
  const elsewhere = (await openPage(demo.browser, 360)).page
  await openSession(elsewhere, demo.origin, 'pampa')
  await elsewhere.goto(at('/favorites'))
  await expect.poll(() => elsewhere.getByRole('article').count()).toBe(2)
  await hearts(elsewhere).first().click()
  await expect.poll(() => elsewhere.getByRole('article').count()).toBe(1)
  await page.reload()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await Promise.all([page.context().close(), elsewhere.context().close()])
})

deepTest(
  'suggestions are chosen with the keyboard, and what was searched is offered again [LAYOUT-04, API-15]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280)
    await openUntilIdle(page, at('/about'))
    const field = page.getByRole('combobox', { name: 'Buscar productos' })
    const options = page.getByRole('listbox').getByRole('option')
    const chosen = () => page.getByRole('option', { selected: true }).textContent()
    await field.pressSequentially('botel', { delay: 20 })
    await page.getByRole('option', { name: 'Ver todos los resultados de «botel»' }).waitFor()
    await page.getByRole('option', { name: 'botella', exact: true }).waitFor()
    await field.press('ArrowDown')
    expect(await chosen()).toContain('botella')
    await isSound('the suggestions')
    await field.press('End')
    expect(await chosen()).toContain('Ver todos')
    await field.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(0)
    await field.press('Escape')
    expect(await options.count()).toBe(0)
    await field.press('ArrowDown')
    await options.first().waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL(/products-list\/all\?name=botella/)
    await page.getByRole('heading', { name: /^Resultados de «botella/ }).waitFor()
    await field.fill('')
    await page.getByRole('group', { name: 'Búsquedas recientes' }).waitFor()
    expect(await page.getByRole('group', { name: 'Búsquedas recientes' }).textContent()).toContain('botella')
    await page.context().close()
  },
)

deepTest(
  'a product wears the same heart in a list and on its page, and a later page shows it as seen [ROUTE-07, ROUTE-14]',
  async () => {
    const { page } = await openPage(demo.browser, 360)
    await openUntilIdle(page, at('/products-list/tazas-y-vasos'))
    const name = await page.getByRole('article').first().getByRole('link').textContent()
    await hearts(page).first().click()
    await page.getByRole('article').first().getByRole('link').click()
    // the address changes before the page does, and the list wears the same heart
    await page.getByRole('heading', { level: 1, name: `${name}` }).waitFor()
    expect(await isKept(page.getByRole('button', { name: `Guardar ${name} en favoritos` }).first())).toBe(
      'true',
    )
    // one or two alone are not shown
    for (const index of [0, 1, 2]) {
      await openUntilIdle(page, at('/products-list/escritura'))
      const pen = page.getByRole('article').nth(index).getByRole('link')
      const title = await pen.textContent()
      await pen.click()
      await page.getByRole('heading', { level: 1, name: `${title}` }).waitFor()
    }
    const seen = page.locator('section', { has: page.getByRole('heading', { name: 'Viste hace poco' }) })
    await page.getByRole('button', { name: 'Compartir' }).waitFor()
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'start' }))
    await expect.poll(() => seen.getByRole('article').allTextContents()).toHaveLength(3)
    expect(await seen.textContent()).toContain(name)
    await page.context().close()
  },
)

deepTest(
  'an account is not deleted with a wrong password, and says what would go [API-06, API-07]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    await openSession(page, demo.origin, 'pampa')
    await openUntilIdle(page, at('/account'))
    await page.getByLabel('Empresa').fill('Estudio Quilmes')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Guardamos tus datos.').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    expect((await download).suggestedFilename()).toMatch(/^mis-datos-pampa-.*\.json$/)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    const popup = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
    await popup.getByText('porque la ley pide guardarla: 10 años').waitFor()
    await popup.getByRole('button', { name: 'Eliminar para siempre' }).click()
    await popup.getByText('Escribí tu contraseña.').waitFor()
    await popup.getByLabel('Para confirmar, escribí tu contraseña').fill('no es esta')
    await popup.getByRole('button', { name: 'Eliminar para siempre' }).click()
    await popup.getByText('La contraseña no es correcta').waitFor()
    await popup.getByRole('button', { name: 'Cancelar' }).click()
    await page.reload()
    await expect.poll(() => page.getByLabel('Empresa').inputValue()).toBe('Estudio Quilmes')
    await page.context().close()
  },
)
