import { readFile } from 'node:fs/promises'
import type { staffProductPictures } from '@estampa/contract/staff'
import type { Generic, GenericImage } from '@estampa/domain/catalog'
import { addPicture, arrangePictures } from '@estampa/domain/catalog/product-pictures'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import {
  addressOfPicture,
  type CatalogPictureFile,
  cropCatalogPicture,
  lookAtCatalogPicture,
  storeCatalogPicture,
} from '../files/catalog-picture.ts'
import { displayName } from '../files/read-sent-file.ts'
import type { Context, Handler } from '../http/context.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { findStaffProduct } from './products.store.ts'
import { changeProduct } from './save-product.ts'
import { toStaffProductView } from './staff-product-view.ts'

type Calls = typeof staffProductPictures
type PictureContext = Omit<Context, 'input'>

/** The pictures of a product. Pixels are read and written before the catalog is locked. */
export const productPictureHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  addProductPicture: async (context) => {
    const { services, shop, input, files } = context
    const [file] = files
    if (!file) return refuse('no_file')
    if (files.length > 1) return refuse('too_many_files', { most: 1 })
    const variant = input.sku === '' ? null : input.sku
    const found = await services.database.readInShop(shop.id, (tx) => findStaffProduct(tx, input.Id))
    if (!found) return refuse('not_found')
    const bytes = await readFile(file.path)
    const stored = await storeCatalogPicture(services.files, { shop: shop.name, by: 'desk' }, bytes)
    if (isRefusal(stored)) return stored.refusal === 'unreadable_picture' ? unreadable(file.name) : stored
    const picture = imageOf(stored, variant)
    return savePictures(context, input.Id, (generic) => addPicture(generic, picture), [stored.name])
  },
  arrangeProductPictures: async (context) => {
    const { services, shop, input } = context
    const found = await services.database.readInShop(shop.id, (tx) => findStaffProduct(tx, input.Id))
    if (!found) return refuse('not_found')
    const had = found.generic.images
    const back: GenericImage[] = []
    for (const { url } of input.pictures) {
      // one that was taken away comes back; those of other shops are not to be named
      const isOwn = url.startsWith(`/pictures/${shop.name}/`)
      if (!isOwn || had.some(({ image_url }) => image_url === url)) continue
      const stored = await lookAtCatalogPicture(services.files, url)
      if (stored) back.push(imageOf(stored, null))
    }
    return savePictures(context, input.Id, (generic) =>
      arrangePictures(generic, input.pictures, [...generic.images, ...back]),
    )
  },
  cropProductPicture: async (context) => {
    const { services, shop, input } = context
    const { Id, url, crop } = input
    const found = await services.database.readInShop(shop.id, (tx) => findStaffProduct(tx, Id))
    if (!found) return refuse('not_found')
    if (!found.generic.images.some(({ image_url }) => image_url === url)) return refuse('picture_unknown')
    const stored = await cropCatalogPicture(services.files, { shop: shop.name, address: url, crop })
    if (isRefusal(stored)) return stored
    const replace = (image: GenericImage): GenericImage =>
      image.image_url === url ? { ...image, ...looksOf(stored) } : image
    return savePictures(context, Id, (generic) => ({ ...generic, images: generic.images.map(replace) }), [
      stored.name,
    ])
  },
}

async function savePictures(
  context: PictureContext,
  id: number,
  decide: (generic: Generic) => Generic | Refusal,
  names: readonly string[] = [],
) {
  const { services, shop } = context
  const saved = await services.database.inShop(shop.id, async (tx: Tx) => {
    const product = await changeProduct({ ...context, tx }, id, ({ generic }) => decide(generic))
    if (!isRefusal(product) && names.length > 0)
      await enqueueInTurn(tx, `pictures ${shop.id}`, 'pictures_added', { names })
    return product
  })
  return isRefusal(saved) ? saved : toStaffProductView(saved, context)
}

const unreadable = (name: string) => refuse('unreadable_picture', { name: displayName(name, 'imagen') })

const looksOf = ({ name, ...looks }: CatalogPictureFile) => ({
  image_url: addressOfPicture({ name }),
  ...looks,
})

const imageOf = (stored: CatalogPictureFile, variant: string | null): GenericImage => ({
  ...looksOf(stored),
  variant,
  main: false,
  order: 0,
  printing_area_id: null,
})
