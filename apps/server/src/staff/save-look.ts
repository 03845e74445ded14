/**
 * The look of a shop changes in a draft, which its people alone see, and by a publication, which is one transaction: the
 * shop's row, the history and the rest of the draft. An earlier look comes back by being published anew, so nothing of
 * the history is lost and nothing but the look returns.
 */
import type { ReadOnly } from '@estampa/contract/call'
import { encoderOf } from '@estampa/contract/encoder'
import { type LookConflict, staffLook } from '@estampa/contract/staff'
import { defaultPolicy } from '@estampa/domain/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listConflicts, listVersionedConflicts } from '@estampa/domain/shops/conflicts'
import {
  type LookField,
  listLookChanges,
  lookOf,
  type ShopLook,
  toLookParts,
} from '@estampa/domain/shops/look'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { termsOf } from '../law/terms.ts'
import { changeLook, whyLookNotTaken } from '../shops/change-look.ts'
import { findStoredShop, lockStoredShop } from '../shops/shops.store.ts'
import { completeShop } from '../shops/stored-shop.ts'
import { findLastAuthor } from './changes.store.ts'
import {
  findLookDraft,
  findPublishedLook,
  insertPublication,
  listPublications,
  type StoredLookDraft,
  saveLookDraft,
} from './look.store.ts'
import { toLookWords } from './look-words.ts'
import { actorOf } from './people.ts'

type LookDesk = ReadOnly<z.output<(typeof staffLook)['getLook']['gives']>>
type LookValues = Partial<ShopLook>
type Given = Pick<Context, 'tx' | 'shop' | 'person' | 'now' | 'seenVersion'>

const MOST_PUBLICATIONS = 50
/** What a refusal tells travels as it is. */
const encodeDesk = encoderOf(staffLook.getLook.gives)

export async function readLookDesk(tx: Tx, shopId: number): Promise<LookDesk> {
  const row = await findStoredShop(tx, shopId)
  if (!row) throw new Error('the shop of this request is not there')
  return deskOf(tx, completeShop(row), await findLookDraft(tx))
}

async function deskOf(tx: Tx, shop: Shop, { version, fields, who, at }: StoredLookDraft): Promise<LookDesk> {
  const { config, settings } = shop
  const policy = defaultPolicy(config.environment, config.name, config.presentation?.email ?? null)
  return {
    version,
    published: lookOf(shop),
    draft: fields,
    draftBy: Object.keys(fields).length > 0 ? { who, at } : null,
    publications: await listPublications(tx, MOST_PUBLICATIONS),
    proposals: { policy, terms: termsOf({ ...shop, settings: { ...settings, terms: null } }).text },
  }
}

/** The fields that were named, under the lock of the shop; those that are as published leave the draft. */
export async function writeLookDraft(
  given: Given,
  { wanted, seen = {} }: { wanted: LookValues; seen?: LookValues | undefined },
): Promise<LookDesk | Refusal> {
  const { shop, draft, who, tx } = await holdLook(given)
  const published = lookOf(shop)
  const current = { ...published, ...draft.fields }
  const change = { wanted, seen, stored: current }
  const conflicts = listVersionedConflicts(change, given.seenVersion, draft.version)
  if (conflicts.length > 0)
    return refuseConflict(tx, { shop, draft, fields: conflicts, who: draft.who || null })
  if (isRefusal(who)) return who
  const next = { ...current, ...wanted }
  const refusal = whyLookNotTaken(shop, next)
  if (refusal) return refusal
  const fields = listLookChanges(published, next)
  await saveLookDraft(tx, {
    fields: only(next, fields),
    seen: { ...only(published, fields), ...only(draft.seen, fields) },
    who: who.name,
    at: given.now,
  })
  return readLookDesk(tx, shop.id)
}

/** Those fields, or all of them, are as published again. */
export async function discardDraft(
  given: Given,
  fields: readonly LookField[] | undefined,
): Promise<LookDesk | Refusal> {
  const { shop, draft, who, tx } = await holdLook(given)
  if (isRefusal(who)) return who
  if (given.seenVersion !== null && given.seenVersion !== draft.version)
    return refuseConflict(tx, { shop, draft, fields: fields ?? [], who: draft.who || null })
  const kept = fields === undefined ? [] : namesOf(draft.fields).filter((name) => !fields.includes(name))
  await saveLookDraft(tx, {
    fields: only(draft.fields, kept),
    seen: only(draft.seen, kept),
    who: who.name,
    at: given.now,
  })
  return readLookDesk(tx, shop.id)
}

/** Refused where the draft is no more as it was seen, or where a field was published otherwise since it was changed. */
export async function publishDraft(given: Given & Pick<Context, 'record'>): Promise<LookDesk | Refusal> {
  const { shop, draft, who, tx } = await holdLook(given)
  if (isRefusal(who)) return who
  if (given.seenVersion !== null && given.seenVersion !== draft.version)
    return refuseConflict(tx, { shop, draft, fields: namesOf(draft.fields), who: draft.who || null })
  const published = lookOf(shop)
  const fields = listConflicts({ wanted: draft.fields, seen: draft.seen, stored: published })
  if (fields.length > 0) {
    const author = await findLastAuthor(tx, 'shop', String(shop.id))
    return refuseConflict(tx, { shop, draft, fields, who: author })
  }
  const look = { ...published, ...draft.fields }
  const refusal = await publish(given, { shop, look, who: who.name, restored: null })
  if (refusal) return refusal
  await saveLookDraft(tx, { fields: {}, seen: {}, who: who.name, at: given.now })
  return readLookDesk(tx, shop.id)
}

/** What was being drafted stays, and is compared with what is published now. */
export async function restorePublication(
  given: Given & Pick<Context, 'record'>,
  id: number,
): Promise<LookDesk | Refusal> {
  const { shop, draft, who, tx } = await holdLook(given)
  if (isRefusal(who)) return who
  const found = await findPublishedLook(tx, id)
  if (!found) return refuse('not_found')
  const look = { ...lookOf(shop), ...found }
  const refusal = await publish(given, { shop, look, who: who.name, restored: id })
  if (refusal) return refusal
  const fields = namesOf(draft.fields).filter(
    (name) => listLookChanges(look, { ...look, ...only(draft.fields, [name]) }).length > 0,
  )
  const seen = only(look, fields)
  await saveLookDraft(tx, { fields: only(draft.fields, fields), seen, who: draft.who, at: given.now })
  return readLookDesk(tx, shop.id)
}

type LookToPublish = { shop: Shop; look: ShopLook; who: string; restored: number | null }

async function publish(
  { tx, now, record }: Given & Pick<Context, 'record'>,
  { shop, look, who, restored }: LookToPublish,
): Promise<Refusal | null> {
  const before = lookOf(shop)
  const fields = listLookChanges(before, look)
  if (fields.length === 0) return refuse('nothing_to_publish')
  const refusal = whyLookNotTaken(shop, look)
  if (refusal) return refusal
  const last = await findPublishedLook(tx)
  const elsewhere = last ? listLookChanges({ ...before, ...last }, before) : []
  // the way back leads to every look that the shop had while somebody published
  if (!last || elsewhere.length > 0)
    await insertPublication(tx, { at: now, who: null, look: before, fields: elsewhere, restored: null })
  await changeLook(tx, toLookParts(shop, look), fields)
  await insertPublication(tx, { at: now, who, look, fields, restored })
  const subject = { kind: 'shop', id: String(shop.id), name: look.name }
  await record(tx, { subject, before: toLookWords(before, fields), after: toLookWords(look, fields) })
  return null
}

/** The shop is held until the transaction ends: its draft and its publications are written one after the other. */
async function holdLook({ tx, person }: Given) {
  const shop = completeShop(await lockStoredShop(tx))
  return { tx, shop, draft: await findLookDraft(tx), who: await actorOf(tx, person) }
}

type Conflict = { shop: Shop; draft: StoredLookDraft; fields: readonly string[]; who: string | null }

async function refuseConflict(tx: Tx, { shop, draft, fields, who }: Conflict): Promise<Refusal> {
  const look = encodeDesk(await deskOf(tx, shop, draft)) as LookConflict['look']
  const data: LookConflict = { fields, who, look }
  return refuse('look_changed', { data })
}

const namesOf = (values: LookValues) => Object.keys(values) as LookField[]

function only(values: LookValues, fields: readonly LookField[]): LookValues {
  return Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]))
}
