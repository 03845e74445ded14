/**
 * A backup: the database of each cell and the files of an installation together, in an empty folder. The databases come
 * first, each of one moment, between which no shop goes to another cell; the files after them. A file is written before the row that names it and never changed, so whatever the
 * rows of that moment name is there when the files are copied; what came since is too much and harms nobody. The other
 * way round rows would name files that the copy does not have.
 */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupKey } from '../config/backup-settings.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { type Files, openFiles } from '../files/files.ts'
import { addBackup } from '../staff/backups.store.ts'
import { openSnapshots, type Snapshot } from './database-facts.store.ts'
import { dumpDatabase } from './dump.ts'
import { newSalt, openKeys } from './encryption.ts'
import { type BackupPart, type Manifest, writeManifest } from './manifest.ts'
import { type BackupFolder, writePart } from './part.ts'
import { copyStopped, whileStarted } from './stopped-folder.ts'
import { packFiles } from './stored-files.ts'

export type BackupOptions = {
  readonly folder: string
  readonly withFiles: boolean
  readonly now: () => Date
  /** Where PostgreSQL's programs are looked for, if not where its packages put them. */
  readonly programs?: readonly string[]
  readonly say?: (sentence: string) => void
}

export async function writeBackup(config: Config, options: BackupOptions): Promise<Manifest> {
  const { folder, withFiles, now, say = () => {} } = options
  const passphrase = readBackupKey(config.backup)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} no está vacía: cada copia va a una carpeta nueva.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const salt = newSalt()
  const keys = passphrase === undefined ? undefined : await openKeys(passphrase, salt)
  const target = { folder, keys }
  const madeAt = now()
  const manifest = await writeWhole().catch(async (error: unknown) => {
    for (const name of readdirSync(folder)) await rm(join(folder, name), { force: true })
    throw error
  })
  await recordBackup(config, madeAt).catch((cause: Error) => {
    throw new Error(`La copia está entera en ${folder}, pero no se pudo anotar: ${cause.message}`, { cause })
  })
  return manifest

  async function writeWhole(): Promise<Manifest> {
    say('Base de datos…')
    const { migrations, database, cells } = await writeDatabases(config, target, options.programs)
    say('Archivos…')
    const files = withFiles ? await writeFiles(openFiles(config.files), target) : null
    const encryption = keys ? { cipher: 'aes-256-gcm in chunks' as const, salt } : null
    const version = await productVersion()
    const content = { madeAt: madeAt.toISOString(), version, migrations, database, cells, files, encryption }
    return writeManifest(folder, content, keys)
  }
}

/** The home cell, and the others by name. */
async function writeDatabases(config: Config, target: BackupFolder, programs: readonly string[] | undefined) {
  const { databaseUrl, backup, cellUrls } = config
  if (databaseUrl === undefined) {
    const write = partWriter(target, 'database.tar')
    const { migrations, ...facts } = await copyStopped(join(config.dataDir, 'postgres'), write.take)
    return { migrations, database: { kind: 'folder' as const, ...write.part(), ...facts }, cells: [] }
  }
  const others = [...cellUrls].map(([name, url]) => ({ name, url: backup.cellUrls.get(name) ?? url }))
  const urls = [backup.url ?? databaseUrl, ...others.map(({ url }) => url)]
  const snapshots = await openSnapshots(urls)
  try {
    const dump = async (snapshot: Snapshot | undefined, file: string) => {
      if (!snapshot) throw new Error('a cell without a snapshot')
      const write = partWriter(target, file)
      const { migrations, ...facts } = await dumpDatabase(snapshot, programs, write.take)
      return { migrations, part: { kind: 'dump' as const, ...write.part(), ...facts } }
    }
    const { migrations, part: database } = await dump(snapshots[0], 'database.dump')
    const cells = []
    for (const [index, { name }] of others.entries()) {
      const cell = await dump(snapshots[index + 1], `database.${name}.dump`)
      if (cell.migrations.join() !== migrations.join())
        throw new Error(`La célula «${name}» no tiene las migraciones de «home». Antes: npm run migrate`)
      cells.push({ name, ...cell.part })
    }
    return { migrations, database, cells }
  } finally {
    await Promise.all(snapshots.map((snapshot) => snapshot.close()))
  }
}

function partWriter(target: BackupFolder, name: string) {
  let written: BackupPart | undefined
  return {
    take: async (content: AsyncIterable<Buffer>) => {
      written = await writePart(target, name, content)
    },
    part: (): BackupPart => {
      if (!written) throw new Error('a database that was not written')
      return written
    },
  }
}

async function writeFiles(files: Files, target: BackupFolder) {
  const counted = { count: 0 }
  const part = await writePart(target, 'files.tar', packFiles(files, counted))
  return { ...part, ...counted }
}

/** The office and `npm run shop -- health` say when the last one was. */
async function recordBackup({ databaseUrl, dataDir }: Config, at: Date): Promise<void> {
  const record = async (url: string) => {
    const database = openDatabase(url, { connections: 1 })
    await database.inNoShop((tx) => addBackup(tx, at, 'npm run backup')).finally(() => database.close())
  }
  if (databaseUrl !== undefined) return record(databaseUrl)
  return whileStarted(join(dataDir, 'postgres'), ({ url }) => record(url))
}

async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
