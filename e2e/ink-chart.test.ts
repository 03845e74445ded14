/** The ink chart in a browser: pampa loads its guide, and buyers name their inks from it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTechniquePanel, textElement } from './builder-page.ts'
import { type Decorated, findDecorated } from './catalog-answers.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openOffice } from './office-page.ts'
import { openCustomize } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
let shirt: Decorated

beforeAll(async () => {
  // this file gives pampa an ink chart
  demo = await openOwnDemo()
  shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
})
afterAll(() => demo?.close())

const picture = (page: Page, name: string) => keepPicture(page, 'INK_PICTURES', name)

const guide = [
  'Nombre;Código;Color',
  'Rojo Club;R-12;#C81F30',
  'Azul Río;A-7;#1B5A90',
  'Verde cancha;V-3;#2E7D32',
  'Cyan;C-1;#00AEEF',
  'Oro viejo;O-4;no sé',
  '=B2;R-13;#C81F30',
].join('\n')

test.each<Width>(eachOrFirst([360, 800, 1280]))(
  'a guide is pasted, its bad rows are told, and what is removed comes back, at %i px [BLD-13]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { shop: 'pampa', width })
    await page.goto(`${demo.server.officeOrigin}/pampa/techniques`)
    await page.getByRole('link', { name: 'Carta de tintas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Carta de tintas' }).waitFor()
    await page.getByLabel('Tabla de tintas').fill(guide)
    await page.getByRole('button', { name: 'Leer la tabla' }).click()
    await page.getByText('Leímos 3 tintas.').waitFor()
    await page.getByText(/^Línea 5: ese nombre no sirve para una plancha/).waitFor()
    await page.getByText(/^Línea 6: no entendemos el color/).waitFor()
    await page.getByText(/^Línea 7: empieza como una fórmula; .* Pegado especial › Valores/).waitFor()
    await picture(page, `intake-${width}`)
    await isSound('a table with rows at fault')
    await page.getByRole('button', { name: /^(Guardar|Reemplazar).* 3 tintas$/ }).focus()
    await page.keyboard.press('Enter')
    const chips = page.getByRole('list', { name: 'Tintas' }).getByRole('listitem')
    await expect.poll(() => chips.count()).toBe(3)
    await page.getByRole('button', { name: 'Quitar Rojo Club' }).click()
    await expect.poll(() => chips.count()).toBe(2)
    await page.getByRole('button', { name: 'Deshacer' }).first().click()
    await expect.poll(() => chips.count()).toBe(3)
    await page.getByLabel('Buscar una tinta').fill('v-3')
    await expect.poll(() => chips.allTextContents()).toEqual(['Verde cancha · V-3'])
    await picture(page, `chart-${width}`)
    await isSound('the chart')
    await page.context().close()
  },
)

const elements = [
  textElement('rojo', 60, 25, { text: 'PAMPA', size: 14, width: 50, height: 12, colour: '#d0202e' }),
  textElement('azul', 60, 55, { text: 'SUR', size: 14, width: 30, height: 12, colour: '#1d5794' }),
]

const openBuilder = (width: Width) => openTechniquePanel(demo, shirt, width, elements)

const ink = (page: Page, hex: string) => page.getByRole('combobox', { name: `Nombre de la tinta ${hex}` })
const options = (page: Page) => page.getByRole('listbox', { name: 'Tintas de la tienda' }).getByRole('option')

deepTest.each<Width>(eachOrFirst([360, 800, 1280]))(
  'in the builder an ink of the chart is taken by keyboard, its color with it, and undone, at %i px [BLD-13]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openBuilder(width)
    const red = ink(page, '#d0202e')
    await red.waitFor()
    await red.focus()
    await awaitAnswer(async () => {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => options(page).count()).toBe(3)
    })
    expect(await options(page).first().textContent()).toBe('Rojo ClubR-12')
    await red.scrollIntoViewIfNeeded()
    await picture(page, `builder-chart-${width}`)
    await isSound('the inks of the shop')
    await page.keyboard.press('ArrowDown')
    await awaitAnswer(() => page.keyboard.press('Enter'))
    const taken = ink(page, '#c81f30')
    await taken.waitFor()
    expect(await taken.inputValue()).toBe('Rojo Club')
    await expect.poll(() => taken.evaluate((field) => field === document.activeElement)).toBe(true)
    await awaitAnswer(() => ink(page, '#1d5794').fill('rio'))
    await expect.poll(() => options(page).allTextContents()).toEqual(['Azul RíoA-7'])
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count()).toBe(0)
    await ink(page, '#1d5794').blur()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await awaitAnswer(() => ink(page, '#d0202e').waitFor())
    await page.context().close()
  },
)

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" fill="#d0202e"/><circle cx="75" cy="75" r="45" fill="#1d5794"/></svg>',
)

deepTest.each<Width>([360, 800, 1280])(
  'on the customize page a logo takes an ink of the chart, and a name that is not in it is only a hint, at %i px [BLD-13] [ROUTE-06]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, width)
    await openCustomize(page, demo.origin, shirt, 'Serigrafía')
    const file = page.locator('input[type=file]').first()
    await awaitAnswer(() => file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo }))
    const red = ink(page, '#d0202e')
    await red.waitFor()
    await awaitAnswer(async () => {
      await red.click()
      await expect.poll(() => options(page).count()).toBe(3)
    })
    await red.scrollIntoViewIfNeeded()
    await picture(page, `customize-chart-${width}`)
    await isSound('the inks of the shop on the customize page')
    await awaitAnswer(() => options(page).first().click())
    await ink(page, '#c81f30').waitFor()
    expect(await ink(page, '#c81f30').inputValue()).toBe('Rojo Club')
    await awaitAnswer(() => ink(page, '#1d5794').fill('Pantone 300 C'))
    await ink(page, '#1d5794').blur()
    await page
      .getByText(/no tiene en su carta de tintas: «Pantone 300 C»/)
      .first()
      .waitFor()
    await picture(page, `customize-hint-${width}`)
    await isSound('a name that the chart has not')
    await page.context().close()
  },
)
