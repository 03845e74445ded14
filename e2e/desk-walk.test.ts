/** An order at the desk from its placing to its delivery, in a browser and without the console. */
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep } from './depth.ts'
import { act, payWhatIsDue } from './desk-acts.ts'
import { openOffice } from './office-page.ts'
import { artworkIsReady, openProofFixture } from './proof-fixture.ts'
import { press } from './shopper.ts'
import type { WatchedPage } from './watched-page.ts'

/** Both countries at every width belong to a deep run. */
const walks = eachOrFirst(
  (['pampa', 'andina'] as const).flatMap((shop) =>
    ([360, 800, 1280] as const).map((width) => ({ shop, width })),
  ),
)

/** The same page has all of its parts in the end: a deep run examines it on the way too. */
const examinedLater = { axe: isDeep }

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

deepTest.each(walks)(
  'an order of $shop goes from placed to delivered at $width px: deposit, a proof refused once, rest, two parcels, a part given back [ADM-08] [ADM-09] [ADM-11] [ADM-14]',
  async ({ shop, width }) => {
    const fixture = await openProofFixture(demo.origin, { shop })
    const { buyer } = fixture
    const Id = await fixture.place()
    const { number } = (await buyer.orders.getOrders({})).items.find(({ id }) => id === Id) ?? {}
    const desk = await openOffice(demo, { shop, width })
    const { page, isSound } = desk
    await page.goto(`${demo.server.officeOrigin}/${shop}/orders/${number}`)
    await page.getByText('Se espera el pago de quien compró.').waitFor()
    await isSound('an order that waits for its deposit', examinedLater)

    await payWhatIsDue(desk)
    await page.getByText('Confirmado').first().waitFor()

    await artworkIsReady(fixture, Id)
    await sendProof(desk, 'El logo va a 8 cm de ancho.')
    await buyer.proofs.rejectProof({ Id, number: 1, comment: 'El logo más chico.' })
    await page.reload()
    await page.getByText('El logo más chico.').first().waitFor()
    await isSound('an order whose proof was refused')
    await sendProof(desk, 'Ahora a 6 cm.')
    await buyer.proofs.approveProof({ Id, number: 2 })
    await page.reload()

    await act(desk, 'Pasar a producción')
    await pack(desk, { units: 40 })
    await page.getByText('Falta pagar el resto: hasta entonces no sale nada.').waitFor()
    await isSound('an order whose first parcel waits for the rest')
    await payWhatIsDue(desk)
    await actOnParcel(desk, 1, 'Sale ahora', 'Sale el paquete 1')
    await page.getByText('Enviado en parte: 40 de 60').waitFor()
    await isSound('an order that has left in part', examinedLater)
    await act(desk, 'Marcar como listo')
    await pack(desk, { leaves: true })
    await page.getByText('Salió todo.').waitFor()
    for (const parcel of [1, 2]) await actOnParcel(desk, parcel, 'Llegó', `Llegó el paquete ${parcel}`)
    await page.getByText('Entregado').first().waitFor()

    await giveBack(desk, '1000')
    await isSound('an order that was delivered, with money that went back')
    await addsUp(shop, Id)
    await page.context().close()
  },
)

deepTest(
  'a paid order is made smaller before its production, and what was paid over it goes back [ADM-18] [ADM-11]',
  async () => {
    const { buyer, order } = await openProofFixture(demo.origin, { shop: 'andina' })
    const Id = await order()
    const { number } = (await buyer.orders.getOrders({})).items.find(({ id }) => id === Id) ?? {}
    const desk = await openOffice(demo)
    const { page, isSound, awaitAnswer } = desk
    await page.goto(`${demo.server.officeOrigin}/andina/orders/${number}`)
    await page.getByRole('link', { name: 'Cambiar el pedido' }).click()
    const quantity = page.getByLabel(/^Cantidad de /).first()
    await quantity.fill('45')
    await page.getByText(/^Hay que devolver/).waitFor()
    await isSound('a change that owes money back')
    await awaitAnswer(async () => {
      await page.getByRole('button', { name: 'Cambiar el pedido' }).click()
      await page.getByText('Pedido cambiado.').first().waitFor()
    })
    const { refundOwed, toPay } = await buyer.orders.getOrderById({ Id })
    expect(refundOwed).toBeGreaterThan(0)
    expect(toPay).toBe(0)
    await page.getByText('Por devolver').first().waitFor()
    await giveBack(desk, String(refundOwed).replace('.', ','))
    await expect.poll(async () => (await buyer.orders.getOrderById({ Id })).refundOwed).toBe(0)
    await isSound('an order whose money went back')
    await page.context().close()
  },
)

async function sendProof({ page, awaitAnswer }: WatchedPage, comment: string): Promise<void> {
  const shown = page.getByRole('button', { name: 'Enviar un boceto' })
  if (!(await shown.isVisible())) {
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Enviar un boceto' }).click()
  } else await shown.click()
  const dialog = page.getByRole('dialog', { name: 'Enviar un boceto' })
  await dialog.getByRole('radio', { name: 'Usar las imágenes del pedido', checked: true }).waitFor()
  await dialog.getByLabel('Comentario').fill(comment)
  await awaitAnswer(async () => {
    await dialog.getByRole('button', { name: 'Enviar un boceto' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Quien compró tiene el boceto: falta su respuesta.').waitFor()
  })
}

/** All that is left goes into the parcel where no number is said. */
async function pack(
  { page, awaitAnswer }: WatchedPage,
  { units, leaves = false }: { units?: number; leaves?: boolean },
) {
  await press(page, 'Armar un paquete')
  const dialog = page.getByRole('dialog', { name: 'Armar un paquete' })
  if (units !== undefined) await dialog.getByRole('textbox').first().fill(String(units))
  await dialog.getByLabel('Quién lo lleva').fill('Reparto propio')
  if (leaves) await dialog.getByLabel('Sale ahora').check()
  await awaitAnswer(async () => {
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
}

async function actOnParcel({ page, awaitAnswer }: WatchedPage, parcel: number, name: string, title: string) {
  await page.getByRole('button', { name: `Acciones del paquete ${parcel}` }).click()
  await page.getByRole('menuitem', { name }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await awaitAnswer(async () => {
    await dialog.getByRole('button', { name }).click()
    await dialog.waitFor({ state: 'detached' })
  })
}

async function giveBack({ page, awaitAnswer }: WatchedPage, amount: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Acciones del pago de/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Registrar devolución' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar una devolución' })
  await dialog.getByLabel('Importe').fill(amount)
  await awaitAnswer(async () => {
    await dialog.getByRole('button', { name: 'Registrar una devolución' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Devuelto').first().waitFor()
  })
}

/** The rows of the order agree in money (hundredths), parcels and history. */
async function addsUp(shop: string, orderId: string): Promise<void> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  try {
    await client.query(
      "select set_config('estampa.shop', (select id from shops where name = $1)::text, false)",
      [shop],
    )
    const { rows } = await client.query(
      `select o.state, o.total::bigint - sum(p.amount)::bigint as unpaid, sum(p.refunded)::bigint as refunded,
         (select sum(m.amount)::bigint from money_moves m where m.shop_id = o.shop_id and m.order_id = o.id) -
           (sum(p.amount) - sum(p.refunded))::bigint as moved,
         (select array_agg(answer order by number) from order_proofs r
           where r.shop_id = o.shop_id and r.order_id = o.id) as proofs
       from orders o join payments p on p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved'
       where o.shop_id = current_shop() and o.id = $1 group by o.shop_id, o.id`,
      [orderId],
    )
    expect(rows).toEqual([
      { state: 'delivered', unpaid: '0', refunded: '100000', moved: '0', proofs: ['rejected', 'approved'] },
    ])
    const units = await client.query(
      `select (select sum(quantity)::int from order_lines l where l.order_id = $1 and l.shop_id = current_shop())
         as ordered, (select sum(units)::int from parcel_lines s where s.order_id = $1 and s.shop_id = current_shop())
         as packed`,
      [orderId],
    )
    expect(units.rows).toEqual([{ ordered: 60, packed: 60 }])
  } finally {
    await client.end()
  }
}
