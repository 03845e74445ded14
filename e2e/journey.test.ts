import pg from 'pg'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep, phoneFirst } from './depth.ts'
import type { ServerProcess } from './server-process.ts'
import { answers, cartDrawer, chooseInStep, typeAddress, visit } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

/** The texts that a buyer of this shop reads; what they type is in `answers`. */
type Buyer = { shop: 'pampa' | 'andina'; colour: RegExp; sizeWord: string; account: RegExp }

const lucia: Buyer = { shop: 'pampa', colour: /./, sizeWord: 'talle', account: /CBU/ }
const catalina: Buyer = { shop: 'andina', colour: /./, sizeWord: 'talla', account: /RUT/ }

/** Sharp wherever it is put. */
const logo = sharp({ create: { width: 900, height: 450, channels: 3, background: '#ffffff' } })
  .composite([
    {
      input: { create: { width: 700, height: 300, channels: 3, background: '#14264d' } },
      top: 75,
      left: 100,
    },
    {
      input: { create: { width: 200, height: 120, channels: 3, background: '#e4572e' } },
      top: 165,
      left: 350,
    },
  ])
  .png()
  .toBuffer()

let demo: Demo
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  // its first order is the first one of its buyer
  demo = await openOwnDemo()
  server = demo.server
  browser = demo.browser
})
afterAll(() => demo?.close())

/** A deep run walks in both shops at both widths: the first walk types everything, the next one finds what was typed. */
const walks: readonly { buyer: Buyer; widths: readonly Width[] }[] = eachOrFirst([
  { buyer: catalina, widths: phoneFirst },
  { buyer: lucia, widths: [...phoneFirst].reverse() },
])

/** The gallery examines these screens by axe on a phone; a deep run examines them here too, in both shops. */
const seenInGallery = { axe: isDeep }

describe.each(walks)('in $buyer.shop', ({ buyer, widths }) => {
  test.each(widths)(
    'a buyer at %i px gets from the home page to an order on its way [ROUTE-04] [ROUTE-05] [ROUTE-17]',
    async (width) => {
      const watched = await openPage(browser, width)
      const { page } = watched
      await searchShirt(watched, buyer)
      await chooseSizes(watched, buyer)
      await putLogo(watched)
      const total = await compareTotals(page, buyer)
      await signIn(watched, buyer, total)
      await fillCheckout(watched, buyer, width === widths[0])
      const number = await placeOrder(watched, buyer)
      await orderAddsUp(buyer, number, total)
      await mailArrived(page, number)
      await page.context().close()
    },
  )
})

/** Addresses beside the way, and the heading of each. */
async function besideTheWay(): Promise<[path: string, heading: RegExp][]> {
  const list = await fetch(
    `${server.origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=pampa`,
  )
  const [mug] = (await list.json()).result.items
  return [
    ['/', /Estampa/],
    ['/pampa/about', /./],
    ['/andina/policy', /privacidad/i],
    [`/pampa/product-detail/tazas/simple/${mug.url}`, new RegExp(mug.name)],
    ['/andina/products-list/all?name=zzzzqq', /zzzzqq/],
  ]
}

test('what is beside the way says what it is [ROUTE-02] [ROUTE-08] [ROUTE-15]', async () => {
  for (const [path, heading] of await besideTheWay()) {
    const html = await (await fetch(server.origin + path)).text()
    const [, text = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
    expect(text.replaceAll(/<[^>]*>/g, ''), path).toMatch(heading)
  }
})

deepTest.each(phoneFirst)(
  'what is beside the way is as sound, at %i px [ROUTE-02] [ROUTE-08] [ROUTE-15]',
  async (width) => {
    const { page, isSound } = await openPage(browser, width)
    // the gallery sees and examines the screens of the shops; a deep run sees them here in another shop too
    const paths = await besideTheWay()
    for (const [path, heading] of isDeep ? paths : paths.slice(0, 1)) {
      await page.goto(server.origin + path)
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
      await isSound(path)
    }
    await page.context().close()
  },
)

async function searchShirt({ page, isSound, awaitAnswer }: WatchedPage, { shop }: Buyer): Promise<void> {
  await visit(page, `${server.origin}/${shop}`)
  await isSound('home', seenInGallery)
  // suggestions come in while the list is on its way
  await awaitAnswer(async () => {
    await search(page, 'polera')
    await page.waitForURL(/products-list\/all\?.*name=polera/)
  })
  const names = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect.poll(() => names.filter({ hasText: /remera|polera/i }).count()).toBeGreaterThan(3)
  await isSound('list', seenInGallery)
}

/** Some templates keep their search behind an icon. */
async function search(page: Page, words: string): Promise<void> {
  const name = /buscar productos/i
  const boxes = page
    .getByRole('textbox', { name })
    .or(page.getByRole('combobox', { name }))
    .filter({ visible: true })
  if ((await boxes.count()) === 0) await page.getByRole('button', { name }).click()
  const box = boxes.first()
  await box.fill(words)
  await box.press('Enter')
}

/** Forty-eight shirts over five sizes of the first color that has them all. */
async function chooseSizes({ page, isSound }: WatchedPage, { shop, sizeWord }: Buyer): Promise<void> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /(remera|polera) clásica/i })
    .first()
  await link.click()
  await page.waitForURL(/product-detail\/.*curva/)
  const cells = page
    .getByRole('textbox', { name: new RegExp(`, ${sizeWord} `) })
    .or(page.getByRole('spinbutton', { name: new RegExp(`, ${sizeWord} `) }))
  await cells.first().waitFor()
  await isSound('curve product', seenInGallery)
  const row = await fullRow(cells)
  for (const [index, quantity] of [8, 10, 12, 10, 8].entries()) await row[index]?.fill(String(quantity))
  await askDelivery(page, shop)
  await isSound('delivery')
  await page
    .getByRole('button', { name: /personalizar/i })
    .or(page.getByRole('link', { name: /personalizar/i }))
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(/customize-product/)
}

const deliveryBox = (page: Page) => page.getByRole('region', { name: 'Envío' })

/** Reads the delivery cost and dates of the shirts, by the postal code or the comuna. */
async function askDelivery(page: Page, shop: Buyer['shop']): Promise<void> {
  const box = deliveryBox(page)
  await box.getByRole('button', { name: /^Calcul/ }).click()
  if (shop === 'pampa') {
    await box.getByLabel('Código postal').fill('7021')
    await box.getByRole('button', { name: 'Calcular' }).click()
  } else {
    await box.getByLabel(/^Región/).selectOption('13')
    await box.getByLabel(/^Comuna/).fill('santiago')
    await box.getByRole('option', { name: 'Santiago', exact: true }).click()
  }
  await box
    .getByText(/^Llega e(l|ntre el) /)
    .first()
    .waitFor()
  await box
    .getByText(/\$|Sin cargo/)
    .filter({ visible: true })
    .first()
    .waitFor()
}

async function fullRow(cells: Locator): Promise<Locator[]> {
  const byColor = new Map<string, Locator[]>()
  for (const cell of await cells.all()) {
    if (!(await cell.isEditable())) continue
    const [color = ''] = ((await cell.getAttribute('aria-label')) ?? '').split(',')
    byColor.set(color, [...(byColor.get(color) ?? []), cell])
  }
  const row = [...byColor.values()].find((one) => one.length >= 5)
  if (!row) throw new Error('no colour is there in five sizes')
  return row
}

async function putLogo({ page, isSound, awaitAnswer }: WatchedPage): Promise<void> {
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await isSound('customise, nothing chosen', seenInGallery)
  await chooseInStep(page, 'Lugar', /./)
  await chooseInStep(page, 'Técnica', /serigrafía/i)
  // the next step is in sight, not under the picture that stays, and has the focus
  const isInSight = (heading: Element) => {
    const { left, top, height } = heading.getBoundingClientRect()
    const front = document.elementFromPoint(left + 20, top + height / 2)
    return heading === document.activeElement && heading.contains(front)
  }
  await expect
    .poll(() => page.getByRole('button', { name: /Logo$/, expanded: true }).evaluate(isInSight))
    .toBe(true)
  await isSound('customise, before the logo')
  await awaitAnswer(async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo })
    await page.getByRole('button', { name: 'Continuar' }).waitFor()
  })
  // one ink less: the logo itself is reduced, and its own colors can come back
  await awaitAnswer(async () => {
    await page.getByRole('button', { name: 'Un color menos' }).click()
    await page.getByText(/^Tu logo tiene \d colores y se imprimen? \d: así queda reducido\.$/).waitFor()
    await page.getByRole('button', { name: 'Un color más' }).click()
    await page.getByText('así queda reducido').waitFor({ state: 'detached' })
  })
  // the next step opens at once where the logo has been looked at
  await awaitAnswer(() => page.getByRole('button', { name: 'Continuar' }).click())
  await isSound('customise')
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click()
}

/** The drawer says what the API says, to the cent. */
async function compareTotals(page: Page, { shop }: Buyer): Promise<number> {
  const drawer = cartDrawer(page)
  await drawer.waitFor()
  await expect.poll(() => drawer.textContent()).not.toContain('Calculando')
  const told = await page.evaluate(async (name) => {
    const kept = JSON.parse(localStorage.getItem(`estampa:${name}:cart`) ?? '{}')
    const token = localStorage.getItem(`estampa:${name}:guestToken`)
    const answer = await fetch('/api/services/app/ShoppingCarts/GetShoppingCartProductPrice', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Abp-TenantId': name, authorization: `Bearer ${token}` },
      body: JSON.stringify(kept.products),
    })
    return (await answer.json()).result.at(-1).prices
  }, shop)
  const shown = amountIn(
    (await drawer
      .getByText(/^TOTAL/)
      .locator('..')
      .textContent()) ?? '',
  )
  expect([Math.round(told.total * 100), Math.round(told.subTotal * 100)]).toContain(shown)
  await page.getByRole('button', { name: 'Ver carrito' }).click()
  await page.waitForURL(/shopping-cart/)
  return Math.round(told.total * 100)
}

/** «$ 1.234,50» → 123450. */
function amountIn(text: string): number {
  const [, main = '', cents = '00'] = /\$\s*([\d.]+)(?:,?\s*(\d{2}))?/.exec(text) ?? []
  return Number(main.replaceAll('.', '')) * 100 + Number(cents)
}

async function signIn(
  { page, isSound, awaitAnswer }: WatchedPage,
  { shop }: Buyer,
  total: number,
): Promise<void> {
  // this device knows the place already
  await deliveryBox(page)
    .getByText(/ Llega /)
    .waitFor()
  await sumsIncludeDelivery(page, total)
  await awaitAnswer(() => opensByKeyboard(page))
  await namesDecoration(page)
  await isSound('cart', seenInGallery)
  await page.getByRole('button', { name: 'Finalizar compra' }).filter({ visible: true }).first().click()
  await page.waitForURL(/auth/)
  await page.getByLabel('Correo electrónico').waitFor()
  await isSound('sign-in', seenInGallery)
  await page.getByLabel('Correo electrónico').fill(`compras@${shop}.demo`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL(/checkout/)
  await expect.poll(async () => amountsIn(await page.textContent('body'))).toContain(total)
}

/** Technique, place and size in the same words, from the cart to the order. */
async function namesDecoration(page: Page): Promise<void> {
  const line = page.getByRole('main').getByText(/serigrafía.*\d+(,\d)? × \d+(,\d)? (cm|mm)/i)
  await line.filter({ visible: true }).first().waitFor()
}

/** The line of a known place opens, and the focus goes on in it. */
async function opensByKeyboard(page: Page): Promise<void> {
  const box = deliveryBox(page)
  await box.getByRole('button', { name: 'Ver entrega' }).press('Enter')
  const change = box.getByRole('button', { name: 'Cambiar el lugar de entrega' })
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true)
}

/** The sums of the cart take the delivery that the box beside them proposes. */
async function sumsIncludeDelivery(page: Page, total: number): Promise<void> {
  const [proposed] = ((await deliveryBox(page).textContent()) ?? '').split('Ver las')
  const [cost = 0] = amountsIn(proposed ?? '')
  const sums = page.getByRole('complementary', { name: 'Total' })
  await sums.getByText('con envío').waitFor()
  expect(amountsIn(await sums.textContent())).toContain(total + cost)
}

function amountsIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(/\$\s*[\d.]+(?:,\s*\d{2})?/g)].map(([found]) => amountIn(found))
}

/** The first order types everything; the next one finds who is billed and where it goes. */
async function fillCheckout({ page, isSound }: WatchedPage, buyer: Buyer, isFirst: boolean): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Continuar' }).click()
  await isSound('billing', seenInGallery)
  if (isFirst) await answers[buyer.shop].billing(page)
  else await page.getByText('Son los datos de tu último pedido').waitFor()
  await next()
  if (isFirst) {
    await page
      .locator(`option:checked[value="${buyer.shop === 'pampa' ? '06' : '13'}"]`)
      .waitFor({ state: 'attached' })
    await typeAddress(page, buyer.shop)
    await page.getByLabel('Nombre de la dirección').fill('Depósito')
  } else await page.getByRole('radio', { name: /^Depósito/, checked: true }).waitFor()
  await isSound('addressee')
  await next()
  await page.getByRole('radiogroup', { name: 'Formas de entrega' }).getByRole('radio').first().click()
  await isSound('shipping')
  await next()
  await page.getByRole('radio', { name: /Transferencia/ }).click()
  await page.getByRole('checkbox', { name: /condiciones de compra/ }).check()
  await isSound('payment', seenInGallery)
  await page.getByRole('button', { name: 'Revisar el pedido' }).click()
  await page.waitForURL(/pre-order/)
  await namesDecoration(page)
  await page.getByLabel('Comentario').fill('Entregar por la mañana')
  await isSound('review', seenInGallery)
}

async function placeOrder({ page, isSound }: WatchedPage, { account }: Buyer): Promise<number> {
  await page.getByRole('button', { name: 'Confirmar pedido' }).click()
  await page.waitForURL(/confirm-purchase/)
  await page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
  await page.getByText(account).first().waitFor()
  await isSound('confirmation', seenInGallery)
  await page.getByRole('link', { name: 'Ver mi pedido' }).click()
  await page.waitForURL(/orders\/detail/)
  const heading = page.getByRole('heading', { level: 1, name: /\d/ })
  await heading.waitFor()
  await namesDecoration(page)
  // when it arrives is still told
  await page
    .getByRole('main')
    .getByText(/[Ll]lega e(l|ntre el) /)
    .first()
    .waitFor()
  await isSound('order', seenInGallery)
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
}

async function orderAddsUp({ shop }: Buyer, number: number, total: number): Promise<void> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  const { rows: shops } = await client.query('select id from shops where name = $1', [shop])
  await client.query("select set_config('estampa.shop', $1, false)", [String(shops[0].id)])
  const { rows } = await client.query(
    `select o.state, o.sub_total, o.taxes, o.shipping_cost, o.discount, o.total,
       (select sum(l.total) from order_lines l where l.order_id = o.id) as lines,
       (select sum(l.quantity) from order_lines l where l.order_id = o.id) as units,
       (select count(*) from order_lines l where l.order_id = o.id) as rows,
       (select sum(h.quantity) from stock_holds h where h.order_id = o.id) as held,
       (select amount from payments p where p.order_id = o.id) as asked
     from orders o where o.number = $1`,
    [number],
  )
  await client.end()
  const [order] = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, name === 'state' ? value : Number(value)]),
    ),
  )
  expect(order).toMatchObject({
    state: 'placed',
    units: 48,
    rows: 5,
    held: 48,
    lines: total,
    asked: order?.total,
  })
  expect(Number(order?.sub_total) + Number(order?.taxes)).toBe(total)
  expect(Number(order?.total)).toBe(total + Number(order?.shipping_cost) - Number(order?.discount))
}

async function mailArrived(page: Page, number: number): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`${server.origin}/demo/mailbox`)).text(), { timeout: 60_000 })
    .toMatch(new RegExp(`\\b${number}\\b`))
}
