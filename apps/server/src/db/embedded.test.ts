import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { startEmbedded } from './embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'estampa with spaces '))
chmodSync(folder, 0o755)
const home = join(folder, 'postgres')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows[0] ?? {}
}

const killedRun = `
  const { startEmbedded } = await import(process.argv[1])
  console.log((await startEmbedded(process.argv[2])).url)
  setInterval(() => {}, 1000)`

test('its owner is no superuser, yet may create databases, roles and the extensions we need', async () => {
  const { url, stop } = await startEmbedded(home)
  const role = await ask(
    url,
    'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  )
  await ask(url, 'create extension unaccent')
  await ask(url, 'create extension pg_trgm')
  const folded = await ask(url, `select lower('ÑANDÚ') as lower, unaccent('lápiz') as plain`)
  await ask(url, 'create table kept as select 7 as n')
  await stop()
  expect(role).toEqual({ rolsuper: false, rolcreatedb: true, rolcreaterole: true })
  expect(folded).toEqual({ lower: 'ñandú', plain: 'lapiz' })
})

deepTest('a folder in use is refused, and a later run finds the data', async () => {
  const first = await startEmbedded(home)
  await expect(startEmbedded(home)).rejects.toThrow(/in use by process/)
  const kept = await ask(first.url, 'select n from kept')
  await first.stop()
  expect(kept).toEqual({ n: 7 })
  await expect(ask(first.url, 'select')).rejects.toThrow()
})

test('PostgreSQL stops when its process is killed, and the next run starts', async () => {
  const module = new URL('./embedded.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', killedRun, module, home])
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  const url = String(line).trim()
  expect(await ask(url, 'select n from kept')).toEqual({ n: 7 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const deadline = Date.now() + 3_000
  while (existsSync(join(home, 'data/postmaster.pid')) && Date.now() < deadline) await delay(20)
  expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false)

  const next = await startEmbedded(home)
  expect(await ask(next.url, 'select n from kept')).toEqual({ n: 7 })
  await next.stop()
})

test('a PostgreSQL that is killed is started again at the same address, with its data [SYS-02]', async () => {
  const warnings: string[] = []
  const { url, stop } = await startEmbedded(home, { warn: (sentence) => warnings.push(sentence) })
  for (let kill = 0; kill < 2; kill++) {
    process.kill(Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    await expect.poll(() => warnings.length).toBe(kill + 1)
    await expect.poll(() => ask(url, 'select n from kept').catch(() => 'away')).toEqual({ n: 7 })
  }
  await stop()
  await expect(ask(url, 'select')).rejects.toThrow()
})

test('a throwaway leaves nothing, also where its parent belongs to somebody else', async () => {
  // PostgreSQL's account may not take it out of this folder
  const { stop } = await startEmbedded(join(folder, 'throwaway'), { throwaway: true })
  await stop()
  expect(existsSync(join(folder, 'throwaway'))).toBe(false)
})
