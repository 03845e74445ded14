/** The manual in a browser, the ways to it from the screens, and the first steps of somebody new. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep, phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** The longest, and one with many pictures. */
const examined = ['/manual/pedidos', '/manual/taller']

test.each(phoneFirst)(
  'each page of the manual is sound at %i px, for whoever has not signed in [ADM-23]',
  async (width) => {
    const { page, isSound } = await openPage(demo.browser, width)
    const { officeOrigin } = demo.server
    await page.goto(`${officeOrigin}/manual`)
    const index = page.getByRole('navigation', { name: 'Índice del manual' })
    const addresses = await index
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(12)
    await isSound('the index')
    // a deep run opens them all
    for (const address of isDeep ? addresses : examined) {
      await page.goto(officeOrigin + address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isSound(address ?? '', { axe: examined.includes(address ?? '') })
    }
    await page.context().close()
  },
)

test('the «?» of a screen opens what the manual says of it, in another tab [ADM-23]', async () => {
  const { page } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/money/closing`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Manual: cómo funciona esta pantalla/ }).click()
  const manual = await opened
  await manual.getByRole('heading', { level: 1, name: 'Dinero' }).waitFor()
  const title = manual.getByRole('heading', { level: 2, name: 'El cierre del día' })
  await expect
    .poll(() => title.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(140)
  await page.context().close()
})

test('whoever cannot enter finds the manual under the form [ADM-23]', async () => {
  const { page, isSound } = await openPage(demo.browser, 360)
  await page.goto(`${demo.server.officeOrigin}/auth`)
  const help = page.getByRole('link', { name: '¿No puedes entrar?' })
  await help.waitFor()
  await isSound('the form with its help')
  expect(await help.getAttribute('href')).toBe('/manual/entrar#iniciar-sesión')
  await page.context().close()
})

const steps = [
  [360, 5],
  [1280, 6],
] as const
test.each(eachOrFirst(steps))(
  'at %i px somebody new takes the first steps, sees them marked, hides them for good and finds them again [ADM-06] [ADM-19]',
  async (width, count) => {
    const { page, isSound } = await openOffice(demo, { name: 'mostrador', width })
    const { officeOrigin } = demo.server
    await page.goto(`${officeOrigin}/andina/today`)
    const steps = page.getByRole('region', { name: 'Primeros pasos' })
    await steps.getByText(`0 de ${count}`).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Qué espera' }).waitFor()
    await isSound('the first steps')
    await steps.getByRole('button', { name: 'Prueba la búsqueda' }).click()
    await page.getByRole('dialog', { name: 'Buscar' }).waitFor()
    await page.keyboard.press('Escape')
    await steps.getByRole('button', { name: 'Prueba la búsqueda (hecho)' }).waitFor()
    await page.goto(`${officeOrigin}/andina/orders/3`)
    await page.getByRole('heading', { level: 1, name: /Pedido n\.º 3/ }).waitFor()
    await page.goto(`${officeOrigin}/andina/today`)
    await steps.getByText(`2 de ${count}`).waitFor()
    await steps.getByRole('button', { name: 'Ocultar' }).click()
    await steps.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Qué espera' }).waitFor()
    expect(await steps.count()).toBe(0)
    await page.goto(`${officeOrigin}/andina/orders`)
    await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
    const bringBack = page.getByRole('menuitem', { name: 'Mostrar los primeros pasos' })
    const openMenu = async () => {
      if (width === 360) await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await page.getByRole('button', { name: /Cuenta y salida$/ }).click()
      await page.getByRole('menuitem', { name: 'Mi cuenta' }).waitFor()
    }
    await openMenu()
    await bringBack.click()
    await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor()
    await steps.getByText(`2 de ${count}`).waitFor()
    await isSound('the first steps that came back')
    // what is there is not offered
    await openMenu()
    expect(await bringBack.count()).toBe(0)
    await page.context().close()
  },
)

deepTest(
  'the workshop, which has no «Hoy», takes its first steps over its board [ADM-06] [ADM-13]',
  async () => {
    const { page, isSound } = await openOffice(demo, { name: 'taller', width: 360 })
    await page.goto(`${demo.server.officeOrigin}/andina`)
    await page.getByRole('heading', { level: 1, name: 'Taller' }).waitFor()
    await page.getByRole('region', { name: 'Primeros pasos' }).getByText('0 de 4').waitFor()
    await isSound('the board of somebody new')
    await page.context().close()
  },
)

test('the key ? shows the keys from any screen, and is a question mark in a field [ADM-19]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/orders`)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('a?')
  expect(await search.inputValue()).toBe('a?')
  await search.fill('')
  await search.blur()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Atajos del teclado' }).getByText('Bajar una fila').waitFor()
  await isSound('the keys of the office')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.context().close()
})
