import { sentenceOf } from '@estampa/contract/refusals'
import { type CountryCode, localeOf } from '@estampa/domain/countries'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import {
  checkShopName,
  type ShopConfig,
  type ShopConfigInput,
  type ShopSettings,
  type ShopState,
  withDefaults,
} from '@estampa/domain/shops'
import type { ConfigFault } from '@estampa/domain/shops/check-config'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { openClient } from '../db/open-client.ts'
import { withTransaction } from '../db/transaction.ts'
import { type Shop, type ShopRules, sentenceOfFaults } from '../http/shop.ts'
import { listRuleFaults } from './shop-rules.ts'
import { completeShop, listAllConfigFaults, listSettingsFaults, type StoredShop } from './stored-shop.ts'

export type ShopToSave = {
  name: string
  host?: string
  config: Omit<ShopConfigInput, 'tenant'>
  rules: ShopRules
  settings?: Partial<ShopSettings>
  /** Of a new shop: open where nothing is said. One that is there keeps its own. */
  state?: ShopState
}

/**
 * Makes a shop, or brings it up to date, and gives its number. Only the owner of the tables may: the
 * application cannot open shops. Throws when the name is one of the server's own first segments, or names
 * the fields of the configuration that do not fit.
 */
export async function saveShop(ownerUrl: string, shop: ShopToSave): Promise<number> {
  const name = checkShopName(shop.name)
  if (isRefusal(name)) throw new Error(`«${shop.name}» cannot be the name of a shop (${name.refusal})`)
  return withTransaction(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `insert into shops (name, host, config, rules, settings, state) values ($1, $2, '{}', $3, $4, $5)
       on conflict (name) do update set host = excluded.host, rules = excluded.rules,
         settings = excluded.settings, version = shops.version + 1
       returning id`,
      [name, shop.host ?? null, shop.rules, shop.settings ?? {}, shop.state ?? 'open'],
    )
    const id: number = rows[0].id
    const config = withDefaults({ ...shop.config, tenant: { id, tenancyName: name } })
    throwOnFaults(config, shop.rules)
    await client.query('update shops set config = $2 where id = $1', [id, config])
    return id
  })
}

/** A shop as it is stored, faulty or not; undefined: there is none of that name. */
export async function findShopToSave(ownerUrl: string, name: string): Promise<ShopToSave | undefined> {
  const client = await openClient(ownerUrl)
  try {
    const { rows } = await client.query('select * from shops where name = $1 and deleting_since is null', [
      name,
    ])
    const [row] = rows as StoredShop[]
    if (!row) return undefined
    const { host, config, rules, settings, state } = completeShop(row)
    const { tenant: _, ...own } = config
    return { name, ...(host !== null && { host }), config: own, rules, settings, state }
  } finally {
    await client.end()
  }
}

/** Moves a shop on in its life, under its lock; gives why not. */
export async function saveShopState(
  ownerUrl: string,
  name: string,
  move: (from: ShopState) => ShopState | Refusal,
): Promise<Refusal | undefined> {
  return withTransaction(ownerUrl, async (client) => {
    const { rows } = await client.query('select state, delete_at from shops where name = $1 for update', [
      name,
    ])
    const to = rows[0].delete_at === null ? move(rows[0].state) : refuse('shop_leaving')
    if (isRefusal(to)) return to
    await client.query('update shops set state = $2, version = version + 1 where name = $1', [name, to])
    return undefined
  })
}

/** `main` serves the shop's pages; `others`, former main hosts among them, lead to it. */
export type HostsOfShop = { readonly main: string | null; readonly others: readonly string[] }

export async function findHosts(ownerUrl: string, name: string): Promise<HostsOfShop> {
  const client = await openClient(ownerUrl)
  try {
    const { rows } = await client.query(
      'select host as main, other_hosts as others from shops where name = $1',
      [name],
    )
    return rows[0] ?? { main: null, others: [] }
  } finally {
    await client.end()
  }
}

/** Throws a unique violation where one of them is another shop's. */
export async function saveOtherHosts(
  ownerUrl: string,
  name: string,
  others: readonly string[],
): Promise<void> {
  const client = await openClient(ownerUrl)
  try {
    await client.query('update shops set other_hosts = $2, version = version + 1 where name = $1', [
      name,
      others,
    ])
  } finally {
    await client.end()
  }
}

/** Every field of the shop that does not fit. */
export function listShopFaults(shop: Omit<ShopToSave, 'host'>): ConfigFault[] {
  const config = withDefaults({ ...shop.config, tenant: { id: 0, tenancyName: shop.name } })
  return [
    ...listAllConfigFaults(config),
    ...listRuleFaults(shop.rules),
    ...listSettingsFaults(shop.settings ?? {}),
  ]
}

function throwOnFaults(config: ShopConfig, rules: ShopRules): void {
  const faults = [...listAllConfigFaults(config), ...listRuleFaults(rules)]
  if (faults.length > 0) throw new InvalidShop(config, faults)
}

/** Names every field that does not fit, in the Spanish of the shop's country. */
export class InvalidShop extends Error {
  readonly faults: readonly ConfigFault[]

  constructor({ tenant, environment }: ShopConfig, faults: readonly ConfigFault[]) {
    const refusal = refuse('shop_config_wrong', { fields: sentenceOfFaults(faults) })
    super(`«${tenant.tenancyName}»: ${sentenceOf(refusal, localeOf(environment))}`)
    this.faults = faults
  }
}

/** The facts of every shop that are known without a query. */
export type ShopEntry = Pick<Shop, 'id' | 'name' | 'host'> & {
  otherHosts: readonly string[]
  environment: CountryCode
  /** Where it lives. */
  cell: string
}

export async function listShopEntries(tx: Tx): Promise<ShopEntry[]> {
  const { rows } = await sql<ShopEntry>`
    select id, name, host, other_hosts as "otherHosts", config ->> 'environment' as environment, cell
    from shops where deleting_since is null`.execute(tx)
  return rows
}

/** The shop of this number or name, as it is stored; one that is being deleted is no longer found. */
export async function findStoredShop(tx: Tx, key: number | string): Promise<StoredShop | undefined> {
  const column = typeof key === 'number' ? 'id' : 'name'
  return tx
    .selectFrom('shops')
    .selectAll()
    .where(column, '=', key)
    .where('deleting_since', 'is', null)
    .executeTakeFirst()
}

/** The shop of this request as it is stored, held until the transaction ends. */
export async function lockStoredShop(tx: Tx): Promise<StoredShop> {
  const { rows } = await sql<StoredShop>`select * from lock_current_shop()`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the shop of this request is not there')
  return row
}

/** Fields of its configuration and its rules that a shop changes; the others stay. */
export type ShopChanges = { readonly config: Partial<ShopConfig>; readonly rules: Partial<ShopRules> }

/** Changes fields of the shop of this request, and gives it its next version, which its pages and answers follow. */
export async function changeStoredShop(tx: Tx, { config, rules }: ShopChanges): Promise<void> {
  await sql`select change_current_shop(${JSON.stringify(config)}::jsonb, ${JSON.stringify(rules)}::jsonb)`.execute(
    tx,
  )
}

/** The terms of the shop of this request; null: those of its country. */
export async function changeTerms(
  tx: Tx,
  { terms, termsVersion }: Pick<ShopSettings, 'terms' | 'termsVersion'>,
): Promise<void> {
  await sql`select change_current_terms(${terms}, ${termsVersion})`.execute(tx)
}

/** Opens the shop of this request to the public. False: it has been opened before. */
export async function openPreparedShop(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`select open_current_shop() as opened`.execute(tx)
  return rows[0]?.opened ?? false
}

/** Every shop, faulty or not, in the order of their numbers, without those that are being deleted. */
export async function listStoredShops(tx: Tx): Promise<StoredShop[]> {
  return tx.selectFrom('shops').selectAll().where('deleting_since', 'is', null).orderBy('id').execute()
}

/** Gives the shop's pages a new version: what is kept of them is made again. */
export async function touchShop(tx: Tx): Promise<void> {
  await sql`select touch_shop()`.execute(tx)
}
