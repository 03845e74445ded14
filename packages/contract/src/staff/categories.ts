import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, TextLine } from '../wire.ts'

const Title = TextLine(80).min(1, 'Falta el nombre.')

const StaffCategory = z.object({
  id: z.int(),
  title: z.string(),
  /** Last segment of its address; it stays when the category is called otherwise. */
  url: z.string(),
  picture: z.string().nullable(),
  parentId: z.int().nullable(),
  /** In it itself, hidden ones too. */
  products: z.int(),
})
/** In the shop's order: that of its menus. */
const Categories = z.object({ items: z.array(StaffCategory) })

const example: z.input<typeof Categories> = {
  items: [
    { id: 3, title: 'Textil', url: 'textil', picture: null, parentId: null, products: 0 },
    { id: 7, title: 'Poleras', url: 'poleras', picture: null, parentId: 3, products: 24 },
  ],
}

/** The categories of a shop: their names and pictures, their order, and which stands in which. */
export const staffCategories = {
  getCategories: get('/api/services/app/Staff/GetCategories', {
    summary: 'Las categorías de la tienda en su orden, también las vacías',
    who: 'staff',
    permission: 'products.view',
    takes: Empty,
    gives: Categories,
    example: { takes: {}, gives: example },
  }),
  createCategory: post('/api/services/app/Staff/CreateCategory', {
    summary: 'Hace una categoría, al final de las que están en la misma',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ title: Title, parentId: Id.nullable().default(null) }),
    gives: Categories,
    refuses: ['category_exists', 'category_nameless', 'categories_too_deep', 'not_found'],
    example: { takes: { title: 'Poleras', parentId: 3 }, gives: example },
  }),
  saveCategory: post('/api/services/app/Staff/SaveCategory', {
    summary: 'Cambia el nombre o la imagen de una categoría. Su dirección queda',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({
      Id,
      title: Title.optional(),
      /** As an upload of the look gave it; null: none. */
      picture: z.string().max(500).nullable().optional(),
    }),
    gives: Categories,
    refuses: ['category_exists', 'category_nameless', 'not_found', 'invalid_input'],
    example: { takes: { Id: 7, title: 'Poleras y piqué' }, gives: example },
  }),
  arrangeCategories: post('/api/services/app/Staff/ArrangeCategories', {
    summary:
      'Pone las categorías en este orden y una dentro de otra, hasta tres niveles; las que no se nombran quedan detrás. Se rechaza si alguna ya no está',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ places: z.array(z.object({ id: Id, parentId: Id.nullable() })).max(5_000) }),
    gives: Categories,
    refuses: ['categories_moved', 'categories_in_circle', 'categories_too_deep'],
    example: {
      takes: {
        places: [
          { id: 3, parentId: null },
          { id: 7, parentId: 3 },
        ],
      },
      gives: example,
    },
  }),
  mergeCategory: post('/api/services/app/Staff/MergeCategory', {
    summary: 'Une una categoría con otra: sus productos y las que tiene dentro pasan a la otra',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, into: Id }),
    gives: Categories,
    refuses: ['not_found', 'category_merge_with_itself', 'categories_in_circle', 'categories_too_deep'],
    example: { takes: { Id: 9, into: 7 }, gives: example },
  }),
  deleteCategory: post('/api/services/app/Staff/DeleteCategory', {
    summary: 'Borra una categoría. Sus productos quedan en la tienda; las que tenía dentro suben a su lugar',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: Categories,
    refuses: ['not_found'],
    example: { takes: { Id: 9 }, gives: example },
  }),
}
