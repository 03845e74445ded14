/** Opening shops from the office, and suspending them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { listTechniques } from '../../customization/customization.store.ts'

let office: TestOffice
let olga: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  olga = await office.enterOperator('olga@taller.example')
})
afterAll(() => office.close())

const answers = {
  shop: 'regalos',
  name: 'Regalos del Sur',
  country: 'ARG' as const,
  legalName: 'Regalos del Sur SRL',
  taxId: '30-50001091-2',
  email: 'hola@regalos.example',
  phone: '+54 11 5555 0001',
  address: 'Av. Siempreviva 742',
  hours: 'Lunes a viernes de 9 a 18',
  template: 2 as const,
  color: '#0b5d6b',
  goods: 'sample' as const,
  techniques: ['screen_printing', 'laser'],
  withDeliveries: true,
  payments: ['TRF' as const],
  people: [{ email: 'Tomas@regalos.example', role: 'sales' as const }],
}
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal

test('an operator opens a shop with products, techniques, deliveries and people in one call [OWN-01]', async () => {
  const { operator, admin } = olga.api()
  const opened = await operator.openShop(answers)
  expect(opened.address).toContain('/regalos')
  const account = await admin.getAccount({})
  expect(account.shops).toMatchObject([
    { shop: 'regalos', name: 'Regalos del Sur', state: 'preparing', role: 'owner', color: '#0b5d6b' },
  ])
  const { staff } = olga.api('regalos')
  const products = await staff.getProducts({})
  expect(products.totalCount).toBe((await operator.getStarterSet({ country: 'ARG' })).goods)
  const settings = await staff.getShopSettings({})
  expect(settings.paymentMethods).toMatchObject([{ code: 'TRF', holder: 'Regalos del Sur SRL' }])
  expect(settings.shipping.zones.length).toBeGreaterThan(2)
  expect(settings.shipping.pickup?.points[0]?.address).toBe('Av. Siempreviva 742')
  const shop = await office.services.shops.byName('regalos')
  const techniques = await office.services.database.readInShop(shop?.id ?? 0, listTechniques)
  expect([...techniques.values()].map(({ key }) => key).sort()).toEqual(['laser', 'screen_printing'])
  expect((await staff.getPeople({})).invitations).toMatchObject([{ email: 'tomas@regalos.example' }])
  expect((await office.post.next('tomas@regalos.example')).raw).toContain('Regalos')
  expect(await codeOf(operator.openShop(answers))).toBe('shop_name_taken')
})

test('a wrong answer is told at its field, and nothing is made [OWN-01]', async () => {
  const { operator } = olga.api()
  const { fault } = await refusalOf(operator.openShop({ ...answers, shop: 'otra', taxId: '30-50001091-3' }))
  expect(fault?.validationErrors).toMatchObject([{ members: ['taxId'] }])
  expect(await codeOf(operator.openShop({ ...answers, shop: 'operator' }))).toBe('shop_name_reserved')
  expect(await operator.checkShopName({ shop: 'Mi tienda' })).toMatchObject({
    problem: expect.stringContaining('minúsculas'),
  })
  expect(await operator.checkShopName({ shop: 'pampa' })).toMatchObject({
    problem: 'Otra tienda ya tiene esa dirección.',
  })
  expect(await operator.checkShopName({ shop: 'otra' })).toEqual({ problem: null })
  expect((await operator.listShops({})).items.map(({ shop }) => shop)).not.toContain('otra')
})

test('in Chile the amounts are of Chile, and no product comes where none was wanted [OWN-01]', async () => {
  const { operator } = olga.api()
  await operator.openShop({
    ...answers,
    shop: 'cerro',
    country: 'CL',
    taxId: '',
    goods: 'later',
    address: '',
    payments: [],
    people: [],
  })
  const { staff } = olga.api('cerro')
  expect((await staff.getProducts({})).totalCount).toBe(0)
  const { shipping } = await staff.getShopSettings({})
  expect(shipping.zones.map(({ name }) => name)).toContain('Región Metropolitana')
  expect(shipping.pickup).toBeNull()
})

test('a shop begins like another, without its people, its orders and its accounts [OWN-02]', async () => {
  const { operator } = olga.api()
  await operator.cloneShop({ from: 'pampa', shop: 'gemela', name: 'Gemela' })
  const { staff } = olga.api('gemela')
  const settings = await staff.getShopSettings({})
  expect(settings.rules.profitMultiplier).toBe('1.6')
  expect(settings.paymentMethods.map(({ code, CBU, holder }) => [code, CBU, holder])).toEqual([
    ['TRF', null, null],
    ['CHQ', null, null],
  ])
  expect((await staff.getPeople({})).items.map(({ email }) => email)).toEqual(['olga@taller.example'])
  expect(await codeOf(operator.cloneShop({ from: 'nadie', shop: 'otra', name: 'Otra' }))).toBe(
    'shop_not_found',
  )
})

test('an operator sees how much each shop uses, suspends and reopens it [OWN-20] [OWN-02]', async () => {
  const { operator } = olga.api()
  const pampa = async () => (await operator.listShops({})).items.find(({ shop }) => shop === 'pampa')
  expect(await pampa()).toMatchObject({ state: 'open', name: 'Pampa', country: 'ARG', orders: 0 })
  await operator.suspendShop({ shop: 'pampa' })
  expect((await pampa())?.state).toBe('suspended')
  expect(await codeOf(operator.suspendShop({ shop: 'pampa' }))).toBe('shop_not_open')
  const { testShops } = office
  await expect.poll(() => codeOf(testShops.api('pampa').shops.getConfig({}))).toBe('shop_suspended')
  await operator.reopenShop({ shop: 'pampa' })
  expect(await codeOf(operator.reopenShop({ shop: 'pampa' }))).toBe('shop_not_suspended')
  office.shift.ms = 11 * 60_000
  expect(await codeOf(operator.suspendShop({ shop: 'pampa' }))).toBe('proof_needed')
  office.shift.ms = 0
})

test('nobody else may: neither the owner of a shop nor an operator who is one no longer [OWN-20]', async () => {
  const owner = await office.enter('duena@pampa.example')
  for (const call of [
    () => owner.api().operator.listShops({}),
    () => owner.api().operator.openShop({ ...answers, shop: 'colada' }),
    () => owner.api().operator.suspendShop({ shop: 'andina' }),
  ]) {
    expect(await codeOf(call())).toBe('not_operator')
  }
  expect(await codeOf(office.browser().api().operator.listShops({}))).toBe('not_signed_in')
  // PostgreSQL refuses it by itself
  const { rows } = await office.services.database.pool.query(
    `select id from people where email = 'duena@pampa.example'`,
  )
  await expect(
    office.services.database.pool.query(`select move_shop($1, 1, 'open', 'suspended')`, [rows[0].id]),
  ).rejects.toThrow('is no operator')
  const former = await office.enterOperator('ex@taller.example')
  await office.services.database.pool.query(
    `update people set operator_since = null where email = 'ex@taller.example'`,
  )
  expect(await codeOf(former.api().operator.listShops({}))).toBe('not_operator')
})

test('what a new shop still needs is read of what it has, and whose it is can be said [OWN-01]', async () => {
  const { operator } = olga.api()
  await operator.openShop({ ...answers, shop: 'lista', legalName: '', taxId: '', payments: [] })
  const { staff } = olga.api('lista')
  const open = async () =>
    (await staff.getOpening({})).steps.flatMap(({ step, isDone }) => (isDone ? [] : [step]))
  expect(await open()).toEqual(['look', 'payments', 'firm', 'test_order'])
  const { firm: seen } = await staff.getOpening({})
  const wrong = await refusalOf(staff.saveFirm({ legalName: 'Lista SRL', taxId: '30-50001091-3', seen }))
  expect(wrong.fault?.validationErrors).toMatchObject([{ members: ['taxId'] }])
  const saved = await staff.saveFirm({ legalName: 'Lista SRL', taxId: '30500010912', seen })
  expect(saved.firm).toEqual({ legalName: 'Lista SRL', taxId: '30-50001091-2' })
  expect(await codeOf(staff.saveFirm({ legalName: 'Otra SRL', taxId: '30500010912', seen }))).toBe('conflict')
  expect(await open()).toEqual(['look', 'payments', 'test_order'])
  const { items } = await staff.getChanges({})
  expect(items[0]).toMatchObject({ call: 'saveFirm', after: { legalName: 'Lista SRL' } })
})

test('an operator sees how the installation is [OWN-20]', async () => {
  // the invitations of before are still on their way
  await expect.poll(async () => (await olga.api().operator.getHealth({})).mails.waiting).toBe(0)
  const health = await olga.api().operator.getHealth({})
  expect(health.jobs.failed).toBe(0)
  expect(health.databaseBytes).toBeGreaterThan(1_000_000)
  expect(health).toMatchObject({ mails: { isSetUp: true }, lastBackup: null })
  expect(health.disk?.bytes).toBeGreaterThan(health.disk?.freeBytes ?? 0)
})
