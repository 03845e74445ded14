import type { Files } from '../files/files.ts'

type NamedShop = { readonly id: number; readonly name: string }

/** The folders of a shop in the store of files, without what is made from others of them. */
const folders = ({ id, name }: NamedShop) => [`shops/${id}`, `pictures/${name}`, `pictures/shops/${name}`]
const madeFolders = ({ name }: NamedShop) => [`pictures-made/${name}`, `pictures-made/shops/${name}`]
/** What somebody of the shop has fetched at once; a job deletes it within hours. */
const PASSING = '/desk-files/'

export async function* listShopFiles(files: Files, shop: NamedShop): AsyncGenerator<string> {
  for (const folder of folders(shop)) {
    for await (const key of files.list(folder)) if (!key.includes(PASSING)) yield key
  }
}

/**
 * Deletes them all, but pictures that another shop shows: one that was made like this shows the same. Gives how many are
 * gone; stops after so many, where there is more.
 */
export async function deleteShopFiles(
  files: Files,
  shop: NamedShop,
  { most, isShownElsewhere }: { most: number; isShownElsewhere: (key: string) => boolean },
): Promise<{ deleted: number; isDone: boolean }> {
  let deleted = 0
  for (const folder of [...folders(shop), ...madeFolders(shop)]) {
    for await (const key of files.list(folder)) {
      if (isShownElsewhere(key)) continue
      await files.delete(key)
      deleted += 1
      if (deleted >= most) return { deleted, isDone: false }
    }
  }
  return { deleted, isDone: true }
}
