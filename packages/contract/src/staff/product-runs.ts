import { availabilities, MAX_ON_ORDER_DAYS } from '@estampa/domain/catalog'
import { priceRoundings } from '@estampa/domain/catalog/product-act'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { Id, Money, QueryId, Text } from '../wire.ts'
import { MAX_MEASURE, productGaps, productStates } from './products.ts'

/** So many products are changed in one run at most. */
export const MAX_RUN_PRODUCTS = 20_000

const Measure = z.number().positive().max(MAX_MEASURE)

/** What is done to each of the products. */
const ProductActInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish'), isPublished: z.boolean() }),
  /** Their main category. */
  z.object({ kind: z.literal('family'), family: Id }),
  z.object({
    kind: z.literal('measures'),
    /** One packed unit: grams, and centimeters. */
    unitWeight: Measure,
    height: Measure,
    length: Measure,
    width: Measure,
    /** Products that have theirs keep them. */
    isOnlyMissing: z.boolean(),
  }),
  z.object({
    kind: z.literal('availability'),
    availability: z.enum(availabilities),
    /** Business days until what is on order is there. */
    onOrderDays: z.int().min(0).max(MAX_ON_ORDER_DAYS).nullable(),
  }),
  z.object({
    kind: z.literal('price'),
    /** +10 or -5.5: of each price, in percent. */
    percent: z.number().min(-90).max(900),
    rounding: z.enum(priceRoundings),
  }),
])

const ProductName = z.object({ id: z.int(), code: z.string(), name: z.string() })
const Facts = z.object({
  isPublished: z.boolean(),
  family: z.string().nullable(),
  /** One packed unit: grams, and centimeters; 0 where nobody said. */
  measures: z.object({ unitWeight: z.number(), height: z.number(), length: z.number(), width: z.number() }),
  /** Of its variants; null: they differ. */
  availability: z.enum(availabilities).nullable(),
  onOrderDays: z.int().nullable(),
  /** The lowest sale price of a unit, before taxes. */
  price: Money.nullable(),
})
const Version = z.object({ id: Id, version: z.int() })

const ProductRun = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  act: ProductActInput,
  /** How many it is of. */
  total: z.int(),
  /** How many it has changed. */
  products: z.int(),
  /** How many are back as they were. */
  reverted: z.int(),
  /** Null while it goes on in the background. */
  doneAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** Of which something was changed again since, and stayed when the run was taken back. */
  kept: z.array(ProductName),
  /** When all of it was back; null: it is not, or not yet. */
  undoDoneAt: z.iso.datetime().nullable(),
  /** That somebody changed after they were looked at, and that stay as they are. At most fifty are named, here as there. */
  left: z.array(ProductName),
  /** That would be shown, and stay hidden: the shop may show no more. */
  beyondQuota: z.array(ProductName),
})

const exampleName = { id: 812, code: 'MUG-11', name: 'Tazón de cerámica Aurora' }
const exampleFacts = {
  isPublished: true,
  family: 'Tazas y vasos',
  measures: { unitWeight: 340, height: 10, length: 12, width: 9 },
  availability: 'stock',
  onOrderDays: null,
} as const
const exampleAct = { kind: 'price', percent: 10, rounding: '90' } as const
const exampleRun: z.input<typeof ProductRun> = {
  id: 3,
  at: '2026-11-26T15:00:00.000Z',
  who: 'Ana Ventas',
  act: exampleAct,
  total: 1,
  products: 1,
  reverted: 0,
  doneAt: '2026-11-26T15:00:00.000Z',
  undoneAt: null,
  undoDoneAt: null,
  kept: [],
  left: [],
  beyondQuota: [],
}

/** Many products at once: looked at first, then done, and taken back. */
export const staffProductRuns = {
  previewProductRun: post('/api/services/app/Staff/PreviewProductRun', {
    summary:
      'Qué pasaría con muchos productos a la vez: cuántos cambian, diez ejemplos de antes y después, y cuáles quedan como están. No cambia nada',
    who: 'staff',
    permission: 'products.edit',
    opens: 'read',
    takes: z.object({
      act: ProductActInput,
      /** By id; without them, those that the filter finds. */
      products: z.array(Id).max(MAX_RUN_PRODUCTS).optional(),
      Filtro: Text(100).optional(),
      state: z.enum(productStates).optional(),
      missing: z.enum(productGaps).optional(),
      family: Id.optional(),
    }),
    gives: z.object({
      /** Those that change, as a run takes them. */
      products: z.array(Version),
      samples: z.array(z.object({ ...ProductName.shape, before: Facts, after: Facts })),
      /** Those that stay as they are: the first hundred, and how many in all. */
      same: z.array(ProductName),
      sameCount: z.int(),
    }),
    refuses: ['too_many_products_at_once', 'not_found'],
    example: {
      takes: { act: exampleAct, products: [812] },
      gives: {
        products: [{ id: 812, version: 4 }],
        samples: [
          {
            ...exampleName,
            before: { ...exampleFacts, price: 1450 },
            after: { ...exampleFacts, price: 1590 },
          },
        ],
        same: [],
        sameCount: 0,
      },
    },
  }),
  startProductRun: post('/api/services/app/Staff/StartProductRun', {
    summary:
      'Cambia muchos productos a la vez, hasta 20.000; más de 500, de a poco y en segundo plano. Los que alguien cambió desde que se miraron quedan como están y se nombran',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ act: ProductActInput, products: z.array(Version).min(1).max(MAX_RUN_PRODUCTS) }),
    gives: ProductRun,
    refuses: ['bad_token', 'not_found'],
    example: {
      takes: { act: exampleAct, products: [{ id: 812, version: 4 }] },
      gives: exampleRun,
    },
  }),
  getProductRuns: get('/api/services/app/Staff/GetProductRuns', {
    summary: 'Las últimas treinta tandas de productos, la más nueva primero, o una de cualquier momento',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ run: QueryId.optional() }),
    gives: z.object({ items: z.array(ProductRun) }),
    example: { takes: {}, gives: { items: [exampleRun] } },
  }),
  undoProductRun: post('/api/services/app/Staff/UndoProductRun', {
    summary: 'Deshace una tanda: cada dato vuelve a como estaba. Lo que cambió después queda y se nombra',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: ProductRun,
    refuses: ['bad_token', 'not_found', 'product_run_undone'],
    example: {
      takes: { Id: 3 },
      gives: {
        ...exampleRun,
        reverted: 1,
        undoneAt: '2026-11-26T15:10:00.000Z',
        undoDoneAt: '2026-11-26T15:10:00.000Z',
      },
    },
  }),
}
