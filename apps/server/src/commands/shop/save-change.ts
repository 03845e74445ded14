import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import { findShopToSave, listShopFaults, type ShopToSave, saveShop } from '../../shops/shops.store.ts'
import { type Backend, unknownShop } from '../open-shop.ts'
import { type CommandArguments, type CommandOutput, InvalidFields } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { listFieldChanges, shopFieldsOf, shownValue } from './fields.ts'

/** The shop that the first word names, as it is stored. */
export async function shopNamed(
  { services, ownerUrl }: Backend,
  words: CommandArguments,
): Promise<ShopToSave> {
  const [name] = words.positionals
  if (name === undefined) throw new InvalidArguments('Falta el nombre de la tienda.')
  if (isRefusal(checkShopName(name))) throw await unknownShop(services, name)
  const shop = await findShopToSave(ownerUrl, name)
  if (!shop) throw await unknownShop(services, name)
  return shop
}

/** Saves what changed, or with `--dry-run` only says it. Nothing is saved where any field has a fault. */
export async function saveShopChange(
  { ownerUrl }: Backend,
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
  if (changes.length > 0 && !isRehearsal) await saveShop(ownerUrl, after)
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
