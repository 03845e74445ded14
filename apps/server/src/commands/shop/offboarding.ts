/** A shop leaves: the copy of all of it, and its deletion. */
import { existsSync } from 'node:fs'
import { sentenceOf } from '@estampa/contract/refusals'
import { languages } from '@estampa/domain/countries/languages'
import { isRefusal } from '@estampa/domain/refusal'
import { planDeletion, type ShopState } from '@estampa/domain/shops'
import {
  addDeletion,
  countRows,
  findOpenDeletion,
  markTakenBack,
  saveDeletionDate,
} from '../../offboarding/deletions.store.ts'
import { addExport, findExport } from '../../offboarding/exports.store.ts'
import { makeExport } from '../../offboarding/make-export.ts'
import { listShopFiles } from '../../offboarding/shop-files.ts'
import { listShopTables } from '../../offboarding/shop-tables.store.ts'
import { writeShopArchive } from '../../offboarding/write-archive.ts'
import { findShopWhereItLives } from '../../shops/cell-directory.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import type { StoredShop } from '../../shops/stored-shop.ts'
import { type Backend, unknownShop } from '../open-shop.ts'
import { type CommandArguments, type CommandHandler, optionText } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'

const CONSOLE = 'consola'
const count = (n: number) => n.toLocaleString('es-CL')

export const exportShopCommand: CommandHandler = async ({ services }, words) => {
  const row = await storedShop({ services }, words)
  const to = optionText(words, 'to')
  if (!to) throw new InvalidArguments('Falta el archivo: --to tienda.zip.')
  if (existsSync(to)) throw new Error(`${to} ya existe: elige otro nombre.`)
  const shop = { id: row.id, name: row.name }
  if (words.values['dry-run'] === true) {
    const has = await holdingsOf({ services }, row)
    return { text: holdingsText(`Ensayo: la copia de ${row.name} tendría`, has), data: has }
  }
  const archive = await writeShopArchive(services, { shop, to, onProgress: () => {} })
  const { rows, files, bytes, sha256 } = archive
  return {
    text: `Copia de ${row.name} en ${to}: ${count(rows)} filas, ${count(files)} archivos, ${count(bytes)} bytes.\nSHA-256 ${sha256}\nSin contraseñas ni claves de pago o de envío: su manifest.json las nombra.`,
    data: { shop: row.name, to, ...archive },
  }
}

export const deleteShopCommand: CommandHandler = async (backend, words) => {
  const { services, ownerUrl } = backend
  const { database, now } = services
  const row = await storedShop(backend, words)
  const isRehearsal = words.values['dry-run'] === true
  const at = now()
  const seen = { name: row.name, state: row.state as ShopState, deleteAt: row.delete_at }
  const typed = optionText(words, 'confirm') ?? (isRehearsal ? row.name : '')
  const dueAt = planDeletion(seen, typed, at)
  if (isRefusal(dueAt)) {
    const sentence = sentenceOf(dueAt, languages.CL.locale)
    throw new Error(dueAt.refusal === 'shop_name_differs' ? `${sentence} Va con --confirm.` : sentence)
  }
  const day = dueAt.toISOString().slice(0, 10)
  if (isRehearsal) {
    const has = await holdingsOf(backend, row)
    return {
      text: holdingsText(`Ensayo: el ${day} se borraría de ${row.name}`, has),
      data: { shop: row.name, dueAt, saved: false, ...has },
    }
  }
  const wanted = { shop: { id: row.id, name: row.name }, by: CONSOLE, at }
  const exportId = await database.inNoShop((tx) => addExport(tx, { ...wanted, keptUntil: null }))
  if (exportId === undefined)
    throw new Error('Ya se está haciendo una copia de esta tienda: espera a que esté.')
  await makeExport(services, exportId)
  const copy = await database.outside((tx) => findExport(tx, exportId))
  if (!(await saveDeletionDate(ownerUrl, row.id, dueAt)))
    throw new Error(`${row.name} ya no está suspendida, se está mudando, o alguien más la borra.`)
  await database.inNoShop(async (tx) => {
    await addDeletion(tx, { ...wanted, dueAt, exportId })
    const change = { who: CONSOLE, call: 'deleteShop', shop: row.name, at, ip: '' }
    await recordOperation(tx, {
      ...change,
      before: { deleteAt: null },
      after: { deleteAt: dueAt, export: exportId },
    })
  })
  return {
    text: `${row.name} se borra el ${day}. Antes se anula con: keep ${row.name}\nLa copia de todo está en los archivos: ${copy?.key}`,
    data: { shop: row.name, dueAt, copy: copy?.key, saved: true },
  }
}

export const keepShopCommand: CommandHandler = async (backend, words) => {
  const { services, ownerUrl } = backend
  const row = await storedShop(backend, words)
  const { database, now } = services
  const open = await database.outside((tx) => findOpenDeletion(tx, row.id))
  const isRehearsal = words.values['dry-run'] === true
  const isKept = isRehearsal ? open !== undefined : await saveDeletionDate(ownerUrl, row.id, null)
  if (!isKept) throw new Error('Nadie pidió borrar esta tienda, o el borrado ya empezó.')
  if (!isRehearsal) {
    await database.inNoShop(async (tx) => {
      await markTakenBack(tx, row.id, now())
      const change = { who: CONSOLE, call: 'keepShop', shop: row.name, at: now(), ip: '' }
      await recordOperation(tx, { ...change, before: { deleteAt: row.delete_at }, after: { deleteAt: null } })
    })
  }
  const done = isRehearsal ? 'Ensayo: no se borraría.' : 'Ya no se borra; sigue suspendida.'
  return { text: `${row.name}: ${done}`, data: { shop: row.name, saved: !isRehearsal } }
}

/** A faulty one too. */
async function storedShop(
  { services }: Pick<Backend, 'services'>,
  words: CommandArguments,
): Promise<StoredShop> {
  const [name] = words.positionals
  if (name === undefined) throw new InvalidArguments('Falta el nombre de la tienda.')
  const row = await findShopWhereItLives(services.database, name)
  if (!row) throw await unknownShop(services, name)
  return row
}

type Holdings = { rows: Record<string, number>; files: number }

async function holdingsOf(
  { services }: Pick<Backend, 'services'>,
  { id, name }: StoredShop,
): Promise<Holdings> {
  const { database, files: store } = services
  const tables = (await database.outside(listShopTables)).map((one) => one.name)
  const rows = await database.readInShop(id, (tx) => countRows(tx, tables))
  let files = 0
  for await (const _ of listShopFiles(store, { id, name })) files += 1
  return { rows, files }
}

function holdingsText(beginning: string, { rows, files }: Holdings): string {
  const filled = Object.entries(rows).filter(([, n]) => n > 0)
  const all = filled.reduce((sum, [, n]) => sum + n, 0)
  const lines = filled.toSorted(([, one], [, other]) => other - one).map(([name, n]) => [name, count(n)])
  return `${beginning} ${count(all)} filas y ${count(files)} archivos.\n${table(['tabla', 'filas'], lines)}`
}
