/** The white background of a logo in the builder: while no color is chosen, it is judged by the color that is shown. */
import pg from 'pg'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTechniquePanel, textElement } from './builder-page.ts'
import { type Decorated, findDecorated, productsFound } from './catalog-answers.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { panel } from './designer.ts'
import { keepPicture } from './keep-picture.ts'

type Colored = { products: { sku: string; color: string }[] }

let demo: Demo
let shirt: Decorated

beforeAll(async () => {
  // the shirt's pictures are said to be of another color
  demo = await openOwnDemo()
  shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
})
afterAll(() => demo?.close())

const word = textElement('palabra', 60, 25, { text: 'PAMPA', size: 14, width: 50, height: 12 })
const toldOf = {
  white: /tiene un fondo del color del producto: ni se imprime ni se cobra/,
  dark: /tiene un fondo blanco que también se va a imprimir/,
  unknown: /en un producto que no sea blanco se ve como un recuadro y se cobra como una tinta/,
}

deepTest(
  'while no color is chosen, a white background is told of by the shirt that is shown, and taken away there [DEC-13] [BLD-01]',
  async () => {
    const { white, dark } = await skusByColor()
    for (const [shown, sku] of [
      ['white', white],
      ['dark', dark],
      ['unknown', null],
    ] as const) {
      await showShirtOf(sku)
      const { page, isSound, awaitAnswer } = await openTechniquePanel(demo, shirt, 1280, [word])
      await awaitAnswer(() => bringLogo(page))
      await openTool(page, 'Revisar')
      const told = panel(page).getByRole('article').filter({ hasText: toldOf[shown] })
      await told.waitFor()
      expect(await panel(page).getByRole('article').filter({ hasText: /fondo/ }).count()).toBe(1)
      await keepPicture(page, 'FIX_PICTURES', `background-${shown}`)
      await isSound(`a background on a shirt whose color is ${shown}`)
      const fix = told.getByRole('button', { name: 'Quitar el fondo' })
      await awaitAnswer(async () => {
        await fix.click()
        await expect.poll(() => told.count()).toBe(0)
      })
      await page.context().close()
    }
  },
)

/** Says that the pictures of the shirt are of this variant; null: of none in particular. */
async function showShirtOf(sku: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  try {
    await client.query(
      "select set_config('estampa.shop', (select id from shops where name = 'pampa')::text, false)",
    )
    await client.query(
      `update generics set document = jsonb_set(document, '{images}',
         (select jsonb_agg(jsonb_set(image, '{variant}', $2::jsonb)) from jsonb_array_elements(document->'images') image))
       where id = $1`,
      [shirt.id, JSON.stringify(sku)],
    )
  } finally {
    await client.end()
  }
}

async function skusByColor(): Promise<{ white: string; dark: string }> {
  for await (const { id, products } of productsFound<Colored>(demo.origin, 'remera')) {
    const skuOf = (color: RegExp) => products.find((one) => color.test(one.color))?.sku
    const [white, dark] = [skuOf(/blanc/i), skuOf(/negr|azul/i)]
    if (id === shirt.id && white && dark) return { white, dark }
  }
  throw new Error('the shirt is not sold in white and in a dark color')
}

async function openTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  if ((await tool.getAttribute('aria-expanded')) !== 'true') await tool.click()
}

async function bringLogo(page: Page): Promise<void> {
  const drawing =
    '<rect width="600" height="300" fill="#fff"/><circle cx="300" cy="150" r="110" fill="#1a237e"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">${drawing}</svg>`
  const buffer = await sharp(Buffer.from(svg)).resize(2400).jpeg({ quality: 95 }).toBuffer()
  await openTool(page, 'Imagen')
  const chooser = panel(page).locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'marca.jpg', mimeType: 'image/jpeg', buffer })
  await panel(page).getByRole('button', { name: 'Agregar marca.jpg' }).waitFor()
}
