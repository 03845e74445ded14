/**
 * Who sees a shop with the draft of its look: whoever holds a token that this server signed minutes ago for somebody who
 * is still signed in at the office and still works in that shop. An iframe of the shop's origin has no cookie of the
 * office, so the token names the session; signing out ends every preview at once.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { lookOf } from '@estampa/domain/shops/look'
import { permissionsOf } from '@estampa/domain/staff'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import type { Services } from '../http/services.ts'
import { type Shop, ShopNotSetUp } from '../http/shop.ts'
import { withLook } from '../shops/change-look.ts'
import { findStoredShop } from '../shops/shops.store.ts'
import { readStoredShop } from '../shops/stored-shop.ts'
import { findOpenAdminSession } from './admin-sessions.store.ts'
import { findLookDraft } from './look.store.ts'
import { findStaffPlace } from './persons.store.ts'

export const LOOK_PREVIEW_S = 10 * 60

type Bound = { readonly shop: number; readonly session: string }
type Secret = Pick<Config, 'secretKey'>

export function lookPreviewToken(config: Secret, { shop, session }: Bound, now: Date): string {
  const expires = Math.ceil(now.getTime() / 1000) + LOOK_PREVIEW_S
  const said = `${expires.toString(36)}.${shop.toString(36)}.${session}`
  return `${said}.${signatureOf(config, said)}`
}

const TOKEN = /^([0-9a-z]{1,9})\.([0-9a-z]{1,7})\.([\da-f-]{36})\.([\w-]{43})$/

/** What a token of ours says that has not ended. */
function readToken(config: Secret, token: string, now: Date): Bound | undefined {
  const [, expires = '', shop = '', session = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = Buffer.from(signatureOf(config, `${expires}.${shop}.${session}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return undefined
  return { shop: Number.parseInt(shop, 36), session }
}

function signatureOf(config: Secret, said: string): string {
  return createHmac('sha256', derivedKey(config, 'look preview')).update(said).digest('base64url')
}

/** The shop as the draft shows it. */
export async function findPreviewedShop(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  shop: Shop,
  token: string,
): Promise<Shop | Refusal> {
  const bound = readToken(config, token, now())
  if (bound?.shop !== shop.id) return refuse('link_over')
  const session = await database.outside((tx) => findOpenAdminSession(tx, bound.session, now()))
  if (!session) return refuse('link_over')
  const found = await database.readInShop(shop.id, async (tx) => {
    const place = await findStaffPlace(tx, session.person_id)
    if (!place || !permissionsOf(place.role).includes('shop.view')) return refuse('link_over')
    const [row, draft] = [await findStoredShop(tx, shop.id), await findLookDraft(tx)]
    return row ? { row, draft } : refuse('link_over')
  })
  if (isRefusal(found)) return found
  const stored = readStoredShop(found.row)
  if (stored instanceof ShopNotSetUp) throw stored
  return withLook(stored, { ...lookOf(stored), ...found.draft.fields })
}
