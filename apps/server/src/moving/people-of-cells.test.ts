/** Who is known in a cell is kept there as long as one of its shops has them, also while that is being written. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { CellRoles } from '../db/cells.ts'
import type { Roles } from '../db/migrate.ts'
import { addPerson } from '../staff/people.ts'
import { findPersonByEmail, knowPerson } from '../staff/persons.store.ts'
import { giveStaffPlace } from '../staff/staff.store.ts'
import { moveToCell } from './move-shop.ts'

let roles: CellRoles
let south: Roles
let testShops: TestShops
beforeAll(async () => {
  south = await freshDatabase()
  roles = { ...(await freshDatabase()), cells: new Map([['south', south]]) }
  testShops = await openTestShops({ LOG_LEVEL: 'silent' }, roles)
  const { database, now } = testShops.services
  const add = (shop: 'pampa' | 'andina', email: string) =>
    addPerson(
      database,
      testShops[shop],
      { email, name: 'Ana', password: 'Remeras2026', role: 'owner' },
      now(),
    )
  await add('pampa', 'ana@pampa.example')
  await add('andina', 'ana@andina.example')
  await moveToCell(roles, { name: 'andina', to: 'south' }, { graceMs: 0 })
}, 120_000)
afterAll(() => testShops.close())

async function inSouth<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: south.owner })
  await client.connect()
  return work(client).finally(() => client.end())
}
const deletePeople = () => inSouth((client) => client.query('select delete_people_without_shop()'))
const known = () =>
  inSouth(async (client) =>
    (await client.query('select email from people order by email')).rows.map(({ email }) => email),
  )

test('whoever is being given a place in a cell is not deleted with another of its shops [SYS-08, OWN-02]', async () => {
  const { database, now } = testShops.services
  const person = await database.outside((tx) => findPersonByEmail(tx, 'ana@pampa.example'))
  if (!person) throw new Error('nobody')
  // she had a place here in a shop that is gone, and is not deleted yet
  await inSouth((client) =>
    client.query(
      `insert into people (id, email, name, password_hash, password_since, created_at) overriding system value
        values ($1, $2, 'Ana', $3, now(), now())`,
      [person.id, person.email, person.password_hash],
    ),
  )
  let deletion: Promise<unknown> = Promise.resolve()
  await database.inShop(testShops.andina, async (tx) => {
    await knowPerson(tx, person)
    let isOver = false
    deletion = deletePeople().finally(() => {
      isOver = true
    })
    await inSouth(async (client) => {
      const waits = async () =>
        (
          await client.query(`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
        ).rows.length > 0
      await expect.poll(async () => isOver || (await waits())).toBe(true)
    })
    await giveStaffPlace(tx, { person, role: 'sales', now: now() })
  })
  await deletion
  expect(await known()).toEqual(['ana@andina.example', 'ana@pampa.example'])
  await inSouth(async (client) => {
    await client.query(`select set_config('estampa.shop', $1, false)`, [String(testShops.andina)])
    await client.query('delete from staff where person_id = $1', [person.id])
  })
  await deletePeople()
  expect(await known()).toEqual(['ana@andina.example'])
})

test('somebody who is deleted between her arrival and that of her place comes again with the move [SYS-08, OWN-02]', async () => {
  await moveToCell(
    roles,
    { name: 'pampa', to: 'south' },
    {
      graceMs: 0,
      onPhase: (phase) =>
        phase === 'copied'
          ? inSouth(async (client) => {
              // as a deletion does it that ends before her place is there
              await client.query('set session_replication_role = replica')
              await client.query(`delete from people where email = 'ana@pampa.example'`)
            })
          : undefined,
    },
  )
  await deletePeople()
  expect(await known()).toEqual(['ana@andina.example', 'ana@pampa.example'])
})

test('the home cell deletes nobody for working nowhere [SYS-08]', async () => {
  const client = new pg.Client({ connectionString: roles.owner })
  await client.connect()
  // all its shops have gone to another cell, and an operator is known here alone
  await client.query(`update people set operator_since = now() where email = 'ana@pampa.example'`)
  await expect(client.query('select delete_people_without_shop()')).rejects.toThrow('keeps its people')
  await client.end()
})
