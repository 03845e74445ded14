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
