/**
 * Deletes a shop whose time has come, some rows at a time: who is cut off goes on where it was. Nothing goes before the
 * copy is there; the row of the shop goes last. Of a shop that lives in another cell the directory says first that it is being
 * deleted, so that nobody finds it, and has its row the longest, because it leads to what is left.
 */
import type { Database, Tx } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { recordOperation } from '../shops/operated-shops.store.ts'
import { listStoredShops } from '../shops/shops.store.ts'
import {
  beginDeletionInCell,
  beginShopDeletion,
  countDeletedFiles,
  countDeletedRows,
  deleteSomeRows,
  endDeletionInDirectory,
  endShopDeletion,
  findCellOfShop,
  listPicturesOf,
  markDeleted,
  nameExport,
  type ShopDeletion,
} from './deletions.store.ts'
import { addExport, findExport } from './exports.store.ts'
import { deleteShopFiles } from './shop-files.ts'
import { listShopTables } from './shop-tables.store.ts'

export type DeletionServices = {
  database: Database
  files: Files
  log: { info(what: object, message: string): void; warn(what: object, message: string): void }
  now: () => Date
}

const ROWS = 2_000
const FILES = 500
/** Then the next job goes on: this one is not the only one that waits. */
const MOST_MS = 4 * 60_000

/** True: the shop is gone. */
export async function advanceDeletion(services: DeletionServices, deletion: ShopDeletion): Promise<boolean> {
  const { database, log } = services
  if (deletion.state === 'planned' && !(await hasExport(services, deletion))) return false
  const { id, shop_number: shop, shop_name: name } = deletion
  if (!(await database.inNoShop((tx) => beginShopDeletion(tx, deletion)))) return false
  const cell = await database.outside((tx) => findCellOfShop(tx, shop))
  const isElsewhere = cell !== 'home'
  // in its cell it may be gone already, where whoever deleted it was cut off before the directory
  const isInCell = !isElsewhere || (await beginInCell(services, deletion))
  if (isInCell && !(await deleteContents(services, deletion))) return false
  const end = async (tx: Tx) => {
    const at = services.now()
    await markDeleted(tx, id, at)
    const change = { who: deletion.asked_by, call: 'deleteShop', shop: name, ip: '' }
    await recordOperation(tx, { ...change, before: { shop }, after: { deleted: true }, at })
  }
  if (isElsewhere) {
    if (isInCell) await database.inShop(shop, endShopDeletion)
    await database.inNoShop(async (tx) => {
      await endDeletionInDirectory(tx, shop)
      await end(tx)
    })
  } else {
    await database.inShop(shop, async (tx) => {
      await endShopDeletion(tx)
      await end(tx)
    })
  }
  log.info({ shop: name }, 'a shop was deleted')
  return true
}

/** The cell follows the directory. False: nothing is left there. */
async function beginInCell({ database }: DeletionServices, deletion: ShopDeletion): Promise<boolean> {
  const { shop_number: shop, shop_name: name } = deletion
  if ((await database.beside(shop, (tx) => findCellOfShop(tx, shop))) === undefined) return false
  if (await database.inShop(shop, (tx) => beginDeletionInCell(tx, deletion))) return true
  throw new Error(`the shop ${name} is to be deleted, and is not suspended in its cell`)
}

async function deleteContents(services: DeletionServices, deletion: ShopDeletion): Promise<boolean> {
  const deadline = performance.now() + MOST_MS
  return (await deleteRows(services, deletion, deadline)) && (await deleteFiles(services, deletion, deadline))
}

/** A copy that could not be made is made once more, and the deletion waits for it. */
async function hasExport({ database, files, log, now }: DeletionServices, deletion: ShopDeletion) {
  const { export_id: id } = deletion
  const copy = id === null ? undefined : await database.outside((tx) => findExport(tx, id))
  if (copy?.state === 'waiting' || copy?.state === 'running') return false
  if (copy?.state === 'done' && copy.key !== null && (await files.has(copy.key))) return true
  log.warn({ shop: deletion.shop_name }, 'a shop is not deleted before its copy is there; it is made again')
  await database.inNoShop(async (tx) => {
    const shop = { id: deletion.shop_number, name: deletion.shop_name }
    const added = await addExport(tx, { shop, by: deletion.asked_by, at: now(), keptUntil: null })
    if (added === undefined) return
    await nameExport(tx, deletion.id, added)
    await enqueueInTurn(tx, 'shop exports', 'export_shop', { id: added })
  })
  return false
}

/** Rows that triggers write meanwhile go in another round. */
async function deleteRows({ database }: DeletionServices, deletion: ShopDeletion, deadline: number) {
  const { id, shop_number: shop } = deletion
  const tables = (await database.outside(listShopTables)).toReversed()
  for (let isClean = false; !isClean; ) {
    isClean = true
    for (const { name: table } of tables) {
      for (;;) {
        const deleted = await database.inShop(shop, (tx) => deleteSomeRows(tx, { table, most: ROWS }))
        // the figures are in the home cell: who is cut off here leaves a batch out of them
        if (deleted > 0) await database.inNoShop((tx) => countDeletedRows(tx, id, { table, deleted }))
        if (deleted > 0) isClean = false
        if (deleted < ROWS) break
        if (performance.now() > deadline) return false
      }
    }
  }
  return true
}

async function deleteFiles({ database, files }: DeletionServices, deletion: ShopDeletion, deadline: number) {
  const { id, shop_number: shop, shop_name: name } = deletion
  const shown = await listShownElsewhere(database, name)
  const isShownElsewhere = (key: string) => shown.has(pictureOf(key))
  for (;;) {
    const { deleted, isDone } = await deleteShopFiles(
      files,
      { id: shop, name },
      { most: FILES, isShownElsewhere },
    )
    if (deleted > 0) await database.inNoShop((tx) => countDeletedFiles(tx, id, deleted))
    if (isDone) return true
    if (performance.now() > deadline) return false
  }
}

async function listShownElsewhere(database: Database, name: string): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const { id } of await database.outside(listStoredShops)) {
    const pictures = await database.readInShop(id, (tx) => listPicturesOf(tx, id, name))
    for (const picture of pictures) shown.add(picture)
  }
  return shown
}

/** `pictures-made/pampa/desk-1.480.webp` is of the picture `pampa/desk-1`. */
function pictureOf(key: string): string {
  return key.replace(/^pictures(-made)?\//, '').replace(/(\.\d{3,4})?\.[a-z]+$/, '')
}
