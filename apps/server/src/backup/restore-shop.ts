/**
 * Brings one shop of a backup back into the installation, without touching another. Its database is started beside the
 * others; the rows of the shop come by the list of tables by which a shop moves, its files by their folders. All rows are one
 * transaction, and compared before it ends: whoever is cut off has the shop that was there, or none. A shop that is there is
 * refused, or replaced where that was asked for. What waited to be done for it does not come back, so no mail goes out twice.
 */

import { readBackupKey } from '../config/backup-settings.ts'
import type { Config } from '../config.ts'
import type { CellRoles } from '../db/cells.ts'
import { openClient } from '../db/open-client.ts'
import { inSnapshot } from '../db/transaction.ts'
import type { Files } from '../files/files.ts'
import { listDifferingTables } from '../moving/copy-shop.ts'
import { mayRestTriggers } from '../moving/move-conditions.store.ts'
import { findOpenMove, lockMove } from '../moving/moves.store.ts'
import {
  type CopiedTable,
  countMovedRows,
  digestRows,
  insertRows,
  listCopiedTables,
  type OwnerConnection,
  openShopConnection,
  raiseSequences,
  readMovedRows,
  type ShopSums,
  sumShop,
} from '../moving/shop-rows.store.ts'
import { isFileOfShop, picturesNamedIn } from '../offboarding/shop-files.ts'
import { type DatabasePart, type Manifest, readManifest } from './manifest.ts'
import { type BackupFolder, checkPart, readPart } from './part.ts'
import { knowRestoredPeople, type RestoredPerson, restorePeople } from './restore-people.ts'
import {
  announceRestoredShop,
  deleteRowsHere,
  findShopOfBackup,
  listShopsHere,
  listTakenHosts,
  putRestoredShop,
  raiseNumbers,
  renumberPeople,
  type ShopHere,
  type ShopOfBackup,
  withoutWriters,
} from './restored-shop.store.ts'
import { deleteFiles, unpackFiles } from './stored-files.ts'
import { whileUnpacked } from './unpacked-database.ts'

type RestoreShopOptions = {
  readonly folder: string
  readonly shop: string
  /** Whether a shop that is there gives way. */
  readonly replaces: boolean
  readonly programs?: readonly string[]
  readonly say?: (sentence: string) => void
}

export type RestoredShop = {
  readonly madeAt: string
  readonly cell: string
  readonly rows: number
  readonly files: number
  /** Undefined: it was not there. */
  readonly before: ShopSums | undefined
  readonly sums: ShopSums
  /** Those that another shop has by now. */
  readonly lostHosts: readonly string[]
}

type Installation = { readonly config: Config; readonly roles: CellRoles; readonly files: Files }

export async function restoreShop(
  installation: Installation,
  options: RestoreShopOptions,
): Promise<RestoredShop> {
  const { config } = installation
  const { folder, programs, say = () => {} } = options
  const { manifest, keys } = await readManifest(folder, readBackupKey(config.backup))
  if (!options.replaces) await refuseExisting(installation.roles.owner, options.shop)
  const source = { folder, keys }
  say('Comprobación de la copia…')
  for (const database of [manifest.database, ...manifest.cells]) await checkPart(source, database)
  if (manifest.files) await checkPart(source, manifest.files)
  say('Base de datos de la copia…')
  const inDatabase = (database: DatabasePart) =>
    whileUnpacked(config, { source, database, programs }, async (url) => {
      const shop = await findShop(url, options.shop)
      if (shop.isEntryAlone) return { livedIn: shop.cell }
      return { restored: await bringBack(installation, { ...options, source, manifest, url, found: shop }) }
    })
  const atHome = await inDatabase(manifest.database)
  if (atHome.restored) return atHome.restored
  const cell = manifest.cells.find(({ name }) => name === atHome.livedIn)
  const inCell = cell && (await inDatabase(cell))
  if (inCell?.restored) return inCell.restored
  throw new Error(
    `En la copia ${options.shop} vivía en la célula «${atHome.livedIn}», y esa no está en ella.`,
  )
}

/** Said before the database of the backup is opened, which takes its time. */
async function refuseExisting(ownerUrl: string, name: string): Promise<void> {
  const home = await openClient(ownerUrl)
  const [here] = await listShopsHere(home, { id: 0, name }).finally(() => home.end())
  if (here && !here.isEnding) throw new Error(sentenceOfExisting(name))
}

const sentenceOfExisting = (name: string): string =>
  `La tienda ${name} existe. Con --replace vuelve a ser como en la copia, y lo de después se pierde.`

type Unpacked = RestoreShopOptions & {
  readonly source: BackupFolder
  readonly manifest: Manifest
  readonly url: string
  readonly found: ShopOfBackup
}

async function bringBack(installation: Installation, unpacked: Unpacked): Promise<RestoredShop> {
  const { roles } = installation
  const { found: shop, replaces, url } = unpacked
  const { name } = shop
  const home = await openClient(roles.owner)
  const opened: OwnerConnection[] = [home]
  try {
    const here = await checkPlace(home, shop, replaces)
    const cell = here?.cell ?? 'home'
    const ownerUrl = cell === 'home' ? roles.owner : roles.cells?.get(cell)?.owner
    if (ownerUrl === undefined) throw new Error(`CELLS no dice dónde está la célula «${cell}» de ${name}.`)
    const open = async (address: string) => {
      const client = await openShopConnection(address, shop.id)
      opened.push(client)
      return client
    }
    const restoring = { shop, cell, home, from: await open(url), to: await open(ownerUrl) }
    await checkTables(restoring)
    return await inSnapshot(restoring.from, () =>
      copyShop(installation, unpacked, restoring, here !== undefined),
    )
  } finally {
    await Promise.all(opened.map((client) => client.end()))
  }
}

async function findShop(url: string, name: string): Promise<ShopOfBackup> {
  const client = await openClient(url)
  const shop = await findShopOfBackup(client, name).finally(() => client.end())
  if (!shop) throw new Error(`En la copia no está la tienda «${name}».`)
  return shop
}

/** Gives the shop where it stands now. Holds off whoever would move it meanwhile. */
async function checkPlace(
  home: OwnerConnection,
  shop: ShopOfBackup,
  replaces: boolean,
): Promise<ShopHere | undefined> {
  const { id, name } = shop
  const found = await listShopsHere(home, shop)
  const [other] = found.filter((one) => one.id !== id || one.name !== name)
  if (other) {
    const why = other.id === id ? `el número ${id} es de ${other.name}` : `otra tienda se llama ${name}`
    throw new Error(`No se restaura: ${why}. ¿La copia es de otra instalación?`)
  }
  const [here] = found
  if (here?.isEnding) throw new Error(`${name} se está borrando: cuando termine, el mismo comando la trae.`)
  if (here && !replaces) throw new Error(sentenceOfExisting(name))
  if (!(await lockMove(home, id)) || (await findOpenMove(home, id)))
    throw new Error(`La tienda ${name} se está mudando: primero se termina eso (npm run shop -- move).`)
  return here
}

type Restoring = {
  readonly shop: ShopOfBackup
  readonly cell: string
  readonly home: OwnerConnection
  readonly from: OwnerConnection
  readonly to: OwnerConnection
}

async function checkTables({ cell, from, to }: Restoring): Promise<void> {
  const differing = await listDifferingTables(from, to)
  if (differing.length > 0)
    throw new Error(
      `A la base de datos le falta esta versión (${differing.join(', ')}). Antes: npm run migrate`,
    )
  const { may, role } = await mayRestTriggers(to)
  if (!may)
    throw new Error(
      `En la célula «${cell}» falta un permiso. Como superusuario: grant set on parameter session_replication_role to ${role};`,
    )
}

async function copyShop(
  { files: store }: Installation,
  { source, manifest, say = () => {} }: Unpacked,
  restoring: Restoring,
  isThere: boolean,
): Promise<RestoredShop> {
  const { shop, cell, home, from, to } = restoring
  const tables = await listCopiedTables(from)
  const people = await restorePeople(restoring)
  const lostHosts = await listTakenHosts(home, shop.id, hostsOf(shop))
  say('Archivos…')
  // a file is there before the row that names it
  const kept = await restoreFiles(store, { source, manifest, shop, tables, from })
  try {
    say('Filas…')
    const before = isThere ? await sumShop(to) : undefined
    const { rows, sums } = await replaceRows(restoring, tables, { people, lostHosts })
    await raiseSequences(to)
    return { madeAt: manifest.madeAt, cell, rows, files: kept.length, before, sums, lostHosts }
  } catch (error) {
    await deleteFiles(store, kept)
    throw error
  }
}

function hostsOf({ row }: ShopOfBackup): string[] {
  const { host, other_hosts: others } = row as { host: string | null; other_hosts: string[] }
  return host === null ? others : [host, ...others]
}

/** Only what is not there: a file is never changed. */
async function restoreFiles(
  store: Files,
  {
    source,
    manifest,
    shop,
    tables,
    from,
  }: Pick<Unpacked, 'source' | 'manifest'> &
    Pick<Restoring, 'shop' | 'from'> & { tables: readonly CopiedTable[] },
): Promise<string[]> {
  if (!manifest.files) return []
  const shown = new Set(picturesNamedIn(JSON.stringify(shop.row)))
  for (const table of tables) {
    for await (const lines of readMovedRows(from, table, undefined)) {
      for (const name of picturesNamedIn(lines.join('\n'))) shown.add(name)
    }
  }
  const isShown = (key: string) => shown.has(key.replace(/^pictures\//, '').replace(/\.[a-z]+$/, ''))
  return unpackFiles(
    store,
    readPart(source, manifest.files),
    async (key) => (isFileOfShop(key, shop) || isShown(key)) && !(await store.has(key)),
  )
}

/** Whoever waits to write for the shop does so after, in what has come back. */
async function replaceRows(
  { shop, cell, home, from, to }: Restoring,
  tables: readonly CopiedTable[],
  { people, lostHosts }: { people: readonly RestoredPerson[]; lostHosts: readonly string[] },
): Promise<{ rows: number; sums: ShopSums }> {
  const free = (host: string) => !lostHosts.includes(host)
  const { host, other_hosts: others } = shop.row as { host: string | null; other_hosts: string[] }
  const hosts = { host: host !== null && free(host) ? host : null, other_hosts: others.filter(free) }
  const checked = await withoutWriters(to, shop.id, async () => {
    for (const { name } of tables) await deleteRowsHere(to, name)
    if (cell !== 'home') await knowRestoredPeople(to, people)
    await putRestoredShop(to, shop, { cell, hosts })
    for (const table of tables) {
      for await (const lines of readMovedRows(from, table, undefined)) await insertRows(to, table, lines)
    }
    const compared = await compareShops(from, to, tables)
    await renumberPeople(to, people)
    await announceRestoredShop(to, shop.id)
    return compared
  })
  if (cell === 'home') await raiseNumbers(home, 'shops', shop.id)
  return checked
}

/** Throws where a table has other rows or values than in the backup. */
async function compareShops(from: OwnerConnection, to: OwnerConnection, tables: readonly CopiedTable[]) {
  const there = await digestRows(from, tables)
  const here = await digestRows(to, tables)
  const counts = await countMovedRows(to, tables)
  const expected = await countMovedRows(from, tables)
  const differing = tables.filter(
    ({ name }) => there.get(name) !== here.get(name) || counts.get(name)?.rows !== expected.get(name)?.rows,
  )
  const [sums, theirs] = [await sumShop(to), await sumShop(from)]
  if (differing.length > 0 || !sums || JSON.stringify(sums) !== JSON.stringify(theirs))
    throw new Error(
      `Lo restaurado no es lo copiado, y no se guardó: ${differing.map(({ name }) => name).join(', ')}`,
    )
  return { rows: [...counts.values()].reduce((sum, { rows }) => sum + rows, 0), sums }
}
