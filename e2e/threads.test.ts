/** The threads of an embroidery: seen with their numbers beside what was drawn, exchanged, and kept. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTechniquePanel, textElement } from './builder-page.ts'
import { type Decorated, findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openCustomize } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
let polo: Decorated

beforeAll(async () => {
  demo = await openDemo()
  polo = await findDecorated(demo.origin, 'chomba', 'Bordado')
})
afterAll(() => demo?.close())

const elements = [
  textElement('negro', 45, 15, { text: 'PAMPA', size: 14, width: 50, height: 12, colour: '#1d1d1b' }),
  textElement('rojo', 45, 35, { text: 'SUR', size: 14, width: 30, height: 12, colour: '#ff0000' }),
]

const openBuilder = (width: Width) => openTechniquePanel(demo, polo, width, elements)

const threads = (page: Page) => page.getByRole('list', { name: 'Hilos del bordado' })

const picture = (page: Page, name: string) => keepPicture(page, 'THREAD_PICTURES', name)

deepTest.each(eachOrFirst<Width>([360, 800, 1280]))(
  'the builder shows each thread beside what was drawn, and exchanges it, at %i px [API-29] [DEC-01] [BLD-07]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openBuilder(width)
    const list = threads(page)
    await list.getByText('Isacord 0020').waitFor()
    await list.getByText('Isacord 1306').waitFor()
    expect(await list.getByRole('listitem').count()).toBe(2)
    await list.scrollIntoViewIfNeeded()
    await picture(page, `threads-${width}`)
    await isSound('the threads of the builder')
    await list.getByRole('button', { name: 'Cambiar Negro, hilo 0020' }).click()
    const dialog = page.getByRole('dialog', { name: 'Elegí un hilo' })
    await dialog.getByRole('searchbox').waitFor()
    await picture(page, `chart-${width}`)
    await isSound('the chart of threads')
    await dialog.getByRole('searchbox').fill('3353')
    expect(await dialog.getByRole('listitem').count()).toBe(1)
    await awaitAnswer(() => dialog.getByRole('button', { name: /Azul marino/ }).click())
    await list.getByText('Isacord 3353 · elegido por vos').waitFor()
    await picture(page, `chosen-${width}`)
    await page.keyboard.press('Control+z')
    await list.getByText('Isacord 0020').waitFor()
    await page.context().close()
  },
)

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" fill="#575756"/><circle cx="75" cy="75" r="45" fill="#ff0000"/></svg>',
)

deepTest(
  'the customise page sews gray in gray, and another thread can be chosen [API-29] [DEC-01] [ROUTE-06]',
  async () => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, 1280)
    await openCustomize(page, demo.origin, polo, 'Bordado')
    const list = threads(page)
    // the picture is looked at before it lies on its place
    await awaitAnswer(async () => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
      await list.getByText('Isacord 0112').waitFor()
      await list.getByText('Isacord 1306').waitFor()
    })
    await picture(page, 'customize')
    await isSound('the threads of the customise page')
    await list.getByRole('button', { name: 'Cambiar Gris oscuro, hilo 0112' }).click()
    const dialog = page.getByRole('dialog', { name: 'Elegí un hilo' })
    await dialog.getByRole('searchbox').fill('gris perla')
    await awaitAnswer(() => dialog.getByRole('listitem').first().getByRole('button').click())
    await list.getByText(/elegido por vos/).waitFor()
    await picture(page, 'customize-chosen')
    await page.context().close()
  },
)
