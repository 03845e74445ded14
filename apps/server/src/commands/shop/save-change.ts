import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import { changeHosts } from '../../shops/cell-directory.ts'
import {
  findShopToSave,
  findStoredShop,
  listShopFaults,
  type ShopToSave,
  saveShop,
} from '../../shops/shops.store.ts'
import { type Backend, unknownShop } from '../open-shop.ts'
import { type CommandArguments, type CommandOutput, InvalidFields } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { listFieldChanges, shopFieldsOf, shownValue } from './fields.ts'

/** The shop that the first word names, as it is stored. */
export async function shopNamed(backend: Backend, words: CommandArguments): Promise<ShopToSave> {
  const { services } = backend
  const [name] = words.positionals
  if (name === undefined) throw new InvalidArguments('Falta el nombre de la tienda.')
  if (isRefusal(checkShopName(name))) throw await unknownShop(services, name)
  const lives = await findCellOwner(backend, name)
  const shop = lives && (await findShopToSave(lives.ownerUrl, name))
  if (!shop) throw await unknownShop(services, name)
  return shop
}

type CellOwner = { readonly id: number; readonly cell: string; readonly ownerUrl: string }

/** Who owns the tables of the cell where the shop lives; undefined: there is no such shop. */
async function findCellOwner({ services, roles }: Backend, name: string): Promise<CellOwner | undefined> {
  const row = await services.database.outside((tx) => findStoredShop(tx, name))
  if (!row) return undefined
  const ownerUrl = row.cell === 'home' ? roles.owner : roles.cells?.get(row.cell)?.owner
  if (ownerUrl === undefined)
    throw new Error(`${name} vive en la célula «${row.cell}», y CELLS no dice dónde está.`)
  return { id: row.id, cell: row.cell, ownerUrl }
}

export async function getCellOwner(backend: Backend, name: string): Promise<CellOwner> {
  const owner = await findCellOwner(backend, name)
  if (!owner) throw await unknownShop(backend.services, name)
  return owner
}

/** Saves what changed, or with `--dry-run` only says it. Nothing is saved where any field has a fault. */
export async function saveShopChange(
  backend: Backend,
  words: CommandArguments,
  { before, after }: { before: ShopToSave; after: ShopToSave },
): Promise<CommandOutput> {
  const faults = listShopFaults(after)
  if (faults.length > 0) throw new InvalidFields(faults)
  const changes = listFieldChanges(
    { host: before.host ?? null, ...shopFieldsOf(before) },
    { host: after.host ?? null, ...shopFieldsOf(after) },
  )
  const isRehearsal = words.values['dry-run'] === true
  if (changes.length > 0 && !isRehearsal) {
    const { id, ownerUrl } = await getCellOwner(backend, before.name)
    const save = () => saveShop(ownerUrl, after)
    if (after.host === before.host) await save()
    else await changeHosts(backend.services.database, id, after.host ? [after.host] : [], save)
  }
  const lines = changes.map(({ field, from, to }) => `  ${field}: ${shownValue(from)} → ${shownValue(to)}`)
  return {
    text: [sentenceOf(after.name, changes.length, isRehearsal), ...lines].join('\n'),
    data: { shop: after.name, saved: changes.length > 0 && !isRehearsal, changes },
  }
}

function sentenceOf(name: string, changes: number, isRehearsal: boolean): string {
  if (changes === 0) return `En ${name} no cambia nada.`
  const fields = changes === 1 ? '1 campo' : `${changes} campos`
  return isRehearsal
    ? `Ensayo, no se guardó: en ${name} cambiaría ${fields}.`
    : `Guardado en ${name}: ${fields}.`
}
