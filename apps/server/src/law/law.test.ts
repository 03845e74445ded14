import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../../test/account.ts'
import {
  addProduct,
  type Buyer,
  findVariant,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { mugDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { saveShop } from '../shops/shops.store.ts'

let here: Accounts
let mug: VariantFixture
let ana: Buyer
let staff: ReturnType<Accounts['testShops']['api']>

beforeAll(async () => {
  here = await openAccounts()
  await saveShop(here.testShops.ownerUrl, {
    ...pampaShop,
    settings: { supportEmail: 'tienda@pampa.example' },
  })
  mug = findVariant(await addProduct(here.testShops, 'pampa', mugDraft()), 'MUG-11-B')
  ana = await openBuyer(here.testShops, 'pampa', 'ana')
  staff = (await openStaffMember(here.testShops, 'pampa', 'Leopolda')).api
})
beforeEach(() => {
  here.post.received.length = 0
})
afterAll(() => here?.close())

const place = async (buyer: Buyer, more: object = {}) =>
  buyer.api.checkout.completeOrder({ ...(await orderFor(buyer, 'pampa', mug, 5)), ...more })

const request = { name: 'Ana Paz', reason: 'Llegó tarde' }

describe('going back on a purchase', () => {
  test('is registered at once, without signing in, and told to the person and to the shop [LAW-01]', async () => {
    const { number, orderId } = await place(ana)
    const { code } = await here.testShops.api('pampa').law.createRegretRequest({
      ...request,
      orderNumber: `n.º ${number}`,
      emailAddress: 'ana@empresa.example',
    })
    expect(code).toMatch(/^AR-[0-9A-Z]{8}$/)
    const letter = await until('ana@empresa.example', code)
    expect(letter.subject).toBe(`Registramos tu solicitud de arrepentimiento: ${code}`)
    // whoever typed the address may be a stranger to its owner
    expect(letter.text).not.toContain('Llegó tarde')
    const told = await until('tienda@pampa.example', code)
    expect(told.text).toContain('Llegó tarde')
    await staffActions(here.testShops, 'pampa').force(orderId, 'delivered')
    const { items } = await staff.staff.getRegretRequests({})
    expect(items[0]).toMatchObject({ code, ...request, email: 'ana@empresa.example' })
    expect(items[0]?.order).toMatchObject({ id: orderId, number, isOfEmail: true })
    expect(['open', 'within']).toContain(items[0]?.order?.term)
  })

  test('gets the same answer for an order that is not there or of somebody else [LAW-01]', async () => {
    const { law } = here.testShops.api('pampa')
    const { number } = await place(ana)
    const body = { ...request, emailAddress: 'otra@empresa.example' }
    const answers = [
      await law.createRegretRequest({ ...body, orderNumber: String(number) }),
      await law.createRegretRequest({ ...body, orderNumber: '999999' }),
      await law.createRegretRequest({ ...body, orderNumber: 'no lo encuentro' }),
    ]
    expect(answers.map((answer) => Object.keys(answer))).toEqual(answers.map(() => ['code', 'at']))
    const { items, totalCount } = await staff.staff.getRegretRequests({ limit: 3 })
    expect(totalCount).toBeGreaterThanOrEqual(3)
    expect(items.map(({ order }) => order?.isOfEmail ?? null)).toEqual(
      expect.arrayContaining([null, null, false]),
    )
  })

  test('is shown to staff of its shop alone [LAW-01] [STF-01]', async () => {
    expect((await refusalOf(here.testShops.api('pampa', ana.token).staff.getRegretRequests({}))).status).toBe(
      403,
    )
    expect((await refusalOf(here.testShops.api('pampa').staff.getRegretRequests({}))).status).toBe(401)
    const { api } = await openStaffMember(here.testShops, 'andina', 'Anacleto')
    expect((await api.staff.getRegretRequests({})).items).toEqual([])
  })
})

test('nobody fills a mailbox with the forms of the law [LAW-01] [LAW-02]', async () => {
  const guarded = await openAccounts({ LOGIN_TRIES: '5' })
  try {
    const { law } = guarded.testShops.api('pampa')
    const body = { ...request, orderNumber: '1', emailAddress: 'victima@empresa.example' }
    for (let times = 0; times < 4; times++) await law.createRegretRequest(body)
    await guarded.allSent()
    // each request counts, and three are written about
    const written = guarded.post.received.filter(({ to }) => to.includes(body.emailAddress))
    expect(written).toHaveLength(3)
    const leaving = { emailAddress: body.emailAddress, what: 'reminders' as const }
    for (let times = 0; times < 3; times++) await law.createLeaveRequest(leaving)
    const refused = await refusalOf(law.createLeaveRequest(leaving))
    expect([refused.status, refused.fault?.refusal]).toEqual([429, 'too_many_mails'])
  } finally {
    await guarded.close()
  }
})

describe('leaving without signing in', () => {
  const linkIn = (text: string) => {
    const [, code = '', token = ''] = /baja#code=([\w-]+)&token=([\w-]+)/.exec(text) ?? []
    return { code, token }
  }

  test('closes the account by the link in the mailbox, once [LAW-02]', async () => {
    const email = 'irse@empresa.example'
    await here.settle(email)
    const { law } = here.testShops.api('pampa')
    const { code } = await law.createLeaveRequest({ emailAddress: email, what: 'account' })
    const link = linkIn((await until(email, code)).text)
    expect(link.code).toBe(code)
    const wrong = { ...link, token: link.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
    expect((await refusalOf(law.confirmLeaveRequest(wrong))).fault?.refusal).toBe('leave_link_over')
    expect((await here.signIn(email)).userId).toBeGreaterThan(0)
    expect(await law.confirmLeaveRequest(link)).toMatchObject({ what: 'account' })
    expect((await refusalOf(here.signIn(email, 'pampa', password))).status).toBe(401)
    expect((await refusalOf(law.confirmLeaveRequest(link))).fault?.refusal).toBe('leave_link_over')
    // the same link opens nothing in another shop
    const { law: other } = here.testShops.api('andina')
    expect((await refusalOf(other.confirmLeaveRequest(link))).status).toBe(422)
  })

  test('says the same for an address that has no account [LAW-02]', async () => {
    const { law } = here.testShops.api('pampa')
    const { code } = await law.createLeaveRequest({ emailAddress: 'nadie@empresa.example', what: 'account' })
    const link = linkIn((await until('nadie@empresa.example', code)).text)
    expect(await law.confirmLeaveRequest(link)).toMatchObject({ what: 'account' })
  })

  test('stops reminders, which is written down as a permission taken back [LAW-02] [LAW-06]', async () => {
    const { law } = here.testShops.api('pampa')
    const email = 'beto@empresa.example'
    const beto = await openBuyer(here.testShops, 'pampa', 'beto')
    const { code } = await law.createLeaveRequest({ emailAddress: email, what: 'reminders' })
    await law.confirmLeaveRequest(linkIn((await until(email, code)).text))
    const consents = await beto.api.law.getConsents({})
    expect(consents).toMatchObject([{ kind: 'reminders', given: false }])
    await beto.api.law.recordConsent({
      kind: 'reminders',
      given: true,
      version: '1',
      screen: '/pampa/privacy',
    })
    expect(await beto.api.law.getConsents({})).toMatchObject([{ kind: 'reminders', given: true }])
  })
})

describe('the terms of a shop', () => {
  test('are kept word for word with the order that accepted them [LAW-05] [LAW-06]', async () => {
    const { hash, text, required } = await ana.api.law.getTerms({})
    expect(required).toBe(false)
    const { orderId } = await place(ana, { acceptedTerms: hash })
    const kept = await here.inPampa((tx) =>
      sql<{ text: string; customer: number; given: boolean }>`
        select t.text, c.customer_id as customer, c.given from consents c
        join terms_versions t on t.hash = c.version where c.order_id = ${orderId}`.execute(tx),
    )
    expect(kept.rows).toEqual([{ text, customer: ana.customerId, given: true }])
    const mine = (await ana.api.customers.getPersonalData({})).data.law as { terms: { text: string }[] }
    expect(mine.terms).toEqual([{ hash, text }])
    const rewritten = here.inPampa((tx) => sql`update consents set given = false`.execute(tx))
    await expect(rewritten).rejects.toThrow(/permission denied/)
  })

  test('that changed meanwhile are accepted again, and the shop’s own may not be left out [LAW-05]', async () => {
    const before = await ana.api.law.getTerms({})
    const hash = async () => (await ana.api.law.getTerms({})).hash
    const settings = { supportEmail: 'tienda@pampa.example', terms: 'Vendemos así.' }
    await saveShop(here.testShops.ownerUrl, { ...pampaShop, settings })
    try {
      // The server hears of the change a moment later.
      await expect.poll(hash).not.toBe(before.hash)
      const now = await ana.api.law.getTerms({})
      expect(now).toMatchObject({ text: 'Vendemos así.', required: true })
      const stale = await refusalOf(place(ana, { acceptedTerms: before.hash }))
      expect([stale.status, stale.fault?.refusal]).toEqual([422, 'terms_changed'])
      expect(stale.fault?.validationErrors?.[0]?.members).toEqual(['acceptedTerms'])
      expect((await refusalOf(place(ana))).fault?.refusal).toBe('terms_not_accepted')
      expect((await place(ana, { acceptedTerms: now.hash })).number).toBeGreaterThan(0)
    } finally {
      await saveShop(here.testShops.ownerUrl, {
        ...pampaShop,
        settings: { supportEmail: 'tienda@pampa.example' },
      })
    }
    await expect.poll(hash).toBe(before.hash)
  })
})

describe('what people allow', () => {
  test('is a guest’s own, each change on a line of its own [LAW-06]', async () => {
    const guest = await here.testShops.guest('pampa')
    const said = { kind: 'measurement', version: '1', screen: '/pampa' } as const
    await guest.law.recordConsent({ ...said, given: true })
    await guest.law.recordConsent({ ...said, given: false })
    expect(await guest.law.getConsents({})).toMatchObject([{ kind: 'measurement', given: false }])
    expect(await (await here.testShops.guest('pampa')).law.getConsents({})).toEqual([])
    const mails = guest.law.recordConsent({ ...said, kind: 'reminders', given: true })
    expect((await refusalOf(mails)).status).toBe(401)
  })

  test('is forgotten with the account, but that the terms of an order were accepted [LAW-06] [LAW-07]', async () => {
    const email = 'olvido@empresa.example'
    const { accessToken, userId } = await here.settle(email)
    const api = here.testShops.api('pampa', accessToken)
    const buyer = { api, customerId: userId, token: accessToken }
    const { hash } = await api.law.getTerms({})
    const { orderId, number } = await place(buyer, { acceptedTerms: hash })
    await api.law.recordConsent({ kind: 'measurement', given: true, version: '1' })
    await api.law.createRegretRequest({ ...request, orderNumber: String(number), emailAddress: email })
    await staffActions(here.testShops, 'pampa').force(orderId, 'delivered')
    await here.allSent()
    await api.customers.deleteAccount({ Email: email, UserId: userId, password })
    const { rows } = await here.inPampa((tx) =>
      sql`select kind, customer_id, order_id from consents where order_id = ${orderId} or customer_id = ${userId}`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ kind: 'terms', customer_id: null, order_id: orderId }])
    const { items } = await staff.staff.getRegretRequests({ limit: 1 })
    expect(items[0]).toMatchObject({ email: '', name: '', reason: '', order: { id: orderId } })
  })
})

/** The mail to this address that speaks of this code. */
async function until(to: string, code: string) {
  for (;;) {
    const mail = await here.post.next(to)
    if (mail.text.includes(code) || mail.subject.includes(code)) return mail
  }
}
