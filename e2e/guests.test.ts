import { receiptPdf } from '@estampa/server/test/receipt-files'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { addMug, fillCheckout, press } from './shopper.ts'
import { openPage } from './watched-page.ts'

/** The countries differ in words and fields, the widths in layout: a deep run asks and orders in both. */
const walks = [
  ['pampa', 360],
  ['andina', 1280],
] as const

const post = new TestMailServer()
let demo: Demo

beforeAll(async () => {
  await post.open()
  // this file needs a mail server
  demo = await openOwnDemo({
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  })
})
afterAll(async () => {
  await demo?.close()
  await post.close()
})

test.each(eachOrFirst(walks))(
  'without an account a quote of %s is three screens from the cart at %i px, and comes by a link that buys it [GST-01] [GST-03]',
  async (shop, width) => {
    const { page, isSound } = await openPage(demo.browser, width)
    const email = `pide.cotizaciones.${shop}@una-empresa-con-nombre-largo.example`
    await addMug(page, demo.origin, shop)
    await page.goto(`${demo.origin}/${shop}/shopping-cart`, { waitUntil: 'networkidle' })
    const seen = countScreens()
    await press(page, 'Pedir cotización')
    const dialog = page.getByRole('dialog')
    await seen(dialog.getByLabel('Nombre y apellido'))
    await isSound(`who asks, without an account, in ${shop}`)
    await dialog.getByRole('button', { name: 'Recibir el código' }).click()
    await dialog.getByText(/^Escrib(e|í) tu nombre\./).waitFor()
    await dialog.getByLabel('Nombre y apellido').fill('Paula Soto')
    await dialog.getByLabel('Correo electrónico').fill(email)
    await dialog.getByLabel('Empresa').fill('Soto y Asociados')
    await dialog.getByRole('button', { name: 'Recibir el código' }).click()
    await seen(dialog.getByText(email))
    // an e-mail that is wider than a phone breaks, and nothing of the popup is out of sight
    expect(await dialog.locator('form').evaluate(overflowOfParent)).toBe(0)
    const { subject } = await post.next(email)
    await dialog.getByLabel('Código').fill(subject.slice(0, 9))
    await dialog.getByRole('button', { name: 'Ver mi cotización' }).click()
    expect(await seen(page.getByRole('heading', { level: 1, name: /^Cotización/ }))).toBeLessThanOrEqual(4)
    await page.getByText('Paula Soto').first().waitFor()
    await isSound(`a quote without an account in ${shop}`)
    const { text } = await post.next(email)
    const { page: reader } = await openPage(demo.browser, width)
    await reader.goto(linkIn(text), { waitUntil: 'networkidle' })
    await reader.getByRole('heading', { level: 1, name: /^Cotización/ }).waitFor()
    expect(reader.url()).not.toContain('#')
    const order = reader.getByRole('link', { name: /^(Convertir en pedido|Hacer el pedido)$/ })
    await order.filter({ visible: true }).click()
    await reader.getByLabel('Correo electrónico').waitFor()
    expect(await reader.getByLabel('Correo electrónico').inputValue()).toBe(email)
    await page.context().close()
    await reader.context().close()
  },
)

deepTest.each(walks)(
  'without an account an order of %s is eight screens from the cart at %i px, and is followed by its link alone [GST-02] [GST-03]',
  async (shop, width) => {
    const { page, isSound } = await openPage(demo.browser, width)
    const email = `compra.${shop}@empresa.example`
    await addMug(page, demo.origin, shop)
    await page.goto(`${demo.origin}/${shop}/shopping-cart`, { waitUntil: 'networkidle' })
    const seen = countScreens()
    await press(page, 'Finalizar compra')
    await seen(page.getByRole('link', { name: 'Seguir sin cuenta' }))
    expect(new URL(page.url()).search).toBe('?mode=login&from=%2Fcheckout')
    await isSound(`the sign-in on the way to the checkout of ${shop}`)
    await page.getByRole('link', { name: 'Seguir sin cuenta' }).click()
    await page.getByLabel('Nombre', { exact: true }).fill('Paula')
    await page.getByLabel('Apellido').fill('Soto')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Número de orden de compra').fill('OC 4500-A1')
    const order = { name: 'orden.pdf', mimeType: 'application/pdf', buffer: await receiptPdf() }
    await page.getByLabel('Archivo de la orden de compra').setInputFiles([order])
    await page.getByText('Se envía cuando confirmes el pedido').waitFor()
    for (const step of await page.locator('ol:has([aria-current="step"]) > li').all()) await seen(step)
    await fillCheckout(page, { shop })
    await seen(page.getByRole('button', { name: /^Confirmar pedido/ }))
    await page.getByText('Orden de compra OC 4500-A1').waitFor()
    await press(page, /^Confirmar pedido/)
    const thanks = page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' })
    expect(await seen(thanks)).toBeLessThanOrEqual(8)
    await isSound(`an order without an account in ${shop}`)
    const id = new URL(page.url()).searchParams.get('order')
    const { text } = await post.next(email)
    const { page: reader, isSound: isRead } = await openPage(demo.browser, width)
    await reader.goto(`${demo.origin}/${shop}/orders/detail/${id}`)
    await reader.waitForURL(/auth\?mode=login/)
    await reader.goto(linkIn(text), { waitUntil: 'networkidle' })
    await reader.getByText(email).first().waitFor()
    expect(new URL(reader.url()).pathname).toBe(`/${shop}/orders/detail/${id}`)
    await reader.getByText('OC 4500-A1').waitFor()
    const saved = reader.waitForEvent('download')
    await reader.getByRole('link', { name: 'Descargar orden.pdf' }).click()
    expect((await saved).suggestedFilename()).toBe('orden-de-compra.pdf')
    await isRead(`the order of a link in ${shop}`)
    await press(reader, 'Borrar mis datos')
    await reader.getByRole('dialog').getByRole('button', { name: 'Borrar mis datos' }).click()
    await reader.getByText('Borramos tus datos.').waitFor()
    await reader.goto(linkIn(text), { waitUntil: 'networkidle' })
    await reader.getByRole('heading', { name: 'Este enlace ya no abre nada' }).waitFor()
    await page.context().close()
    await reader.context().close()
  },
)

deepTest('a person who signs in on the way to a quote finds its form open [GST-03]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  await addMug(page, demo.origin, 'pampa')
  await page.goto(`${demo.origin}/pampa/shopping-cart`, { waitUntil: 'networkidle' })
  await press(page, 'Pedir cotización')
  await page.getByRole('link', { name: 'Ingresar con mi cuenta' }).click()
  await page.getByText('te abrimos el pedido de cotización').waitFor()
  await page.getByLabel('Correo electrónico').fill('sucursal@pampa.demo')
  await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
  await press(page, 'Ingresar')
  const dialog = page.getByRole('dialog', { name: 'Pedir cotización' })
  await dialog.getByRole('button', { name: 'Pedir cotización' }).waitFor()
  expect(await dialog.getByLabel('Nombre y apellido').count()).toBe(0)
  await page.context().close()
})

/** Counts the screens of a walk: each is waited for, and gives how many there were. */
function countScreens() {
  let count = 0
  return async (sign: Locator): Promise<number> => {
    await sign.filter({ visible: true }).first().waitFor()
    count += 1
    return count
  }
}

const overflowOfParent = ({ parentElement: parent }: Element) =>
  parent && parent.scrollWidth - parent.clientWidth

const linkIn = (text: string) => /https?:\/\/\S+\/guest#[\w-]+/.exec(text)?.[0] ?? ''
