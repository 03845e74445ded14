import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { Page } from 'playwright-core'
import type { Decorated } from './catalog-answers.ts'
import { networkIdle, watchNetwork } from './network-idle.ts'

/** Opens a page of a shop that answers clicks: before, they are lost, however quiet the network is. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(answersClicks)
}

/** Opens a page of a shop and waits until it answers clicks and asks for nothing more by itself. */
export async function openUntilIdle(page: Page, address: string): Promise<void> {
  await watchNetwork(page)
  await visit(page, address)
  await networkIdle(page)
}

/** Opens the page where a product of pampa gets its logo, and chooses its place and this technique there. */
export async function openCustomize(
  page: Page,
  origin: string,
  { id, area_name }: Pick<Decorated, 'id' | 'area_name'>,
  technique: string,
): Promise<void> {
  await openUntilIdle(page, `${origin}/pampa/customize-product?id=${id}`)
  await chooseInStep(page, 'Lugar', new RegExp(area_name))
  await chooseInStep(page, 'Técnica', new RegExp(technique))
}

/** Opens a step of the customize page, which answers it beforehand, and chooses in it; where there is no choice, nothing. */
export async function chooseInStep(page: Page, step: 'Lugar' | 'Técnica', choice: RegExp): Promise<void> {
  const steps = page.getByRole('list', { name: 'Pasos de la personalización' })
  await steps.waitFor()
  const heading = steps.getByRole('button', { name: new RegExp(`^\\d?\\s*${step}`) })
  if ((await heading.count()) === 0) return
  await heading.click()
  await page.getByRole('radio', { name: choice }).first().click()
}

/** Loads a page of a shop again and waits in the same way. */
export async function reloadUntilIdle(page: Page): Promise<void> {
  await watchNetwork(page)
  await page.reload()
  await page.waitForFunction(answersClicks)
  await networkIdle(page)
}

/** Runs in the page: React has taken over every button and the links of the footer, which come last. */
function answersClicks(): boolean {
  const taken = [...document.querySelectorAll('button, footer a')]
  return taken.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
}

/** The drawer of the cart, which opens by itself when something was added. */
export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Resumen' })

/** Puts a mug without a logo into the cart, the way a person does; the drawer is open then. */
export async function addMug(page: Page, origin: string, shop: string): Promise<void> {
  const list = await page.request.get(
    `${origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=${shop}`,
  )
  const found: { type: string; url: string }[] = (await list.json()).result.items
  const mug = found.find(({ type }) => type === 'ProductoSimple')
  if (!mug) throw new Error(`${shop} sells no mug and nothing like one`)
  await visit(page, `${origin}/${shop}/product-detail/tazas/simple/${mug.url}`)
  await page.getByRole('button', { name: 'Comprar sin logo' }).filter({ visible: true }).first().click()
  await cartDrawer(page).waitFor()
}

/** Opens a window of a buyer of the demo who has signed in on this device before. */
export async function openSession(
  page: Page,
  origin: string,
  shop: string,
  who: 'compras' | 'sucursal' = 'compras',
): Promise<void> {
  const { accessToken, refreshToken, ...user } = await client(
    httpTransport({ origin, shop }),
  ).customers.authenticate({ userNameOrEmailAddress: `${who}@${shop}.demo`, password: 'Estampa2026' })
  const kept = { accessToken, refreshToken, userId: String(user.userId), profile: JSON.stringify(user) }
  // a page without a script, where nothing else is stored meanwhile
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([name, values]) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(`estampa:${name}:${key}`, value)
    },
    [shop, kept] as const,
  )
}

/** Signs a buyer of the demo in at the form and lands at `from`. */
export async function signIn(
  page: Page,
  origin: string,
  shop: string,
  from = '/',
  who: 'compras' | 'sucursal' = 'compras',
): Promise<void> {
  await visit(page, `${origin}/${shop}/auth?mode=login&from=${encodeURIComponent(from)}`)
  await page.getByLabel('Correo electrónico').fill(`${who}@${shop}.demo`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/auth'))
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** A person presses something to choose; what the choice brings then has not jumped. */
async function choose(page: Page, label: string | RegExp, value: string): Promise<void> {
  await page.locator(`option[value="${value}"]`).first().waitFor({ state: 'attached' })
  await page.getByLabel(label).focus()
  await page.keyboard.press('Shift')
  await page.getByLabel(label).selectOption(value)
}

/** Types a part of the name, as people do, and takes the option that has it. */
async function chooseComuna(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Comuna/).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

type CheckoutAnswers = {
  billing: (page: Page) => Promise<void>
  phone: string
  places: readonly (readonly [label: RegExp, value: string])[]
  street: readonly (readonly [label: string, value: string])[]
}
/** The answers of a buyer of each country. */
export const answers: Record<'pampa' | 'andina', CheckoutAnswers> = {
  pampa: {
    async billing(page) {
      await choose(page, 'Condición frente al IVA', 'responsable_inscripto')
      await page.getByLabel('CUIT').fill('30-50001091-2')
      await page.getByLabel('Razón social').fill('Paz SA')
    },
    phone: '11 2345 6789',
    places: [
      [/^Provincia/, '06'],
      [/^Partido/, '06014'],
      [/^Localidad/, '06014010'],
    ],
    street: [
      ['Calle', 'Av. Mitre'],
      ['Altura', '1200'],
    ],
  },
  andina: {
    async billing(page) {
      await choose(page, 'Comprobante', 'factura')
      await page.getByLabel('RUT de la empresa').fill('76.086.428-5')
      await page.getByLabel('Razón social').fill('Paz SpA')
      await page.getByLabel('Giro').fill('Publicidad')
    },
    phone: '9 1234 5678',
    places: [
      [/^Región/, '13'],
      [/^Comuna/, 'Santiago'],
    ],
    street: [
      ['Calle', 'Av. Providencia'],
      ['Número', '1200'],
    ],
  },
}
export async function typeAddress(page: Page, shop: 'pampa' | 'andina'): Promise<void> {
  const { places, street } = answers[shop]
  for (const [label, value] of places) {
    if (label.test('Comuna')) await chooseComuna(page, value)
    else await choose(page, label, value)
  }
  for (const [label, value] of street) await page.getByLabel(label).fill(value)
  // the place's own code is proposed when it has been looked up; without it the step asks for one
  if (shop === 'pampa') {
    const code = await page.getByLabel(/^Código postal/).elementHandle()
    await page.waitForFunction((field) => /\d/.test((field as HTMLInputElement).value), code)
  }
}

type CheckoutChoices = { shop?: 'pampa' | 'andina'; method?: RegExp; carrier?: string | RegExp }

/** The questions of the checkout, up to the button that orders. */
export async function fillCheckout(
  page: Page,
  { shop = 'pampa', method, carrier }: CheckoutChoices = {},
): Promise<void> {
  const { billing, phone, places } = answers[shop]
  const goOn = () => press(page, 'Continuar')
  await isAtStep(page, 'Facturación')
  await billing(page)
  await page.getByLabel('Teléfono').fill(phone)
  await goOn()
  await isAtStep(page, 'Destinatario')
  const kept = page.getByRole('button', { name: 'Usar otra dirección' })
  await page
    .getByLabel(places[0]?.[0] ?? '')
    .or(kept)
    .first()
    .waitFor()
  // an address of before is proposed
  if ((await kept.count()) === 0) {
    await typeAddress(page, shop)
  }
  await goOn()
  await isAtStep(page, 'Envío')
  await page
    .getByRole('radio', { name: carrier ?? /./ })
    .first()
    .click()
  await goOn()
  await isAtStep(page, 'Pago')
  await reviewOrder(page, method)
}

/** The step before has closed: what is pressed belongs to this one. */
const isAtStep = (page: Page, name: string) =>
  page.locator('[aria-current="step"]').getByRole('heading', { name }).waitFor()

/** A returning buyer finds everything answered up to the payment methods, except the delivery. */
export async function chooseDeliveryOption(page: Page): Promise<void> {
  for (const name of ['Facturación', 'Destinatario']) {
    await isAtStep(page, name)
    if (name === 'Facturación') await page.getByText('Son los datos de tu último pedido').waitFor()
    else await page.getByRole('radio', { checked: true }).first().waitFor()
    await press(page, 'Continuar')
  }
  await isAtStep(page, 'Envío')
  await page.getByRole('radio').first().click()
  await press(page, 'Continuar')
  await isAtStep(page, 'Pago')
}

/** From the ways to pay to the button that orders. */
export async function reviewOrder(page: Page, method = /Transferencia/): Promise<void> {
  await page.getByRole('radio', { name: method }).click()
  await page.getByRole('checkbox', { name: /condiciones de compra/ }).check()
  await press(page, 'Revisar el pedido')
  await page.waitForURL(/pre-order/)
}

export async function answerCheckout(page: Page): Promise<void> {
  await fillCheckout(page)
  await press(page, /^Confirmar pedido/)
  await page.waitForURL(/confirm-purchase/)
  await page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
  // what was ordered has left the saved cart too
  await networkIdle(page)
}
