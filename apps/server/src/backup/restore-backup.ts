/**
 * Brings a backup back: into an empty database for each cell and an empty store of files, and only once the whole backup was read and
 * is what its manifest says. Nothing is ever overwritten, and what fails leaves nothing behind.
 */
import { join } from 'node:path'
import { readBackupKey } from '../config/backup-settings.ts'
import type { Config } from '../config.ts'
import { type Files, openFiles } from '../files/files.ts'
import {
  analyzeAll,
  compareRows,
  emptyDatabase,
  forgetCopiedRows,
  listStandingShops,
  readFactsAsOwner,
  refuseFilled,
  type StandingShop,
} from './database-facts.store.ts'
import { findRestore, restoreDump } from './dump.ts'
import { type DatabasePart, type Manifest, readManifest } from './manifest.ts'
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
  const places = await prepareCells(config, manifest, programs)
  if (manifest.files && (await hasFiles(files))) {
    throw new Error('Donde van los archivos ya hay otros, y una copia no pisa nada.')
  }
  say('Comprobación de la copia…')
  for (const { database } of places) await checkPart(source, database)
  if (manifest.files) await checkPart(source, manifest.files)
  say('Archivos…')
  const kept = await restoreFiles(files, source, manifest)
  try {
    for (const { name, database, restore } of places) {
      say(places.length > 1 ? `Base de datos de «${name}»…` : 'Base de datos…')
      await restore(readPart(source, database))
    }
    if (config.databaseUrl !== undefined) await checkCells(places, say)
  } catch (error) {
    await deleteFiles(files, kept)
    for (const { url } of places) if (url !== undefined) await emptyDatabase(url)
    throw error
  }
  return manifest
}

type Place = {
  /** Of the cell. */
  readonly name: string
  /** Undefined: the embedded database. */
  readonly url: string | undefined
  readonly database: DatabasePart
  readonly restore: RestoreDatabase
}

/** Where each cell goes; refuses what does not fit before anything is written. */
async function prepareCells(
  config: Config,
  manifest: Manifest,
  programs: readonly string[] | undefined,
): Promise<Place[]> {
  const cells = [{ name: 'home', url: config.databaseUrl, database: manifest.database as DatabasePart }]
  for (const { name, ...database } of manifest.cells) {
    const url = config.cellUrls.get(name)
    if (url === undefined)
      throw new Error(`CELLS no dice adónde vuelve la célula «${name}»: ${name}=postgres://…`)
    cells.push({ name, url, database })
  }
  const places: Place[] = []
  for (const cell of cells) {
    const restore = await prepareDatabase(config, cell, programs)
    places.push({ ...cell, restore })
  }
  return places
}

/** Each shop is in the cell that the home cell names, and written in no other. */
async function checkCells(places: readonly Place[], say: (sentence: string) => void): Promise<void> {
  const standing = new Map<string, StandingShop[]>()
  for (const { name, url } of places) {
    if (url !== undefined) standing.set(name, await listStandingShops(url))
  }
  const faults = []
  for (const { id, name, cell } of standing.get('home') ?? []) {
    if (!standing.has(cell)) {
      say(`${name} vivía en la célula «${cell}», que no está en esta copia.`)
      continue
    }
    const open = [...standing].filter(([, shops]) => shops.some((one) => one.id === id && !one.isClosed))
    const isThere = standing.get(cell)?.some((one) => one.id === id)
    const others = open.map(([where]) => where).filter((where) => where !== cell)
    if (!isThere || others.length > 0)
      faults.push(`${name}: según «home» en «${cell}», y está en ${others.join(', ') || 'ninguna'}`)
  }
  if (faults.length > 0)
    throw new Error(`Hay tiendas que no están en una sola célula:\n  ${faults.join('\n  ')}`)
  const home = places[0]?.url
  if (home !== undefined) await forgetCopiedRows(home)
}

async function restoreFiles(files: Files, source: BackupFolder, manifest: Manifest): Promise<string[]> {
  if (!manifest.files) return []
  const kept = await unpackFiles(files, readPart(source, manifest.files))
  if (kept.length === manifest.files.count) return kept
  await deleteFiles(files, kept)
  throw new Error(`Volvieron ${kept.length} archivos, y la copia dice ${manifest.files.count}.`)
}

type RestoreDatabase = (content: AsyncIterable<Buffer>) => Promise<void>

async function prepareDatabase(
  { dataDir }: Config,
  { url: databaseUrl, database }: Pick<Place, 'url' | 'database'>,
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
