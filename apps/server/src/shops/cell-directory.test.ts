/** What an operator does to a shop that lives in another cell: in two databases, and cut off between the two. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalCode, type VariantFixture } from '../../test/buyer.ts'
import { freshDatabase } from '../../test/database.ts'
import { deepTest } from '../../test/depth.ts'
import { openRowVersions } from '../../test/fixtures/snapshot.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { mugDraft } from '../../test/products.ts'
import { askAsOwner, shopAtConsole } from '../../test/two-cells.ts'
import type { CellRoles } from '../db/cells.ts'
import type { Database } from '../db/database.ts'
import type { Roles } from '../db/migrate.ts'
import { moveToCell } from '../moving/move-shop.ts'
import { offboardingTasks } from '../offboarding/offboarding.jobs.ts'
import { settleDirectory } from './cell-directory.ts'

let roles: CellRoles
let south: Roles
let office: TestOffice
let olga: OfficeBrowser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-cells-'))
  south = await freshDatabase()
  roles = { ...(await freshDatabase()), cells: new Map([['south', south]]) }
  office = await openTestOffice({ FILES_DIR: join(folder, 'files') }, roles)
  olga = await office.enterOperator('olga@taller.example')
  await office.add('duena@andina.example', 'andina')
  const buyer = await openBuyer(office.testShops, 'andina')
  const [mug] = await addProduct(office.testShops, 'andina', mugDraft())
  await buyer.api.checkout.completeOrder(await orderFor(buyer, 'andina', mug as VariantFixture, 1))
  await office.services.files.put(
    `shops/${office.testShops.andina}/logos/one.png`,
    Buffer.from('logo'),
    'image/png',
  )
  await moveToCell(roles, { name: 'andina', to: 'south' }, { graceMs: 0 })
}, 120_000)
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true, force: true })
})

const facts = 'state, host, other_hosts as others, most_products as products, delete_at is not null as leaves'
const rowIn = async (cell: Roles) =>
  (await askAsOwner(cell, `select ${facts} from shops where id = $1`, [office.testShops.andina]))[0]

const shop = (...args: string[]) => shopAtConsole(office, roles, args)

/** Every try to reach one door of the database fails, as if the process had died before it. */
async function cutOff<Name extends 'inShop' | 'beside' | 'inNoShop'>(
  door: Name,
  after: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const { database } = office.services
  const real = database[door]
  let passed = 0
  database[door] = ((...given: Parameters<Database[Name]>) => {
    if (passed++ < after) return (real as (...all: unknown[]) => unknown)(...given)
    throw new Error('cut off')
  }) as unknown as Database[Name]
  try {
    await work().catch(() => {})
  } finally {
    database[door] = real
  }
}

test('an operator pauses and opens a shop that lives in another cell, and says how much it may have [SYS-08, OWN-20]', async () => {
  const { operator } = olga.api()
  const { items } = await operator.suspendShop({ shop: 'andina' })
  expect(items.map((one) => [one.shop, one.state])).toEqual([
    ['pampa', 'open'],
    ['andina', 'suspended'],
  ])
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([
    { state: 'suspended' },
    { state: 'suspended' },
  ])
  await expect
    .poll(() => refusalCode(office.testShops.api('andina').catalog.getProductsList({})))
    .toBe('shop_suspended')
  expect(await refusalCode(operator.suspendShop({ shop: 'andina' }))).not.toBe('')
  await operator.reopenShop({ shop: 'andina' })
  await expect
    .poll(async () => (await office.testShops.api('andina').catalog.getProductsList({})).totalCount)
    .toBeGreaterThan(0)
  const quotas = { products: 7, uploads: null, people: null, mails: null }
  const page = await operator.setShopQuotas({ shop: 'andina', quotas })
  expect(page.quotas).toContainEqual(expect.objectContaining({ kind: 'products', most: 7, own: 7 }))
  expect(await rowIn(south)).toMatchObject({ products: 7 })
  const changes = await askAsOwner(
    roles,
    `select who, call from operator_changes where shop_name = 'andina' order by id`,
  )
  expect(changes).toEqual(
    ['suspendShop', 'reopenShop', 'setShopQuotas'].map((call) => ({ who: 'Olga Operadora', call })),
  )
  expect((await askAsOwner(south, 'select from operator_changes')).length).toBe(0)
})

test('whoever is cut off between the two cells leaves the shop as it was, and the same act completes it [SYS-08, OWN-20]', async () => {
  const { operator } = olga.api()
  await cutOff('inShop', 0, () => operator.suspendShop({ shop: 'andina' }))
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([{ state: 'open' }, { state: 'suspended' }])
  const listed = await operator.listShops({})
  expect(listed.items.find((one) => one.shop === 'andina')?.state).toBe('open')
  expect((await office.services.shops.byName('andina'))?.state).toBe('open')
  await operator.suspendShop({ shop: 'andina' })
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([
    { state: 'suspended' },
    { state: 'suspended' },
  ])
  await cutOff('inShop', 0, () => operator.reopenShop({ shop: 'andina' }))
  // where nobody does it again, the directory follows the shop
  await settleDirectory(office.services.database, office.testShops.andina)
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([
    { state: 'suspended' },
    { state: 'suspended' },
  ])
  await operator.reopenShop({ shop: 'andina' })
  const quotas = { products: 9, uploads: null, people: null, mails: null }
  await cutOff('inShop', 0, () => operator.setShopQuotas({ shop: 'andina', quotas }))
  expect(await rowIn(south)).toMatchObject({ products: 7 })
  await operator.setShopQuotas({ shop: 'andina', quotas })
  expect(await rowIn(south)).toMatchObject({ products: 9 })
})

test('nobody but an operator, and nobody by the other cell, changes what is the operator’s [SYS-08, SYS-12]', async () => {
  const { pampa, andina } = office.testShops
  const asApp = async ({ app }: Roles, statement: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString: app })
    await client.connect()
    try {
      return await client.query(statement, values).then(
        ({ rows }) => JSON.stringify(rows),
        (error: Error) => error.message,
      )
    } finally {
      await client.end()
    }
  }
  const [person] = await askAsOwner(roles, `select id from people where email = 'duena@andina.example'`)
  const noteState = (id: number) =>
    asApp(roles, 'select note_shop_state($1, $2, $3)', [id, andina, 'suspended'])
  expect(await noteState(person?.id)).toContain('is no operator')
  expect(await asApp(roles, `select move_shop(null, $1, 'open', 'suspended')`, [pampa])).toContain(
    'is no operator',
  )
  // the row of the directory is not written by the door that is for the cell
  expect(await asApp(roles, `select move_shop(null, $1, 'open', 'suspended')`, [andina])).toContain(
    'is not written in this cell',
  )
  expect(await asApp(roles, `select set_config('estampa.directory', 'on', false)`, [])).toBeDefined()
  expect(await asApp(roles, `update shops set state = 'suspended' where id = $1`, [andina])).toContain(
    'permission denied',
  )
  expect(await asApp(south, 'select begin_deletion_in_cell($1, now())', [andina])).toContain('false')
})

test('at the console too, hosts as well, and no host is of two shops in two cells [SYS-08, OWN-16, OWN-21]', async () => {
  expect(await shop('suspend', 'andina')).toMatchObject({ code: 0 })
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([
    { state: 'suspended' },
    { state: 'suspended' },
  ])
  expect(await shop('open', 'andina')).toMatchObject({ code: 0 })
  expect((await shop('quotas', 'andina', 'products=12')).code).toBe(0)
  expect(await rowIn(south)).toMatchObject({ state: 'open', products: 12 })
  expect((await shop('set', 'andina', 'name=Andina del Sur')).said).toContain('Guardado en andina')
  expect((await office.services.shops.byName('andina'))?.config.name).toBe('Andina del Sur')

  expect((await shop('host', 'andina', 'andina.example')).code).toBe(0)
  await expect
    .poll(() => office.services.shops.nameAt('andina.example'))
    .toEqual({ shop: 'andina', isMain: true })
  expect((await shop('host', 'andina', 'add', 'regalos.example')).code).toBe(0)
  const said = { host: 'andina.example', others: ['regalos.example'] }
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([said, said])
  expect((await shop('host', 'pampa', 'regalos.example')).said).toContain('Otra tienda ya tiene el dominio')
  expect((await shop('host', 'pampa', 'pampa.example')).code).toBe(0)
  expect((await shop('host', 'andina', 'add', 'pampa.example')).said).toContain(
    'Otra tienda ya tiene el dominio',
  )
  expect((await shop('host', 'andina', 'remove', 'regalos.example')).code).toBe(0)
  expect((await shop('host', 'pampa', 'add', 'regalos.example')).code).toBe(0)
  expect((await shop('host', 'pampa', 'remove', 'regalos.example')).code).toBe(0)
})

test('a host is the shop’s own in the directory before it is in the cell, and is left in the cell before [SYS-08, OWN-16]', async () => {
  // the second transaction of a command that settles first and then reserves
  await askAsOwner(roles, `select reserve_hosts($1, array['nuevo.example'])`, [office.testShops.andina])
  expect([await rowIn(south), await rowIn(roles)]).toMatchObject([
    { others: [] },
    { others: ['nuevo.example'] },
  ])
  expect((await shop('host', 'pampa', 'nuevo.example')).said).toContain('Otra tienda ya tiene el dominio')
  expect((await shop('host', 'andina', 'add', 'nuevo.example')).code).toBe(0)
  expect(await rowIn(south)).toMatchObject({ others: ['nuevo.example'] })
  // cut off after the cell and before the directory
  await askAsOwner(south, `update shops set other_hosts = '{}' where id = $1`, [office.testShops.andina])
  expect(await rowIn(roles)).toMatchObject({ others: ['nuevo.example'] })
  expect((await shop('host', 'andina', 'remove', 'nuevo.example')).said).toContain('no tiene el dominio')
  expect(await rowIn(roles)).toMatchObject({ others: [] })
})

deepTest(
  'a shop that lives elsewhere goes, cut off at every step: no row in either cell, no file, and another loses nothing [SYS-08, OWN-02]',
  async () => {
    const { operator } = olga.api()
    const { pampa, andina } = office.testShops
    const { services } = office
    const asked = { shop: 'andina', typed: 'andina' }
    expect(await refusalCode(operator.deleteShop(asked))).toBe('shop_to_suspend_first')
    await operator.suspendShop({ shop: 'andina' })
    expect((await operator.deleteShop(asked)).deletion).toMatchObject({ state: 'planned' })
    expect([await rowIn(south), await rowIn(roles)]).toMatchObject([{ leaves: false }, { leaves: true }])
    expect(await refusalCode(operator.reopenShop({ shop: 'andina' }))).toBe('shop_leaving')
    expect((await shop('open', 'andina')).said).toContain('tiene fecha de borrado')
    await expect(moveToCell(roles, { name: 'andina', to: 'home' })).rejects.toThrow('está por borrarse')
    await operator.keepShop({ shop: 'andina' })
    expect(await rowIn(roles)).toMatchObject({ leaves: false })
    await expect
      .poll(async () => (await operator.getOperatedShop({ shop: 'andina' })).exports[0]?.state)
      .toBe('done')
    await operator.deleteShop(asked)
    await expect
      .poll(async () => (await operator.getOperatedShop({ shop: 'andina' })).exports[0]?.state)
      .toBe('done')

    const versions = await openRowVersions(roles.owner)
    const before = await versions.of(pampa)
    await askAsOwner(roles, `select set_config('estampa.directory', 'on', false)`)
    const client = new pg.Client({ connectionString: roles.owner })
    await client.connect()
    await client.query(`select set_config('estampa.directory', 'on', false)`)
    await client.query(`update shops set delete_at = now() - interval '1 minute' where id = $1`, [andina])
    await client.query(
      `update shop_deletions set due_at = now() - interval '1 minute' where state = 'planned'`,
    )
    await client.end()
    const advance = async () => offboardingTasks.delete_due_shops?.({}, services)
    const leftIn = async (cell: Roles) => {
      const found = await openRowVersions(cell.owner)
      const rows = Object.entries(await found.of(andina)).filter(([, version]) => !version.startsWith('0 '))
      await found.close()
      return rows.length
    }
    const deleting = async (cell: Roles) =>
      (
        await askAsOwner(cell, 'select deleting_since is not null as is from shops where id = $1', [andina])
      ).map(({ is }) => is)

    await cutOff('inShop', 0, advance)
    expect([await deleting(roles), await deleting(south)]).toEqual([[true], [false]])
    expect(await services.shops.byName('andina')).toBeUndefined()
    await cutOff('inShop', 3, advance)
    expect([await deleting(roles), await deleting(south)]).toEqual([[true], [true]])
    // all is gone but the row of the directory
    const { inNoShop } = services.database
    services.database.inNoShop = async (work) => {
      if ((await askAsOwner(south, 'select from shops where id = $1', [andina])).length === 0)
        throw new Error('cut off')
      return inNoShop(work)
    }
    await Promise.resolve(advance()).catch(() => {})
    services.database.inNoShop = inNoShop
    expect([await deleting(roles), await deleting(south)]).toEqual([[true], []])
    await advance()
    expect([await deleting(roles), await deleting(south)]).toEqual([[], []])
    expect([await leftIn(roles), await leftIn(south)]).toEqual([0, 0])
    expect(await askAsOwner(south, 'select from people')).toEqual([])
    for (const prefix of [`shops/${andina}`, 'pictures/shops/andina', 'pictures-made/shops/andina']) {
      for await (const key of services.files.list(prefix)) expect.unreachable(key)
    }
    expect(await versions.of(pampa)).toEqual(before)
    await versions.close()
    const [record] = (await operator.listDeletions({})).items
    expect(record).toMatchObject({ shop: 'andina', state: 'done', files: 1 })
    expect(record?.rows).toBeGreaterThan(20)
  },
)
