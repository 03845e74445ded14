import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, findVariant, openBuyer, orderFor } from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { countWaitingJobs, prioritizeJobs, TestMailServer, until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { html } from './html.ts'
import { findMail } from './mails.store.ts'
import { sendMail } from './send-mail.ts'

const post = new TestMailServer()
let testShops: TestShops
let demo: TestShops
const running: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  demo = await openTestShops({ LOG_LEVEL: 'silent' })
})
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop()
  post.received.length = 0
})
afterAll(async () => {
  await testShops.close()
  await demo.close()
  await post.close()
})

async function work(on: TestShops): Promise<void> {
  running.push(await startTestWorker(on))
}

let people = 0

async function placeOrder(on: TestShops, shop: 'pampa' | 'andina') {
  people += 1
  const buyer = await openBuyer(on, shop, `buyer${people}`)
  const mug = findVariant(await addProduct(on, shop, mugDraft()), 'MUG-11-B')
  const order = await orderFor(buyer, shop, mug, 60)
  return buyer.api.checkout.completeOrder({ ...order, name: 'Lucía <b>' })
}

describe('the confirmation of an order', () => {
  test('tells what was bought, what it costs and where to transfer it, with «vos» [CHK-05]', async () => {
    const placed = await placeOrder(testShops, 'pampa')
    await work(testShops)
    await until(() => post.received.length > 0)
    const [mail] = post.received
    expect(mail?.to).toEqual(['buyer1@empresa.example'])
    expect(mail?.raw).toMatch(/^From: Pampa </m)
    // a long header is folded over lines
    expect(mail?.raw).toMatch(new RegExp(`^Message-ID:\\s+<pampa\\.order-placed\\.${placed.orderId}@`, 'm'))
    expect(mail?.text).toContain(`Pedido n.º ${placed.number}`)
    for (const said of [
      'Tazón de cerámica Aurora',
      'Blanco · 60 unidades',
      '0170099220000067797370',
      '30500010912',
      'Transferí el total',
      'Guardamos tus productos hasta el',
      `/pampa/orders/detail/${placed.orderId}`,
      `$ ${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(placed.total)}`,
    ]) {
      expect(mail?.text).toContain(said)
    }
    expect(mail?.raw).toMatch(/multipart\/alternative/)
    expect(mail?.text).toContain('Lucía &lt;b&gt;')
    expect(mail?.text.split('Content-Type: text/html')[1]).not.toContain('Lucía <b>')
  })

  test('in Chile names the account and the RUT, with «tú» and without cents [CHK-05]', async () => {
    const placed = await placeOrder(testShops, 'andina')
    await work(testShops)
    await until(() => post.received.length > 0)
    const text = post.received[0]?.text ?? ''
    expect(text).toContain('Transfiere el total a esta cuenta')
    expect(text).toContain('00-123-45678-09')
    expect(text).toContain('76086428-5')
    expect(text).toContain(`$ ${new Intl.NumberFormat('de-DE').format(placed.total)}`)
    expect(text).not.toMatch(/\$ [\d.]+,\d\d/)
  })
})

describe('a mail is sent', () => {
  const email = (event: string) => ({
    event,
    to: 'ana@cliente.example',
    subject: 'Hola\r\nBcc: other@cliente.example',
    html: html`<p>${'<script>'}</p>`,
    plain: 'Hola',
  })

  test('once, although the mail server was away and then said «later»', async () => {
    const { port } = post
    await post.close()
    const placed = await placeOrder(testShops, 'pampa')
    await work(testShops)
    const event = `order-placed.${placed.orderId}`
    const kept = () => testShops.services.database.readInShop(testShops.pampa, (tx) => findMail(tx, event))
    await until(async () => (await kept()) !== undefined)
    expect((await kept())?.sent_at).toBeNull()
    post.refuses = 1
    await post.open(port)
    await until(async () => {
      await prioritizeJobs(testShops)
      return (await kept())?.sent_at !== null
    })
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      enqueue(tx, 'order_placed', { shop: testShops.pampa, orderId: placed.orderId }),
    )
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      enqueue(tx, 'order_placed', { shop: testShops.pampa, orderId: placed.orderId }),
    )
    await until(async () => (await countWaitingJobs(testShops)) === 0)
    expect(post.received).toHaveLength(1)
  })

  test('at most twice when the server died before it could note it, as the same message', async () => {
    const shop = await testShops.services.shops.byName('pampa')
    if (!shop) throw new Error('no pampa')
    await sendMail(testShops.services, shop, email('died'))
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      tx.updateTable('mails').set({ sent_at: null }).where('event', '=', 'died').execute(),
    )
    for (let again = 0; again < 3; again += 1) await sendMail(testShops.services, shop, email('died'))
    const ids = post.received.map(({ raw }) => /^Message-ID:\s+(.+)$/m.exec(raw)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('to nobody but its recipient, with nothing of a person as HTML', async () => {
    const shop = await testShops.services.shops.byName('pampa')
    if (!shop) throw new Error('no pampa')
    await sendMail(testShops.services, shop, email('injected'))
    expect(post.received[0]?.to).toEqual(['ana@cliente.example'])
    expect(post.received[0]?.raw).not.toMatch(/^Bcc:/m)
    expect(post.received[0]?.text).toContain('<p>&lt;script&gt;</p>')
  })
})

describe('without a mail server', () => {
  test('the demo’s mailbox shows it, harmless, to be filtered by shop', async () => {
    const placed = await placeOrder(demo, 'pampa')
    await work(demo)
    const page = async (path: string) => {
      const response = await fetch(`${demo.origin}${path}`)
      return {
        status: response.status,
        policy: response.headers.get('content-security-policy'),
        text: await response.text(),
      }
    }
    await until(async () => (await page('/demo/mailbox')).text.includes(`Pedido n.º ${placed.number}`))
    expect((await page('/demo/mailbox?shop=andina')).text).not.toContain('Pedido n.º')
    const path = `/demo/mailbox/pampa/order-placed.${placed.orderId}`
    expect(await page(path)).toMatchObject({ status: 200, text: expect.stringContaining('<iframe') })
    const shown = await page(`${path}/html`)
    expect(shown.policy).toMatch(/^sandbox/)
    expect(shown.text).toContain('Tazón de cerámica Aurora')
    expect((await page('/demo/mailbox/pampa/none')).status).toBe(404)
  })

  test('the code that confirms an account is read there [API-02, API-08]', async () => {
    const { customers } = demo.api('andina')
    const person = { name: 'Lucía', emailAddress: 'lucia@cliente.example', password: 'Remeras2026' }
    await customers.registerUser(person)
    await work(demo)
    const read = async (path: string) => (await fetch(`${demo.origin}${path}`)).text()
    const isThere = async () =>
      (await read('/demo/mailbox?shop=andina')).includes('Confirma tu correo en Andina')
    await until(isThere)
    const [, path] = /href="(\/demo\/mailbox\/andina\/account-activation[^"]+)"/.exec(
      await read('/demo/mailbox?shop=andina'),
    ) ?? ['', '']
    const [, userId, code] = /userId=(\d+)&amp;code=(\w+)/.exec(await read(`${path}/html`)) ?? []
    const said = { userId: Number(userId), confirmationToken: String(code) }
    expect(await customers.validateCodeAuth(said)).toMatchObject({
      canLogin: true,
      email: person.emailAddress,
    })
  })

  test('with one there is no mailbox', async () => {
    expect((await fetch(`${testShops.origin}/demo/mailbox`)).status).toBe(404)
  })
})
