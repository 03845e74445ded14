import { availabilities, MAX_MESH_POINTS, MESH_REACH } from '@estampa/domain/catalog'
import { type AreaGround, areaShapes } from '@estampa/domain/catalog/area-cut'
import { z } from 'zod'
import { MAX_PER_PAGE } from '../paging.ts'
import { Id, Money, QueryList } from '../wire.ts'

export const Nullable = z.string().nullable()

/** Prices are null where the shop shows none. */
const DisplayPrice = Money.nullable()

export const GenericFamily = z.object({
  id: z.int(),
  title: z.string(),
  /** Last segment of the family's address. */
  url: z.string(),
  icon_url: Nullable,
  main: z.boolean(),
})

export const CatalogPicture = z.object({
  image_url: z.string(),
  width: z.int(),
  height: z.int(),
  color: Nullable,
})

/** Price of one unit from `min_quantity` units of the product on. */
const PriceTier = z.object({ min_quantity: z.int(), price: Money, price_with_taxes: Money })

/** A product as lists show it. */
export const ProductCard = z.object({
  id: z.int(),
  external_id: z.string(),
  name: z.string(),
  /** Last segment of the product's address: words and the id. */
  url: z.string(),
  type: z.enum(['ProductoSimple', 'ProductoCurva']),
  family: z.object({ title: z.string(), url: z.string() }).nullable(),
  featured_img: CatalogPicture.nullable(),
  /** Shown on hover. */
  second_img: CatalogPicture.nullable(),
  /** Lowest unit price, before taxes, at the deepest tier; and with them. */
  price: DisplayPrice,
  price_with_taxes: DisplayPrice,
  /** Units of the product from which `price` holds. */
  price_from_quantity: z.int().nullable(),
  /** Fewer units are not sold. */
  sold_from_quantity: z.int().nullable(),
  /** Some of its price steps, the first and the last among them; empty where the shop shows no prices. */
  price_tiers: z.array(PriceTier),
  /** What it is made of, two at most. */
  materials: z.array(z.string()),
  /** The quantity that the shop suggests; fewer are sold too. */
  minimum_order_quantity: z.int(),
  /** Counted units that are there. */
  stock: z.int(),
  /** Some variant can be ordered always, in days of its own. */
  on_order: z.boolean(),
  colors: z.array(z.object({ color: z.string(), primary_color: Nullable })),
  printing_types: z.array(z.object({ id: z.int(), name: z.string(), key: z.string() })),
  tag: Nullable,
})

const TextId = z.codec(z.string().regex(/^\d{1,10}$/), Id, { decode: Number, encode: String })

export const TextIds = z.array(TextId).max(MAX_PER_PAGE)

/** Browsers store only the ids of products: everything else may change. */
export const ProductCardsInput = z.object({
  ids: QueryList.pipe(TextIds.min(1)),
})

export const DetailVariant = z.object({
  id: z.int(),
  sku: z.string(),
  /** Counted units that are there now; 0 where they are not counted. */
  stock: z.int(),
  availability: z.enum(availabilities),
  /** Business days until a variant on order is there, before production. */
  on_order_days: z.int().nullable(),
  element_description_1: z.string(),
  element_description_2: z.string(),
  element_description_3: z.string(),
  size: z.string(),
  color: z.string(),
  primary_color: Nullable,
  secondary_color: Nullable,
  /** Empty where the shop shows no prices. */
  tiers: z.array(PriceTier),
})

/** Where the area lies on a picture, as shares of its width and height. */
const Placement = z.object({
  image_url: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Where points of the area are seen on what is round, leans or lies askew. */
  mesh: z
    .object({
      columns: z.int().min(2).max(MAX_MESH_POINTS),
      rows: z.int().min(2).max(MAX_MESH_POINTS),
      /** x, y of every point, row by row from the area's top left corner. */
      points: z
        .array(
          z
            .number()
            .min(-MESH_REACH)
            .max(1 + MESH_REACH),
        )
        .max(2 * MAX_MESH_POINTS ** 2)
        .readonly(),
      /** The part of the area's width that is seen; what goes around to behind is not. */
      from: z.number().min(0).max(1).optional(),
      to: z.number().min(0).max(1).optional(),
    })
    .optional(),
})

// what is read-only in the domain is sent as it is
const Grounds: z.ZodType<readonly AreaGround[], readonly AreaGround[]> = z
  .array(z.object({ color: z.string().max(100), hex: z.string().max(20) }))
  .max(100)

/** Absent: a rectangle without bleed, whose art keeps two millimeters from the edge and lies on the product's color. */
export const cutFields = {
  shape: z.enum(areaShapes).optional(),
  /** Radius of the corners of what is rounded. */
  corner_millimeters: z.number().optional(),
  /** Printed around the area, to be cut away. */
  bleed_millimeters: z.number().optional(),
  /** Distance from the edge that art should keep. */
  safe_millimeters: z.number().optional(),
  /** The color below the art where the product has this one: the metal below the paint. */
  grounds: Grounds.optional(),
}

export const DetailArea = z.object({
  id: z.int(),
  name: z.string(),
  width_centimeters: z.number(),
  height_centimeters: z.number(),
  placement: Placement,
  printing_types: z.array(z.int()),
  ...cutFields,
})

export const ProductDetail = z.object({
  id: z.int(),
  external_id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  supplementary_information_text: z.string(),
  type: z.enum(['ProductoSimple', 'ProductoCurva']),
  families: z.array(GenericFamily),
  images: z.array(
    z.object({
      ...CatalogPicture.shape,
      main: z.boolean(),
      order: z.int(),
      variant: Nullable,
      printing_area_id: z.int().nullable(),
      /** What it shows; without it the names of product and color say it. */
      alt: z.string().nullable().optional(),
    }),
  ),
  products: z.array(DetailVariant),
  subattributes: z.array(z.object({ id: z.int(), name: z.string(), attribute_name: z.string() })),
  printing_areas: z.array(DetailArea),
  printing_types: z.array(z.object({ id: z.int(), name: z.string() })),
  minimum_order_quantity: z.int(),
  customization_under_minimum_extra_cost: DisplayPrice,
  unit_weight: z.number(),
  height: z.number(),
  length: z.number(),
  width: z.number(),
  units_per_box: z.int(),
  tag: Nullable,
  production_days: z.int(),
  video_url: Nullable,
  /** The size guide of a garment, its own or its category's; null where nobody has given one. */
  size_guide: z
    .object({
      /** Names of the measures: Ancho, Largo, Manga. */
      measures: z.array(z.string()),
      /** Centimeters in the order of `measures`; null where a size has no such measure. */
      sizes: z.array(z.object({ size: z.string(), centimeters: z.array(z.number().nullable()) })),
    })
    .nullable(),
  /** Up to four others of its main family. */
  related: z.array(ProductCard),
})
