import { readFile } from 'node:fs/promises'
import { pdfOfTwoPages } from '@estampa/server/test/pdf-files'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import {
  chooseLogoFile,
  field,
  fieldNumber,
  isOpen,
  layers,
  openBuilder,
  openFromProduct,
  openProduct,
  panel,
} from './designer.ts'
import { keepPicture } from './keep-picture.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const stage = (page: Page) => page.getByRole('application')
const menuRow = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await menuRow(page, 'Cuadrícula').waitFor()
}

/** Gone with its animation: while it goes it is still over the stage. */
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await menuRow(page, 'Cuadrícula').waitFor({ state: 'detached' })
}

async function openWithLogo(): Promise<Page> {
  const { page } = await openPage(demo.browser, 1280)
  await openBuilder(page, demo.origin, 'taza')
  await chooseLogoFile(page)
  return page
}

deepTest(
  'grid and ruler are off at first, and no window but the asked one opens [BLD-05] [BLD-06]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    const opened: string[] = []
    page.on('popup', (one) => opened.push(one.url()))
    await openFromProduct(page, demo.origin, 'taza')
    const drawn = () => stage(page).locator('path[stroke-opacity]').count()
    // the lines of the print area itself are always there
    const ofArea = await drawn()
    const lines = async () => (await drawn()) - ofArea
    const marks = () => stage(page).getByText('cm', { exact: true }).count()
    expect(await marks()).toBe(0)
    await openMenu(page)
    for (const name of ['Cuadrícula', 'Regla en centímetros']) {
      expect(await menuRow(page, name).getAttribute('aria-pressed')).toBe('false')
      await menuRow(page, name).click()
      expect(await menuRow(page, name).getAttribute('aria-pressed')).toBe('true')
    }
    await expect.poll(marks).toBe(1)
    expect(await lines()).toBeGreaterThanOrEqual(4)
    for (const name of ['Cuadrícula', 'Regla en centímetros']) await menuRow(page, name).click()
    await expect.poll(async () => [await lines(), await marks()]).toEqual([0, 0])
    await closeMenu(page)
    // what is paid and how is asked by the checkout, never here
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText(/medio de pago|cuotas|tarjeta|transferencia/i).count()).toBe(0)
    expect(opened).toEqual([])
    await page.context().close()
  },
)

test.each(eachOrFirst<Width>([360, 800, 1280]))(
  'the stage opens with the area free, its product in sight, and shows the whole product, at %i px [BLD-07] [ROUTE-18]',
  async (width) => {
    const { page } = await openPage(demo.browser, width)
    for (const name of ['remera', 'botella', 'taza', 'buzo']) {
      await openBuilder(page, demo.origin, name)
      await keepPicture(page, 'STAGE_PICTURES', `${name}-${width}`)
      const boxes = await boxesOf(page)
      // nothing of the product is under it
      expect(boxes.bar.y + boxes.bar.height, name).toBeLessThanOrEqual(boxes.stage.y)
      // as wide as the area once more is seen around it
      expect(boxes.stage.width, name).toBeGreaterThan(1.3 * boxes.area.width)
      await page.getByRole('button', { name: 'Ver completo' }).click()
      const whole = await boxesOf(page)
      for (const side of ['width', 'height'] as const) {
        expect(whole.product[side], name).toBeLessThanOrEqual(whole.stage[side] + 1)
      }
      await keepPicture(page, 'STAGE_PICTURES', `${name}-${width}-whole`)
      if (whole.area.width < 0.98 * boxes.area.width) {
        await page.getByRole('button', { name: 'Ver el lugar' }).click()
        await expect.poll(async () => (await boxesOf(page)).area).toEqual(boxes.area)
      }
    }
    await page.context().close()
  },
)

const startBar = (page: Page) => page.getByText('Empezá por tu logo o un texto').locator('../..')

async function boxesOf(page: Page) {
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? expect.unreachable('not seen')
  return {
    stage: await boxOf(stage(page)),
    area: await boxOf(stage(page).locator('svg path[stroke-dasharray="5 4"]')),
    product: await boxOf(stage(page).locator('img').first()),
    bar: await boxOf(startBar(page)),
  }
}

deepTest('who takes everything away begins anew, and is not told to go on [BLD-07]', async () => {
  const page = await openWithLogo()
  await expect.poll(() => page.getByText('Guardado en este navegador').count()).toBe(1)
  await page.reload()
  await isOpen(page)
  await page.getByText('Seguimos donde lo dejaste').waitFor()
  await stage(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.getByText('Empezá por tu logo o un texto').waitFor()
  await expect.poll(() => page.getByText('Guardado en este navegador').count()).toBe(1)
  await page.reload()
  await isOpen(page)
  await page.getByText('Empezá por tu logo o un texto').waitFor()
  expect(await page.getByText('Seguimos donde lo dejaste').count()).toBe(0)
  await page.context().close()
})

deepTest(
  'a picture and a text are turned by number and by key, and the turn is undone [BLD-04]',
  async () => {
    const page = await openWithLogo()
    const turn = () => field(page, 'Giro (°)')
    const turnTo = async (degrees: string) => {
      const angle = page.getByLabel('Giro (°)').filter({ visible: true }).first()
      await angle.fill(degrees)
      await angle.press('Enter')
      await expect.poll(turn).toBe(degrees)
    }
    await turnTo('30')
    await stage(page).focus()
    await page.keyboard.press('Shift+R')
    await expect.poll(turn).toBe('15')
    await page.keyboard.press('Control+z')
    await expect.poll(turn).toBe('30')
    await page.getByRole('button', { name: 'Texto', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Agregar texto' }).click()
    await expect.poll(turn).toBe('0')
    await turnTo('345')
    await page.context().close()
  },
)

test('a new text is typed at once, a double click leads back into it, and a logo keeps the focus [BLD-04]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  await openBuilder(page, demo.origin, 'taza')
  const bar = startBar(page)
  const focusOf = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const selected = () => page.evaluate(() => String(document.getSelection()))
  await bar.getByRole('button', { name: 'Subir logo' }).click()
  await expect.poll(focusOf).toBe('Subir logo')
  await bar.getByRole('button', { name: 'Agregar texto' }).click()
  await expect.poll(selected).toBe('Tu texto')
  await page.keyboard.type('Hola')
  expect(await layers(page)).toEqual(['Hola'])
  const { x, y, width, height } = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect.poll(selected).toBe('Hola')
  await page.keyboard.type('Chau')
  expect(await layers(page)).toEqual(['Chau'])
  await page.context().close()
})

deepTest('nothing leaves its place by keys, by typed numbers or by a drag [BLD-03]', async () => {
  const page = await openWithLogo()
  const type = async (label: string, value: string) => {
    const input = page.getByLabel(label, { exact: true }).filter({ visible: true }).first()
    await input.fill(value)
    await input.press('Enter')
  }
  const place = await placeOf(page)
  const box = async () => ({
    left: await fieldNumber(page, 'Izquierda (cm)'),
    top: await fieldNumber(page, 'Arriba (cm)'),
    width: await fieldNumber(page, 'Ancho (cm)'),
    height: await fieldNumber(page, 'Alto (cm)'),
  })
  /** The box around the corners, whatever the turn; numbers are shown to a hundredth. */
  const isInside = async () => {
    const { left, top, width, height } = await box()
    const turn = ((await fieldNumber(page, 'Giro (°)')) * Math.PI) / 180
    const across = (width * Math.abs(Math.cos(turn)) + height * Math.abs(Math.sin(turn))) / 2
    const down = (width * Math.abs(Math.sin(turn)) + height * Math.abs(Math.cos(turn))) / 2
    const [x, y] = [left + width / 2, top + height / 2]
    const over = [across - x, down - y, x + across - place.width, y + down - place.height]
    expect(Math.max(...over)).toBeLessThanOrEqual(0.015)
  }
  await type('Ancho (cm)', '2')
  await stage(page).focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => (await box()).left).toBe(0)
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowDown')
  await isInside()
  await type('Izquierda (cm)', '999')
  await isInside()
  await type('Arriba (cm)', '-50')
  await expect.poll(async () => (await box()).top).toBe(0)
  await isInside()
  // at the edge there is no room to turn
  await type('Giro (°)', '45')
  await expect.poll(() => fieldNumber(page, 'Giro (°)')).toBeLessThan(5)
  await isInside()
  await type('Ancho (cm)', '400')
  await isInside()
  await type('Ancho (cm)', '2')
  await page.getByRole('button', { name: 'Centrar a lo ancho' }).click()
  await page.getByRole('button', { name: 'Centrar a lo alto' }).click()
  await type('Giro (°)', '45')
  await expect.poll(() => fieldNumber(page, 'Giro (°)')).toBe(45)
  await isInside()
  const at =
    (await stage(page).locator('svg path[stroke-dasharray="5 4"]').boundingBox()) ?? expect.unreachable()
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width * 3, at.y - at.height * 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await box()).left).toBeGreaterThan(place.width / 2)
  expect((await box()).top).toBeLessThan(place.height / 4)
  await isInside()
  await page.context().close()
})

/** The first place of the mug, centimeters. */
async function placeOf(page: Page): Promise<{ width: number; height: number }> {
  const id = new URL(page.url()).searchParams.get('id')
  const answer = await page.request.get(
    `${demo.origin}/api/services/app/Zecat/GetProductDetail?id=${id}&isEcommerceClient=true&tenancyName=pampa`,
  )
  const [area] = (await answer.json()).result.printing_areas
  return { width: area.width_centimeters, height: area.height_centimeters }
}

deepTest('a design is kept as a file and opened again; a file that is none is told [BLD-07]', async () => {
  const page = await openWithLogo()
  expect(await layers(page)).toEqual(['logo-andes'])
  await openMenu(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menuRow(page, 'Descargar el diseño').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[\p{Ll}-]+\.diseno\.json$/u)
  const kept = await readFile(await download.path())
  await page.getByRole('button', { name: 'Eliminar logo-andes' }).click()
  await page.getByText('Todavía no hay nada en este lugar.').waitFor()
  await openMenu(page)
  const chooser = page.locator('input[type=file][accept*=json]')
  const file = (buffer: Buffer) => ({ name: 'taza.json', mimeType: 'application/json', buffer })
  await chooser.setInputFiles(file(Buffer.from('{"views": "none"}')))
  await page.getByText('Ese archivo no es un diseño de este producto.').waitFor()
  await chooser.setInputFiles(file(kept))
  await menuRow(page, 'Cuadrícula').waitFor({ state: 'detached' })
  expect(await layers(page)).toEqual(['logo-andes'])
  await page.context().close()
})

deepTest('the sheet of keys opens by its key and says what the keys do [BLD-07]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  await openBuilder(page, demo.origin, 'taza')
  await stage(page).focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' })
  const row = sheet.getByText('Girar 15° a la derecha').locator('..')
  expect(await row.getByRole('definition').textContent()).toBe('R')
  expect(await sheet.getByRole('term').count()).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.context().close()
})

deepTest(
  'the files of the editor carry a hash, are kept for a year, and no other screen fetches them [BLD-10] [BLD-11]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    const own = new Map<string, string | undefined>()
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (/^\/product-builder\//.test(pathname)) own.set(pathname, answer.headers()['cache-control'])
    })
    for (const path of ['', '/products-list/all', '/shopping-cart']) {
      await page.goto(`${demo.origin}/pampa${path}`, { waitUntil: 'networkidle' })
    }
    await openProduct(page, demo.origin, 'taza')
    expect([...own.keys()]).toEqual([])
    await openFromProduct(page, demo.origin, 'taza')
    expect(own.size).toBeGreaterThan(0)
    for (const [path, kept] of own) {
      expect(path).toMatch(/-[\w-]{8}\.(js|css|svg|ttf|woff2)$/)
      expect(kept, path).toBe('public, max-age=31536000, immutable')
    }
    const [file] = own.keys()
    const missing = await page.request.get(`${demo.origin}${file?.replace(/-[\w-]{8}\./, '-00000000.')}`)
    expect(missing.status()).toBe(404)
    await page.context().close()
  },
)

deepTest(
  'a PDF comes in with its vectors, and another of its pages takes the place of the first [API-51] [BLD-05] [DEC-08]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    await openBuilder(page, demo.origin, 'taza')
    const chooser = panel(page).locator('input[type=file]').first()
    const file = { name: 'marca.pdf', mimeType: 'application/pdf', buffer: pdfOfTwoPages() }
    await chooser.setInputFiles(file)
    await panel(page).getByRole('button', { name: 'Agregar marca.pdf' }).waitFor()
    await page.getByText('Vectorial: nítido a cualquier tamaño').waitFor()
    const pages = page.getByRole('combobox', { name: 'Página', exact: true })
    expect(await pages.locator('option').allTextContents()).toEqual(['1 de 2', '2 de 2'])
    await page.getByLabel('Cambiar #cc3333').waitFor()
    await pages.selectOption('2')
    await page.getByLabel('Cambiar #3333cc').waitFor()
    expect(await page.getByLabel('Cambiar #cc3333').count()).toBe(0)
    expect(await layers(page)).toHaveLength(1)
    await page.close()
  },
)
