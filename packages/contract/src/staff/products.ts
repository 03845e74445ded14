import { availabilities } from '@estampa/domain/catalog'
import { productLacks } from '@estampa/domain/catalog/new-product'
import { MAX_VARIANTS } from '@estampa/domain/catalog/product-edit'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { Id, Money, Multiplier, QueryId, QueryInt, Text, TextLine } from '../wire.ts'

/** What keeps a product from being bought or liked. */
export const productGaps = ['price', 'picture', 'measures', 'stock'] as const
export const productOrders = ['name', 'code', 'newest'] as const
export const productStates = ['published', 'hidden', 'retired'] as const

const ProductRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** Its address; null: none. */
  picture: z.string().nullable(),
  family: z.string().nullable(),
  /** The lowest price of a unit at any quantity, as the shop shows prices; null: nothing has a price. */
  priceFrom: Money.nullable(),
  /** Counted units that may be sold, over all variants. */
  stock: z.int(),
  /** Some variant is on order. */
  isOnOrder: z.boolean(),
  isPublished: z.boolean(),
  isRetired: z.boolean(),
  /** When it will be shown, or hidden, by itself. */
  showAt: z.iso.datetime().nullable(),
  hideAt: z.iso.datetime().nullable(),
  /** Names the version of the product in a list of marked rows. */
  version: z.int(),
})

const StaffTier = z.object({
  /** From so many units of the product on. */
  from: z.int(),
  /** Sale price of a unit before taxes. */
  price: Money,
  /** What a unit costs the shop; not there for whoever does not see margins. */
  cost: Money.optional(),
})

const StaffVariant = z.object({
  sku: z.string(),
  color: z.string(),
  primaryColor: z.string().nullable(),
  size: z.string(),
  /** Color, size and whatever else it says, in one line. */
  name: z.string(),
  stock: z.int(),
  /** Held for orders. */
  reserved: z.int(),
  availability: z.enum(availabilities),
  /** Business days until a variant on order is there. */
  onOrderDays: z.int().nullable(),
  isActive: z.boolean(),
  tiers: z.array(StaffTier),
  /** What a unit is sold for at the quantities of `priceQuantities`; null: so few are not sold. */
  prices: z.array(Money.nullable()),
})

const Family = z.object({ id: z.int(), title: z.string() })

const StaffPicture = z.object({
  url: z.string(),
  /** Of whose color it is; null: of all. */
  sku: z.string().nullable(),
  isMain: z.boolean(),
  /** What it shows; empty: the names of product and color say it. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})

export const StaffProduct = z.object({
  id: z.int(),
  /** Grows with every change of what is here but stock; also the `ETag`. */
  version: z.int(),
  code: z.string(),
  /** Its page in the shop, whole. */
  url: z.string(),
  isPublished: z.boolean(),
  /** Sold no more: hidden, and in no list but that of the retired. */
  isRetired: z.boolean(),
  showAt: z.iso.datetime().nullable(),
  hideAt: z.iso.datetime().nullable(),
  /** What a buyer would miss. */
  lacks: z.array(z.enum(productLacks)),
  isFeatured: z.boolean(),
  name: z.string(),
  /** Markdown. */
  description: z.string(),
  moreInformation: z.string(),
  tag: z.string().nullable(),
  videoUrl: z.string().nullable(),
  /** The first is the main one. */
  families: z.array(Family),
  brand: z.string(),
  materials: z.array(z.string()),
  minimumOrderQuantity: z.int(),
  /** Business days from payment and approved art to ready. */
  productionDays: z.int(),
  /** Grams. */
  unitWeight: z.number(),
  /** Centimeters, of the packed unit. */
  height: z.number(),
  length: z.number(),
  width: z.number(),
  unitsPerBox: z.int(),
  techniques: z.array(z.string()),
  variants: z.array(StaffVariant),
  priceQuantities: z.array(z.int()),
  /** How prices are made of costs; not there for whoever does not see margins. */
  rules: z
    .object({
      profitMultiplier: Multiplier,
      taxMultiplier: Multiplier,
      roundPrice: z.int(),
      currency: z.enum(['ARS', 'CLP']),
    })
    .optional(),
  /** The first is the main one. */
  pictures: z.array(StaffPicture),
})

const MAX_TIERS = 20
const Tiers = z.array(z.object({ from: z.int().positive(), cost: Money })).max(MAX_TIERS)

const Hex = z.string().regex(/^#[0-9a-f]{6}$/i)

const VariantEdit = z.object({
  sku: Text(60).min(1),
  newSku: TextLine(60).optional(),
  color: TextLine(60).optional(),
  primaryColor: Hex.nullable().optional(),
  size: TextLine(30).optional(),
  stock: z.int().optional(),
  /** The stock that was seen: another one now refuses the whole, with both. */
  seenStock: z.int().optional(),
  availability: z.enum(availabilities).optional(),
  onOrderDays: z.int().nullable().optional(),
  isActive: z.boolean().optional(),
  /** All of them, from few units to many. Empty: it has no price. */
  tiers: Tiers.optional(),
})

const NewVariant = z.object({
  sku: TextLine(60),
  color: TextLine(60).default(''),
  primaryColor: Hex.nullable().default(null),
  size: TextLine(30).default(''),
  stock: z.int().default(0),
  availability: z.enum(availabilities).default('stock'),
  onOrderDays: z.int().nullable().default(null),
  /** Without them it costs what the others of the product cost. */
  tiers: Tiers.optional(),
})

/** Grams or centimeters. */
export const MAX_MEASURE = 1_000_000
const Measure = z.number().min(0).max(MAX_MEASURE)

const Fields = {
  name: TextLine(200).optional(),
  description: Text(20_000).optional(),
  moreInformation: Text(20_000).optional(),
  tag: TextLine(40).optional(),
  videoUrl: TextLine(500).optional(),
  isFeatured: z.boolean().optional(),
  /** By id, the main one first. */
  families: z.array(Id).max(50).optional(),
  brand: TextLine(100).optional(),
  materials: z.array(TextLine(100)).max(20).optional(),
  minimumOrderQuantity: z.int().min(1).max(1_000_000).optional(),
  productionDays: z.int().min(0).max(365).optional(),
  unitWeight: Measure.optional(),
  height: Measure.optional(),
  length: Measure.optional(),
  width: Measure.optional(),
  unitsPerBox: z.int().min(0).max(1_000_000).optional(),
  variants: z.array(VariantEdit).max(1_000).optional(),
  newVariants: z.array(NewVariant).max(MAX_VARIANTS).optional(),
}

const exampleRow: z.input<typeof ProductRow> = {
  id: 812,
  code: 'MUG-11',
  name: 'Tazón de cerámica Aurora',
  picture: '/pictures/mug-front.webp',
  family: 'Tazas y vasos',
  priceFrom: 1450,
  stock: 1036,
  isOnOrder: false,
  isPublished: true,
  isRetired: false,
  showAt: null,
  hideAt: null,
  version: 4,
}
export const exampleProduct: z.input<typeof StaffProduct> = {
  id: 812,
  version: 4,
  code: 'MUG-11',
  url: 'https://tienda.example/pampa/product/tazon-de-ceramica-aurora-812',
  isPublished: true,
  isRetired: false,
  showAt: null,
  hideAt: null,
  lacks: [],
  isFeatured: false,
  name: 'Tazón de cerámica Aurora',
  description: 'Para el café de la mañana, apto para microondas.',
  moreInformation: '',
  tag: null,
  videoUrl: null,
  families: [{ id: 3, title: 'Tazas y vasos' }],
  brand: 'Aurora',
  materials: ['Cerámica'],
  minimumOrderQuantity: 1,
  productionDays: 5,
  unitWeight: 320,
  height: 10,
  length: 9,
  width: 9,
  unitsPerBox: 36,
  techniques: ['Serigrafía'],
  variants: [
    {
      sku: 'MUG-11-R',
      color: 'Rojo',
      primaryColor: '#c62828',
      size: '',
      name: 'Rojo',
      stock: 40,
      reserved: 4,
      availability: 'stock',
      onOrderDays: null,
      isActive: true,
      tiers: [
        { from: 1, price: 2175, cost: 1500 },
        { from: 200, price: 1450, cost: 1000 },
      ],
      prices: [2175, 2175, 1450],
    },
  ],
  priceQuantities: [50, 100, 500],
  rules: { profitMultiplier: 1.45, taxMultiplier: 1.21, roundPrice: 2, currency: 'ARS' },
  pictures: [
    { url: '/pictures/mug-front.webp', sku: null, isMain: true, alt: '', width: 1600, height: 1600 },
  ],
}
const refusals = ['bad_token', 'not_found', 'product_changed', 'version_unreadable'] as const

/** The catalog in the hands of the people of a shop. */
export const staffProducts = {
  getProducts: get('/api/services/app/Staff/GetProducts', {
    summary:
      'Los productos de la tienda, también los ocultos: por palabras del nombre, código o sku, por estado, por lo que les falta y por categoría',
    who: 'staff',
    permission: 'products.view',
    takes: z.object({
      Filtro: Text(100).optional(),
      state: z.enum(productStates).optional(),
      missing: z.enum(productGaps).optional(),
      family: QueryId.optional(),
      order: z.enum(productOrders).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
      /** The `next` of an answer to the same question: what stands behind it, in place of a page by number. */
      after: z
        .string()
        .max(600)
        .regex(/^\d{1,9} [^\0]*$/)
        .optional(),
    }),
    gives: z.object({
      items: z.array(ProductRow),
      totalCount: z.int(),
      total_pages: z.int(),
      /** Asks for what follows; null: these are the last. */
      next: z.string().nullable(),
    }),
    example: {
      takes: { Filtro: 'tazon', state: 'published' },
      gives: { items: [exampleRow], totalCount: 1, total_pages: 1, next: null },
    },
  }),
  getProductCounts: get('/api/services/app/Staff/GetProductCounts', {
    summary:
      'Cuántos productos hay, cuántos se muestran y a cuántos les falta precio, imagen o stock; y las categorías',
    who: 'staff',
    permission: 'products.view',
    takes: z.object({}),
    gives: z.object({
      all: z.int(),
      published: z.int(),
      hidden: z.int(),
      retired: z.int(),
      price: z.int(),
      picture: z.int(),
      measures: z.int(),
      stock: z.int(),
      families: z.array(Family),
    }),
    example: {
      takes: {},
      gives: {
        all: 240,
        published: 231,
        hidden: 9,
        retired: 3,
        price: 2,
        picture: 5,
        measures: 7,
        stock: 12,
        families: [{ id: 3, title: 'Tazas y vasos' }],
      },
    },
  }),
  getProduct: get('/api/services/app/Staff/GetProduct', {
    summary:
      'Un producto entero, oculto o no: textos, categorías, variantes con su stock y sus precios, imágenes. El costo, solo para quien ve los márgenes',
    who: 'staff',
    permission: 'products.view',
    isVersioned: true,
    takes: z.object({ Id: QueryId }),
    gives: StaffProduct,
    refuses: ['not_found'],
    example: { takes: { Id: 812 }, gives: exampleProduct },
  }),
  saveProduct: post('/api/services/app/Staff/SaveProduct', {
    summary:
      'Cambia de un producto lo que se nombra, y de sus variantes, por sku, lo que se nombra de cada una. Todo lo que está mal se dice junto, cada cosa en su campo',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id, ...Fields }),
    gives: StaffProduct,
    refuses: [...refusals, 'product_unsound'],
    example: {
      takes: { Id: 812, name: 'Tazón Aurora', variants: [{ sku: 'MUG-11-R', stock: 60, seenStock: 40 }] },
      gives: exampleProduct,
    },
  }),
  createProduct: post('/api/services/app/Staff/CreateProduct', {
    summary:
      'Crea un producto con sus variantes, o una copia de otro con sus textos, imágenes y precios. Empieza oculto; dice qué le falta',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({
      code: TextLine(60),
      name: TextLine(200),
      /** By id, the main one first. */
      families: z.array(Id).max(50).default([]),
      variants: z.array(NewVariant).max(MAX_VARIANTS),
      /** Of which product it is a copy. */
      copyOf: Id.optional(),
    }),
    gives: StaffProduct,
    refuses: ['bad_token', 'not_found', 'product_unsound'],
    example: {
      takes: {
        code: 'MUG-12',
        name: 'Tazón Boreal',
        families: [3],
        variants: [{ sku: 'MUG-12-R', color: 'Rojo', primaryColor: '#c62828', stock: 40 }],
      },
      gives: { ...exampleProduct, isPublished: false, lacks: ['price', 'picture'] },
    },
  }),
  publishProduct: post('/api/services/app/Staff/PublishProduct', {
    summary:
      'Muestra un producto en la tienda, o lo oculta. Si le falta algo que quien compra necesita, lo dice y no lo muestra, salvo que se pida igual',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id, isPublished: z.boolean(), evenSo: z.boolean().default(false) }),
    gives: StaffProduct,
    refuses: [...refusals, 'product_lacking', 'product_is_retired', 'quota_products'],
    example: { takes: { Id: 812, isPublished: true }, gives: exampleProduct },
  }),
  retireProduct: post('/api/services/app/Staff/RetireProduct', {
    summary:
      'Retira un producto que no se vende más, o lo trae de vuelta, oculto. Nunca se borra: los pedidos lo nombran',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id, isRetired: z.boolean() }),
    gives: StaffProduct,
    refuses: refusals,
    example: {
      takes: { Id: 812, isRetired: true },
      gives: { ...exampleProduct, isPublished: false, isRetired: true },
    },
  }),
  scheduleProduct: post('/api/services/app/Staff/ScheduleProduct', {
    summary: 'Dice desde cuándo se muestra un producto y hasta cuándo; sin momento, no cambia solo',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id, showAt: z.iso.datetime().nullable(), hideAt: z.iso.datetime().nullable() }),
    gives: StaffProduct,
    refuses: [...refusals, 'product_is_retired', 'schedule_past', 'schedule_backwards'],
    example: {
      takes: { Id: 812, showAt: '2026-12-01T12:00:00.000Z', hideAt: null },
      gives: { ...exampleProduct, isPublished: false, showAt: '2026-12-01T12:00:00.000Z' },
    },
  }),
}
