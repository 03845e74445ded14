/** Who works in a shop, who is invited, its keys, and what was changed: the calls of the back office alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalCode } from '../../test/buyer.ts'
import { type OfficeBrowser, officePassword, openTestOffice, type TestOffice } from '../../test/office.ts'

let office: TestOffice
let owner: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
})
afterAll(() => office.close())

const people = (browser: OfficeBrowser) => browser.api('pampa').staff

async function linkTo(email: string): Promise<{ shop: string; token: string }> {
  const { text } = await office.post.next(email)
  const [, shop = '', token = ''] = /\/invitation\/([a-z]+)\/([\w-]+)/.exec(text) ?? []
  return { shop, token }
}

async function idOf(email: string): Promise<number> {
  const { items } = await people(owner).getPeople({})
  return items.find((one) => one.email === email)?.id ?? 0
}

test('an invitation leads in once, with its role and no other, and is kept as a change [ADM-04, ADM-05]', async () => {
  const invited = await people(owner).invitePerson({ email: 'Tomas@pampa.example', role: 'sales' })
  expect(invited.invitations).toMatchObject([{ email: 'tomas@pampa.example', role: 'sales' }])
  const link = await linkTo('tomas@pampa.example')
  const { admin } = office.browser().api()
  expect(await admin.getInvitation(link)).toMatchObject({ role: 'sales', hasAccount: false })
  const accept = { ...link, name: 'Tomás Taller', password: 'Clave de Tomas 7' }
  expect(await refusalCode(admin.acceptInvitation({ ...accept, name: '' }))).toBe('name_missing')
  await admin.acceptInvitation(accept)
  expect(await refusalCode(admin.acceptInvitation(accept))).toBe('link_over')
  const tomas = office.browser()
  await tomas.api().admin.signIn({ email: 'tomas@pampa.example', password: accept.password })
  expect((await tomas.api().admin.getAccount({})).shops).toMatchObject([{ shop: 'pampa', role: 'sales' }])
  expect(await refusalCode(people(tomas).getPeople({}))).toBe('not_allowed')
  expect(
    await refusalCode(people(owner).invitePerson({ email: 'tomas@pampa.example', role: 'viewer' })),
  ).toBe('works_here')
  const { items } = await people(owner).getChanges({ kind: 'invitation' })
  expect(items[0]).toMatchObject({
    call: 'invitePerson',
    subject: { name: 'tomas@pampa.example' },
    after: { role: 'sales' },
  })
})

test('who has an account joins another shop with the password that they have [ADM-04]', async () => {
  await office.add('doble@andina.example', 'andina', 'viewer')
  await people(owner).invitePerson({ email: 'doble@andina.example', role: 'accounting' })
  const link = await linkTo('doble@andina.example')
  const { admin } = office.browser().api()
  expect(await admin.getInvitation(link)).toMatchObject({ hasAccount: true })
  expect(await refusalCode(admin.acceptInvitation({ ...link, password: 'otra clave 99' }))).toBe(
    'wrong_credentials',
  )
  await admin.acceptInvitation({ ...link, password: officePassword })
  const double = office.browser()
  await double.api().admin.signIn({ email: 'doble@andina.example', password: officePassword })
  const { shops } = await double.api().admin.getAccount({})
  expect(shops.map(({ shop, role }) => [shop, role]).toSorted()).toEqual([
    ['andina', 'viewer'],
    ['pampa', 'accounting'],
  ])
})

test('an invitation that was withdrawn, or is a week old, leads nowhere [ADM-04]', async () => {
  const { invitations } = await people(owner).invitePerson({
    email: 'retirada@pampa.example',
    role: 'viewer',
  })
  const link = await linkTo('retirada@pampa.example')
  const { admin } = office.browser().api()
  await people(owner).withdrawInvitation({ Id: invitations[0]?.id ?? 0 })
  expect(await refusalCode(admin.getInvitation(link))).toBe('link_over')
  expect(await refusalCode(people(owner).withdrawInvitation({ Id: invitations[0]?.id ?? 0 }))).toBe(
    'not_found',
  )
  await people(owner).invitePerson({ email: 'lenta@pampa.example', role: 'viewer' })
  const late = await linkTo('lenta@pampa.example')
  office.shift.ms = 7 * 24 * 3600_000 + 1_000
  expect(await refusalCode(admin.getInvitation(late))).toBe('link_over')
  office.shift.ms = 0
})

test('a role is changed and taken away at once, and the last owner stays [ADM-04]', async () => {
  const clerk = await office.enter('empleada@pampa.example', 'pampa', 'sales')
  const Id = await idOf('empleada@pampa.example')
  await people(owner).changeRole({ Id, role: 'workshop' })
  expect(await refusalCode(people(clerk).getOrders({}))).toBe('not_allowed')
  await people(owner).disablePerson({ Id })
  expect(await refusalCode(people(clerk).getOrders({}))).toBe('not_allowed')
  expect((await clerk.api().admin.getAccount({})).shops).toEqual([])
  const self = await idOf('duena@pampa.example')
  expect(await refusalCode(people(owner).changeRole({ Id: self, role: 'viewer' }))).toBe('last_owner')
  expect(await refusalCode(people(owner).disablePerson({ Id: self }))).toBe('last_owner')
  expect(await refusalCode(people(owner).disablePerson({ Id: 999_999 }))).toBe('not_found')
  const { items } = await people(owner).getChanges({ subject: String(Id) })
  expect(items.map(({ before, after }) => [before, after])).toEqual([
    [{ role: 'workshop' }, { role: null }],
    [{ role: 'sales' }, { role: 'workshop' }],
  ])
})

test('nobody gives or takes a role that may do more than theirs [ADM-03]', async () => {
  const manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  const invite = (role: 'owner' | 'sales') => people(manager).invitePerson({ email: 'x@pampa.example', role })
  expect(await refusalCode(invite('owner'))).toBe('role_above_yours')
  await invite('sales')
  const Id = await idOf('duena@pampa.example')
  expect(await refusalCode(people(manager).disablePerson({ Id }))).toBe('role_above_yours')
  const own = await idOf('encargada@pampa.example')
  expect(await refusalCode(people(manager).changeRole({ Id: own, role: 'owner' }))).toBe('role_above_yours')
})

test('what is dangerous asks for the password again after ten minutes [ADM-02]', async () => {
  const late = await office.enter('prueba-otra-vez@pampa.example')
  office.shift.ms = 11 * 60_000
  const make = () => people(late).makeKey({ name: 'Facturas', permissions: ['orders.view'], days: 30 })
  expect(await refusalCode(make())).toBe('proof_needed')
  await late.api().admin.proveAgain({ password: officePassword })
  expect((await make()).key.name).toBe('Facturas')
  office.shift.ms = 0
})

test('a key does what it was made for until its end, and says so in what it changes [ADM-22]', async () => {
  const { key, secret } = await people(owner).makeKey({
    name: 'Facturación',
    permissions: ['orders.view'],
    days: 30,
  })
  expect(secret.startsWith(key.beginning)).toBe(true)
  expect(JSON.stringify(await people(owner).getKeys({}))).not.toContain(secret)
  const program = (token: string, shop: 'pampa' | 'andina' = 'pampa') =>
    office.testShops.api(shop, token).staff
  expect(await program(secret).getOrders({})).toHaveProperty('items')
  expect(await refusalCode(program(secret).getQuotes({}))).toBe('not_allowed')
  expect(await refusalCode(program(secret, 'andina').getOrders({}))).toBe('bad_token')
  expect(
    await refusalCode(program(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`).getOrders({})),
  ).toBe('bad_token')
  const found = (await people(owner).getKeys({})).items.find(({ id }) => id === key.id)
  expect(found?.lastUsedAt).not.toBeNull()
  await people(owner).endKey({ Id: key.id })
  expect(await refusalCode(program(secret).getOrders({}))).toBe('bad_token')
  expect(await refusalCode(people(owner).endKey({ Id: key.id }))).toBe('not_found')
  const short = await people(owner).makeKey({ name: 'Corta', permissions: ['orders.view'], days: 1 })
  office.shift.ms = 25 * 3600_000
  expect(await refusalCode(program(short.secret).getOrders({}))).toBe('bad_token')
  office.shift.ms = 0
})

test('a key is no session of the back office, and has no permission that its maker has not [ADM-22]', async () => {
  const { secret } = await people(owner).makeKey({ name: 'Ajena', permissions: ['orders.view'], days: 1 })
  const answer = await fetch(`${office.origin}/api/services/app/Staff/GetOrders`, {
    headers: { authorization: `Bearer ${secret}`, 'abp-tenantid': 'pampa', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(401)
  const manager = await office.enter('sin-llaves@pampa.example', 'pampa', 'manager')
  expect(await refusalCode(people(manager).getKeys({}))).toBe('not_allowed')
})

test('changes are read page by page, the newest first, and by who made them [ADM-05]', async () => {
  for (let turn = 0; turn < 52; turn++) {
    const email = `muchas-${turn}@pampa.example`
    const { invitations } = await people(owner).invitePerson({ email, role: 'viewer' })
    const Id = invitations.find((one) => one.email === email)?.id ?? 0
    await people(owner).withdrawInvitation({ Id })
  }
  const first = await people(owner).getChanges({})
  expect(first.items).toHaveLength(50)
  expect(first.hasMore).toBe(true)
  const next = await people(owner).getChanges({ before: first.items.at(-1)?.id ?? 0 })
  expect(next.items[0]?.id).toBeLessThan(first.items.at(-1)?.id ?? 0)
  expect((await people(owner).getChanges({ who: 'Nadie' })).items).toEqual([])
})
