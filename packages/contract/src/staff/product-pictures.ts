import { MAX_PICTURES } from '@estampa/domain/catalog/product-pictures'
import { z } from 'zod'
import { post } from '../call.ts'
import { Id, QueryId, Text, TextLine } from '../wire.ts'
import { exampleProduct, StaffProduct } from './products.ts'

const refusals = ['bad_token', 'not_found', 'product_changed', 'version_unreadable'] as const
const unread = ['busy', 'picture_too_big', 'too_complex', 'unreadable_picture'] as const
const Part = z.number().min(0).max(1)

/** The pictures of a product in the hands of the people of a shop. Each change of them is saved at once. */
export const staffProductPictures = {
  addProductPicture: post('/api/services/app/Staff/AddProductPicture', {
    summary:
      'Agrega una imagen a un producto, detrás de las que tiene: un archivo PNG, JPG o WebP de hasta 10 MB. Se codifica de nuevo, como las que trae una importación',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({
      Id: QueryId,
      /** Of whose color it is; empty: of all. */
      sku: Text(60).default(''),
    }),
    gives: StaffProduct,
    refuses: [
      'bad_token',
      'not_found',
      'no_file',
      'too_many_files',
      'picture_unknown',
      'too_many_pictures',
      ...unread,
    ],
    opens: 'none',
    multipart: true,
    example: { takes: { Id: 812, sku: '' }, gives: exampleProduct },
  }),
  arrangeProductPictures: post('/api/services/app/Staff/ArrangeProductPictures', {
    summary:
      'Pone las imágenes de un producto en este orden, cada una con su color y su texto; la primera es la principal. La que no se nombra sale, y vuelve si se la nombra otra vez',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({
      Id,
      pictures: z
        .array(
          z.object({
            url: Text(300),
            sku: Text(60).nullable().default(null),
            alt: TextLine(200).default(''),
          }),
        )
        .max(MAX_PICTURES),
    }),
    gives: StaffProduct,
    refuses: [...refusals, 'picture_unknown', 'too_many_pictures'],
    opens: 'none',
    example: { takes: { Id: 812, pictures: [{ url: '/pictures/mug-front.webp' }] }, gives: exampleProduct },
  }),
  cropProductPicture: post('/api/services/app/Staff/CropProductPicture', {
    summary: 'Recorta una imagen de un producto; la entera queda guardada y se puede volver a poner',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({
      Id,
      url: Text(300),
      /** What stays of it, in parts of its width and height. */
      crop: z.object({ x: Part, y: Part, width: Part, height: Part }),
    }),
    gives: StaffProduct,
    refuses: [...refusals, 'picture_unknown', 'crop_too_small', ...unread],
    opens: 'none',
    example: {
      takes: { Id: 812, url: '/pictures/mug-front.webp', crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
      gives: exampleProduct,
    },
  }),
}
