import { createHash } from 'node:crypto'
import type { Files } from '../files/files.ts'
import { pictureKey } from '../files/pictures.ts'

type ShopPicture = {
  readonly shop: string
  /** What it is: `logo`, `logo-for-dark`, `banner`. */
  readonly use: string
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpg' | 'webp'
}

/** Where a picture of a shop stands and under which key it is kept: by the hash of its bytes, so a changed one has another name. */
export function shopPicturePlace({ shop, use, bytes, type }: ShopPicture) {
  const name = `shops/${shop}/${use}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`
  return { name, url: `/pictures/${name}.webp`, key: pictureKey(name, type) }
}

export async function storeShopPicture(files: Files, picture: ShopPicture): Promise<string> {
  const { url, key } = shopPicturePlace(picture)
  await files.put(key, picture.bytes, `image/${picture.type === 'jpg' ? 'jpeg' : picture.type}`)
  return url
}
