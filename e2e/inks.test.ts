/** The inks of a print: named by the buyer, in the builder and on the customize page, and kept. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../apps/server/test/pdf-files.ts'
import { openTechniquePanel, textElement } from './builder-page.ts'
import { type Decorated, findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { panel } from './designer.ts'
import { keepPicture } from './keep-picture.ts'
import { openCustomize } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
let shirt: Decorated

beforeAll(async () => {
  demo = await openDemo()
  shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
})
afterAll(() => demo?.close())

const elements = [
  textElement('rojo', 60, 25, { text: 'PAMPA', size: 14, width: 50, height: 12, colour: '#d0202e' }),
  textElement('azul', 60, 55, { text: 'SUR', size: 14, width: 30, height: 12, colour: '#1d5794' }),
]

const openBuilder = (width: Width) => openTechniquePanel(demo, shirt, width, elements)

const picture = (page: Page, name: string) => keepPicture(page, 'INK_PICTURES', name)

const fields = (page: Page) => page.getByRole('list', { name: 'Tintas' }).getByRole('combobox')

deepTest.each<Width>([360, 800, 1280])(
  'in the builder each ink is named, and why not stands at its field, at %i px [BLD-02] [DEC-05]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openBuilder(width)
    const red = page.getByRole('combobox', { name: 'Nombre de la tinta #d0202e' })
    const blue = page.getByRole('combobox', { name: 'Nombre de la tinta #1d5794' })
    await red.waitFor()
    expect(await fields(page).count()).toBe(2)
    await awaitAnswer(() => red.fill('Pantone 485 C'))
    await blue.fill('pantone 485 c')
    await blue.blur()
    await page.getByText('Otra tinta ya se llama así.').waitFor()
    expect(await blue.inputValue()).toBe('pantone 485 c')
    await red.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await picture(page, `builder-${width}`)
    await isSound('the inks of the builder')
    await blue.fill('All')
    await blue.blur()
    await page.getByText('Ese nombre ya lo usa otra plancha del taller.').waitFor()
    await awaitAnswer(() => blue.fill(' Azul  Francia '))
    await blue.blur()
    expect(await blue.inputValue()).toBe('Azul Francia')
    await page.keyboard.press('Escape')
    await page.context().close()
  },
)

const spotLogo = {
  name: 'marca.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf({
    content: '/Rojo cs 1 scn 20 20 100 160 re f 0 g 130 20 50 160 re f',
    resources: '/ColorSpace << /Rojo [/Separation /PANTONE#20485#20C /DeviceCMYK 10 0 R] >>',
    objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.95 1 0] /N 1 >>'],
  }),
}

deepTest(
  'in the builder the spot ink of a PDF is called as the file calls it [BLD-02] [DEC-05] [BLD-09]',
  async () => {
    const { page, awaitAnswer, isSound } = await openBuilder(1280)
    const images = page.getByRole('button', { name: 'Imagen', exact: true })
    if ((await images.getAttribute('aria-expanded')) === 'false') await images.click()
    const chooser = panel(page).locator('input[type=file]').first()
    await awaitAnswer(() => chooser.setInputFiles(spotLogo))
    await panel(page).getByRole('button', { name: 'Agregar marca.pdf' }).waitFor()
    const technique = page.getByRole('button', { name: 'Técnica', exact: true })
    if ((await technique.getAttribute('aria-expanded')) === 'false') await technique.click()
    await expect
      .poll(() => fields(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain('PANTONE 485 C')
    await picture(page, 'builder-pdf')
    await isSound('the inks of a PDF')
    await page.context().close()
  },
)

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" fill="#d0202e"/><circle cx="75" cy="75" r="45" fill="#1d5794"/></svg>',
)

test.each(phoneFirst)(
  'on the customize page an ink is named, and its name is there again after a visit elsewhere, at %i px [BLD-02] [DEC-05] [ROUTE-06]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, width)
    await openCustomize(page, demo.origin, shirt, 'Serigrafía')
    const file = page.locator('input[type=file]').first()
    await awaitAnswer(() => file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo }))
    const red = page.getByRole('combobox', { name: 'Nombre de la tinta #d0202e' })
    await red.waitFor()
    await awaitAnswer(() => red.fill('Pantone 485 C'))
    await red.blur()
    await red.scrollIntoViewIfNeeded()
    await picture(page, `customize-${width}`)
    await isSound('the inks of the customize page')
    await page.reload()
    await expect
      .poll(async () => {
        if (await red.isVisible()) return red.inputValue()
        const step = page.getByRole('button', { name: /Colores|Tintas/ }).first()
        if (await step.isVisible()) await step.click()
        return ''
      })
      .toBe('Pantone 485 C')
    await page.context().close()
  },
)
