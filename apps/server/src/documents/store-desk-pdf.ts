import { forgetDeskFileLater, newDeskFileKey } from '../files/desk-files.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'

/** Keeps a paper that somebody of the shop asked for, for two hours, and gives its key. */
export async function storeDeskPdf(
  { services, shop }: { readonly services: Services; readonly shop: Shop },
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const key = newDeskFileKey(shop.id, name)
  // its end is certain before it begins
  await services.database.inShop(shop.id, (tx) => forgetDeskFileLater(tx, key))
  await services.files.put(key, bytes, 'application/pdf')
  return key
}
