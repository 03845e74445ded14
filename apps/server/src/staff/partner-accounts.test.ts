/** The accounts of a shop at Mercado Pago and Zippin, connected from the office. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openAccount } from '../../test/carriers.ts'
import {
  account,
  collectAt,
  type MercadoPagoServer,
  openMercadoPagoServer,
  user,
} from '../../test/mercado-pago-server.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { openZippinServer, type ZippinServer, zippinUser } from '../../test/zippin-server.ts'
import { findMercadoPagoAccount } from '../payments/mercado-pago.store.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
let mercadoPago: MercadoPagoServer
let zippin: ZippinServer
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  mercadoPago = await openMercadoPagoServer()
  zippin = await openZippinServer()
})
afterAll(async () => {
  await office?.close()
  await mercadoPago?.close()
  await zippin?.close()
})

const desk = (browser = owner) => browser.api('pampa').staff
const credentials = { accessToken: account.accessToken, webhookSecret: account.webhookSecret }
const faultOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault
const atFields = async (call: Promise<unknown>) => (await faultOf(call))?.validationErrors

test('a token is asked whose it is before it is kept, and is never told again [OWN-12]', async () => {
  await collectAt(office.testShops, 'pampa', mercadoPago.origin, {
    accessToken: 'another token of the shop',
    isOn: false,
  })
  const wrong = await atFields(
    desk().connectMercadoPago({ ...credentials, accessToken: 'APP_USR-of-somebody-else' }),
  )
  expect(wrong).toEqual([
    { message: 'Mercado Pago no reconoce este Access Token.', members: ['accessToken'] },
  ])
  const connected = await desk().connectMercadoPago(credentials)
  expect(connected.mercadoPago).toMatchObject({ collectorId: String(user.id), isOn: true })
  expect(await desk().testMercadoPago({})).toEqual({ collectorId: String(user.id), nickname: user.nickname })
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({
    call: 'connectMercadoPago',
    after: { 'Mercado Pago': '202809963, se ofrece' },
  })
  const told = JSON.stringify([items, connected, await desk().getPartnerAccounts({})])
  expect([told.includes(account.accessToken), told.includes(account.webhookSecret)]).toEqual([false, false])
  const kept = await office.testShops.services.database.inShop(office.testShops.pampa, findMercadoPagoAccount)
  expect(JSON.stringify(kept)).not.toContain(account.accessToken)
})

test('the account of another country is refused at its field, and a company that is away changes nothing [OWN-12]', async () => {
  user.site_id = 'MLC'
  expect(await atFields(desk().connectMercadoPago(credentials))).toEqual([
    {
      message: 'Es de la cuenta PAMPAPROMO, que no cobra en Argentina: usa la de Argentina.',
      members: ['accessToken'],
    },
  ])
  user.site_id = 'MLA'
  mercadoPago.state.down = true
  const away = await refusalOf(desk().testMercadoPago({}))
  expect([away.status, away.fault?.refusal]).toEqual([503, 'partner_down'])
  mercadoPago.state.down = false
})

test('what is not offered any more is offered again without its secrets [OWN-12]', async () => {
  const isTold = async () =>
    (await office.testShops.api('pampa').shops.getConfig({})).partnerPaymentMethods.some(
      ({ code }) => code === 'MP',
    )
  const off = await desk().offerPartner({ partner: 'mercadoPago', isOffered: false })
  expect(off.mercadoPago?.isOn).toBe(false)
  await expect.poll(isTold).toBe(false)
  await desk().offerPartner({ partner: 'mercadoPago', isOffered: true })
  await expect.poll(isTold).toBe(true)
  expect(
    (await faultOf(owner.api('andina').staff.offerPartner({ partner: 'zippin', isOffered: true })))?.refusal,
  ).toBeTruthy()
})

test('Zippin is asked for a quote before its account is kept; its address for notices outlives a change [OWN-12] [OWN-11]', async () => {
  const first = await openAccount(office.testShops, 'pampa', zippin)
  const typed = { accountId: '2', originId: '25', isInsured: true, freeFrom: 250_000, key: '', secret: '' }
  expect(await atFields(desk().connectZippin({ ...typed, key: zippinUser.key }))).toEqual([
    { message: 'Falta el secreto.', members: ['secret'] },
  ])
  const wrong = desk().connectZippin({ ...typed, key: 'no', secret: 'one' })
  expect(await atFields(wrong)).toEqual([
    { message: 'Zippin no reconoce esta clave con este secreto.', members: ['key'] },
  ])
  const { accounts, webhookUrl } = await desk().connectZippin(typed)
  expect(accounts.zippin).toMatchObject({
    accountId: '2',
    originId: '25',
    isInsured: true,
    freeFrom: 250_000,
  })
  expect(webhookUrl).toBeNull()
  const notice = await fetch(office.testShops.origin + first, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(notice.status).toBe(200)
  const tried = await desk().testZippin({})
  expect([tried.place, tried.options[0]]).toMatchObject([
    'San Nicolás, Ciudad Autónoma de Buenos Aires',
    { carrier: 'Leset', price: 392, days: { min: 3, max: 7 } },
  ])
  zippin.state.trouble = 'answers 500'
  expect((await faultOf(desk().testZippin({})))?.refusal).toBe('partner_down')
  zippin.state.trouble = 'none'
})

test('only who may change where the shop is paid connects, and proves it first [ADM-03] [OWN-12]', async () => {
  expect((await refusalOf(desk(manager).connectMercadoPago(credentials))).status).toBe(403)
  expect((await desk(manager).getPartnerAccounts({})).mercadoPago?.isOn).toBe(true)
  office.shift.ms = 11 * 60_000
  expect((await faultOf(desk().connectMercadoPago(credentials)))?.refusal).toBe('proof_needed')
  office.shift.ms = 0
})
