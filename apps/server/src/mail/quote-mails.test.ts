import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  findVariant,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { mugDraft } from '../../test/products.ts'
import { askQuote, letExpire, type QuoteResult, tokenIn } from '../../test/quotes.ts'
import {
  asOwner,
  countWaitingJobs,
  prioritizeJobs,
  TestMailServer,
  until,
} from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import type { Shop } from '../http/shop.ts'
import { quoteTasks } from '../quotes/quotes.jobs.ts'
import { answerQuote } from '../staff/answer-quote.ts'
import { findMail } from './mails.store.ts'

const post = new TestMailServer()
let testShops: TestShops
let lucia: Buyer
let mug: VariantFixture
const running: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://tienda.example',
  })
  lucia = await openBuyer(testShops, 'pampa')
  mug = findVariant(await addProduct(testShops, 'pampa', mugDraft()), 'MUG-11-B')
})
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop()
  post.received.length = 0
})
afterAll(async () => {
  await testShops.close()
  await post.close()
})

const work = async () => running.push(await startTestWorker(testShops))
const idle = () => until(async () => (await countWaitingJobs(testShops)) === 0)
const send = ({ id }: QuoteResult, emails: string[], message = '', from = lucia) =>
  from.api.quotes.sendEmailQuote({ Id: id, emails, message })

test('a quote goes out by mail with who sends it, its goods, totals, date and link, with «vos» [QUO-03] [API-49]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 60)])
  expect(await send(quote, ['Compras@bodega.example', 'compras@bodega.example'], '¿Te parece?')).toEqual({
    sent: 1,
  })
  await work()
  const mail = await post.next('compras@bodega.example')
  expect(mail.subject).toBe(`Cotización ${quote.number} de Pampa`)
  for (const said of [
    'Lucía Paz (lucia@empresa.example) te comparte esta cotización de Pampa.',
    '¿Te parece?',
    'Podés verla completa',
    'Tazón de cerámica Aurora',
    'Blanco · 60 unidades · $ 1.920,00 c/u',
    'Total sin envío: $ 139.392,00',
    'Los precios valen hasta el',
    'Si no conocés a Lucía Paz',
    `https://tienda.example/pampa${quote.link}`,
    'src="https://tienda.example/pictures/mug-front.160.png"',
  ]) {
    expect(mail.text).toContain(said)
  }
  expect(mail.raw).toMatch(
    new RegExp(`^Content-Type: application/pdf; name=cotizacion-${quote.number}.pdf`, 'm'),
  )
  // how every PDF begins: «%PDF-», in base 64
  expect(mail.raw).toMatch(/\r\n\r\nJVBERi0/)
  const { mails } = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  expect(mails.map(({ to }) => to)).toEqual(['compras@bodega.example'])
})

test('Chile is spoken to with «tú», in whole pesos, and oneself without a stranger’s warning [QUO-03]', async () => {
  const carla = await openBuyer(testShops, 'andina', 'carla')
  const [goods] = await addProduct(testShops, 'andina', mugDraft())
  if (!goods) throw new Error('nothing was stocked')
  const quote = await askQuote(carla, [simpleCartLine(goods, 60)])
  await send(quote, ['carla@empresa.example'], '', carla)
  await work()
  const { text } = await post.next('carla@empresa.example')
  expect(text).toContain('Aquí está tu cotización.')
  expect(text).toContain('Puedes verla completa')
  expect(text).toMatch(/Total sin envío: \$ \d+\.\d{3}\r?\n/)
  expect(text).not.toContain('Si no conoces')
})

test('the shop’s answer comes as its own, with the discount; when its owner passes it on, it is theirs [QUO-06]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 60)])
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  const who = { kind: 'staff' as const, id: '7', name: 'Ana del taller' }
  const answered = await answerQuote(
    { services: testShops.services, shop, who, now: new Date() },
    {
      Id: quote.id,
      state: null,
      lines: null,
      freeLines: null,
      discount: { percent: 1_000 },
      leadTimeDays: 6,
      days: null,
      note: 'Por la cantidad, un 10 %.',
    },
  )
  if (typeof answered !== 'string') throw new Error(answered.refusal)
  await work()
  const own = await post.next('lucia@empresa.example')
  expect(own.subject).toBe(`Pampa respondió tu cotización ${quote.number}`)
  for (const said of [
    'te preparamos esta cotización con un descuento',
    '— Ana del taller',
    'Descuento: −$ 1',
  ]) {
    expect(own.text).toContain(said)
  }
  await lucia.api.quotes.sendEmailQuote({ Id: answered, emails: ['jefe@bodega.example'], message: '¿Va?' })
  const passed = await post.next('jefe@bodega.example')
  expect(passed.subject).toBe(`Cotización ${quote.number} de Pampa`)
  expect(passed.text).toContain('te comparte esta cotización de Pampa.')
  expect(passed.text).not.toContain('— Ana del taller')
})

test('what a person writes stays text [QUO-03]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 5)])
  const message = '<img src=x onerror=alert(1)>\n<a href="https://malo.example">premio</a>'
  await send(quote, ['nota@bodega.example'], message)
  await work()
  const { text } = await post.next('nota@bodega.example')
  const page = text.slice(text.indexOf('<!doctype html>'))
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img src=x')
  expect(page).not.toContain('<a href="https://malo.example"')
})

test('the link of a mail is kept nowhere but in the mail [QUO-03] [QUO-04]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 5)])
  await send(quote, ['secreta@bodega.example'])
  await work()
  const { raw } = await post.next('secreta@bodega.example')
  const [, id = ''] = /^Message-ID:\s+<pampa\.quote-sent\.([0-9a-f-]{36})@/m.exec(raw) ?? []
  await idle()
  const kept = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    findMail(tx, `quote-sent.${id}`),
  )
  expect(kept?.sent_at).not.toBeNull()
  expect(JSON.stringify(kept)).not.toContain(tokenIn(quote))
})

test('a mail that the server would not take comes later, once [QUO-03]', async () => {
  post.refuses = 1
  const quote = await askQuote(lucia, [simpleCartLine(mug, 5)])
  await send(quote, ['tarde@bodega.example'])
  await work()
  await until(() => post.refuses === 0)
  await prioritizeJobs(testShops)
  await post.next('tarde@bodega.example')
  expect(post.received.filter(({ to }) => to.includes('tarde@bodega.example'))).toEqual([])
})

test('a quote that was closed before its mail went out is not sent [QUO-03]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 5)])
  await send(quote, ['nunca@bodega.example'])
  await lucia.api.quotes.cancelQuote({ Id: quote.id })
  await work()
  await idle()
  expect(post.received.flatMap(({ to }) => to)).not.toContain('nunca@bodega.example')
})

test('an address gets few quotes a day, whoever sends them, also of a hundred at once [QUO-03]', async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'bruno')
  const quotes = [
    await askQuote(lucia, [simpleCartLine(mug, 5)]),
    await askQuote(bruno, [simpleCartLine(mug, 5)]),
  ]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => {
      const isHis = index % 2 === 1
      const quote = quotes[isHis ? 1 : 0]
      if (!quote) throw new Error('no quote')
      return send(quote, ['victima@bodega.example'], '', isHis ? bruno : lucia)
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

deepTest(
  'a person sends few quotes an hour, and a restart does not begin the count again [QUO-03]',
  async () => {
    const eager = await openBuyer(testShops, 'pampa', 'eva')
    const quote = await askQuote(eager, [simpleCartLine(mug, 5)])
    const five = (turn: number) => [1, 2, 3, 4, 5].map((one) => `persona${turn}-${one}@bodega.example`)
    for (const turn of [1, 2, 3, 4]) await send(quote, five(turn), '', eager)
    const late = await refusalOf(send(quote, ['otra@bodega.example'], '', eager))
    expect([late.status, late.fault?.refusal]).toEqual([429, 'too_many_quote_mails'])
    await work()
    await idle()
    expect((await refusalOf(send(quote, ['otra@bodega.example'], '', eager))).status).toBe(429)
  },
)

test('nobody mails to what is no address, nor to a crowd [QUO-03]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 5)])
  const six = [1, 2, 3, 4, 5, 6].map((one) => `p${one}@bodega.example`)
  for (const emails of [[], six, ['nadie'], ['a@b.example\r\nBcc: x@y.example'], ['"x"@[127.0.0.1]']]) {
    expect((await refusalOf(send(quote, emails))).status).toBe(400)
  }
})

test('the owner hears who accepted or rejected it by the link, and not of their own answer [QUO-04]', async () => {
  const [taken, left, own] = await Promise.all(
    [5, 6, 7].map((n) => askQuote(lucia, [simpleCartLine(mug, n)])),
  )
  if (!taken || !left || !own) throw new Error('no quotes')
  const { quotes } = testShops.api('pampa')
  await quotes.acceptQuote({ token: tokenIn(taken), name: 'Martín <b>' })
  await quotes.rejectQuote({ token: tokenIn(left), name: 'Martín Rojas', reason: 'Muy caro' })
  await lucia.api.quotes.acceptQuote({ Id: own.id })
  await work()
  await idle()
  const about = post.received.filter(({ to }) => to.includes('lucia@empresa.example'))
  const subjects = about.map(({ subject }) => subject).sort()
  expect(subjects).toEqual([
    `Aceptaron tu cotización ${taken.number}`,
    `Rechazaron tu cotización ${left.number}`,
  ])
  const texts = about.map(({ text }) => text).join()
  expect(texts).toContain('Martín &lt;b&gt; aceptó la cotización')
  expect(texts).toContain('Motivo: «Muy caro»')
  expect(texts).toContain(`/pampa/orders/quote/detail/${taken.id}`)
})

const reminders = async () => {
  const rows = await asOwner(
    testShops,
    `select j.payload ->> 'quote' as quote from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'quote_reminder'`,
  )
  return rows.map(({ quote }) => quote)
}

test('three days before its date the owner is reminded of an open quote, once [QUO-05]', async () => {
  const [open, closed] = [
    await askQuote(lucia, [simpleCartLine(mug, 5)]),
    await askQuote(lucia, [simpleCartLine(mug, 6)]),
  ]
  await lucia.api.quotes.cancelQuote({ Id: closed.id })
  const dayMs = 86_400_000
  const remind = (days: number) => {
    const now = () => new Date(Date.parse(open.expiresAt ?? '') - days * dayMs)
    return quoteTasks.remind_quotes?.({}, { ...testShops.services, now })
  }
  const request = async () => (await reminders()).filter((id) => id === open.id || id === closed.id)
  await remind(4)
  expect(await request()).toEqual([])
  await Promise.all([remind(2.5), remind(2.4)])
  expect(await request()).toEqual([open.id])
  await letExpire(testShops, open.id, 2 * 86_400)
  await work()
  const subject = `Tu cotización ${open.number} vence pronto`
  await until(() => post.received.some((mail) => mail.subject === subject))
  const mail = post.received.find((one) => one.subject === subject)
  expect(mail?.text).toContain('Hasta ese día podés convertirla')
})
