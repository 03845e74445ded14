import type { Locator, Page } from 'playwright-core'
import { networkIdle } from './network-idle.ts'
import { cartDrawer, openUntilIdle } from './shopper.ts'

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" rx="20" fill="#1b4fa0"/><circle cx="75" cy="75" r="45" fill="#ffc72c"/></svg>',
)

/** The first product of the demo that is found by this name. */
async function findProduct(page: Page, origin: string, name: string) {
  const list = await page.request.get(
    `${origin}/api/services/app/Zecat/GetProductsList?name=${name}&tenancyName=pampa`,
  )
  const [item]: { id: number; type: string; url: string }[] = (await list.json()).result.items
  if (!item) throw new Error(`the demo has no ${name}`)
  return item
}

/** The page of this product. */
export async function openProduct(page: Page, origin: string, name: string): Promise<void> {
  const { type, url } = await findProduct(page, origin, name)
  const kind = type === 'ProductoCurva' ? 'curva' : 'simple'
  await openUntilIdle(page, `${origin}/pampa/product-detail/${kind}/${url}`)
}

/** The builder with this product at its own address, without the way from the product's page. */
export async function openBuilder(page: Page, origin: string, name: string): Promise<void> {
  const { id } = await findProduct(page, origin, name)
  await page.goto(`${origin}/pampa/product-builder?id=${id}`)
  await isOpen(page)
}

/** From the product's page into the builder, with units where there are sizes. */
export async function openFromProduct(page: Page, origin: string, name: string): Promise<void> {
  await openProduct(page, origin, name)
  const cells = page.getByRole('textbox', { name: /, talle / })
  for (const cell of await cells.all()) {
    if (!(await cell.isEditable())) continue
    await cell.fill('30')
    break
  }
  await page.getByRole('link', { name: 'Diseñar en el editor' }).filter({ visible: true }).click()
  await page.waitForURL(/product-builder/)
  await isOpen(page)
}

export async function isOpen(page: Page): Promise<void> {
  await page.getByRole('application').and(page.locator('[aria-busy=false]')).waitFor()
}

export const panel = (page: Page): Locator => page.locator('#builder-panel')
export const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Propiedades' })

export async function chooseLogoFile(page: Page): Promise<void> {
  const chooser = panel(page).locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'logo-andes.svg', mimeType: 'image/svg+xml', buffer: logo })
  await panel(page).getByRole('button', { name: 'Agregar logo-andes.svg' }).waitFor()
}

/** The layers of the open place, the topmost first. */
export async function layers(page: Page): Promise<string[]> {
  const tool = page.getByRole('button', { name: 'Capas', exact: true })
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.click()
  const names = page.getByRole('list', { name: /^Capas/ }).locator('li > div > button')
  await names.first().waitFor()
  return names.allTextContents()
}

export const field = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label).filter({ visible: true }).first().inputValue()

export const fieldNumber = async (page: Page, label: string): Promise<number> =>
  Number((await field(page, label)).replace(',', '.'))

/** The price is that of the design as it is now: measured a moment after the last change, then priced. */
export async function isMeasured(page: Page): Promise<void> {
  await networkIdle(page)
  await page.locator('main header button[aria-busy=false]').waitFor()
}

export async function addToCart(page: Page): Promise<void> {
  await networkIdle(page)
  await page
    .locator('main header')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await cartDrawer(page).getByRole('link', { name: 'Editar diseño' }).waitFor()
}
