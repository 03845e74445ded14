import { createHash, randomBytes } from 'node:crypto'
import { type Permission, permissions } from '@estampa/domain/staff'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type StoredKey = Omit<Selectable<Tables['api_keys']>, 'hash'>

const columns = [
  'shop_id',
  'id',
  'name',
  'beginning',
  'permissions',
  'made_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'ended_at',
] as const

/** The shop's number and 32 random bytes: a key that was lost is found by its first letters. */
const KEY = /^estampa_([1-9]\d{0,8})_[\w-]{43}$/
const BEGINNING = 4
/** How old `last_used_at` may grow before it is written. */
const USED_EVERY_MS = 60_000

/** Those that count first, the newest of them first. */
export async function listKeys(tx: Tx): Promise<StoredKey[]> {
  return tx
    .selectFrom('api_keys')
    .select(columns)
    .orderBy(sql`ended_at is not null`)
    .orderBy('id', 'desc')
    .execute()
}

export type NewKey = {
  name: string
  permissions: readonly Permission[]
  by: string
  expiresAt: Date
  now: Date
}

/** Gives the key with its secret, of which only the hash stays here. */
export async function addKey(
  tx: Tx,
  shop: number,
  { name, permissions, by, expiresAt, now }: NewKey,
): Promise<{ key: StoredKey; secret: string }> {
  const random = randomBytes(32).toString('base64url')
  const secret = `estampa_${shop}_${random}`
  const key = await tx
    .insertInto('api_keys')
    .values({
      hash: hashOf(secret),
      name,
      beginning: `estampa_${shop}_${random.slice(0, BEGINNING)}`,
      permissions: [...permissions],
      made_by: by,
      created_at: now,
      expires_at: expiresAt,
      last_used_at: null,
      ended_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { key, secret }
}

/** Undefined: there is none that counts. */
export async function endKeyRow(tx: Tx, id: number, now: Date): Promise<StoredKey | undefined> {
  return tx
    .updateTable('api_keys')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Who comes with a key, and in which shop; undefined: no key that counts. Its use is written once a minute at most. */
export async function findKeyHolder(database: Database, secret: string, now: Date) {
  const shop = Number(KEY.exec(secret)?.[1] ?? 0)
  if (shop === 0) return undefined
  const key = await database.readInShop(shop, async (tx) => {
    const found = await tx
      .selectFrom('api_keys')
      .select(columns)
      .where('hash', '=', hashOf(secret))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (found && now.getTime() - (found.last_used_at?.getTime() ?? 0) >= USED_EVERY_MS)
      await tx.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', found.id).execute()
    return found
  })
  if (!key) return undefined
  const granted = permissions.filter((permission) => key.permissions.includes(permission))
  return { shop, person: { kind: 'key', keyId: key.id, name: key.name, permissions: granted } as const }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
