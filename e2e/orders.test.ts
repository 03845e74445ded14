import { heic, photo, receiptPdf } from '@estampa/server/test/receipt-files'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer, placeOrder } from './demo-buyer.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import { answerCheckout, cartDrawer, openSession, openUntilIdle, press, reloadUntilIdle } from './shopper.ts'
import { openPage, type WatchedPage } from './watched-page.ts'

/** The gallery examines these screens by axe on a phone; a deep run examines them here too. */
const seenInGallery = { axe: isDeep }

let demo: Demo
let mug: { url: string; name: string }

beforeAll(async () => {
  // the lists of its buyer hold nothing else
  demo = await openOwnDemo()
  const address = `${demo.origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=pampa`
  const { items } = (await (await fetch(address)).json()).result
  mug = items.find((item: { type: string }) => item.type === 'ProductoSimple')
})

afterAll(() => demo?.close())

const open = (page: Page, path: string) => openUntilIdle(page, `${demo.origin}/pampa${path}`)

/** A customer's phone with one product in the cart. */
async function withCart(): Promise<WatchedPage> {
  const watched = await openPage(demo.browser, 360)
  const { page } = watched
  await openSession(page, demo.origin, 'pampa')
  await open(page, `/product-detail/tazas/simple/${mug.url}`)
  await press(page, 'Comprar sin logo')
  await cartDrawer(page).waitFor()
  return watched
}

test('an order is found in the list, paid by what the buyer tells, and given up [ROUTE-10] [ROUTE-11] [API-42]', async () => {
  const { product } = await placeOrder(await openBuyer(demo.origin, 'pampa'), 'pampa')
  const { page, isSound, awaitAnswer } = await openPage(demo.browser, 1280)
  await openSession(page, demo.origin, 'pampa')
  await open(page, '/about')
  await press(page, 'Mi cuenta')
  await page.getByRole('link', { name: 'Mis pedidos' }).filter({ visible: true }).first().click()
  const row = page.getByRole('main').getByRole('article').first()
  await row.getByText(product).waitFor()
  await isSound('orders', seenInGallery)
  await row.getByRole('link').click()
  await page.waitForURL(/orders\/detail/)
  await press(page, 'Informar un pago')
  const form = page.getByRole('dialog', { name: 'Informar un pago' })
  await form.getByRole('button', { name: 'Informar el pago' }).click()
  await form.getByText('Escribí el número de operación.').waitFor()
  await sendReceipts(form)
  await form.getByLabel('Número de operación').fill('00981234')
  await awaitAnswer(async () => {
    await form.getByRole('button', { name: 'Informar el pago' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByText('Operación 00981234').waitFor()
    await page.getByRole('link', { name: 'Ver comprobante captura.png' }).waitFor()
  })
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar comprobante transferencia.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('comprobante.pdf')
  await addPurchaseOrder(page)
  await page.getByText('Seña (50 %)').waitFor()
  expect(await page.getByRole('main').getByText('Pago en revisión').count()).toBeGreaterThan(0)
  await isSound('order')
  await press(page, 'Cancelar pedido')
  const question = page.getByRole('dialog', { name: '¿Cancelar el pedido?' })
  await question.getByLabel(/^Motivo/).fill('Cambió la fecha del evento')
  await question.getByRole('button', { name: 'Cancelar el pedido' }).click()
  await page.getByText('«Cambió la fecha del evento»').waitFor()
  expect(await page.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0)
  await press(page, 'Repetir pedido')
  const drawer = cartDrawer(page)
  await drawer.getByText(product).waitFor()
  // notices on a phone know how high they have to stand, so that they cover none of its buttons
  const toldHeight = () => document.documentElement.style.getPropertyValue('--sheet-footer')
  const height = await drawer.locator('footer').evaluate((footer: HTMLElement) => footer.offsetHeight)
  await expect.poll(() => page.evaluate(toldHeight)).toBe(`${height}px`)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await page.evaluate(toldHeight)).toBe('')
  await page.context().close()
})

/** A number that is none is said at its field, and what was chosen stays. */
async function addPurchaseOrder(page: Page): Promise<void> {
  await press(page, 'Agregar orden de compra')
  const form = page.getByRole('dialog', { name: 'Orden de compra' })
  await form.getByLabel('Número de orden de compra').fill('<4500>')
  const chosen = { name: 'orden.png', mimeType: 'image/png', buffer: await photo().png().toBuffer() }
  await form.getByLabel('Archivo de la orden de compra').setInputFiles([chosen])
  await form.getByText(/^Listo ·/).waitFor()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByText('Escribí el número con letras').waitFor()
  await form.getByLabel('Número de orden de compra').fill('OC 4500')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText('OC 4500', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ver orden.png' }).waitFor()
}

/** A photo of an iPhone is refused, a paper and a picture are kept; another one is taken back. */
async function sendReceipts(form: Locator): Promise<void> {
  const picture = await photo().png().toBuffer()
  const chooser = form.getByLabel('Comprobante', { exact: true })
  await chooser.setInputFiles([
    { name: 'transferencia.pdf', mimeType: 'application/pdf', buffer: await receiptPdf() },
    { name: 'IMG_0012.HEIC', mimeType: 'image/heic', buffer: heic() },
    { name: 'captura.png', mimeType: 'image/png', buffer: picture },
  ])
  await form.getByText('Es una foto HEIC').waitFor()
  await form.getByRole('button', { name: 'Quitar IMG_0012.HEIC' }).click()
  await form.getByText('Listo para enviar con el aviso').nth(1).waitFor()
}

deepTest(
  'a quote of the cart is accepted by its link without an account, then ordered [ROUTE-13] [QUO-04] [API-41]',
  async () => {
    const { page, isSound } = await withCart()
    await open(page, '/shopping-cart')
    await press(page, 'Pedir cotización')
    const form = page.getByRole('dialog', { name: 'Pedir cotización' })
    await form.getByLabel(/^Empresa/).fill('Bodega del Sur')
    await form.getByRole('button', { name: 'Pedir cotización' }).click()
    await page.waitForURL(/orders\/quote\/detail/)
    await page.getByRole('heading', { level: 1, name: /C-\d{6}/ }).waitFor()
    await isSound('quote', seenInGallery)
    const answers = await page.evaluate(askQuotes)
    const link = answers.find((answer) => answer.link)?.link ?? ''

    const { page: holder, isSound: isHolderSound } = await openPage(demo.browser, 1280)
    await open(holder, link)
    await holder.getByText(mug.name).first().waitFor()
    await isHolderSound('public quote', seenInGallery)
    await press(holder, 'Aceptar cotización')
    const acceptance = holder.getByRole('dialog')
    await acceptance.getByLabel('Tu nombre').fill('Martín Rojas')
    await acceptance.getByRole('button', { name: 'Aceptar', exact: true }).click()
    await holder.getByText('La aceptó Martín Rojas.').waitFor()
    await holder.context().close()

    await reloadUntilIdle(page)
    await page.getByText('La aceptó Martín Rojas.').waitFor()
    await page.getByRole('link', { name: 'Hacer el pedido' }).filter({ visible: true }).click()
    await page.waitForURL(/checkout\?quote=/)
    await answerCheckout(page)
    await open(page, '/orders/quote/list')
    await page.getByRole('main').getByText('Convertida en pedido').waitFor()
    await isSound('quotes', seenInGallery)
    await page.context().close()
  },
)

test('a link that opens nothing says so, and a guest signs in and comes back to the list [UI-15] [QUO-04]', async () => {
  const { page, isSound } = await openPage(demo.browser, 360)
  await open(page, '/quote#cut-off')
  await page.getByRole('heading', { name: 'Este enlace no abre ninguna cotización' }).waitFor()
  await isSound('lost link')
  await open(page, '/orders/quote/list?state=open')
  await page.waitForURL(/auth\?mode=login&from=%2Forders%2Fquote%2Flist%3Fstate%3Dopen/)
  await page.context().close()
})

/** Runs in the page: the person's newest quote, link and all. */
async function askQuotes(): Promise<{ link: string | null }[]> {
  const headers = {
    'Abp-TenantId': 'pampa',
    authorization: `Bearer ${localStorage.getItem('estampa:pampa:accessToken')}`,
  }
  const id = location.pathname.split('/').at(-1)
  const answer = await fetch(`/api/services/app/Orders/GetQuoteById?Id=${id}`, { headers })
  return [(await answer.json()).result]
}
