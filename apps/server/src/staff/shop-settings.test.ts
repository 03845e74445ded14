/** What a shop decides about selling, changed by its people at the desk. */
import type { SettingsConflict } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice({ ANSWER_CACHE_MB: '8' })
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal

test('a saved rule is what shoppers are answered next, and is kept as a change with its words [ADM-05] [OWN-10] [SYS-10]', async () => {
  const seen = await desk().getShopSettings({})
  expect(seen.rules).toMatchObject({ profitMultiplier: '1.6', guestCheckout: true, quoteDays: 15 })
  const api = office.testShops.api('pampa')
  expect((await api.shops.getConfig({})).guestCheckout).toBe(true)
  const saved = await desk().saveSellingRules(
    { fields: { guestCheckout: false, quoteDays: 20 }, seen: { guestCheckout: true, quoteDays: 15 } },
    { version: seen.version },
  )
  expect(saved.rules).toEqual({ ...seen.rules, guestCheckout: false, quoteDays: 20 })
  expect(saved.version).toBeGreaterThan(seen.version)
  await expect.poll(async () => (await api.shops.getConfig({})).guestCheckout).toBe(false)
  const days = await api.shops.getWhiteboxSettingsKey({ key: 'quoteValidityDays' })
  expect(days.value).toBe(20)
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({
    call: 'saveSellingRules',
    subject: { name: 'Pampa' },
    before: { guestCheckout: true, quoteDays: 15 },
    after: { guestCheckout: false, quoteDays: 20 },
  })
})

test('days on which nobody works are told to whoever asks for a date, and a day that is none is refused [OWN-10] [ADM-05]', async () => {
  const closedDays = [{ from: '2027-01-04', until: '2027-01-15' }]
  const backwards = { fields: { closedDays: [{ from: '2027-01-15', until: '2027-01-04' }] } }
  const { status, fault } = await refusalOf(desk().saveSellingRules(backwards))
  expect([status, fault?.validationErrors?.[0]?.members]).toEqual([400, ['fields.closedDays.0']])
  await desk().saveSellingRules({ fields: { closedDays } })
  const api = office.testShops.api('pampa')
  await expect.poll(async () => (await api.shops.getConfig({})).closedDays).toEqual(closedDays)
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect([items[0]?.before, items[0]?.after]).toEqual([
    { closedDays: '' },
    { closedDays: '2027-01-04 a 2027-01-15' },
  ])
})

test('two people who change different rules lose nothing; of the same rule the second is shown both [ADM-21] [OWN-10]', async () => {
  const { version, rules } = await desk().getShopSettings({})
  await desk(manager).saveSellingRules({ fields: { depositPercent: 50 } }, { version })
  const other = await desk().saveSellingRules(
    { fields: { quoteDays: 30 }, seen: { quoteDays: rules.quoteDays } },
    { version },
  )
  expect(other.rules).toMatchObject({ depositPercent: 50, quoteDays: 30 })
  const late = { fields: { depositPercent: 40 }, seen: { depositPercent: rules.depositPercent } }
  const { status, fault } = await refusalOf(desk().saveSellingRules(late, { version }))
  expect([status, fault?.refusal]).toEqual([409, 'settings_changed'])
  const found = fault?.data as SettingsConflict
  expect(found).toMatchObject({ fields: ['depositPercent'], settings: { rules: { depositPercent: 50 } } })
  // the newest version alone does not say that the newest value was seen
  const { version: newest } = found.settings
  const { fault: still } = await refusalOf(desk().saveSellingRules(late, { version: newest }))
  expect(still?.refusal).toBe('settings_changed')
  const decided = { fields: late.fields, seen: { depositPercent: 50 } }
  const again = await desk().saveSellingRules(decided, { version: newest })
  expect(again.rules.depositPercent).toBe(40)
})

test('what does not fit is said at its field and nothing is saved [OWN-10]', async () => {
  const { version } = await desk().getShopSettings({})
  const fields = { depositPercent: 0, taxMultiplier: '0.9', quotation: false }
  const { status, fault } = await refusalOf(desk().saveSellingRules({ fields }))
  expect(status).toBe(400)
  expect(fault?.validationErrors).toEqual([
    { members: ['fields.taxMultiplier'], message: 'Tiene que ser un número entre 1 y 2.' },
    { members: ['fields.depositPercent'], message: 'Tiene que ser un número entero entre 1 y 100.' },
  ])
  expect((await desk().getShopSettings({})).version).toBe(version)
})

test('only who runs the shop sees and changes its rules, and no other shop is touched [ADM-03] [OWN-10]', async () => {
  const seller = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  expect(await codeOf(desk(seller).getShopSettings({}))).toBe('not_allowed')
  expect(await codeOf(desk(seller).saveSellingRules({ fields: { quoteDays: 9 } }))).toBe('not_allowed')
  const neighbour = desk(await office.enter('vecina@andina.example', 'andina'), 'andina')
  const before = await neighbour.getShopSettings({})
  await desk(manager).saveSellingRules({ fields: { mailsInvoice: true } })
  expect(await neighbour.getShopSettings({})).toEqual(before)
})

test('the door into the shop keeps its country, and there is no other door [OWN-10]', async () => {
  const { database } = office.services
  const { pampa } = office.testShops
  const changes = { environment: 'CL', quotation: true }
  await database.inShop(pampa, (tx) =>
    sql`select change_current_shop(${JSON.stringify(changes)}::jsonb, '{}')`.execute(tx),
  )
  const { rows } = await database.readInShop(pampa, (tx) =>
    sql<{
      country: string
    }>`select config ->> 'environment' as country from shops where id = current_shop()`.execute(tx),
  )
  expect(rows).toEqual([{ country: 'ARG' }])
  const update = database.inShop(pampa, (tx) => sql`update shops set config = '{}'`.execute(tx))
  await expect(update).rejects.toThrow('permission denied')
})

const noNumbers = { CBU: null, CUIT: null, alias: null, account: null, RUT: null }
const transfer = { ...noNumbers, name: 'Transferencia', holder: 'Pampa S.A.', bank: 'Banco Sur' }

test('an account is checked by its digits, offered to buyers, and told among the changes [ADM-05] [OWN-12]', async () => {
  const { version, paymentMethods } = await desk().getShopSettings({})
  const seen = Object.fromEntries(paymentMethods.map((method) => [method.code, method]))
  const wrong = { TRF: { ...transfer, CBU: '0170099220000067797371', CUIT: '30500010913' }, CHQ: null }
  const { status, fault } = await refusalOf(desk().savePaymentMethods({ fields: wrong, seen }, { version }))
  expect([status, fault?.validationErrors?.map(({ members }) => members[0])]).toEqual([
    400,
    ['fields.TRF.CBU', 'fields.TRF.CUIT'],
  ])
  const right = { TRF: { ...transfer, CBU: '0720461088000036874125', alias: 'pampa.nueva' }, CHQ: null }
  const saved = await desk().savePaymentMethods({ fields: right, seen }, { version })
  expect(saved.paymentMethods).toEqual([{ ...right.TRF, code: 'TRF', CBU: '07204610 88000036874125' }])
  const api = office.testShops.api('pampa')
  const offered = async () => (await api.shops.getConfig({})).partnerPaymentMethods.map(({ code }) => code)
  await expect.poll(offered).toEqual(['TRF'])
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({
    call: 'savePaymentMethods',
    after: {
      TRF: 'Transferencia, Banco Sur, titular Pampa S.A., CBU 07204610 88000036874125, alias pampa.nueva',
      CHQ: '',
    },
  })
})

test('only the owner changes where money goes, after a proof, and the second of two sees the first [ADM-02] [ADM-03] [OWN-12]', async () => {
  const { version } = await desk(manager).getShopSettings({})
  const fields = { TRF: { ...transfer, bank: 'Otro banco' } }
  expect(await codeOf(desk(manager).savePaymentMethods({ fields }))).toBe('not_allowed')
  await desk().savePaymentMethods({ fields: { TRF: { ...transfer, bank: 'Banco Norte' } } })
  const { fault } = await refusalOf(desk().savePaymentMethods({ fields, seen: { TRF: null } }, { version }))
  expect(fault?.data).toMatchObject({
    fields: ['TRF'],
    settings: { paymentMethods: [expect.objectContaining({ bank: 'Banco Norte' })] },
  })
  office.shift.ms += 11 * 60_000
  expect(await codeOf(desk().savePaymentMethods({ fields }))).toBe('proof_needed')
  office.shift.ms = 0
})

test('a shipping table is replaced whole: its zones are real places, and only its changed lines are told [ADM-05] [ADM-21] [OWN-11]', async () => {
  const { version, shipping, provinces } = await desk().getShopSettings({})
  expect(provinces).toContainEqual({ id: '94', name: expect.stringContaining('Tierra del Fuego') })
  expect(shipping.services[0]?.rates[0]?.bands).toEqual([
    { fromG: 0, upToG: null, price: 4500, extraPerKg: 900 },
  ])
  const zones = shipping.zones.map((zone) => (zone.name === 'near' ? { ...zone, provinces: ['2'] } : zone))
  const nowhere = { ...shipping, zones }
  const { fault } = await refusalOf(desk().saveShippingTable({ fields: { shipping: nowhere } }))
  expect(fault?.validationErrors?.[0]?.message).toContain('«2» no es un código')
  const dearer = { ...shipping, services: shipping.services.map((one) => ({ ...one, freeFrom: 150_000.5 })) }
  const saved = await desk().saveShippingTable(
    { fields: { shipping: dearer }, seen: { shipping } },
    { version },
  )
  expect(saved.shipping).toEqual(dearer)
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({
    before: { 'Correo del Sur, gratis desde': '' },
    after: { 'Correo del Sur, gratis desde': '$\u00a0150.000,50' },
  })
  expect(Object.keys(items[0]?.after ?? {})).toHaveLength(1)
  const late = await refusalOf(
    desk(manager).saveShippingTable(
      { fields: { shipping: { ...shipping, pickup: null, services: [] } }, seen: { shipping } },
      { version },
    ),
  )
  expect(late.status).toBe(409)
  expect(late.fault?.data).toMatchObject({ settings: { shipping: dearer } })
})
