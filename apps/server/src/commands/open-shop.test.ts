import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pampaShop } from '../../test/shops.ts'
import { readConfig } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { compileCacheEnvironment } from '../files/child-environment.ts'
import { saveShop } from '../shops/shops.store.ts'

let folder: string
let running: Embedded | undefined
const secret = 'a secret of the tests, long enough'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estampa-import-command-'))
  const { dataDir } = readConfig({ DATA_DIR: folder, SECRET_KEY: secret })
  running = await startEmbedded(join(dataDir, 'postgres'))
  await migrate(running.url, 'otherwise', loadGeography)
  await saveShop(running.url, pampaShop)
})
afterAll(async () => {
  await running?.stop()
  if (running) rmSync(running.home, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

/** The command as people run it, in a process of its own. */
function command(...args: string[]): Promise<{ code: number | null; said: string }> {
  const main = fileURLToPath(new URL('import.ts', import.meta.url))
  const { PATH = '' } = process.env
  const environment = { PATH, DATA_DIR: folder, SECRET_KEY: secret, ...compileCacheEnvironment() }
  const child = spawn(process.execPath, [main, ...args], { env: environment })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

const sample = fileURLToPath(new URL('../import/samples/zecat.json', import.meta.url))

test('the command finds the database of the server that runs [IMP-01]', async () => {
  const { code, said } = await command('--shop', 'pampa', sample)
  expect(said).toContain('3 nuevos, 0 cambiados, 0 sin cambios')
  expect(code).toBe(2)
  const client = new pg.Client({ connectionString: running?.url ?? '' })
  await client.connect()
  try {
    await client.query(`select set_config('estampa.shop', id::text, false) from shops`)
    const { rows } = await client.query('select external_id from generics order by 1')
    expect(rows.map((row) => row.external_id)).toEqual(['ZX-4501', 'ZX-4502', 'ZX-4504'])
  } finally {
    await client.end()
  }
})

test('it starts the database by itself when no server runs, and leaves it stopped [IMP-01]', async () => {
  await running?.stop()
  const { code, said } = await command('--shop', 'pampa', sample)
  expect(said).toContain('0 nuevos, 0 cambiados, 3 sin cambios')
  expect(code).toBe(2)
  running = await startEmbedded(join(folder, 'postgres'))
})

test('it names the shops that there are [IMP-01]', async () => {
  const { code, said } = await command('--shop', 'andina', sample)
  expect(said).toBe('No existe la tienda «andina». Las que hay: pampa.\n')
  expect(code).toBe(1)
})
