import type { Page } from 'playwright-core'

/** Puts a mug without a logo into the cart, the way a person does; the drawer is open then. */
export async function addMug(page: Page, origin: string, shop: string): Promise<void> {
  const list = await page.request.get(
    `${origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=${shop}`,
  )
  const [mug] = (await list.json()).result.items
  await page.goto(`${origin}/${shop}/product-detail/tazas/simple/${mug.url}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Comprar sin logo' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await page.getByRole('dialog', { name: 'Resumen' }).waitFor()
}

/** Signs the demo's buyer in and lands at `from`. */
export async function signIn(page: Page, origin: string, shop: string, from = '/'): Promise<void> {
  await page.goto(`${origin}/${shop}/auth?mode=login&from=${encodeURIComponent(from)}`, {
    waitUntil: 'networkidle',
  })
  await page.getByLabel('Correo electrónico').fill(`compras@${shop}.demo`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/auth'))
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const choose = (page: Page, label: string | RegExp, value: string) =>
  page.getByLabel(label).selectOption(value)

/** The questions of the checkout, up to the button that orders. */
export async function answerCheckout(page: Page): Promise<void> {
  const goOn = () => press(page, 'Continuar')
  await choose(page, 'Condición frente al IVA', 'responsable_inscripto')
  await page.getByLabel('CUIT').fill('30-50001091-2')
  await page.getByLabel('Razón social').fill('Paz SA')
  await page.getByLabel('Teléfono').fill('11 2345 6789')
  await goOn()
  await goOn()
  for (const [label, value] of [
    [/^Provincia/, '06'],
    [/^Partido/, '06014'],
    [/^Localidad/, '06014010'],
  ] as const) {
    await page.locator(`option[value="${value}"]`).first().waitFor({ state: 'attached' })
    await choose(page, label, value)
  }
  await page.getByLabel('Calle').fill('Av. Mitre')
  await page.getByLabel('Altura').fill('1200')
  await goOn()
  await page.getByRole('radio').first().click()
  await goOn()
  await page.getByRole('radio', { name: /Transferencia/ }).click()
  await page.getByRole('checkbox').check()
  await press(page, 'Revisar el pedido')
  await page.waitForURL(/pre-order/)
  await press(page, /^Confirmar pedido/)
  await page.waitForURL(/confirm-purchase/)
  await page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
  // what was ordered has left the saved cart too
  await page.waitForLoadState('networkidle')
}
