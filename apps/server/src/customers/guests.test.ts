import { randomUUID } from 'node:crypto'
import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../../test/account.ts'
import { orderFor, refusalOf, simpleCartLine, type VariantFixture } from '../../test/buyer.ts'
import { decoratedLine, uploadAs } from '../../test/fixtures/belongings.ts'
import { addProductFixtures, type ProductFixtures } from '../../test/fixtures/product-fixtures.ts'
import { sweepTasks } from './sweep.jobs.ts'

let here: Accounts
let goods: ProductFixtures
let terms: string

beforeAll(async () => {
  here = await openAccounts({ LOGIN_TRIES: '100' })
  goods = await addProductFixtures(here.testShops, 'pampa')
  terms = (await here.testShops.api('pampa').law.getTerms({})).hash
})
beforeEach(async () => {
  await here.allSent()
  here.post.received.length = 0
})
afterAll(() => here.close())

const newEmail = () => `invitada.${randomUUID().slice(0, 8)}@empresa.example`
const context = (emailAddress: string) => ({ name: 'Lucía Paz', emailAddress, phoneNumber: '11 2345 6789' })
const as = (token: string) => here.testShops.api('pampa', token)
const statusOf = (call: Promise<unknown>) => refusalOf(call).then(({ status }) => status)
const refusedAs = (call: Promise<unknown>) => refusalOf(call).then(({ fault }) => fault?.refusal)

/** Somebody without an account who has begun to buy, and what their checkout sends. */
async function begin(emailAddress: string, api?: Client, product: VariantFixture = goods.mug) {
  const browser = api ?? (await here.testShops.guest('pampa'))
  const guest = await browser.customers.beginGuestOrder(context(emailAddress))
  const body = { ...(await orderFor({ api: browser }, 'pampa', product, 5)), acceptedTerms: terms }
  return { guest, body, api: as(guest.accessToken), browser }
}

async function buy(emailAddress: string) {
  const begun = await begin(emailAddress)
  return { ...begun, ...(await begun.api.checkout.completeOrder(begun.body)) }
}

async function confirmed(emailAddress: string, browser?: Client) {
  const api = browser ?? (await here.testShops.guest('pampa'))
  const { userId } = await api.customers.sendGuestCode(context(emailAddress))
  const mail = await here.post.next(emailAddress)
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail.text)?.[0] ?? ''
  return { browser: api, userId, code, mail }
}

const linkIn = ({ text }: { text: string }) => /\/pampa\/guest#([\w-]{43})/.exec(text)?.[1] ?? ''

describe('a quote without an account', () => {
  test('is asked for with a code by mail, and comes by a link that opens nothing else [GST-01]', async () => {
    const email = newEmail()
    const { browser, userId, code, mail } = await confirmed(email)
    expect(mail.subject).toBe(`${code} es tu código de Pampa`)
    expect(await refusedAs(browser.customers.confirmGuestCode({ userId, code: 'AAAA-AAAA' }))).toBe(
      'bad_code',
    )
    const guest = await browser.customers.confirmGuestCode({ userId, code })
    expect(guest).toMatchObject({ userId, email, fullName: 'Lucía Paz', orderId: null, quoteId: null })
    expect(await refusedAs(browser.customers.confirmGuestCode({ userId, code }))).toBe('bad_code')
    const quote = await as(guest.accessToken).quotes.generateQuote({
      shoppingCart: { products: [simpleCartLine(goods.mug, 25)] },
    })
    expect(quote.contact).toMatchObject({ name: 'Lucía Paz', email })
    const sent = await here.post.next(email)
    expect(linkIn(sent)).toBe(guest.link)
    const opened = await here.testShops.api('pampa').customers.openGuestLink({ link: linkIn(sent) })
    expect(opened).toMatchObject({ userId, quoteId: quote.id })
    const holder = as(opened.accessToken)
    expect(await holder.quotes.getQuoteById({ Id: quote.id })).toMatchObject({ number: quote.number })
    expect((await holder.papers.getQuotePaper({ Id: quote.id })).url).toContain('/files/')
    const other = await here.settle(newEmail())
    const theirs = await as(other.accessToken).quotes.generateQuote({
      shoppingCart: { products: [simpleCartLine(goods.mug, 25)] },
    })
    expect(await statusOf(holder.quotes.getQuoteById({ Id: theirs.id }))).toBe(404)
    expect(await statusOf(holder.quotes.getQuotes({}))).toBe(401)
    expect(await statusOf(holder.quotes.sendEmailQuote({ Id: quote.id, emails: [newEmail()] }))).toBe(401)
    expect(await statusOf(here.testShops.api('andina').customers.openGuestLink({ link: guest.link }))).toBe(
      404,
    )
  })

  test('becomes an order at its prices, by whoever holds it [GST-01, GST-02]', async () => {
    const email = newEmail()
    const { browser, userId, code } = await confirmed(email)
    const guest = await browser.customers.confirmGuestCode({ userId, code })
    const holder = as(guest.accessToken)
    const { id } = await holder.quotes.generateQuote({
      shoppingCart: { products: [simpleCartLine(goods.mug, 5)] },
    })
    const { shoppingCart: _, ...body } = await orderFor({ api: browser }, 'pampa', goods.mug, 5)
    expect(await refusedAs(holder.checkout.convertQuoteToOrder({ ...body, Id: id }))).toBe(
      'terms_not_accepted',
    )
    const placed = await holder.checkout.convertQuoteToOrder({ ...body, Id: id, acceptedTerms: terms })
    expect(await holder.orders.getOrderById({ Id: placed.orderId })).toMatchObject({ number: placed.number })
  })

  test('is asked for by nobody whose mailbox is not proven [GST-01]', async () => {
    const { api } = await begin(newEmail())
    const request = api.quotes.generateQuote({ shoppingCart: { products: [simpleCartLine(goods.mug, 25)] } })
    expect(await refusedAs(request)).toBe('guest_unconfirmed')
  })
})

describe('an order without an account', () => {
  test('comes by a link that suffices for everything about it, and for no other [GST-02]', async () => {
    const email = newEmail()
    const { guest, orderId, api, body } = await buy(email)
    const mail = await here.post.next(email)
    expect(linkIn(mail)).toBe(guest.link)
    const { accessToken } = await here.testShops.api('pampa').customers.openGuestLink({ link: linkIn(mail) })
    const holder = as(accessToken)
    expect(await holder.orders.getOrderById({ Id: orderId })).toMatchObject({ id: orderId })
    const talk = await holder.orders.sendOrderMessage({ Id: orderId, text: '¿Llega el viernes?' })
    expect(talk.at(-1)).toMatchObject({ text: '¿Llega el viernes?' })
    expect((await holder.papers.getOrderPaper({ Id: orderId })).url).toContain('/files/')
    const paid = await holder.payments.updateOrderPayment({ Id: orderId, payment: 'CHQ' })
    expect(paid.payment.code).toBe('CHQ')
    expect(await holder.customers.getPersonalData({})).toMatchObject({ data: { customers: { email } } })
    const { orderId: anothers } = await buy(newEmail())
    for (const call of [
      () => holder.orders.getOrderById({ Id: anothers }),
      () => holder.orders.getOrderMessages({ Id: anothers }),
      () => holder.payments.cancelOrder({ Id: anothers }),
      () => holder.papers.getOrderPaper({ Id: anothers }),
    ])
      expect(await statusOf(call())).toBe(404)
    // the same purchase again is the same order
    expect((await api.checkout.completeOrder(body)).orderId).toBe(orderId)
  })

  test('is one per link, needs the terms, and is written down with them [GST-02, LAW-05]', async () => {
    const { api, browser, body, guest } = await begin(newEmail())
    const { acceptedTerms: _, ...silent } = body
    expect(await refusedAs(api.checkout.completeOrder(silent))).toBe('terms_not_accepted')
    const { orderId } = await api.checkout.completeOrder(body)
    const another = {
      ...(await orderFor({ api: browser }, 'pampa', goods.otherMug, 5)),
      acceptedTerms: terms,
    }
    expect(await refusedAs(api.checkout.completeOrder(another))).toBe('guest_has_ordered')
    const { rows: kept } = await here.inPampa((tx) =>
      sql`select customer_id from consents where order_id = ${orderId}`.execute(tx),
    )
    expect(kept).toEqual([{ customer_id: guest.userId }])
  })

  test('shows what the browser brought, which stays in its cart too [GST-01, GST-02]', async () => {
    const browser = await here.testShops.guest('pampa')
    const logoId = await uploadAs({ shop: 'pampa', token: undefined, api: browser })
    const line = decoratedLine(goods, logoId)
    const { userId, code } = await confirmed(newEmail(), browser)
    const guest = await browser.customers.confirmGuestCode({ userId, code })
    const quote = await as(guest.accessToken).quotes.generateQuote({ shoppingCart: { products: [line] } })
    expect(quote.state).toBe('sent')
    expect(await browser.customization.getUserLogos({})).toMatchObject([{ id: logoId }])
    const stranger = await confirmed(newEmail())
    const other = await stranger.browser.customers.confirmGuestCode(stranger)
    const stolen = as(other.accessToken).quotes.generateQuote({ shoppingCart: { products: [line] } })
    expect(await refusedAs(stolen)).toBe('upload_not_found')
  })

  test('is offered where the shop says so and people may buy at all [GST-02, CONF-11]', async () => {
    const andina = await here.testShops.guest('andina')
    expect(await refusedAs(andina.customers.beginGuestOrder(context(newEmail())))).toBe('switched_off')
  })

  test('waits for its payment with few others of the same e-mail, whoever wrote it [GST-02]', async () => {
    const email = newEmail()
    for (const _ of [1, 2, 3]) await buy(email)
    here.shift.ms += 16 * 60_000
    const { api, body } = await begin(email)
    expect(await refusedAs(api.checkout.completeOrder(body))).toBe('too_many_guest_orders')
    await buy(newEmail())
  })

  test('is forgotten by its link, which opens nothing from then on [GST-02, LAW-07]', async () => {
    const email = newEmail()
    const { guest, orderId, api } = await buy(email)
    await api.payments.cancelOrder({ Id: orderId })
    await api.customers.deleteAccount({ Email: email, UserId: guest.userId })
    expect(await refusedAs(here.testShops.api('pampa').customers.openGuestLink({ link: guest.link }))).toBe(
      'guest_link_over',
    )
    expect(await statusOf(api.orders.getOrderById({ Id: orderId }))).toBe(401)
    const { rows: left } = await here.inPampa((tx) =>
      sql<{ said: string }>`select document::text as said from orders where id = ${orderId}`.execute(tx),
    )
    expect(String(left[0]?.said)).not.toContain('lucia@empresa.example')
  })
})

describe('the e-mail of an account', () => {
  test('gets the same answers, and its account nothing, until it claims what its holder bought [GST-02]', async () => {
    const email = newEmail()
    const account = await here.settle(email)
    const { guest, orderId } = await buy(email)
    expect(guest.userId).not.toBe(account.userId)
    const { guest: unknown } = await begin(newEmail())
    expect(Object.keys(guest).toSorted()).toEqual(Object.keys(unknown).toSorted())
    const own = as(account.accessToken)
    expect((await own.orders.getOrders({})).items).toEqual([])
    expect(await statusOf(own.orders.getOrderById({ Id: orderId }))).toBe(404)
    const other = as((await here.settle(newEmail())).accessToken)
    expect(await refusedAs(other.customers.claimGuestLink({ link: guest.link }))).toBe('guest_email_differs')
    expect(await own.customers.claimGuestLink({ link: guest.link })).toEqual({ orderId, quoteId: null })
    expect((await own.orders.getOrders({})).items).toMatchObject([{ id: orderId }])
    expect(await refusedAs(own.customers.claimGuestLink({ link: guest.link }))).toBe('guest_link_over')
    expect(await here.signIn(email)).toMatchObject({ canLogin: true, userId: account.userId })
  })

  test('that is opened later finds there what was bought before, once it is confirmed [GST-02]', async () => {
    const email = newEmail()
    const { orderId } = await buy(email)
    await here.allSent()
    here.post.received.length = 0
    here.shift.ms += 16 * 60_000
    const account = await here.settle(email)
    expect((await as(account.accessToken).orders.getOrders({})).items).toMatchObject([{ id: orderId }])
  })

  test('is signed in by no link and no code of a guest [GST-01, AUTH-03]', async () => {
    const email = newEmail()
    const { guest } = await buy(email)
    const calls = here.calls()
    expect(await refusedAs(calls.refreshToken({ refreshToken: guest.link }))).toBe('bad_refresh_token')
    const signIn = calls.authenticate({ userNameOrEmailAddress: email, password })
    expect(await refusedAs(signIn)).toBe('wrong_credentials')
    const { userId, code } = await confirmed(newEmail())
    expect(await refusedAs(calls.validateCodeAuth({ userId, confirmationToken: code }))).toBe('bad_code')
    const chosen = calls.resetPassword({ userId, resetCode: code, password })
    expect(await refusedAs(chosen)).toBe('bad_code')
  })
})

test('the night takes guests who asked for nothing, and keeps orders until their link is over [GST-02]', async () => {
  const { guest: idle } = await begin(newEmail())
  const { guest, orderId, api } = await buy(newEmail())
  await api.payments.cancelOrder({ Id: orderId })
  const sweep = async (days: number) => {
    here.shift.ms += days * 24 * 3600_000
    await sweepTasks.sweep?.({}, here.testShops.services)
    const { rows } = await here.inPampa((tx) =>
      sql<{ id: number }>`select id from customers where id in (${idle.userId}, ${guest.userId})`.execute(tx),
    )
    return rows.map(({ id }) => id)
  }
  expect(await sweep(8)).toEqual([guest.userId])
  expect(await sweep(180)).toEqual([])
  const { rows } = await here.inPampa((tx) =>
    sql<{ isForgotten: boolean }>`
      select person_forgotten_at is not null as "isForgotten" from orders where id = ${orderId}`.execute(tx),
  )
  expect(rows).toEqual([{ isForgotten: true }])
})
