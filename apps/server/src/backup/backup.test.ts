import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { deepTest } from '../../test/depth.ts'
import { pampaShop } from '../../test/shops.ts'
import { type Config, readConfig } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openFiles } from '../files/files.ts'
import { saveShop } from '../shops/shops.store.ts'
import { findProgram } from './postgres-programs.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const KEY = 'una clave que nadie sabe'
const production = {
  PUBLIC_URL: 'https://estampa.example',
  ADMIN_URL: 'https://office.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Estampa <no-reply@estampa.example>',
}
let folder: string
let backup: string
let config: Config

const configIn = (name: string, more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, name), SECRET_KEY: 'a secret of the tests, long enough', ...more })
const now = () => new Date('2026-11-27T04:10:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-backups-'))
  // the account of PostgreSQL goes through it
  await chmod(folder, 0o755)
  backup = join(folder, 'backup')
  config = configIn('first', { BACKUP_KEY: KEY })
  const running = await startEmbedded(join(config.dataDir, 'postgres'))
  try {
    await migrate(running.url, 'otherwise', loadGeography)
    await saveShop(running.url, pampaShop)
    await openFiles(config.files).put('shops/1/logos/a.png', Buffer.from('a logo'), 'image/png')
    await openFiles(config.files).put('pictures/pampa/b.webp', Buffer.from('a picture'), 'image/webp')
    await expect(writeBackup(config, { folder: backup, withFiles: true, now })).rejects.toThrow('en marcha')
  } finally {
    await running.stop()
  }
  await writeBackup(config, { folder: backup, withFiles: true, now })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function askIn(name: string, sql: string): Promise<unknown[]> {
  const running = await startEmbedded(join(folder, name, 'postgres'))
  const client = new pg.Client({ connectionString: running.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
    await running.stop()
  }
}

deepTest(
  'an encrypted backup of the embedded database comes back elsewhere with its files, by its key alone [SYS-05]',
  async () => {
    const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
    expect(manifest).toMatchObject({
      madeAt: '2026-11-27T04:10:00.000Z',
      database: { kind: 'folder', file: 'database.tar.enc', rows: { shops: 1 } },
      files: { count: 2, file: 'files.tar.enc' },
    })
    for (const file of ['database.tar.enc', 'files.tar.enc', 'manifest.json']) {
      expect((await stat(join(backup, file))).mode & 0o777).toBe(0o600)
      expect((await readFile(join(backup, file))).includes('pampa/b.webp')).toBe(false)
    }
    const wrong = configIn('second', { BACKUP_KEY: 'otra clave que nadie sabe' })
    await expect(restoreBackup(wrong, { folder: backup })).rejects.toThrow('La clave no es la de esta copia')
    await expect(restoreBackup(configIn('second'), { folder: backup })).rejects.toThrow('está cifrada')
    expect(existsSync(join(folder, 'second'))).toBe(false)

    const keyFile = join(folder, 'key')
    await writeFile(keyFile, `${KEY}\n`)
    const second = configIn('second', { BACKUP_KEY_FILE: keyFile })
    await restoreBackup(second, { folder: backup })
    expect(await openFiles(second.files).get('pictures/pampa/b.webp')).toEqual(Buffer.from('a picture'))
    expect(await askIn('second', 'select name from shops')).toEqual([{ name: 'pampa' }])
    await expect(restoreBackup(second, { folder: backup })).rejects.toThrow('ya hay una base de datos')
    // of the first, once its backup was there
    expect(await askIn('first', 'select at, note from backups')).toEqual([
      { at: now(), note: 'npm run backup' },
    ])
  },
)

deepTest(
  'a backup that was changed, is not whole, or is of a later version is refused before anything is written [SYS-05]',
  async () => {
    const third = () => configIn('third', { BACKUP_KEY: KEY })
    const path = (name: string) => join(backup, name)
    const refusal = async (name: string, spoil: (bytes: Buffer) => Buffer | string) => {
      const bytes = await readFile(path(name))
      await writeFile(path(name), spoil(Buffer.from(bytes)))
      const { message } = await restoreBackup(third(), { folder: backup }).then(
        () => new Error('taken'),
        (error: Error) => error,
      )
      await writeFile(path(name), bytes)
      for (const kept of ['postgres', 'files']) expect(existsSync(join(folder, 'third', kept))).toBe(false)
      return message
    }
    const flipped = (bytes: Buffer) => bytes.fill((bytes[5_000] ?? 0) ^ 1, 5_000, 5_001)
    expect(await refusal('database.tar.enc', flipped)).toContain('dañada')
    expect(await refusal('files.tar.enc', (bytes) => bytes.subarray(0, -1))).toContain('dañada')
    const changed = (from: string | RegExp, to: string) => (bytes: Buffer) =>
      bytes.toString().replace(from, to)
    expect(await refusal('manifest.json', changed('"count": 2', '"count": 1'))).toContain('alguien cambió')
    expect(await refusal('manifest.json', changed(/"migrations": \[/, '$&"9999-later.sql",'))).toContain(
      'posterior',
    )
    expect(await refusal('manifest.json', () => '{')).toContain('dañado')
    await expect(restoreBackup(third(), { folder: join(folder, 'nowhere') })).rejects.toThrow(
      'falta manifest',
    )
    await expect(writeBackup(config, { folder: backup, withFiles: true, now })).rejects.toThrow(
      'no está vacía',
    )
  },
)

test('a role that row-level security binds copies nothing, and a kind of backup goes where it came from [SYS-05]', async () => {
  const { owner } = await freshDatabase()
  const server = configIn('fourth', { DATABASE_URL: owner, BACKUP_KEY: KEY, ...production })
  const target = join(folder, 'refused')
  await expect(writeBackup(server, { folder: target, withFiles: true, now })).rejects.toThrow('BACKUP_URL')
  await expect(stat(join(target, 'manifest.json'))).rejects.toThrow()
  await expect(restoreBackup(server, { folder: backup })).rejects.toThrow('base de datos incluida')
})

test('where no program of PostgreSQL is new enough it is said what to install [SYS-05]', async () => {
  await expect(findProgram('pg_dump', 18, [])).rejects.toThrow(
    'No hay pg_dump en esta máquina y hace falta el 18 o uno más nuevo. En Debian o Ubuntu: apt-get install postgresql-client-18',
  )
  // a program as new as nobody has it
  await expect(findProgram('pg_restore', 99)).rejects.toThrow('hace falta el 99')
})
