/**
 * Brings a backup back: into an empty database and an empty store of files, and only once the whole backup was read and
 * is what its manifest says. Nothing is ever overwritten, and what fails leaves nothing behind.
 */
import { join } from 'node:path'
import { readBackupKey } from '../config/backup-settings.ts'
import type { Config } from '../config.ts'
import { type Files, openFiles } from '../files/files.ts'
import { analyzeAll, compareRows, readFactsAsOwner, refuseFilled } from './database-facts.store.ts'
import { findRestore, restoreDump } from './dump.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type BackupFolder, checkPart, readPart } from './part.ts'
import { findRoom, restoreStopped, whileStarted } from './stopped-folder.ts'
import { deleteFiles, hasFiles, unpackFiles } from './stored-files.ts'

export type RestoreOptions = {
  readonly folder: string
  readonly programs?: readonly string[]
  readonly say?: (sentence: string) => void
}

export async function restoreBackup(
  config: Config,
  { folder, programs, say = () => {} }: RestoreOptions,
): Promise<Manifest> {
  const { manifest, keys } = await readManifest(folder, readBackupKey(config.backup))
  const source = { folder, keys }
  const files = openFiles(config.files)
  const restoreDatabase = await prepareDatabase(config, manifest, programs)
  if (manifest.files && (await hasFiles(files))) {
    throw new Error('Donde van los archivos ya hay otros, y una copia no pisa nada.')
  }
  say('Comprobación de la copia…')
  await checkPart(source, manifest.database)
  if (manifest.files) await checkPart(source, manifest.files)
  say('Archivos…')
  const kept = await restoreFiles(files, source, manifest)
  try {
    say('Base de datos…')
    await restoreDatabase(readPart(source, manifest.database))
  } catch (error) {
    await deleteFiles(files, kept)
    throw error
  }
  return manifest
}

async function restoreFiles(files: Files, source: BackupFolder, manifest: Manifest): Promise<string[]> {
  if (!manifest.files) return []
  const kept = await unpackFiles(files, readPart(source, manifest.files))
  if (kept.length === manifest.files.count) return kept
  await deleteFiles(files, kept)
  throw new Error(`Volvieron ${kept.length} archivos, y la copia dice ${manifest.files.count}.`)
}

type RestoreDatabase = (content: AsyncIterable<Buffer>) => Promise<void>

/** Refuses what does not fit before anything is written. */
async function prepareDatabase(
  { databaseUrl, dataDir }: Config,
  { database }: Manifest,
  programs: readonly string[] | undefined,
): Promise<RestoreDatabase> {
  if (databaseUrl === undefined) {
    if (database.kind === 'dump') {
      throw new Error('La copia es de un servidor de PostgreSQL: DATABASE_URL dice a cuál vuelve.')
    }
    const home = join(dataDir, 'postgres')
    const place = await findRoom(home, database.postgres)
    return async (content) => {
      await restoreStopped(place, content)
      await whileStarted(home, ({ url }) => checkRows(url, database.rows))
    }
  }
  if (database.kind === 'folder') {
    throw new Error('La copia es de la base de datos incluida: vuelve a DATA_DIR, sin DATABASE_URL.')
  }
  await refuseFilled(databaseUrl)
  const program = await findRestore(databaseUrl, database.postgres, programs)
  return async (content) => {
    await restoreDump(databaseUrl, program, content)
    await checkRows(databaseUrl, database.rows)
    await analyzeAll(databaseUrl)
  }
}

async function checkRows(url: string, expected: Record<string, number>): Promise<void> {
  const { rows } = await readFactsAsOwner(url)
  const faults = compareRows(expected, rows)
  if (faults.length > 0) {
    throw new Error(`Lo restaurado no es lo copiado:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
}
