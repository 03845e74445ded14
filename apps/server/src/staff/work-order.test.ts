/** What the workshop takes in its hands: the work order of an order on paper, and its files one by one. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { readDocument, readQrCode } from '../../test/read-document.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { artworkTasks } from '../orders/artwork.jobs.ts'
import { dropArtwork, findArtwork } from '../orders/artwork.store.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let ana: StaffMember
let teo: StaffMember
let order: { Id: string; number: number }
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  teo = await openStaffMember(testShops, 'pampa', 'Teo', 'workshop')
  order = await placeAndPay()
})
afterAll(() => testShops.close())

/** Sixty mugs, printed in blue in front and sewn on the back; the artwork is made. */
async function placeAndPay() {
  const front = {
    ...view(stage.screen, [text('Feria', { colour: '#1557b0' })]),
    instructions: 'Pantone 286 C',
  }
  const views = [front, view(stage.embroidery, [text('Dorso')], 2)]
  const { customization } = await lucia.api.customization.saveDesign(design(stage.mug, ...views))
  const body = await designedOrder(lucia, stage.mug, customization.views, 60)
  const { orderId, number } = await lucia.api.checkout.completeOrder({
    ...body,
    comment: 'Con cuidado, son regalo',
  })
  await artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)
  const { payments } = await lucia.api.orders.getOrderById({ Id: orderId })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  return { Id: orderId, number }
}

const see = () => teo.api.staff.getProductionOrder({ number: String(order.number) })
const workOrder = (paper: 'A4' | 'A5') => teo.api.staff.getWorkOrder({ number: String(order.number), paper })

/** As a browser fetches it. */
async function fetched({ url }: { url: string }, type: string): Promise<Buffer> {
  const answer = await fetch(testShops.origin + url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  return Buffer.from(await answer.arrayBuffer())
}

test.each(['A4', 'A5'] as const)(
  'the work order on %s says what is made, how and how much [ADM-12]',
  async (paper) => {
    const file = await workOrder(paper)
    expect(file.name).toBe(`orden-${order.number}-${paper}.pdf`)
    const pdf = await fetched(file, 'application/pdf')
    const { text: content, info, fonts } = await readDocument(pdf)
    const { lines, promised } = await see()
    const [line] = lines
    if (!line || !promised) throw new Error('the order has a line and a promised day')
    const day = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(promised),
    )
    for (const said of [
      'Pampa',
      'Orden de trabajo',
      `Nº ${order.number}`,
      'Lucía Paz',
      '60 unidades',
      line.productName,
      line.tally[0]?.sku ?? '',
      'Frente · Serigrafía',
      'Dorso · Bordado',
      'Isacord ',
      'Azul real',
      'Pantone 286 C',
      'Con cuidado, son regalo',
      'Centro a ',
      'Puntadas',
      'Boceto aprobado',
      'Shablones',
      'En máquina',
    ]) {
      expect(content).toContain(said)
    }
    for (const part of day.split(' de ')) expect(content).toContain(part)
    for (const { widthMm, heightMm } of line.decorations) {
      expect(content).toContain(
        `${String(widthMm).replace('.', ',')} × ${String(heightMm).replace('.', ',')} mm`,
      )
    }
    expect(info['Page size']).toContain(paper === 'A4' ? '(A4)' : '419.53 x 595.28')
    for (const font of fonts) expect(font).toMatch(/Figtree.* yes yes yes /)
  },
)

test('the code on the work order opens the order’s page of the workshop [ADM-12]', async () => {
  for (const paper of ['A4', 'A5'] as const) {
    const pdf = await fetched(await workOrder(paper), 'application/pdf')
    expect(await readQrCode(pdf, 1)).toBe(
      `${testShops.services.config.adminUrl}/pampa/workshop/${order.number}`,
    )
  }
})

test('the work order holds no amount of the order and no address of its buyer [ADM-03] [ADM-12]', async () => {
  const { rows } = await staffActions(testShops, 'pampa').inShop((tx) =>
    sql<{ amounts: number[]; street: string; email: string }>`
      select (select array_agg(distinct amount) from (
          select unnest(array[total, sub_total, taxes, shipping_cost, deposit]) as amount from orders where id = ${order.Id}
          union select unnest(array[price_base, price_aplication, tax, total]) from order_lines where order_id = ${order.Id}
        ) a where amount > 0) as amounts, o.document #>> '{address,street}' as street, c.email
      from orders o join customers c on c.id = o.customer_id where o.id = ${order.Id}`.execute(tx),
  )
  const [kept] = rows
  const amounts = (kept?.amounts ?? []).map(Number)
  expect(amounts.length).toBeGreaterThan(4)
  expect(kept?.street.length).toBeGreaterThan(3)
  for (const paper of ['A4', 'A5'] as const) {
    const { text: content } = await readDocument(await fetched(await workOrder(paper), 'application/pdf'))
    const digits = content.replace(/(?<=\d)[.\s](?=\d{3})/g, '')
    for (const minor of amounts) {
      for (const form of [String(minor), String(Math.floor(minor / 100))]) {
        expect(digits).not.toMatch(new RegExp(`(?<![\\d,])${form}(?!\\d)`))
      }
    }
    expect(content).not.toContain('$')
    expect(content).not.toContain(kept?.street)
    expect(content).not.toContain(kept?.email)
  }
})

test('asked for twice it is one file, and a job that moved makes another [ADM-12]', async () => {
  const [one, other] = await Promise.all([workOrder('A5'), workOrder('A5')])
  expect(one.url.split('/').slice(4)).toEqual(other.url.split('/').slice(4))
  const { jobs } = await see()
  const job = jobs.find(({ technique }) => technique === stage.screen)
  await teo.api.staff.blockProductionJob({
    Id: order.Id,
    technique: stage.screen,
    version: job?.version ?? 0,
    reason: 'Falta tinta blanca',
  })
  const later = await workOrder('A5')
  expect(later.url.split('/').slice(4)).not.toEqual(one.url.split('/').slice(4))
  const { text: content } = await readDocument(await fetched(later, 'application/pdf'))
  expect(content).toContain('Detenido: Falta tinta blanca')
})

test('an order that the shop does not have has no work order [ADM-12]', async () => {
  const missing = await refusalOf(teo.api.staff.getWorkOrder({ number: '999999', paper: 'A4' }))
  expect(missing.fault?.refusal).toBe('not_found')
})

test('each file of the artwork is fetched by itself, as large as it says and as it is in the ZIP [ADM-12]', async () => {
  const { files } = await see()
  expect(files[0]?.kind).toBe('archive')
  const uses = new Map(files.map(({ use, name }) => [use, name]))
  expect(Object.fromEntries(uses)).toMatchObject({
    sheet: 'hoja-de-taller.pdf',
    layers: '1-frente-capas.pdf',
    films: '1-frente-peliculas.pdf',
    drawing: '2-dorso.svg',
    worksheet: '2-dorso-ficha.pdf',
    template: '2-dorso-plantilla.pdf',
    machine: '2-dorso.dst',
    machine_pes: '2-dorso.pes',
    machine_exp: '2-dorso.exp',
    machine_jef: '2-dorso.jef',
    machine_vp3: '2-dorso.vp3',
    threads: '2-dorso-hilos.txt',
    sewn: '2-dorso-bordado.png',
  })
  const printed = files.filter(({ kind }) => kind === 'print_file')
  expect(printed.every(({ use }) => use !== null)).toBe(true)
  const types = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png', zip: 'application/zip' }
  const machine = 'application/octet-stream'
  const others = { dst: machine, pes: machine, exp: machine, jef: machine, vp3: machine }
  const known: Record<string, string> = { ...types, ...others, txt: 'text/plain; charset=utf-8' }
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await fetched(file, known[file.name.slice(file.name.lastIndexOf('.') + 1)] ?? '')
      return [file.name, bytes.length]
    }),
  )
  expect(sizes).toEqual(files.map(({ name, bytes }) => [name, bytes]))
  const zip = (await fetched(files[0] ?? { url: '' }, 'application/zip')).toString('latin1')
  for (const { name } of printed) expect(zip).toContain(name)
})

test('a file’s address is signed, and the workshop’s files go with the buyer’s art [ADM-12]', async () => {
  const { files } = await see()
  const film = files.find(({ use }) => use === 'films')
  const forged = film?.url.replace(/^(\/files\/[^/]+\/)./, (_, head) => `${head}~`) ?? ''
  expect((await fetch(testShops.origin + forged)).status).toBe(404)
  const { database } = testShops.services
  const kept = await database.readInShop(testShops.pampa, (tx) => findArtwork(tx, order.Id))
  const keys = kept?.files.filter(({ kind }) => kind === 'print_file').map(({ key }) => key) ?? []
  expect(keys.length).toBeGreaterThan(8)
  const dropped = await database.inShop(testShops.pampa, (tx) => dropArtwork(tx, order.Id))
  expect(dropped).toEqual(expect.arrayContaining(keys))
})
