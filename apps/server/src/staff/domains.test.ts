/** The domains of a shop as its owner brings them, and what is served there. */

import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { type DnsServer, openDnsServer } from '../../test/dns-server.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { createApp } from '../app.ts'
import { openClient } from '../db/open-client.ts'
import { domainTasks } from '../shops/domains.jobs.ts'
import { saveOtherHosts } from '../shops/shops.store.ts'

let office: TestOffice
let owner: OfficeBrowser
let neighbor: OfficeBrowser
let dns: DnsServer
beforeAll(async () => {
  dns = await openDnsServer()
  office = await openTestOffice({
    DNS_SERVERS: dns.address,
    PUBLIC_URL: 'https://tiendas.example',
    TRUST_PROXY: '127.0.0.2',
  })
  owner = await office.enter('duena@pampa.example')
  neighbor = await office.enter('duena@andina.example', 'andina')
})
afterAll(async () => {
  await office?.close()
  await dns?.close()
})
beforeEach(async () => {
  dns.zone.clear()
  dns.zone.set('tiendas.example', { a: ['203.0.113.10'] })
  for (const [browser, shop] of [
    [owner, 'pampa'],
    [neighbor, 'andina'],
  ] as const) {
    const desk = browser.api(shop).staff
    for (const { host } of (await desk.getDomains({})).domains) await desk.removeDomain({ host })
  }
})

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const find = async (host: string, browser = owner, shop = 'pampa') =>
  (await desk(browser, shop).getDomains({})).domains.find((one) => one.host === host)

/** Says in DNS what the shop was told to say. */
async function prove(host: string, browser = owner, shop = 'pampa') {
  const proof = (await find(host, browser, shop))?.proof
  dns.zone.set(proof?.name ?? '', { txt: [proof?.text ?? ''] })
  return desk(browser, shop).checkDomain({ host })
}
async function addProved(host: string) {
  await desk().addDomain({ host })
  await prove(host)
}

/** The shop that answers at a host: its configuration without naming it. */
async function shopAt(host: string): Promise<string | undefined> {
  const answer = await office.testShops.app.inject({
    url: '/api/services/app/PartnerConfigs/GetConfig',
    headers: { host },
  })
  return answer.json().result?.tenant?.tenancyName
}
const ask = (domain: string, more: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  office.testShops.app
    .inject({
      url: `/certificates/ask?domain=${encodeURIComponent(domain)}`,
      headers: { host: 'localhost', ...more.headers },
      remoteAddress: more.remoteAddress ?? '127.0.0.1',
    })
    .then(({ statusCode }) => statusCode)

test('a domain serves its shop once DNS has proved it, and nothing before [OWN-16] [SYS-01]', async () => {
  const added = await desk().addDomain({ host: 'https://WWW.Regalos.cl/' })
  expect(added.domains).toMatchObject([
    { host: 'www.regalos.cl', state: 'waiting', isMain: false, address: 'https://www.regalos.cl' },
  ])
  expect(added.target).toEqual({ host: 'tiendas.example', addresses: ['203.0.113.10'] })
  expect(added.domains[0]?.proof).toMatchObject({ name: '_estampa.www.regalos.cl', problem: null })
  expect(added.domains[0]?.proof?.text).toMatch(/^estampa-verify=[0-9a-f]{32}$/)
  expect(await codeOf(desk().setMainDomain({ host: 'www.regalos.cl' }))).toBe('domain_not_proved')
  const missing = await desk().checkDomain({ host: 'www.regalos.cl' })
  expect(missing.domains[0]).toMatchObject({ state: 'waiting', proof: { problem: 'txt_missing' } })
  expect([await shopAt('www.regalos.cl'), await ask('www.regalos.cl')]).toEqual([undefined, 404])

  dns.zone.set('www.regalos.cl', { cname: 'tiendas.example' })
  const proved = await prove('www.regalos.cl')
  expect(proved.domains[0]).toMatchObject({ state: 'ready', isMain: false, proof: { pointsHere: true } })
  const [proving] = (await desk().getChanges({ kind: 'shop' })).items
  expect(proving).toMatchObject({
    call: 'checkDomain',
    before: { 'Otros dominios': 'www.regalos.cl (sin comprobar)' },
    after: { 'Otros dominios': 'www.regalos.cl' },
  })
  await expect.poll(() => shopAt('www.regalos.cl')).toBe('pampa')
  expect(await ask('www.regalos.cl')).toBe(200)
  expect((await desk().setMainDomain({ host: 'www.regalos.cl' })).domains[0]?.isMain).toBe(true)
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({ call: 'setMainDomain', after: { Dirección: 'www.regalos.cl' } })
})

test('one of several domains is the main one; when it is taken away another is [OWN-16]', async () => {
  for (const host of ['regalos.cl', 'www.regalos.cl']) {
    dns.zone.set(host, { a: ['203.0.113.10'] })
    await addProved(host)
  }
  await desk().setMainDomain({ host: 'www.regalos.cl' })
  const { shops } = office.services
  await expect.poll(() => shops.nameAt('www.regalos.cl')).toEqual({ shop: 'pampa', isMain: true })
  expect(await shops.nameAt('regalos.cl')).toEqual({ shop: 'pampa', isMain: false })
  const left = await desk().removeDomain({ host: 'www.regalos.cl' })
  expect(left.domains).toMatchObject([{ host: 'regalos.cl', isMain: true }])
  await desk().removeDomain({ host: 'regalos.cl' })
  await expect.poll(() => ask('regalos.cl')).toBe(404)
  expect((await shops.byName('pampa'))?.host).toBe(null)
})

test('two shops may claim a domain; it is of the first that proves it [OWN-16] [SYS-01]', async () => {
  await desk(neighbor, 'andina').addDomain({ host: 'disputado.cl' })
  await desk().addDomain({ host: 'disputado.cl' })
  const own = await find('disputado.cl')
  const theirs = await find('disputado.cl', neighbor, 'andina')
  expect(own?.proof?.text).not.toBe(theirs?.proof?.text)
  dns.zone.set('_estampa.disputado.cl', { txt: [own?.proof?.text ?? '', theirs?.proof?.text ?? ''] })
  await Promise.all([
    desk().checkDomain({ host: 'disputado.cl' }),
    desk(neighbor, 'andina').checkDomain({ host: 'disputado.cl' }),
  ])
  const states = [await find('disputado.cl'), await find('disputado.cl', neighbor, 'andina')]
  expect(states.map((one) => one?.state).toSorted()).toEqual(['ready', 'waiting'])
  expect(states.find((one) => one?.state === 'waiting')?.proof?.problem).toBe('taken')
})

test('a domain that another shop has proved cannot be claimed [OWN-16]', async () => {
  await addProved('primero.cl')
  await expect.poll(() => shopAt('primero.cl')).toBe('pampa')
  expect(await codeOf(desk(neighbor, 'andina').addDomain({ host: 'primero.cl' }))).toBe('domain_taken')
  expect(await codeOf(desk(neighbor, 'andina').removeDomain({ host: 'primero.cl' }))).toBe('not_found')
  expect(await codeOf(desk(neighbor, 'andina').checkDomain({ host: 'primero.cl' }))).toBe('not_found')
  // its twin is another name, which only DNS can say whose it is
  expect((await desk(neighbor, 'andina').addDomain({ host: 'www.primero.cl' })).domains).toHaveLength(1)
})

test('what is no domain for a shop is refused with its reason [OWN-16]', async () => {
  const reasons = {
    'regalos.cl/tienda': 'domain_format',
    'ana@regalos.cl': 'domain_format',
    'regalos.cl:443': 'domain_with_port',
    '203.0.113.10': 'domain_is_address',
    '２０３.０.１１３.１０': 'domain_is_address',
    '[::1]': 'domain_is_address',
    regalos: 'domain_incomplete',
    ñandú: 'domain_incomplete',
    '*.regalos.cl': 'domain_wildcard',
    localhost: 'domain_private',
    'x.internal': 'domain_private',
    'tiendas.example': 'domain_of_installation',
    'pampa.tiendas.example': 'domain_of_installation',
    'ｔiendas.example': 'domain_of_installation',
    '': 'domain_format',
  }
  for (const [host, code] of Object.entries(reasons)) {
    expect([host, await codeOf(desk().addDomain({ host }))]).toEqual([host, code])
  }
  const { domains } = await desk().addDomain({ host: 'Ñandú.cl' })
  expect(domains).toMatchObject([{ host: 'xn--and-6ma2c.cl', title: 'ñandú.cl' }])
})

test('no shop claims more than ten domains [OWN-16]', async () => {
  for (let number = 1; number <= 10; number++) await desk().addDomain({ host: `regalos${number}.cl` })
  expect(await codeOf(desk().addDomain({ host: 'regalos11.cl' }))).toBe('too_many_domains')
  expect((await desk().addDomain({ host: 'regalos10.cl' })).domains).toHaveLength(10)
})

test('domains are the owner’s to change, and a change asks again who it is [OWN-16] [ADM-03]', async () => {
  const manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  expect((await desk(manager).getDomains({})).domains).toEqual([])
  for (const call of ['addDomain', 'checkDomain', 'setMainDomain', 'removeDomain'] as const)
    expect([call, (await refusalOf(desk(manager)[call]({ host: 'regalos.cl' }))).status]).toEqual([call, 403])
  office.shift.ms = 11 * 60_000
  for (const call of ['addDomain', 'setMainDomain', 'removeDomain'] as const)
    expect([call, await codeOf(desk()[call]({ host: 'regalos.cl' }))]).toEqual([call, 'proof_needed'])
  office.shift.ms = 0
})

test('a domain that the operator gave a shop needs no proof, and the operator alone takes it away [OWN-16]', async () => {
  await saveOtherHosts(office.testShops.ownerUrl, 'pampa', ['dado.cl'])
  await expect.poll(() => find('dado.cl')).toMatchObject({ state: 'ready', proof: null })
  expect(await codeOf(desk().removeDomain({ host: 'dado.cl' }))).toBe('domain_of_operator')
  expect((await desk().setMainDomain({ host: 'dado.cl' })).domains[0]).toMatchObject({ isMain: true })
  const { ownerUrl } = office.testShops
  await desk().addDomain({ host: 'regalos.cl' })
  await saveOtherHosts(ownerUrl, 'pampa', ['regalos.cl'])
  expect(await find('regalos.cl')).toMatchObject({ state: 'ready', proof: null })
  const { database } = office.services
  await database.inShop(office.testShops.pampa, (tx) =>
    sql`select leave_current_host('dado.cl', null)`.execute(tx),
  )
  await saveOtherHosts(ownerUrl, 'pampa', [])
})

test('a domain looked at every day is released when its proof is gone for days, its owners hear of it, and it comes back [OWN-16]', async () => {
  dns.zone.set('perdido.cl', { a: ['203.0.113.10'] })
  await addProved('perdido.cl')
  await desk().setMainDomain({ host: 'perdido.cl' })
  const proof = (await find('perdido.cl'))?.proof
  dns.zone.delete('_estampa.perdido.cl')
  const run = async (days: number) => {
    office.shift.ms = days * DAY_MS
    await domainTasks.check_domains?.({}, office.services)
    office.shift.ms = 0
    return (await find('perdido.cl'))?.state
  }
  expect(await run(1)).toBe('failing')
  expect(await run(1.01)).toBe('failing')
  expect(await run(2)).toBe('failing')
  const mailOf = (subject: string) =>
    expect.poll(() => office.post.received.find((mail) => mail.subject === subject)?.to, { timeout: 10_000 })
  await mailOf('Revisá el dominio perdido.cl').toContain('duena@pampa.example')
  expect(await run(3)).toBe('failing')
  expect(await run(4)).toBe('failing')
  expect(await run(6)).toBe('released')
  await mailOf('La tienda ya no atiende en perdido.cl').toContain('duena@pampa.example')
  await expect.poll(() => ask('perdido.cl')).toBe(404)
  expect((await find('perdido.cl'))?.proof?.text).toBe(proof?.text)
  expect((await office.services.shops.byName('pampa'))?.host).toBe(null)
  dns.zone.set('_estampa.perdido.cl', { txt: [proof?.text ?? ''] })
  expect(await run(7)).toBe('ready')
  await expect.poll(() => ask('perdido.cl')).toBe(200)
})

test('only this machine and the proxy before it may ask for certificates, and for proved domains alone [OWN-16]', async () => {
  await addProved('regalos.cl')
  await expect.poll(() => ask('regalos.cl')).toBe(200)
  expect(await ask('REGALOS.cl')).toBe(200)
  for (const host of ['www.regalos.cl', 'otro.regalos.cl', 'otro.cl', '', '203.0.113.10', 'regalos.cl:443'])
    expect([host, await ask(host)]).toEqual([host, 404])
  expect([await ask('tiendas.example'), await ask('localhost')]).toEqual([200, 200])
  expect(await ask('regalos.cl', { remoteAddress: '198.51.100.7' })).toBe(404)
  expect(await ask('regalos.cl', { headers: { 'x-forwarded-for': '198.51.100.7' } })).toBe(404)
  const proxy = { remoteAddress: '127.0.0.2', headers: { host: 'estampa:3000' } }
  expect(await ask('regalos.cl', proxy)).toBe(200)
  const forwarded = { ...proxy, headers: { host: 'tiendas.example', 'x-forwarded-for': '198.51.100.7' } }
  expect(await ask('regalos.cl', forwarded)).toBe(404)
})

test('whoever asks for certificates is refused while the hosts cannot be read, and bounded [OWN-16] [SYS-09]', async () => {
  await addProved('regalos.cl')
  await expect.poll(() => ask('regalos.cl')).toBe(200)
  const { ownerUrl, services } = office.testShops
  const database = await openClient(ownerUrl)
  try {
    await database.query('alter table shops rename to shops_away')
    await database.query('notify shop_changed')
    await expect.poll(() => ask('regalos.cl')).toBe(503)
    expect(await ask('tiendas.example')).toBe(200)
  } finally {
    await database.query('alter table shops_away rename to shops')
    await database.end()
  }
  await expect.poll(() => ask('regalos.cl')).toBe(200)
  const limited = await createApp({ ...services, config: { ...services.config, rateLimitPerMinute: 5 } })
  try {
    const statuses = new Set<number>()
    for (let asked = 0; asked < 1_200; asked++)
      statuses.add(
        (await limited.inject({ url: '/certificates/ask?domain=otro.cl', headers: { host: 'localhost' } }))
          .statusCode,
      )
    expect([...statuses]).toEqual([404])
    const { statusCode } = await limited.inject({
      url: '/certificates/ask?domain=regalos.cl',
      headers: { host: 'localhost' },
    })
    expect(statusCode).toBe(429)
  } finally {
    await limited.close()
  }
})
