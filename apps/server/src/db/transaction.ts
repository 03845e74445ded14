/** Transactions on a connection that is held for one piece of work. The application's own doors are in `database.ts`. */
import type pg from 'pg'
import { openClient } from './open-client.ts'

/** It is rolled back where the work throws. The settings, as `lock_timeout`, hold in it alone. */
export function inTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  return endingWith('commit', client, async () => {
    await client.query('begin')
    if (Object.keys(settings).length > 0) await client.query(SET_LOCAL, [JSON.stringify(settings)])
    return work()
  })
}

/** The same on a connection of its own. */
export async function withTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url)
  return inTransaction(client, () => work(client)).finally(() => client.end())
}

/** Does it and rolls it back: nothing but what was read remains. */
export function inRehearsal<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  return endingWith('rollback', client, async () => {
    await client.query('begin')
    return work()
  })
}

/** Reads all as it was at one moment, however long it takes. */
export function inSnapshot<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  return endingWith('commit', client, async () => {
    await beginSnapshot(client)
    return work()
  })
}

/** As `inSnapshot`, for as long as the connection lasts. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

async function endingWith<T>(
  end: 'commit' | 'rollback',
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    // a connection that was cut has rolled back by itself
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const SET_LOCAL = 'select set_config(key, value, true) from json_each_text($1::json)'
