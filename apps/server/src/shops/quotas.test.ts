/** How much a shop may have: kept by the database, told in sentences. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, refusalOf } from '../../test/buyer.ts'
import { uploadAs } from '../../test/fixtures/belongings.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { html } from '../mail/html.ts'
import { findMail } from '../mail/mails.store.ts'
import { sendMail } from '../mail/send-mail.ts'

let office: TestOffice
let olga: OfficeBrowser
let owner: OfficeBrowser
let sql: pg.Client
beforeAll(async () => {
  office = await openTestOffice()
  olga = await office.enterOperator('olga@taller.example')
  owner = await office.enter('duena@pampa.example')
  sql = new pg.Client({ connectionString: office.testShops.ownerUrl })
  await sql.connect()
})
afterAll(async () => {
  await sql.end()
  await office.close()
})

const none = { products: null, uploads: null, people: null, mails: null }
const allow = (quotas: Partial<typeof none | Record<string, number>>) =>
  olga.api().operator.setShopQuotas({ shop: 'pampa', quotas: { ...none, ...quotas } })
const useOf = async (kind: string) =>
  (await owner.api('pampa').staff.getUsage({})).quotas.find((one) => one.kind === kind)
const draft = (code: string, published = true) => ({
  ...genericDraft(code, `Lápiz ${code}`, { products: [variantDraft(`${code}-1`, {})] }),
  published,
})
const sentenceOfRefused = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.message

test('two processes that show a product at once do not pass the quota together [OWN-20]', async () => {
  const { database } = office.services
  await addProduct(office.testShops, 'pampa', draft('A'))
  await allow({ products: 2 })
  const saved = await Promise.allSettled(
    ['B', 'C', 'D'].map((code) =>
      database.inShop(office.testShops.pampa, (tx) => saveGeneric(tx, draft(code))),
    ),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await useOf('products')).toMatchObject({ used: 2, most: 2, own: 2 })
  const { rows } = await database.readInShop(office.testShops.pampa, async () =>
    sql
      .query(`select set_config('estampa.shop', $1, false)`, [String(office.testShops.pampa)])
      .then(() => sql.query('select count(*)::int as n from generics where published')),
  )
  expect(rows).toEqual([{ n: 2 }])
})

test('who shows one too many reads how many there may be; hiding one makes room [OWN-20]', async () => {
  const { staff } = owner.api('pampa')
  await addProduct(office.testShops, 'pampa', draft('HIDDEN', false))
  const { items } = await staff.getProducts({})
  const hidden = items.find(({ name }) => name === 'Lápiz HIDDEN')?.id ?? 0
  const shown = items.find(({ isPublished }) => isPublished)?.id ?? 0
  const show = () => staff.publishProduct({ Id: hidden, isPublished: true, evenSo: true })
  expect(await sentenceOfRefused(show())).toBe(
    'La tienda puede mostrar hasta 2 productos, y ya los muestra. Ocultá alguno, o pedile más a quien opera la instalación.',
  )
  await staff.publishProduct({ Id: shown, isPublished: false })
  await show()
  expect(await useOf('products')).toMatchObject({ used: 2 })
  // a quota below what is there takes nothing away
  await allow({ products: 1 })
  await staff.publishProduct({ Id: hidden, isPublished: false })
  await allow({})
  expect(await useOf('products')).toMatchObject({ used: 1, most: null })
})

test('of many products that are shown at once those without room stay hidden, and are told apart [OWN-20] [OWN-05]', async () => {
  const { staff } = owner.api('pampa')
  const most = Number((await useOf('products'))?.used ?? 0) + 1
  for (const code of ['ROOM-1', 'ROOM-2']) await addProduct(office.testShops, 'pampa', draft(code, false))
  const chosen = (await staff.getProducts({ Filtro: 'room' })).items.map(({ id }) => id)
  await allow({ products: most })
  const act = { kind: 'publish', isPublished: true } as const
  const { products } = await staff.previewProductRun({ act, products: chosen })
  const run = await staff.startProductRun({ act, products })
  expect([run.products, run.left.length, run.beyondQuota.length]).toEqual([1, 0, 1])
  await staff.undoProductRun({ Id: run.id })
  await allow({})
})

test('a buyer uploads no more than the shop has room for, and taking away makes room [OWN-20]', async () => {
  const { testShops } = office
  const guest = { api: await testShops.guest('pampa'), shop: 'pampa' as const, token: undefined }
  await uploadAs(guest)
  const { used = 0 } = (await useOf('uploads')) ?? {}
  expect(used).toBeGreaterThan(0)
  await allow({ uploads: used })
  const refused = await refusalOf(uploadAs(guest))
  expect(refused.fault).toMatchObject({
    refusal: 'quota_uploads',
    message: expect.stringContaining('GB de archivos'),
  })
  expect(await useOf('uploads')).toMatchObject({ used })
  await sql.query(`select set_config('estampa.shop', $1, false)`, [String(testShops.pampa)])
  await sql.query('delete from uploads')
  expect(await useOf('uploads')).toMatchObject({ used: 0 })
  await allow({})
})

test('nobody is invited to a full team, and an invited person has a place [OWN-20]', async () => {
  const { staff } = owner.api('pampa')
  const { used = 0 } = (await useOf('people')) ?? {}
  await allow({ people: used + 1 })
  const invite = (email: string) => staff.invitePerson({ email, role: 'sales' })
  await invite('tomas@pampa.example')
  expect(await sentenceOfRefused(invite('juana@pampa.example'))).toContain(
    `caben ${used + 1} personas, contando las invitadas`,
  )
  await expect(office.add('otra@pampa.example')).resolves.toBeTruthy()
  await expect(office.add('tercera@pampa.example')).rejects.toThrow('may have')
  await allow({})
})

test('a mail past the quota of its day does not go out and says why; a code goes out always [OWN-20] [OWN-15]', async () => {
  const { services } = office
  const shop = await services.shops.byName('pampa')
  if (!shop) throw new Error('pampa is there')
  const { used = 0 } = (await useOf('mails')) ?? {}
  await allow({ mails: used + 1 })
  const send = (event: string, keep?: 'secret') =>
    sendMail(services, shop, {
      event,
      to: 'ana@correo.example',
      subject: event,
      html: html`<p>Hola</p>`,
      plain: 'Hola',
      ...(keep && { keep }),
    })
  for (const event of ['test.1', 'test.2']) await send(event)
  await send('account-reset.3', 'secret')
  await send('test.1')
  const stateOf = async (event: string) => {
    const mail = await services.database.readInShop(shop.id, (tx) => findMail(tx, event))
    return mail?.sent_at ? 'sent' : mail?.failure
  }
  expect(await stateOf('test.1')).toBe('sent')
  expect(await stateOf('test.2')).toBe(`daily limit: ${used + 1}`)
  expect(await stateOf('account-reset.3')).toBe('sent')
  await allow({})
})

test('what the installation says holds where nothing was said of the shop, and only operators say it [OWN-20]', async () => {
  const { operator } = olga.api()
  await operator.setDefaultQuotas({ ...none, people: 40 })
  expect(await operator.getDefaultQuotas({})).toEqual({ ...none, people: 40 })
  expect(await useOf('people')).toMatchObject({ most: 40, own: null })
  await allow({ people: 50 })
  expect(await useOf('people')).toMatchObject({ most: 50, own: 50 })
  const wrong = await refusalOf(owner.api().operator.setDefaultQuotas(none))
  expect(wrong.fault?.refusal).toBe('not_operator')
  await expect(
    office.services.database.pool.query('update default_quotas set most_people = null'),
  ).rejects.toThrow('permission denied')
  await expect(office.services.database.pool.query('update shops set most_people = null')).rejects.toThrow(
    'permission denied',
  )
  await expect(office.services.database.pool.query(`select add_usage(1, 'people', -5)`)).rejects.toThrow(
    'by triggers alone',
  )
  await operator.setDefaultQuotas(none)
})
