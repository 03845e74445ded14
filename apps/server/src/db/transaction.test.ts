import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { inRehearsal, inSnapshot, inTransaction, withTransaction } from './transaction.ts'

let url: string
let client: pg.Client
let other: pg.Client
beforeAll(async () => {
  url = await emptyDatabase()
  client = new pg.Client({ connectionString: url })
  other = new pg.Client({ connectionString: url })
  await client.connect()
  await other.connect()
  await client.query('create table mugs (id integer)')
})
afterAll(async () => {
  await client.end()
  await other.end()
})

const add = () => client.query('insert into mugs values (1)')
const countMugs = async (by = other) => (await by.query('select from mugs')).rows.length
const lockTimeout = async () => (await client.query('show lock_timeout')).rows[0].lock_timeout

test('all of it is kept, or nothing, and the connection serves on [SYS-08]', async () => {
  const failing = inTransaction(client, async () => {
    await add()
    await client.query('select 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await countMugs()).toBe(0)
  expect(await inTransaction(client, async () => (await add()).rowCount)).toBe(1)
  expect(await countMugs()).toBe(1)
  await withTransaction(url, (one) => one.query('delete from mugs'))
  expect(await countMugs()).toBe(0)
})

test('its settings hold in it alone [SYS-08]', async () => {
  const before = await lockTimeout()
  expect(await inTransaction(client, lockTimeout, { lock_timeout: '7s' })).toBe('7s')
  expect(await lockTimeout()).toBe(before)
  const unknown = inTransaction(client, add, { 'no setting': '1' })
  await expect(unknown).rejects.toThrow('no setting')
  expect([await countMugs(), await lockTimeout()]).toEqual([0, before])
})

test('a rehearsal leaves nothing, and a snapshot sees one moment and writes nothing [SYS-08]', async () => {
  const seen = await inRehearsal(client, async () => {
    await add()
    return countMugs(client)
  })
  expect([seen, await countMugs()]).toEqual([1, 0])
  await inSnapshot(client, async () => {
    expect(await countMugs(client)).toBe(0)
    await other.query('insert into mugs values (2)')
    expect(await countMugs(client)).toBe(0)
  })
  expect(await countMugs()).toBe(1)
  await expect(inSnapshot(client, add)).rejects.toThrow('read-only')
})
