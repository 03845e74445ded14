import { MAX_PRINT_AREAS } from '@estampa/domain/catalog/print-area-edit'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { cutFields, DetailArea } from '../catalog/products.ts'
import { Id, QueryId, TextLine } from '../wire.ts'

const MAX_COPIES = 200

const areaFields = {
  name: TextLine(60),
  widthMillimeters: z.number().max(10_000),
  heightMillimeters: z.number().max(10_000),
  /** On which picture and where on it. */
  placement: DetailArea.shape.placement,
  /** By id. */
  techniques: z.array(Id).max(100),
  /** How it is cut, on what it is printed and how it is lit; absent: as it is. */
  cut: z
    .object({
      ...cutFields,
      light: z
        .object({ strength: z.number(), gloss: z.number(), texture: z.number(), direction: z.number() })
        .optional(),
    })
    .optional(),
}
const Named = z.object({ id: z.int(), name: z.string() })

const StaffPrintAreas = z.object({
  id: z.int(),
  /** That of the product; also the `ETag`. */
  version: z.int(),
  name: z.string(),
  /** Its page in the shop, whole. */
  url: z.string(),
  areas: z.array(z.object({ id: z.int(), ...areaFields })),
  pictures: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      width: z.number(),
      height: z.number(),
      isMain: z.boolean(),
      /** That of the variant that it shows; null: of none. */
      color: z.string().nullable(),
    }),
  ),
  /** Those of the product, by the names of its variants; hex where it is known. */
  colors: z.array(z.object({ name: z.string(), hex: z.string().nullable() })),
  /** Those of the shop. */
  techniques: z.array(z.object({ ...Named.shape, key: z.string(), isOffered: z.boolean() })),
  /** Products of the same main category, to which the areas can be copied. */
  siblings: z.array(z.object({ ...Named.shape, areas: z.int() })),
})

const exampleArea: z.input<typeof StaffPrintAreas>['areas'][number] = {
  id: 1,
  name: 'Frente',
  widthMillimeters: 80,
  heightMillimeters: 50,
  placement: { image_url: '/pictures/mug-front.webp', x: 0.3, y: 0.3, width: 0.4, height: 0.25 },
  techniques: [4],
  cut: { shape: 'ellipse', bleed_millimeters: 3, grounds: [{ color: 'Negro', hex: '#c9ccd1' }] },
}
const exampleAreas: z.input<typeof StaffPrintAreas> = {
  id: 812,
  version: 4,
  name: 'Tazón de cerámica Aurora',
  url: 'https://tienda.example/pampa/product-detail/simple/tazon-de-ceramica-aurora-812',
  areas: [exampleArea],
  pictures: [
    {
      url: '/pictures/mug-front.webp',
      name: 'Blanco',
      width: 900,
      height: 900,
      isMain: true,
      color: 'Negro',
    },
  ],
  colors: [{ name: 'Negro', hex: '#1a1a1a' }],
  techniques: [{ id: 4, name: 'Serigrafía', key: 'screen_printing', isOffered: true }],
  siblings: [{ id: 813, name: 'Tazón térmico', areas: 0 }],
}

/** Where products are decorated, in the hands of the people of a shop. */
export const staffPrintAreas = {
  getPrintAreas: get('/api/services/app/Staff/GetPrintAreas', {
    summary: 'Las áreas de impresión de un producto, con sus imágenes y las técnicas que podrían tener',
    who: 'staff',
    permission: 'products.view',
    isVersioned: true,
    takes: z.object({ Id: QueryId }),
    gives: StaffPrintAreas,
    refuses: ['not_found'],
    example: { takes: { Id: 812 }, gives: exampleAreas },
  }),
  savePrintAreas: post('/api/services/app/Staff/SavePrintAreas', {
    summary:
      'Deja las áreas de impresión de un producto como se dicen: las que no están se quitan, las nuevas van sin número. Los pedidos hechos y los diseños guardados conservan lo suyo',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({
      Id,
      areas: z.array(z.object({ id: Id.nullable(), ...areaFields })).max(MAX_PRINT_AREAS),
    }),
    gives: StaffPrintAreas,
    refuses: ['bad_token', 'not_found', 'product_changed', 'version_unreadable', 'print_areas_unsound'],
    example: { takes: { Id: 812, areas: [exampleArea] }, gives: exampleAreas },
  }),
  copyPrintAreas: post('/api/services/app/Staff/CopyPrintAreas', {
    summary:
      'Lleva las áreas de un producto a otros: la que se llama igual se reemplaza, las demás se agregan. En una imagen de otras proporciones quedan al medio',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, to: z.array(Id).min(1).max(MAX_COPIES) }),
    gives: z.object({ products: z.int() }),
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 812, to: [813] }, gives: { products: 1 } },
  }),
}
