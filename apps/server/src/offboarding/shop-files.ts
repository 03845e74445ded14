import type { Files } from '../files/files.ts'

type NamedShop = { readonly id: number; readonly name: string }

/** The folders of a shop in the store of files, without what is made from others of them. */
const folders = ({ id, name }: NamedShop) => [`shops/${id}`, `pictures/${name}`, `pictures/shops/${name}`]
const madeFolders = ({ name }: NamedShop) => [`pictures-made/${name}`, `pictures-made/shops/${name}`]
/** What somebody of the shop has fetched at once; a job deletes it within hours. */
const PASSING = '/desk-files/'

/** Whether a key is of the shop itself. */
export function isFileOfShop(key: string, shop: NamedShop): boolean {
  return folders(shop).some((folder) => key.startsWith(`${folder}/`)) && !key.includes(PASSING)
}

export async function* listShopFiles(files: Files, shop: NamedShop): AsyncGenerator<string> {
  for (const folder of folders(shop)) {
    for await (const key of files.list(folder)) if (!key.includes(PASSING)) yield key
  }
}

const PICTURE = /\/pictures\/([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)\.(?:webp|png|avif|svg)/g
const sources = ['webp', 'png', 'jpg', 'svg'] as const

/** The pictures whose addresses stand in a text. */
export function picturesNamedIn(text: string): string[] {
  return [...text.matchAll(PICTURE)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

/** Pictures that the shop shows and that lie with another: of the sample products, or of the shop that it was made like. */
export async function* listSharedPictures(
  files: Files,
  shop: NamedShop,
  pictures: ReadonlySet<string>,
): AsyncGenerator<string> {
  for (const name of pictures) {
    if (name.startsWith(`${shop.name}/`) || name.startsWith(`shops/${shop.name}/`)) continue
    for (const ending of sources) {
      const key = `pictures/${name}.${ending}`
      if (await files.has(key)) yield key
    }
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
