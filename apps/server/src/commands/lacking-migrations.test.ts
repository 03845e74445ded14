import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { readConfig } from '../config.ts'
import { openBackend } from './open-shop.ts'
import { runCommand } from './run-command.ts'
import { shopCommands } from './shop/commands.ts'

let ownerUrl: string
let owner: pg.Client
beforeAll(async () => {
  ownerUrl = (await freshDatabase()).owner
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
})
afterAll(() => owner.end())

async function listShops(migrates: 'true' | 'false'): Promise<{ code: number; said: string }> {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const config = readConfig({
    DATABASE_URL: ownerUrl,
    MIGRATE: migrates,
    DATA_DIR: join(tmpdir(), 'estampa-lacking'),
    SECRET_KEY: 'a secret of the tests, long enough',
    PUBLIC_URL: 'https://estampa.example',
    ADMIN_URL: 'https://office.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
  })
  const open = () => openBackend(config)
  const code = await runCommand(shopCommands, {
    args: ['list'],
    open,
    input: async () => '',
    write: hear,
    complain: hear,
  })
  return { code, said }
}

const countApplied = async () => (await owner.query('select name from migrations')).rowCount

test('a command changes no tables where another step brings them up to date, and says which it lacks [SYS-11] [OWN-21]', async () => {
  // its roles are those of any start
  expect(await listShops('true')).toMatchObject({ code: 0 })
  const { rows } = await owner.query(
    'update migrations set name = $1 where name = (select max(name) from migrations) returning (select max(name) from migrations) as name',
    ['0000-known-to-nobody.sql'],
  )
  const before = await countApplied()
  expect(await listShops('false')).toEqual({
    code: 1,
    said: `A la base de datos le falta una migración de esta versión (desde ${rows[0].name}) y con MIGRATE=false este comando no la cambia. Antes: npm run migrate\n`,
  })
  expect(await countApplied()).toBe(before)
  await owner.query('update migrations set name = $1 where name like $2', [rows[0].name, '0000-known%'])
  expect(await listShops('false')).toMatchObject({ code: 0 })
})
