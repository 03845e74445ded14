import type { embroideryCalls } from '@estampa/contract/customization'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { drawEmbroidery, type EmbroideryRequest } from './embroidery.ts'
import { ownerOf } from './owner.ts'
import { findUpload } from './uploads.store.ts'
import { readAll } from './uploads.ts'

type Calls = typeof embroideryCalls

export const embroideryHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getZecatEmbroidery: async ({ services, shop, person, input }) => {
    const owner = ownerOf(person)
    const upload =
      owner && (await services.database.readInShop(shop.id, (tx) => findUpload(tx, input.id, owner)))
    const picture = upload && (await services.files.get(upload.picture_key))
    return picture ? drawEmbroidery(picture, wantedOf(input)) : refuse('not_found')
  },
  drawEmbroidery: async ({ services, files, input }) => {
    if (files.length === 0) return refuse('no_file')
    if (files.length > 1) return refuse('too_many_files', { most: 1 })
    const read = await readAll(files, services.config)
    if (isRefusal(read)) return read
    const [first] = read
    return first ? drawEmbroidery(first.picture.bytes, wantedOf(input)) : refuse('no_file')
  },
}

function wantedOf(input: {
  width_centimeters?: number | undefined
  colours?: number | undefined
  keepBackground?: boolean | undefined
}): EmbroideryRequest {
  const { width_centimeters = 8, colours = 12, keepBackground = false } = input
  return { width_centimeters, colours, keepBackground }
}
