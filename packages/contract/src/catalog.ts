import { z } from 'zod'
import { get } from './call.ts'
import { Money, QueryFlag, QueryId, QueryInt, QueryList, QueryMoney, Text } from './wire.ts'

const Nullable = z.string().nullable()
const EcommerceFlag = { isEcommerceClient: QueryFlag.optional() }

/** Prices are null where the shop shows none. */
const ShownPrice = Money.nullable()

export const GenericFamily = z.object({
  id: z.int(),
  title: z.string(),
  /** Last segment of the family's address. */
  url: z.string(),
  icon_url: Nullable,
  main: z.boolean(),
})

export const Picture = z.object({
  image_url: z.string(),
  width: z.int(),
  height: z.int(),
  color: Nullable,
})

/** A product as lists show it. */
export const ProductCard = z.object({
  id: z.int(),
  external_id: z.string(),
  name: z.string(),
  /** Last segment of the product's address: words and the id. */
  url: z.string(),
  type: z.enum(['ProductoSimple', 'ProductoCurva']),
  family: z.object({ title: z.string(), url: z.string() }).nullable(),
  featured_img: Picture.nullable(),
  /** Shown on hover. */
  second_img: Picture.nullable(),
  /** Lowest unit price, before taxes, at the deepest tier; and with them. */
  price: ShownPrice,
  price_with_taxes: ShownPrice,
  minimum_order_quantity: z.int(),
  stock: z.int(),
  colors: z.array(z.object({ color: z.string(), primary_color: Nullable })),
  printing_types: z.array(z.object({ id: z.int(), name: z.string(), key: z.string() })),
  tag: Nullable,
})

const Option = z.object({ value: z.string(), label: z.string(), count: z.int() })

export const Facets = z.object({
  families: z.array(z.object({ ...Option.shape, icon_url: Nullable })),
  colors: z.array(z.object({ ...Option.shape, primary_color: Nullable })),
  sizes: z.array(Option),
  materials: z.array(Option),
  printing_types: z.array(Option),
  /** Lowest and highest «from» price of what the other filters leave; null without prices or products. */
  price: z.object({ from: Money, to: Money }).nullable(),
})

export const sortings = ['relevance', 'price asc', 'price desc', 'name asc', 'newest'] as const

export const ProductsListInput = z.object({
  /** Words of a search. */
  name: Text(120).optional(),
  /** Ids or last address segments of families; several widen. */
  families: QueryList.optional(),
  colors: QueryList.optional(),
  sizes: QueryList.optional(),
  materials: QueryList.optional(),
  /** Ids or keys of techniques. */
  printing_types: QueryList.optional(),
  'price[from]': QueryMoney.optional(),
  'price[to]': QueryMoney.optional(),
  /** Units that must be available. */
  stock: QueryInt.pipe(z.int().min(0).max(10_000_000)).optional(),
  featured: QueryFlag.optional(),
  'order[price]': z.enum(['asc', 'desc']).optional(),
  sorting: z.enum(sortings).optional(),
  page: QueryInt.pipe(z.int().min(1).max(100_000)).optional(),
  limit: QueryInt.pipe(z.int().min(1).max(100)).optional(),
  skipCount: QueryInt.pipe(z.int().min(0).max(10_000_000)).optional(),
  maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
  ...EcommerceFlag,
})

export const ProductsList = z.object({
  items: z.array(ProductCard),
  totalCount: z.int(),
  count: z.int(),
  page: z.int(),
  total_pages: z.int(),
  facets: Facets,
})

/** What one unit costs people from `min_quantity` units of the product on. */
const PriceTier = z.object({ min_quantity: z.int(), price: Money, price_with_taxes: Money })

export const DetailVariant = z.object({
  id: z.int(),
  sku: z.string(),
  /** Available now. */
  stock: z.int(),
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

export const DetailArea = z.object({
  id: z.int(),
  name: z.string(),
  width_centimeters: z.number(),
  height_centimeters: z.number(),
  placement: z.object({
    image_url: z.string(),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  printing_types: z.array(z.int()),
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
      ...Picture.shape,
      main: z.boolean(),
      order: z.int(),
      variant: Nullable,
      printing_area_id: z.int().nullable(),
    }),
  ),
  products: z.array(DetailVariant),
  subattributes: z.array(z.object({ id: z.int(), name: z.string(), attribute_name: z.string() })),
  printing_areas: z.array(DetailArea),
  printing_types: z.array(z.object({ id: z.int(), name: z.string() })),
  minimum_order_quantity: z.int(),
  customization_under_minimum_extra_cost: ShownPrice,
  unit_weight: z.number(),
  height: z.number(),
  length: z.number(),
  width: z.number(),
  units_per_box: z.int(),
  tag: Nullable,
  production_days: z.int(),
  video_url: Nullable,
  /** Up to four others of its main family. */
  related: z.array(ProductCard),
})

export const catalog = {
  getCategories: get('/api/services/app/Zecat/GetCategories', {
    summary: 'Families of the catalogue with the number of their products',
    who: 'public',
    takes: z.object(EcommerceFlag),
    gives: z.array(z.object({ ...GenericFamily.omit({ main: true }).shape, count: z.int() })),
  }),
  getColors: get('/api/services/app/Zecat/GetColors', {
    summary: 'Colours in which products are offered',
    who: 'public',
    takes: z.object(EcommerceFlag),
    gives: z.array(z.object({ color: z.string(), primary_color: Nullable, count: z.int() })),
  }),
  getProductsList: get('/api/services/app/Zecat/GetProductsList', {
    summary: 'Products by words, filters and order, page by page, with facet counts',
    who: 'public',
    takes: ProductsListInput,
    gives: ProductsList,
  }),
  getProductDetail: get('/api/services/app/Zecat/GetProductDetail', {
    summary: 'One product with its variants, pictures, print areas and price tiers',
    who: 'public',
    takes: z.object({ id: QueryId, ...EcommerceFlag }),
    gives: ProductDetail,
    refuses: ['product_not_found'],
  }),
  getTrendingProducts: get('/api/services/app/Zecat/GetTrendingProducts', {
    summary: 'What is ordered and looked at most',
    who: 'public',
    takes: z.object({ limit: QueryInt.pipe(z.int().min(1).max(24)).optional(), ...EcommerceFlag }),
    gives: z.array(ProductCard),
  }),
}
