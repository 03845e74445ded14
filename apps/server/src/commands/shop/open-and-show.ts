/** Listing shops, opening one, showing it and changing its fields. */
import { sentenceOf } from '@estampa/contract/refusals'
import { type CountryCode, countryCodes, isCountryCode } from '@estampa/domain/countries'
import { languages } from '@estampa/domain/countries/languages'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { checkShopName, moveShop, type ShopState, shopStateNames } from '@estampa/domain/shops'
import { ShopNotSetUp, sentenceOfFaults } from '../../http/shop.ts'
import { noteShopStateAsOwner } from '../../shops/cell-directory.store.ts'
import { listShopsWhereTheyLive, settleDirectory } from '../../shops/cell-directory.ts'
import { shopAddress } from '../../shops/shop-address.ts'
import {
  findHosts,
  findShopToSave,
  listShopFaults,
  saveShop,
  saveShopState,
} from '../../shops/shops.store.ts'
import { readStoredShop } from '../../shops/stored-shop.ts'
import { emptyShop } from '../../staff/new-shop.ts'
import type { Backend } from '../open-shop.ts'
import {
  type CommandArguments,
  type CommandHandler,
  type CommandOutput,
  InvalidFields,
  optionText,
  readJson,
} from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { factsText, table } from '../staff/table.ts'
import { assignAll, listFields, mergeAll, shopFieldsOf, withFields } from './fields.ts'
import { refuseOfficeHost, withHost } from './hosts.ts'
import { getCellOwner, saveShopChange, shopNamed } from './save-change.ts'
import { fillFromStarter, starterPartsOf, withDeliveries } from './starter.ts'

export const listShopsCommand: CommandHandler = async ({ services }) => {
  const stored = await listShopsWhereTheyLive(services.database)
  const shops = stored.map((row) => {
    const read = readStoredShop(row)
    const { name, host } = row
    const state = row.state as ShopState
    return read instanceof ShopNotSetUp
      ? { shop: name, host, state, title: '', country: '', template: 0, faults: read.faults }
      : {
          shop: name,
          host,
          state,
          title: read.config.name,
          country: read.config.environment,
          template: read.config.templateFK.id,
          faults: [],
        }
  })
  const cells = shops.map(({ shop, state, title, country, template, host, faults }) => [
    shop,
    shopStateNames[state],
    title,
    country,
    template === 0 ? '' : String(template),
    host ?? '',
    faults.length > 0 ? `sin configurar: ${sentenceOfFaults(faults)}` : '',
  ])
  const head = ['tienda', 'estado', 'nombre', 'país', 'plantilla', 'dominio', '']
  return {
    text: shops.length > 0 ? table(head, cells) : 'Todavía no hay tiendas: con «create» se abre una.',
    data: shops,
  }
}

export const createShopCommand: CommandHandler = async (backend, words) => {
  const [name = '', ...assignments] = words.positionals
  const checked = checkShopName(name)
  if (isRefusal(checked)) {
    throw new InvalidArguments(
      checked.refusal === 'shop_name_reserved'
        ? `«${name}» es una dirección del servidor: hace falta otro nombre.`
        : 'Falta el nombre de la tienda, que es su dirección: de 2 a 40 letras minúsculas, números y guiones.',
    )
  }
  if (await findShopToSave(backend.ownerUrl, name))
    throw new Error(`La tienda «${name}» ya existe: con «set» se cambia.`)
  const empty = emptyShop(name, countryOf(words), optionText(words, 'name') || name)
  const changed = assignAll(await changesOf(words, shopFieldsOf(empty), assignments), assignments)
  const asked = starterPartsOf(words)
  const { services } = backend
  const said = withHost(withFields(empty, changed), optionText(words, 'host'))
  const shop = withDeliveries(said, await services.starterSet(), asked)
  refuseOfficeHost(backend, shop.host)
  const faults = listShopFaults(shop)
  if (faults.length > 0) throw new InvalidFields(faults)
  const isRehearsal = words.values['dry-run'] === true
  const id = isRehearsal ? null : await saveShop(backend.ownerUrl, shop)
  if (id !== null && asked.length > 0) await fillFromStarter(services, { ...shop, id }, asked)
  const { publicUrl } = services.config
  const address = shopAddress({ name, host: shop.host ?? null }, publicUrl)
  const next = `Sigue: npm run shop -- logo ${name} logo.png, payment ${name} TRF …, shipping ${name}, people ${name} add …; npm run import -- --shop ${name} lista.csv; y al final open ${name}`
  return {
    text: isRehearsal
      ? `Ensayo: «${name}» se puede abrir.`
      : `La tienda ${shop.config.name} se prepara en ${address}: hasta que abra solo la ve su gente.\n${next}`,
    data: { shop: name, id, address, saved: !isRehearsal },
  }
}

function countryOf(words: CommandArguments): CountryCode {
  const country = optionText(words, 'country')?.toUpperCase()
  if (isCountryCode(country)) return country
  const given = countryCodes.map((code) => `--country ${code}`)
  throw new InvalidArguments(`Falta el país: ${given.join(' o ')}.`)
}

/** Fields come by words, or with `--json` and without words as one JSON object. */
async function changesOf(
  words: CommandArguments,
  fields: Record<string, unknown>,
  assignments: readonly string[],
) {
  if (!words.values.json || assignments.length > 0) return fields
  const typed = (await words.input()).trim()
  return typed === '' ? fields : mergeAll(fields, await readJson({ ...words, input: async () => typed }))
}

export const showShopCommand: CommandHandler = async (backend, words) => {
  const shop = await shopNamed(backend, words)
  const { ownerUrl } = await getCellOwner(backend, shop.name)
  const { main, others } = await findHosts(ownerUrl, shop.name)
  const fields = { shop: shop.name, host: main, otherHosts: others, ...shopFieldsOf(shop) }
  return { text: factsText(listFields(fields)), data: fields }
}

export const setShopCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  const assignments = words.positionals.slice(1)
  if (assignments.length === 0 && !words.values.json)
    throw new InvalidArguments('Falta qué cambia: campo=valor.')
  const fields = await changesOf(words, shopFieldsOf(before), assignments)
  return saveShopChange(backend, words, { before, after: withFields(before, assignAll(fields, assignments)) })
}

/** Opens it to the public, or again after it was suspended. */
export const openShopCommand: CommandHandler = (backend, words) => move(backend, words, 'open')
export const suspendShopCommand: CommandHandler = (backend, words) => move(backend, words, 'suspended')

async function move(backend: Backend, words: CommandArguments, to: ShopState): Promise<CommandOutput> {
  const { name, state = 'open' } = await shopNamed(backend, words)
  const isRehearsal = words.values['dry-run'] === true
  const refusal = isRehearsal
    ? moveShop(state, to)
    : await saveStateWhereItLives(backend, name, { from: state, to })
  if (isRefusal(refusal)) throw new Error(sentenceOf(refusal, languages.CL.locale))
  const done = `${name} está ${shopStateNames[to]}.`
  return {
    text: isRehearsal ? `Ensayo, no se guardó: ${name} estaría ${shopStateNames[to]}.` : done,
    data: { shop: name, state: to, saved: !isRehearsal },
  }
}

/** The directory first, then the cell where the shop lives; gives why not. */
async function saveStateWhereItLives(
  backend: Backend,
  name: string,
  { from, to }: { from: ShopState; to: ShopState },
): Promise<Refusal | undefined> {
  const { id, cell, ownerUrl } = await getCellOwner(backend, name)
  const save = () => saveShopState(ownerUrl, name, (state) => moveShop(state, to))
  if (cell === 'home') return save()
  const moved = moveShop(from, to)
  if (isRefusal(moved)) return moved
  if (!(await noteShopStateAsOwner(backend.ownerUrl, id, to))) return refuse('shop_leaving')
  const refused = await save()
  await settleDirectory(backend.services.database, id)
  return refused
}
