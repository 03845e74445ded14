/** The database of a backup, unpacked beside those of the installation for as long as somebody reads it. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { embeddedHomeFor } from '../db/embedded-home.ts'
import { migrateTables } from '../db/migrate.ts'
import { emptyDatabase, refuseFilled } from './database-facts.store.ts'
import { findRestore, restoreDump } from './dump.ts'
import type { DatabasePart } from './manifest.ts'
import { type BackupFolder, readPart } from './part.ts'
import { findRoom, restoreStopped, whileStarted } from './stopped-folder.ts'

type UnpackedDatabase = {
  readonly source: BackupFolder
  readonly database: DatabasePart
  readonly programs: readonly string[] | undefined
}

/** Gives the address of its owner. It has the tables of this version, and goes when the work is done. */
export async function whileUnpacked<T>(
  config: Pick<Config, 'dataDir' | 'backup'>,
  unpacked: UnpackedDatabase,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const read = async (url: string) => {
    await migrateTables(url, loadGeography)
    return work(url)
  }
  return unpacked.database.kind === 'folder'
    ? inEmbedded(config.dataDir, unpacked, read)
    : inScratch(config.backup.scratchUrl, unpacked, read)
}

async function inEmbedded<T>(
  dataDir: string,
  { source, database }: UnpackedDatabase,
  read: (url: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, `restoring-${randomUUID()}`)
  const home = join(folder, 'postgres')
  // the account of PostgreSQL goes through it
  await mkdir(folder, { recursive: true, mode: 0o755 })
  try {
    await restoreStopped(await findRoom(home, database.postgres), readPart(source, database))
    return await whileStarted(home, ({ url }) => read(url))
  } finally {
    await rm(embeddedHomeFor(home).home, { recursive: true, force: true, maxRetries: 10 })
    await rm(folder, { recursive: true, force: true })
  }
}

/** An installation on a server has no PostgreSQL of its own to unpack a dump in. */
async function inScratch<T>(
  url: string | undefined,
  { source, database, programs }: UnpackedDatabase,
  read: (url: string) => Promise<T>,
): Promise<T> {
  if (url === undefined)
    throw new Error(
      'Falta dónde abrir la copia mientras se lee: BACKUP_SCRATCH_URL, la dirección de una base de datos vacía (create database … owner …).',
    )
  await refuseFilled(url)
  const program = await findRestore(url, database.postgres, programs)
  try {
    await restoreDump(url, program, readPart(source, database))
    return await read(url)
  } finally {
    await emptyDatabase(url)
  }
}
