/** The hosts of a shop: those that the operator gives it need no proof. */
import { type DomainState, domainStateOf, proofNameOf, proofTextOf } from '@estampa/domain/shops/domains'
import { changeHosts, settleDirectory } from '../../shops/cell-directory.ts'
import { checkStoredDomain } from '../../shops/check-domain.ts'
import { listDomains, type StoredDomain } from '../../shops/domains.store.ts'
import { findHosts, type HostsOfShop, type ShopToSave, saveOtherHosts } from '../../shops/shops.store.ts'
import type { Backend } from '../open-shop.ts'
import {
  type CommandArguments,
  type CommandHandler,
  type CommandOutput,
  InvalidFields,
} from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'
import { getCellOwner, saveShopChange, shopNamed } from './save-change.ts'

export const shopHostCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  const { id } = await getCellOwner(backend, before.name)
  await settleDirectory(backend.services.database, id)
  const [, typed, other] = words.positionals
  if (typed === undefined) return shownHosts(await findShopHosts(backend, before.name))
  if (typed === 'check') return checkHosts(backend, words, before.name)
  if (typed === 'add' || typed === 'remove') return changeOtherHosts(backend, words, before.name)
  const after = typed === 'off' ? withHost(before, undefined) : withHost(before, typed)
  if (other !== undefined) throw new InvalidArguments(`No se entiende «${other}».`)
  refuseOfficeHost(backend, after.host)
  return unlessOfAnother(typed, () => saveShopChange(backend, words, { before, after }))
}

/** A host that leads to the shop is added, or no longer leads there: a former main host too. */
async function changeOtherHosts(
  backend: Backend,
  words: CommandArguments,
  shop: string,
): Promise<CommandOutput> {
  const [, what, typed] = words.positionals
  if (typed === undefined) throw new InvalidArguments('Falta el dominio, como www.regalos.example.')
  const named = hostNamed(typed)
  const { id, ownerUrl } = await getCellOwner(backend, shop)
  const { main, others } = await findHosts(ownerUrl, shop)
  if (named === main)
    throw new Error(`${named} es su dominio principal: se cambia con «host ${shop} otro.example».`)
  if (what === 'add') refuseOfficeHost(backend, named)
  if (what === 'remove' && !others.includes(named)) throw new Error(`${shop} no tiene el dominio ${named}.`)
  const after = others.filter((one) => one !== named).concat(what === 'add' ? [named] : [])
  const isRehearsal = words.values['dry-run'] === true
  if (!isRehearsal) {
    const save = () => saveOtherHosts(ownerUrl, shop, after)
    const { database } = backend.services
    await unlessOfAnother(named, () => changeHosts(database, id, what === 'add' ? [named] : [], save))
  }
  const { claims } = await findShopHosts(backend, shop)
  const { text, data } = shownHosts({ main, others: after.toSorted(), claims })
  return { text: `${isRehearsal ? 'Ensayo, no se guardó. Quedaría así:' : 'Guardado.'}\n${text}`, data }
}

type ShopHosts = HostsOfShop & { claims: readonly StoredDomain[] }

async function findShopHosts(backend: Backend, shop: string): Promise<ShopHosts> {
  const { services } = backend
  const { ownerUrl } = await getCellOwner(backend, shop)
  const found = await services.shops.byName(shop)
  const claims = found ? await services.database.readInShop(found.id, listDomains) : []
  return { ...(await findHosts(ownerUrl, shop)), claims }
}

/** Looks now at the proofs of the domains that the people of the shop brought, or of one of them. */
async function checkHosts(
  backend: Backend,
  words: CommandArguments,
  shopName: string,
): Promise<CommandOutput> {
  const { services } = backend
  const [, , typed] = words.positionals
  const named = typed === undefined ? undefined : hostNamed(typed)
  const shop = await services.shops.byName(shopName)
  if (!shop) throw new Error(`La tienda ${shopName} no está completa: con «list» se ve qué le falta.`)
  const claims = await services.database.readInShop(shop.id, listDomains)
  const chosen = claims.filter(({ host }) => named === undefined || host === named)
  if (named !== undefined && chosen.length === 0)
    throw new Error(`${shopName} no agregó el dominio ${named}: no hay nada que comprobar.`)
  for (const { host } of chosen) await checkStoredDomain(services, shop, host)
  return shownHosts(await findShopHosts(backend, shopName))
}

const claimWords: Record<DomainState, string> = {
  waiting: 'sin comprobar',
  ready: 'comprobado',
  failing: 'comprobado, pero ya no está su registro',
  released: 'liberado: falta su registro',
}

function shownHosts({ main, others, claims }: ShopHosts): CommandOutput {
  const leads = main === null ? 'lleva a la dirección común' : `lleva a ${main}`
  const stateOf = (host: string) => {
    const claim = claims.find((one) => one.host === host)
    return claim ? claimWords[domainStateOf(claim)] : 'lo puso quien opera'
  }
  const waiting = claims.filter(({ host }) => host !== main && !others.includes(host))
  const rows = [
    ...(main === null ? [] : [[main, 'principal', stateOf(main)]]),
    ...others.map((one) => [one, leads, stateOf(one)]),
    ...waiting.map(({ host }) => [host, 'todavía no atiende', stateOf(host)]),
  ]
  const text = rows.length === 0 ? 'No tiene dominio propio.' : table(['dominio', '', ''], rows)
  const told = claims.map((claim) => ({
    host: claim.host,
    state: domainStateOf(claim),
    problem: claim.problem,
    pointsHere: claim.pointsHere,
    txtName: proofNameOf(claim.host),
    txt: proofTextOf(claim.token),
  }))
  return { text, data: { host: main, otherHosts: others, claims: told } }
}

/** Scripts of a shop's pages may not share an origin with the back office. */
export function refuseOfficeHost({ services }: Backend, named: string | undefined): void {
  if (named !== undefined && named === new URL(services.config.adminUrl).host)
    throw new Error(`${named} es la dirección del escritorio (ADMIN_URL): una tienda necesita otra.`)
}

async function unlessOfAnother<T>(named: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new Error(`Otra tienda ya tiene el dominio ${named}.`)
    throw error
  }
}

export function withHost({ host: _, ...shop }: ShopToSave, typed: string | undefined): ShopToSave {
  if (typed === undefined || typed === '') return shop
  return { ...shop, host: hostNamed(typed) }
}

function hostNamed(typed: string): string {
  const name = typed.toLowerCase()
  if (!/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(:\d{1,5})?$/.test(name)) {
    throw new InvalidFields([
      { field: 'host', expected: 'un dominio sin https ni barras, como regalos.example' },
    ])
  }
  return name
}
