/** Papers of many orders in one print: work orders, and what carriers have drawn. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderFor, whyRefused } from '../../test/buyer.ts'
import { bookFor, openAccount } from '../../test/carriers.ts'
import { openStaffMember } from '../../test/fixtures/people.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { readDocument } from '../../test/read-document.ts'
import { receiptPdf, wrongReceipts } from '../../test/receipt-files.ts'
import { openZippinServer } from '../../test/zippin-server.ts'

const { testShops, lucia, ana, goods, hands, member } = await openPencilShop()
const teo = await member('Teo', 'workshop')
const zippin = await openZippinServer()
afterAll(async () => {
  await testShops.close()
  await zippin.close()
})
beforeEach(async () => {
  zippin.asked.length = 0
  zippin.state.trouble = 'none'
  zippin.state.papers.clear()
  await openAccount(testShops, 'pampa', zippin)
})

async function ready() {
  const placed = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 100))
  await hands.force(placed.orderId, 'ready', { deliveryMethod: 'shipping' })
  return { id: placed.orderId, number: placed.number }
}
let nextShipment = 151_060
async function carried(paper?: 'label' | 'document') {
  const order = await ready()
  const shipmentId = String(nextShipment++)
  await bookFor(testShops, order.id, shipmentId)
  if (paper)
    zippin.state.papers.set(`${shipmentId} ${paper}`, await receiptPdf(`Bulto del pedido ${order.number}`))
  return { ...order, shipmentId }
}
const labels = (orders: string[], paper: 'label' | 'guide' = 'label') =>
  teo.api.staff.drawShippingLabels({ orders, paper })

async function opened({ url }: { url: string }) {
  const answer = await fetch(testShops.origin + url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readDocument(Buffer.from(await answer.arrayBuffer()))
}

test('the work orders of several orders make one file, each with pages of its own [ADM-12]', async () => {
  const [one, other] = [await ready(), await ready()]
  const alone = await opened(await teo.api.staff.getWorkOrder({ number: String(one.number) }))
  const { text: content, pages } = await opened(
    await teo.api.staff.drawWorkOrders({ orders: [other.id, one.id] }),
  )
  expect(pages).toHaveLength(alone.pages.length * 2)
  expect(content.indexOf(`Nº ${one.number}`)).toBeLessThan(content.indexOf(`Nº ${other.number}`))
  expect(content.match(/1 de 1/g)).toHaveLength(2)
  expect(content).not.toMatch(/\$|\d+,\d\d\b/)
  const small = await opened(await teo.api.staff.drawWorkOrders({ orders: [one.id], paper: 'A5' }))
  expect(small.text).toContain(`Nº ${one.number}`)
})

test('the labels that a carrier has drawn come in one file, and it says which orders have none [ADM-14]', async () => {
  const [posted, own, slow, other] = [
    await carried('label'),
    await ready(),
    await carried(),
    await carried('label'),
  ]
  const file = await labels([other.id, slow.id, own.id, posted.id])
  expect([file.name, file.missing]).toEqual(['etiquetas.pdf', [own.number, slow.number]])
  const { text: content, pages } = await opened(file)
  expect(pages).toHaveLength(2)
  expect(content).toContain(`Bulto del pedido ${posted.number}`)
  expect(content).toContain(`Bulto del pedido ${other.number}`)
  expect(zippin.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
    `GET /v2/shipments/${posted.shipmentId}/documentation?what=label&format=pdf`,
  )
})

test('the guide that goes with the invoice is another paper [ADM-14]', async () => {
  const { id, number } = await carried('document')
  expect(await whyRefused(labels([id]))).toEqual([409, 'no_labels'])
  const guide = await labels([id], 'guide')
  expect(guide.name).toBe('guias.pdf')
  expect((await opened(guide)).text).toContain(`Bulto del pedido ${number}`)
})

test.each(['answers 500', 'sends HTML', 'sends HTML as JSON', 'sends us elsewhere'] as const)(
  'a carrier that %s gives no labels rather than some of them [ADM-14]',
  async (trouble) => {
    const orders = [(await carried('label')).id, (await carried('label')).id]
    zippin.state.trouble = trouble
    expect(await whyRefused(labels(orders))).toEqual([503, 'labels_unavailable'])
  },
)

test('what a carrier sends in place of a PDF is not handed on [ADM-14]', async () => {
  const { id, shipmentId } = await carried()
  const broken = wrongReceipts['a page that begins like a PDF']?.[1]
  if (!broken) throw new Error('there is a page that begins like a PDF')
  for (const bytes of [Buffer.from('<script>alert(1)</script>'), Buffer.from(await broken())]) {
    zippin.state.papers.set(`${shipmentId} label`, bytes)
    expect(await whyRefused(labels([id]))).toEqual([503, 'labels_unavailable'])
  }
})

test('a program in a carrier’s PDF stays behind [ADM-14]', async () => {
  const { id, shipmentId } = await carried()
  const program = wrongReceipts['a PDF that runs a program']?.[1]
  if (!program) throw new Error('there is a PDF that runs a program')
  const bytes = Buffer.from(await program())
  expect((await readDocument(bytes)).info.JavaScript).toBe('yes')
  zippin.state.papers.set(`${shipmentId} label`, bytes)
  expect((await opened(await labels([id]))).info.JavaScript).toBe('no')
})

test('a shop that has no carrier, and an order of another shop, have no labels [ADM-14]', async () => {
  const { id } = await carried('label')
  await openAccount(testShops, 'pampa', zippin, { isOn: false })
  expect(await whyRefused(labels([id]))).toEqual([409, 'no_labels'])
  const beto = await openStaffMember(testShops, 'andina', 'Beto')
  expect(await whyRefused(beto.api.staff.drawShippingLabels({ orders: [id] }))).toEqual([404, 'not_found'])
  expect(await whyRefused(beto.api.staff.drawWorkOrders({ orders: [id] }))).toEqual([404, 'not_found'])
  expect(await whyRefused(ana.api.staff.drawWorkOrders({ orders: [id, crypto.randomUUID()] }))).toEqual([
    404,
    'not_found',
  ])
})
