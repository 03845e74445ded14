/** Every call of an operator, about a shop of the home cell and about one that lives in another. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { operator as calls } from '@estampa/contract/operator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalCode } from '../../../test/buyer.ts'
import { freshDatabase } from '../../../test/database.ts'
import { type OfficeBrowser, officePassword, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { askAsOwner, shopAtConsole } from '../../../test/two-cells.ts'
import type { CellRoles } from '../../db/cells.ts'
import type { Roles } from '../../db/migrate.ts'
import { moveToCell } from '../../moving/move-shop.ts'
import { cellDirectoryTasks } from '../../shops/cell-directory.jobs.ts'
import { inspectionTasks } from './inspections.jobs.ts'

let roles: CellRoles
let south: Roles
let office: TestOffice
let olga: OfficeBrowser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-operator-'))
  south = await freshDatabase()
  roles = { ...(await freshDatabase()), cells: new Map([['south', south]]) }
  office = await openTestOffice({ FILES_DIR: join(folder, 'files') }, roles)
  olga = await office.enterOperator('olga@taller.example')
  await office.add('duena@andina.example', 'andina')
  await office.add('duena@pampa.example', 'pampa')
  await moveToCell(roles, { name: 'andina', to: 'south' }, { graceMs: 0 })
}, 120_000)
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true, force: true })
})

type ShopName = 'pampa' | 'andina'
const cellOf = (shop: ShopName): Roles => (shop === 'andina' ? south : roles)

async function enterOwner(shop: ShopName): Promise<OfficeBrowser> {
  const browser = office.browser()
  await browser.api().admin.signIn({ email: `duena@${shop}.example`, password: officePassword })
  return browser
}

const operator = () => olga.api().operator
const none = { products: null, uploads: null, people: null, mails: null }
const copyOf = async (shop: ShopName) => (await operator().getOperatedShop({ shop })).exports[0]
const waitForCopy = (shop: ShopName) => expect.poll(async () => (await copyOf(shop))?.state).toBe('done')
const notesIn = async (shop: ShopName) =>
  (await (await enterOwner(shop)).api(shop).staff.getChanges({})).items

const atConsole = (...args: string[]) => shopAtConsole(office, roles, args)

/** In this order: a shop is suspended before it can be deleted. */
const walk: Record<keyof typeof calls, (shop: ShopName) => Promise<void>> = {
  async getStarterSet() {
    expect((await operator().getStarterSet({ country: 'CL' })).goods).toBeGreaterThan(0)
  },
  async checkShopName(shop) {
    expect((await operator().checkShopName({ shop })).problem).toContain('ya tiene esa dirección')
  },
  async openShop(shop) {
    const people = {
      template: 2 as const,
      color: '#0b5d6b',
      goods: 'later' as const,
      techniques: [],
      people: [],
    }
    const texts = { legalName: '', taxId: '', email: '', phone: '', address: '', hours: '' }
    const rest = { ...texts, ...people, withDeliveries: false, payments: [] }
    const opening = { ...rest, name: 'Otra', country: 'CL' as const }
    expect(await refusalCode(operator().openShop({ ...opening, shop }))).toBe('shop_name_taken')
    await operator().openShop({ ...opening, shop: `otra-${shop}` })
    expect(await askAsOwner(roles, 'select cell from shops where name = $1', [`otra-${shop}`])).toEqual([
      { cell: 'home' },
    ])
  },
  async cloneShop(shop) {
    await operator().cloneShop({ from: shop, shop: `como-${shop}`, name: 'Como ella' })
    const like = await operator().getOperatedShop({ shop: `como-${shop}` })
    const pattern = await operator().getOperatedShop({ shop })
    expect(like.shop).toMatchObject({ name: 'Como ella', country: pattern.shop.country, state: 'preparing' })
  },
  async listShops(shop) {
    const { items } = await operator().listShops({})
    expect(items.find((one) => one.shop === shop)).toMatchObject({ state: 'open', people: 1 })
  },
  async getOperatedShop(shop) {
    expect((await operator().getOperatedShop({ shop })).shop).toMatchObject({ shop, state: 'open' })
  },
  async getHealth(shop) {
    const before = await operator().getHealth({})
    const task = `nobody_does_${shop}`
    await askAsOwner(cellOf(shop), 'select graphile_worker.add_job($1)', [task])
    const { jobs, databaseBytes } = await operator().getHealth({})
    expect(jobs.byTask).toContainEqual(expect.objectContaining({ task, waiting: 1 }))
    expect(jobs.waiting).toBeGreaterThanOrEqual(before.jobs.byTask.length)
    const [home] = await askAsOwner(roles, 'select pg_database_size(current_database()) as bytes')
    expect(databaseBytes).toBeGreaterThan(Number(home?.bytes) * 1.5)
  },
  async setDefaultQuotas(shop) {
    const products = shop === 'andina' ? 321 : 123
    await operator().setDefaultQuotas({ ...none, products })
    const { quotas } = await operator().getOperatedShop({ shop })
    expect(quotas).toContainEqual(expect.objectContaining({ kind: 'products', most: products, own: null }))
  },
  async getDefaultQuotas(shop) {
    expect(await operator().getDefaultQuotas({})).toEqual({
      ...none,
      products: shop === 'andina' ? 321 : 123,
    })
  },
  async setShopQuotas(shop) {
    const { quotas } = await operator().setShopQuotas({ shop, quotas: { ...none, products: 7 } })
    expect(quotas).toContainEqual(expect.objectContaining({ kind: 'products', most: 7, own: 7 }))
    expect(
      await askAsOwner(cellOf(shop), 'select most_products as products from shops where name = $1', [shop]),
    ).toEqual([{ products: 7 }])
  },
  async beginInspection(shop) {
    const { staff } = olga.api(shop)
    expect(await refusalCode(staff.getToday({}))).toBe('not_allowed')
    const { until } = await operator().beginInspection({ shop, reason: 'No ven el pedido 42' })
    await staff.getToday({})
    expect(await refusalCode(staff.invitePerson({ email: 'x@x.example', role: 'owner' }))).toBe(
      'inspection_only',
    )
    const { shops } = await olga.api().admin.getAccount({})
    expect(shops).toContainEqual(expect.objectContaining({ shop, inspectedUntil: until }))
    const reason = { reason: 'No ven el pedido 42' }
    expect((await notesIn(shop))[0]).toMatchObject({
      call: 'beginInspection',
      who: 'Olga Operadora',
      after: reason,
    })
    const kept = await askAsOwner(
      roles,
      `select who, after ->> 'reason' as reason from operator_changes where call = 'beginInspection' and shop_name = $1`,
      [shop],
    )
    expect(kept).toEqual([{ who: 'Olga Operadora', ...reason }])
  },
  async endInspection(shop) {
    await operator().endInspection({})
    expect(await refusalCode(olga.api(shop).staff.getToday({}))).toBe('not_allowed')
    expect((await notesIn(shop))[0]).toMatchObject({ call: 'endInspection', who: 'Olga Operadora' })
  },
  async exportShop(shop) {
    await operator().exportShop({ shop })
    await waitForCopy(shop)
    expect((await copyOf(shop))?.rows).toBeGreaterThan(1)
  },
  async getExportLink(shop) {
    const { url } = await operator().getExportLink({ id: (await copyOf(shop))?.id ?? '' })
    const cookie = [...olga.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(office.origin + url, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
      200,
      (await copyOf(shop))?.bytes,
    ])
  },
  async deleteExport(shop) {
    await operator().deleteExport({ id: (await copyOf(shop))?.id ?? '' })
    expect(await copyOf(shop)).toBeUndefined()
  },
  async suspendShop(shop) {
    await operator().suspendShop({ shop })
    expect(await askAsOwner(cellOf(shop), 'select state from shops where name = $1', [shop])).toEqual([
      { state: 'suspended' },
    ])
  },
  async deleteShop(shop) {
    const page = await operator().deleteShop({ shop, typed: shop })
    expect(page.deletion).toMatchObject({ shop, state: 'planned' })
    await waitForCopy(shop)
  },
  async listDeletions(shop) {
    expect((await operator().listDeletions({})).items).toContainEqual(
      expect.objectContaining({ shop, state: 'planned' }),
    )
  },
  async keepShop(shop) {
    expect((await operator().keepShop({ shop })).deletion).toBeNull()
  },
  async reopenShop(shop) {
    await operator().reopenShop({ shop })
    expect((await operator().getOperatedShop({ shop })).shop.state).toBe('open')
  },
}

describe.each(['pampa', 'andina'] as const)('about %s, in its cell', (shop) => {
  test.each(Object.keys(walk) as (keyof typeof walk)[])('%s [SYS-08, OWN-20]', (call) => walk[call](shop))
})

/** What each says of the shop; in this order, as above. */
const commands: [words: string, answer: string][] = [
  ['list', '<shop>'],
  ['show <shop>', 'name'],
  ['people <shop>', 'duena@<shop>.example'],
  ['techniques <shop>', ''],
  ['payment <shop>', ''],
  ['shipping <shop>', ''],
  ['quotas <shop> people=9', '9'],
  ['health', 'base de datos'],
  ['export <shop> --to <folder>/<shop>.zip', 'Copia de <shop>'],
  ['clone <shop> <shop>-dos', 'se prepara en'],
  ['suspend <shop>', ''],
  ['delete <shop> --confirm <shop>', '<shop> se borra el'],
  ['keep <shop>', 'Ya no se borra'],
  ['open <shop>', ''],
]

test.each(['pampa', 'andina'] as const)(
  'at the console of an operator too: %s [SYS-08, OWN-21]',
  async (shop) => {
    const filled = (text: string) => text.replaceAll('<shop>', shop).replaceAll('<folder>', folder)
    for (const [words, answer] of commands) {
      const done = await atConsole(...filled(words).split(' '))
      expect([words, done]).toEqual([words, { code: 0, said: expect.stringContaining(filled(answer)) }])
    }
    expect(
      await askAsOwner(cellOf(shop), 'select state, most_people as people from shops where name = $1', [
        shop,
      ]),
    ).toEqual([{ state: 'open', people: 9 }])
  },
)

test('a look into a shop of another cell ends with its time, and the shop reads when [SYS-08, OWN-20]', async () => {
  const { until } = await operator().beginInspection({ shop: 'andina', reason: 'Para ver la caja' })
  office.shift.ms = 31 * 60_000
  expect(await refusalCode(olga.api('andina').staff.getToday({}))).toBe('not_allowed')
  office.shift.ms = 0
  const [{ id }] = (await askAsOwner(
    roles,
    'select id from admin_sessions where inspected_shop is not null',
  )) as [{ id: string }]
  const job = { shop: office.testShops.andina, session: id, until }
  await inspectionTasks.end_inspection(job, {
    ...office.services,
    now: () => new Date(Date.now() + 31 * 60_000),
  })
  await inspectionTasks.end_inspection(job, office.services)
  const notes = await notesIn('andina')
  expect(notes[0]).toMatchObject({ call: 'endInspection', at: until })
  expect(notes.slice(0, 4).map(({ call }) => call)).toEqual([
    'endInspection',
    'beginInspection',
    'endInspection',
    'beginInspection',
  ])
})

test('nobody looks into a shop that has not noted it, and a note that cannot be kept ends no look [SYS-08, OWN-20]', async () => {
  const { database } = office.services
  const { inShop } = database
  const whileCutOff = async (work: () => Promise<unknown>) => {
    database.inShop = () => Promise.reject(new Error('cut off'))
    await expect(work()).rejects.toThrow()
    database.inShop = inShop
  }
  const begin = () => operator().beginInspection({ shop: 'andina', reason: 'Para ver la caja' })
  await whileCutOff(begin)
  expect(await refusalCode(olga.api('andina').staff.getToday({}))).toBe('not_allowed')
  await begin()
  await whileCutOff(() => operator().endInspection({}))
  await olga.api('andina').staff.getToday({})
  await operator().endInspection({})
  expect(await refusalCode(olga.api('andina').staff.getToday({}))).toBe('not_allowed')
})

test('who works in a shop of another cell does not look into it [SYS-08, OWN-20]', async () => {
  await askAsOwner(roles, `update people set operator_since = now() where email = 'duena@andina.example'`)
  const owner = await enterOwner('andina')
  expect(
    await refusalCode(owner.api().operator.beginInspection({ shop: 'andina', reason: 'Para ver' })),
  ).toBe('inspection_of_ones_own')
  await askAsOwner(roles, `update people set operator_since = null where email = 'duena@andina.example'`)
})

test('what holds for shops of which nothing was said reaches a cell that came later, and by the console too [SYS-08, OWN-20]', async () => {
  const mostIn = (cell: Roles) => askAsOwner(cell, 'select most_mails as mails from default_quotas')
  const { code, said } = await atConsole('quotas', 'mails=900')
  expect([code, said]).toEqual([0, expect.stringContaining('900')])
  expect(await mostIn(south)).toEqual([{ mails: 900 }])
  await askAsOwner(south, 'update default_quotas set most_mails = null')
  await cellDirectoryTasks.settle_cell_directory?.({}, office.services)
  expect(await mostIn(south)).toEqual([{ mails: 900 }])
  await expect(askAsOwner(roles, 'select follow_default_quotas(1, 1, 1, 1)')).rejects.toThrow(
    'follows no other',
  )
})
