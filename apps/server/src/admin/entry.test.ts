/** Entering the back office, through real HTTP at its own origin. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { officePassword, openTestOffice, type TestOffice } from '../../test/office.ts'

const NEXT = 'Tazas2027'
const SIGN_IN = '/api/services/app/Admin/SignIn'
const ORDERS = '/api/services/app/Staff/GetOrders'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice({ LOGIN_TRIES: '5' })
})
beforeEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const codeOf = async (call: Promise<unknown>) => {
  const { status, fault } = await refusalOf(call)
  return [status, fault?.refusal]
}

/** A bare request, with the headers that a test chooses. */
function ask(path: string, headers: Record<string, string>, body?: object, origin = office.origin) {
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const url = new URL(path, origin)
      const sent = request(
        url,
        {
          method: body ? 'POST' : 'GET',
          headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        },
        (answer) => {
          let text = ''
          answer.on('data', (part) => {
            text += part
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
        },
      )
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    },
  )
}

test('who signs in gets a cookie that no script reads, and sees where they work [ADM-01]', async () => {
  await office.add('entra@pampa.example', 'pampa', 'sales')
  await office.add('entra@pampa.example', 'andina', 'viewer')
  const browser = office.browser()
  await browser.api().admin.signIn({ email: ' ENTRA@pampa.example', password: officePassword })
  const [session = ''] = browser.lastCookies().filter((line) => line.startsWith('estampa_admin='))
  expect(session).toMatch(/^estampa_admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  const account = await browser.api().admin.getAccount({})
  expect(account.person).toMatchObject({ email: 'entra@pampa.example', hasAuthenticator: false })
  expect(account.shops.map(({ shop, role }) => [shop, role])).toEqual([
    ['pampa', 'sales'],
    ['andina', 'viewer'],
  ])
  expect(account.provedUntil).not.toBeNull()
  expect((await browser.api('pampa').staff.getOrders({})).totalCount).toBe(0)
  await browser.api().admin.signOut({})
  expect(browser.cookies.has('estampa_admin')).toBe(false)
  expect(await codeOf(browser.api().admin.getAccount({}))).toEqual([401, 'not_signed_in'])
})

test('over https the cookie is bound to this very host [ADM-01]', async () => {
  const { services } = office
  await office.add('segura@pampa.example')
  const { createAdminApp } = await import('./admin-app.ts')
  const secure = await createAdminApp(
    { ...services, config: { ...services.config, adminUrl: 'https://office.example' } },
    { build: { folder: '/nowhere' } },
  )
  const at = await secure.listen({ port: 0, host: '127.0.0.1' })
  const headers = { host: 'office.example', 'sec-fetch-site': 'same-origin' }
  const answer = await ask(SIGN_IN, headers, { email: 'segura@pampa.example', password: officePassword }, at)
  expect(answer.status).toBe(200)
  const [session = ''] = answer.headers['set-cookie'] ?? []
  expect(session).toMatch(/^__Host-estampa_admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  expect(answer.headers['strict-transport-security']).toContain('max-age=')
  await secure.close()
})

test('until its pages are built the office says so, and opens by itself then [SYS-01]', async () => {
  const { createAdminApp } = await import('./admin-app.ts')
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const early = await createAdminApp(office.services, { build: { folder, finished } })
  const { host } = new URL(office.services.config.adminUrl)
  const get = (url: string) => early.inject({ url, headers: { host } })
  const before = await get('/pampa')
  expect([before.statusCode, before.body]).toEqual([503, expect.stringContaining('http-equiv="refresh"')])
  await writeFile(join(folder, 'client/index.html'), '<!doctype html><title>Escritorio</title>')
  await writeFile(join(folder, 'client/assets/root.js'), 'export {}')
  finish()
  await expect.poll(async () => (await get('/pampa')).statusCode).toBe(200)
  expect((await get('/assets/root.js')).body).toBe('export {}')
  await early.close()
  await rm(folder, { recursive: true })
})

test('a wrong password and an e-mail of nobody get the same answer, and few tries [ADM-01]', async () => {
  await office.add('prueba@pampa.example')
  const { admin } = office.browser().api()
  const wrong = (email: string) => refusalOf(admin.signIn({ email, password: 'no es esta' }))
  const [one, other] = [await wrong('prueba@pampa.example'), await wrong('nadie@pampa.example')]
  expect([one.status, one.message]).toEqual([401, other.message])
  for (let turn = 0; turn < 4; turn++) await wrong('prueba@pampa.example')
  expect((await wrong('prueba@pampa.example')).fault?.refusal).toBe('too_many_tries')
  const right = admin.signIn({ email: 'prueba@pampa.example', password: officePassword })
  expect(await codeOf(right)).toEqual([429, 'too_many_tries'])
})

test('strangers who guess do not lock out a device that was here before [ADM-01, SYS-12]', async () => {
  const known = await office.enter('vieja@pampa.example')
  const stranger = office.browser().api().admin
  const guess = () => refusalOf(stranger.signIn({ email: 'vieja@pampa.example', password: 'no es esta' }))
  for (let turn = 0; turn < 6; turn++) await guess()
  expect((await guess()).fault?.refusal).toBe('too_many_tries')
  await known.api().admin.signIn({ email: 'vieja@pampa.example', password: officePassword })
})

test('a cookie that was there before is worth nothing after signing in [ADM-01]', async () => {
  const planted = await office.enter('fija@pampa.example')
  const before = planted.cookies.get('estampa_admin') ?? ''
  const victim = office.browser()
  victim.cookies.set('estampa_admin', before)
  await victim.api().admin.signIn({ email: 'fija@pampa.example', password: officePassword })
  expect(victim.cookies.get('estampa_admin')).not.toBe(before)
  expect(await codeOf(planted.api().admin.getAccount({}))).toEqual([401, 'not_signed_in'])
  const forged = office.browser()
  forged.cookies.set('estampa_admin', 'a'.repeat(43))
  await forged.api().admin.signIn({ email: 'fija@pampa.example', password: officePassword })
  expect(forged.cookies.get('estampa_admin')).not.toBe('a'.repeat(43))
})

test('only pages of this origin call: not other sites, siblings, or a wrong host [ADM-01]', async () => {
  const browser = await office.enter('origen@pampa.example')
  const cookie = `estampa_admin=${browser.cookies.get('estampa_admin')}`
  const status = async (headers: Record<string, string>, body?: object) =>
    (await ask(body ? SIGN_IN : ORDERS, { cookie, 'abp-tenantid': 'pampa', ...headers }, body)).status
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await status({ origin: office.origin })).toBe(200)
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await status({ 'sec-fetch-site': site }), site).toBe(403)
    expect(await status({ 'sec-fetch-site': site, origin: office.origin }), site).toBe(403)
    expect(await status({ 'sec-fetch-site': site }, { email: 'a@b.example', password: 'x' }), site).toBe(403)
  }
  for (const origin of ['http://evil.example', 'null', office.testShops.origin]) {
    expect(await status({ origin }), origin).toBe(403)
  }
  expect(await status({})).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-origin', host: 'evil.example' })).toBe(403)
  const page = await ask('/pampa/orders', { host: 'evil.example' })
  expect([page.status, page.headers.location]).toEqual([302, `${office.origin}/pampa/orders`])
})

test('the cookie counts for nothing at the shops’ origin, and a token for nothing here [ADM-01]', async () => {
  const browser = await office.enter('dos@pampa.example')
  const cookie = `estampa_admin=${browser.cookies.get('estampa_admin')}`
  const atShops = await fetch(office.testShops.origin + ORDERS, {
    headers: { cookie, 'abp-tenantid': 'pampa', 'sec-fetch-site': 'same-origin' },
  })
  expect(atShops.status).toBe(401)
  const { accessToken } = await office.testShops
    .api('pampa')
    .staff.authenticateStaff({ email: 'dos@pampa.example', password: officePassword })
  expect((await office.testShops.api('pampa', accessToken).staff.getOrders({})).totalCount).toBe(0)
  const bearer = { authorization: `Bearer ${accessToken}`, 'sec-fetch-site': 'same-origin' }
  expect((await ask(ORDERS, { ...bearer, 'abp-tenantid': 'pampa' })).status).toBe(401)
  const path = '/api/TokenAuth/AuthenticateStaff'
  expect((await ask(path, { 'sec-fetch-site': 'same-origin' }, {})).status).toBe(404)
  expect((await ask('/api/TokenAuth/GetAccess', { 'sec-fetch-site': 'same-origin' })).status).toBe(404)
})

test('somebody of one shop neither reads nor writes in another [ADM-03, SYS-01]', async () => {
  const browser = await office.enter('sola@pampa.example')
  expect(await codeOf(browser.api('andina').staff.getOrders({}))).toEqual([403, 'not_allowed'])
  expect(await codeOf(browser.api('nadie').staff.getOrders({}))).toEqual([404, 'shop_not_found'])
  expect(await codeOf(browser.api().staff.getOrders({}))).toEqual([404, 'shop_not_found'])
})

test('a role may do what its row says, and nothing else [ADM-03]', async () => {
  const browser = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  expect((await browser.api('pampa').staff.getOrders({})).totalCount).toBe(0)
  const move = { Id: '7b1f2a6e-8c9d-4e1f-9d0c-3d0f4d1c7a4e', to: 'confirmed' as const }
  expect(await codeOf(browser.api('pampa').staff.moveOrder(move))).toEqual([403, 'not_allowed'])
})

test('a session ends when nobody comes for an hour, and after a working day; a lasting one later [ADM-01]', async () => {
  const usual = await office.enter('reloj@pampa.example')
  const lasting = office.browser()
  await lasting
    .api()
    .admin.signIn({ email: 'reloj@pampa.example', password: officePassword, staySignedIn: true })
  expect(lasting.lastCookies()[0]).toContain(`Max-Age=${30 * 24 * 3600}`)
  const hour = 3600_000
  const isIn = async ({ api }: typeof usual) =>
    api()
      .admin.getAccount({})
      .then(
        () => true,
        () => false,
      )
  for (let at = 0.9; at < 12; at += 0.9) {
    office.shift.ms = at * hour
    expect(await isIn(usual), String(at)).toBe(true)
  }
  office.shift.ms = 12.1 * hour
  expect(await isIn(usual)).toBe(false)
  expect(await isIn(lasting)).toBe(true)
  office.shift.ms = 8 * 24 * hour
  expect(await isIn(lasting)).toBe(false)
  office.shift.ms = 0
  const idle = await office.enter('reloj@pampa.example')
  office.shift.ms = 1.1 * hour
  expect(await isIn(idle)).toBe(false)
})

test('people see their sessions and end them, and nobody else’s [ADM-01]', async () => {
  const one = await office.enter('varias@pampa.example')
  const other = office.browser()
  await other.api().admin.signIn({ email: 'varias@pampa.example', password: officePassword })
  const { items } = await one.api().admin.listSessions({})
  expect(items.map(({ isThis, agent }) => [isThis, agent]).toSorted()).toEqual([
    [false, 'Firefox en Linux'],
    [true, 'Firefox en Linux'],
  ])
  const stranger = await office.enter('ajena@pampa.example')
  const Id = items.find(({ isThis }) => !isThis)?.id ?? ''
  expect(await codeOf(stranger.api().admin.endSession({ Id }))).toEqual([404, 'not_found'])
  expect((await one.api().admin.endSession({ Id })).items).toHaveLength(1)
  expect(await codeOf(other.api().admin.getAccount({}))).toEqual([401, 'not_signed_in'])
})

test('a link of a mail gives another password once, and ends every session and token [ADM-01]', async () => {
  const browser = await office.enter('olvida@pampa.example')
  const { accessToken } = await office.testShops
    .api('pampa')
    .staff.authenticateStaff({ email: 'olvida@pampa.example', password: officePassword })
  const { admin } = office.browser().api()
  await admin.forgotPassword({ email: 'Olvida@pampa.example' })
  await admin.forgotPassword({ email: 'nadie-olvida@pampa.example' })
  const token = await linkIn('olvida@pampa.example', 'reset')
  expect(await codeOf(admin.resetPassword({ token, password: 'password' }))).toEqual([422, 'common_password'])
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await codeOf(admin.resetPassword({ token: forged, password: NEXT }))).toEqual([410, 'link_over'])
  await admin.resetPassword({ token, password: NEXT })
  expect(await codeOf(admin.resetPassword({ token, password: NEXT }))).toEqual([410, 'link_over'])
  expect(await codeOf(browser.api().admin.getAccount({}))).toEqual([401, 'not_signed_in'])
  expect(await codeOf(office.testShops.api('pampa', accessToken).staff.getOrders({}))).toEqual([
    401,
    'bad_token',
  ])
  await admin.signIn({ email: 'olvida@pampa.example', password: NEXT })
  await office.testShops
    .api('pampa')
    .staff.authenticateStaff({ email: 'olvida@pampa.example', password: NEXT })
  expect((await office.post.next('olvida@pampa.example')).subject).toContain('cambió')
  const rest = office.post.received.filter(({ to }) => to.includes('nadie-olvida@pampa.example'))
  expect(rest).toEqual([])
})

test('a link that came an hour ago is over, and mails are few [ADM-01]', async () => {
  await office.add('tarde@pampa.example')
  const { admin } = office.browser().api()
  await admin.forgotPassword({ email: 'tarde@pampa.example' })
  const token = await linkIn('tarde@pampa.example', 'reset')
  office.shift.ms = 3_700_000
  expect(await codeOf(admin.resetPassword({ token, password: NEXT }))).toEqual([410, 'link_over'])
  office.shift.ms = 0
  await admin.forgotPassword({ email: 'tarde@pampa.example' })
  await admin.forgotPassword({ email: 'tarde@pampa.example' })
  expect(await codeOf(admin.forgotPassword({ email: 'tarde@pampa.example' }))).toEqual([
    429,
    'too_many_mails',
  ])
})

test('another password ends the other sessions and asks for the one of before [ADM-01]', async () => {
  const one = await office.enter('cambia@pampa.example')
  const other = office.browser()
  await other.api().admin.signIn({ email: 'cambia@pampa.example', password: officePassword })
  const change = (current: string) => one.api().admin.changePassword({ current, password: NEXT })
  expect(await codeOf(change('no es esta'))).toEqual([422, 'wrong_password'])
  await change(officePassword)
  expect((await one.api().admin.getAccount({})).person.email).toBe('cambia@pampa.example')
  expect(await codeOf(other.api().admin.getAccount({}))).toEqual([401, 'not_signed_in'])
})

test('pages say that they are not built, and load nothing of another origin [ADM-01]', async () => {
  const page = await ask('/pampa', {})
  expect(page.status).toBe(503)
  expect(page.text).toContain('npm run build')
  expect(page.headers['cache-control']).toBe('no-store')
  // the shop's own pages stand in a frame of its office, and nothing else of another origin is there
  const policy = String(page.headers['content-security-policy'])
  expect(policy.match(/[a-z-]+ https?:[^;]*/g)).toEqual(['frame-src http://localhost:3000'])
  const elsewhere = await ask('/auth', {})
  expect(elsewhere.headers['content-security-policy']).toContain("frame-src 'none'")
})

/** The token in the link of the newest mail to this address. */
async function linkIn(email: string, kind: 'reset' | 'invitation'): Promise<string> {
  const { text } = await office.post.next(email)
  const found = new RegExp(`${office.origin}/${kind}/(?:[a-z]+/)?([\\w-]+)`).exec(text)
  if (!found?.[1]) throw new Error(`no link in ${text}`)
  return found[1]
}
