import type { staffLook } from '@estampa/contract/staff'
import { refuse } from '@estampa/domain/refusal'
import type { ShopLook } from '@estampa/domain/shops/look'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { LOOK_PREVIEW_S, lookPreviewToken } from './look-preview.ts'
import { discardDraft, publishDraft, readLookDesk, restorePublication, writeLookDraft } from './save-look.ts'
import { storeLookPicture } from './store-look-picture.ts'

type Calls = typeof staffLook

/** What the people of a shop change of its look: seen by them first, by everybody once it is published. */
export const lookHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getLook: ({ tx, shop }) => readLookDesk(tx, shop.id),
  saveLookDraft: (context) => {
    const { fields, seen } = context.input
    const wanted = withoutEmpty(fields as Partial<ShopLook>)
    return inOwnTransaction(context, (given) =>
      writeLookDraft(given, { wanted, seen: seen as Partial<ShopLook> }),
    )
  },
  discardLookDraft: (context) =>
    inOwnTransaction(context, (given) => discardDraft(given, context.input.fields)),
  publishLook: publishDraft,
  restoreLook: (context) => restorePublication(context, context.input.Id),
  uploadLookPicture: ({ services, shop, files, input: { use }, now }) => {
    const [file] = files
    if (!file) return Promise.resolve(refuse('no_file'))
    if (files.length > 1) return Promise.resolve(refuse('too_many_files', { most: 1 }))
    return storeLookPicture(services, { shop, file, use, now })
  },
  getLookPreview: async ({ services, shop, person, now }) => {
    // a program with a key has no session that could end
    if (person.kind !== 'staff' || person.officeSession === undefined) return refuse('not_allowed')
    const token = lookPreviewToken(services.config, { shop: shop.id, session: person.officeSession }, now)
    const url = `${shopAddress(shop, services.config.publicUrl)}?preview=${token}`
    return { url, token, expiresAt: new Date(now.getTime() + LOOK_PREVIEW_S * 1000).toISOString() }
  },
}

function inOwnTransaction<Answer>(
  context: Context,
  work: (given: Context) => Promise<Answer>,
): Promise<Answer> {
  const { database } = context.services
  return database.inShop(context.shop.id, (tx: Tx) => work({ ...context, tx }))
}

/** A text that was emptied is not said: the template's own words, or the law's, stand in its place. */
function withoutEmpty(fields: Partial<ShopLook>): Partial<ShopLook> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  )
}
