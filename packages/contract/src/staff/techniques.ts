import { MAX_BANDS, MAX_SCALES } from '@estampa/domain/customization/technique-edit'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { Id, Money, QueryId, Text, TextLine } from '../wire.ts'

const pricings = ['colour', 'area', 'stitches', 'flat'] as const
const measure = z.int().min(0).max(1_000_000)
const centimeters = z.number().positive().max(10_000).nullable()

const Scale = z.object({
  /** From so many units of the line on. */
  minimumQuantity: z.int().positive().max(10_000_000),
  /** What a unit costs the shop. */
  price: Money,
  /** For each started color, cm² or thousand stitches over the band's `from`. */
  nextPrice: Money,
})
const Band = z.object({
  /** Colors, cm² or thousand stitches, inclusive; of a flat price 0. */
  from: measure,
  /** null: no end. */
  to: measure.nullable(),
  scales: z.array(Scale).max(MAX_SCALES),
})

const fields = {
  /** What buyers read. */
  name: TextLine(80),
  description: Text(2_000),
  /** What suppliers call it: an import knows it by these too. */
  aliases: z.array(TextLine(80).min(1)).max(20),
  isOffered: z.boolean(),
  pricing: z.enum(pricings),
  bands: z.array(Band).max(MAX_BANDS),
  /** Once per print area; times the colors where it is priced by color. */
  setUp: Money.nullable(),
  /** For art that was made before; null: as `setUp`. */
  setUpRepeat: Money.nullable(),
  /** For each person of a list of names and numbers, in each print area that has them. */
  personFee: Money,
  minimumUnits: z.int().max(10_000_000).nullable(),
  /** Once, under the minimum; null: what the product says. */
  underMinimumExtra: Money.nullable(),
  /** null: full color. */
  maxColors: z.int().max(1_000).nullable(),
  maxWidthCentimeters: centimeters,
  maxHeightCentimeters: centimeters,
  /** Business days. */
  productionDays: z.int().min(0).max(1_000),
  isVectorOnly: z.boolean(),
  /** On dark products a white base goes below its inks. */
  hasWhiteBase: z.boolean(),
  /** Dots per inch under which a picture is refused; null: as for any print. */
  minimumDpi: z.int().max(10_000).nullable(),
}
const TechniqueFields = z.object(fields)

const StaffTechnique = z.object({
  id: z.int(),
  /** Grows with every change; also the `ETag`. */
  version: z.int(),
  /** Stable word: 'screen_printing'. */
  key: z.string(),
  ...fields,
  /** How many take it, hidden ones too. */
  products: z.int(),
  /** Orders that were made with it. */
  orders: z.int(),
})

const TechniqueRow = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  isOffered: z.boolean(),
  hasPrice: z.boolean(),
  pricing: z.enum(pricings),
  minimumUnits: z.int().nullable(),
  maxColors: z.int().nullable(),
  productionDays: z.int(),
  /** How many take it, hidden ones too. */
  products: z.int(),
})

const Trial = z.object({
  units: z.int().positive().max(1_000_000),
  colors: z.int().positive().max(99),
  widthCentimeters: z.number().positive().max(1_000),
  heightCentimeters: z.number().positive().max(1_000),
  thousandStitches: z.number().positive().max(10_000).nullable(),
  /** The same art was made before. */
  isRepeat: z.boolean(),
})

/** The way to a price: what is measured, the band and quantity that hold, and each amount. */
const TrialSteps = z.object({
  measure: z.number(),
  band: z.object({ from: z.int(), to: z.int().nullable() }),
  scale: Scale,
  /** Started colors, cm² or thousand stitches over the band's beginning. */
  more: z.int(),
  unitPrice: Money,
  application: Money,
  setUp: Money,
  extra: Money,
  cost: Money,
  profitMultiplier: z.string(),
  price: Money,
  pricePerUnit: Money,
  pricePerUnitWithTaxes: Money,
})

const PricedSample = z.object({
  kind: z.enum(['order', 'cart', 'product']),
  /** Of an order its number. */
  order: z.int().nullable(),
  product: z.string(),
  units: z.int(),
  decorations: z.array(z.string()),
  /** Without taxes; null: it cannot be bought, and `why` says the reason of today or of then. */
  before: Money.nullable(),
  after: Money.nullable(),
  why: z.string().nullable(),
})

const exampleFields: z.input<typeof TechniqueFields> = {
  name: 'Serigrafía',
  description: 'Tinta a través de una malla, un paso por color.',
  aliases: ['serigrafia 1 color'],
  isOffered: true,
  pricing: 'colour',
  bands: [
    {
      from: 1,
      to: 4,
      scales: [
        { minimumQuantity: 1, price: 980, nextPrice: 320 },
        { minimumQuantity: 100, price: 590, nextPrice: 190 },
      ],
    },
  ],
  setUp: 14500,
  setUpRepeat: 6500,
  personFee: 900,
  minimumUnits: 50,
  underMinimumExtra: 18000,
  maxColors: 4,
  maxWidthCentimeters: 36,
  maxHeightCentimeters: 45,
  productionDays: 6,
  isVectorOnly: false,
  hasWhiteBase: true,
  minimumDpi: null,
}
const exampleTechnique: z.input<typeof StaffTechnique> = {
  id: 4,
  version: 3,
  key: 'screen_printing',
  ...exampleFields,
  products: 82,
  orders: 40,
}
const exampleTrial: z.input<typeof Trial> = {
  units: 300,
  colors: 2,
  widthCentimeters: 8,
  heightCentimeters: 5,
  thousandStitches: null,
  isRepeat: false,
}
const changeRefusals = [
  'bad_token',
  'not_found',
  'technique_changed',
  'version_unreadable',
  'technique_unsound',
] as const

/** The ways of decorating and what they cost, in the hands of the people of a shop. */
export const staffTechniques = {
  getTechniques: get('/api/services/app/Staff/GetTechniques', {
    summary: 'Las técnicas de la tienda, también las apagadas y las que no tienen precio',
    who: 'staff',
    permission: 'products.view',
    takes: z.object({}),
    gives: z.object({ items: z.array(TechniqueRow) }),
    example: {
      takes: {},
      gives: {
        items: [
          {
            id: 4,
            key: 'screen_printing',
            name: 'Serigrafía',
            isOffered: true,
            hasPrice: true,
            pricing: 'colour',
            minimumUnits: 50,
            maxColors: 4,
            productionDays: 6,
            products: 82,
          },
        ],
      },
    },
  }),
  getTechnique: get('/api/services/app/Staff/GetTechnique', {
    summary: 'Una técnica entera: textos, límites, lo que cuesta por cantidad, y dónde se usa',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id: QueryId }),
    gives: StaffTechnique,
    refuses: ['not_found'],
    example: { takes: { Id: 4 }, gives: exampleTechnique },
  }),
  createTechnique: post('/api/services/app/Staff/CreateTechnique', {
    summary: 'Hace una técnica nueva; con la clave de una conocida, las importaciones la reconocen',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ key: z.string().max(60).optional(), ...fields }),
    gives: StaffTechnique,
    refuses: ['technique_unsound', 'technique_exists'],
    example: { takes: { key: 'screen_printing', ...exampleFields }, gives: exampleTechnique },
  }),
  saveTechnique: post('/api/services/app/Staff/SaveTechnique', {
    summary:
      'Cambia de una técnica lo que se nombra. Precios, carritos y páginas la siguen en el acto; los pedidos hechos quedan como están',
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ Id, ...TechniqueFields.partial().shape }),
    gives: StaffTechnique,
    refuses: changeRefusals,
    example: { takes: { Id: 4, setUp: 14500 }, gives: exampleTechnique },
  }),
  tryTechnique: post('/api/services/app/Staff/TryTechnique', {
    summary: 'Lo que costaría decorar con una técnica como está escrita, sin guardarla, paso por paso',
    who: 'staff',
    permission: 'products.edit',
    opens: 'read',
    takes: z.object({ technique: TechniqueFields, trial: Trial }),
    /** Without steps it cannot be bought so: `why` says it as a buyer reads it; null: the technique is not sound. */
    gives: z.object({ steps: TrialSteps.nullable(), why: z.string().nullable() }),
    example: {
      takes: { technique: exampleFields, trial: exampleTrial },
      gives: {
        why: null,
        steps: {
          measure: 2,
          band: { from: 1, to: 4 },
          scale: { minimumQuantity: 100, price: 590, nextPrice: 190 },
          more: 1,
          unitPrice: 780,
          application: 234000,
          setUp: 29000,
          extra: 0,
          cost: 263000,
          profitMultiplier: '1.4',
          price: 368200,
          pricePerUnit: 1227.33,
          pricePerUnitWithTaxes: 1485.07,
        },
      },
    },
  }),
  previewTechnique: post('/api/services/app/Staff/PreviewTechnique', {
    summary:
      'Lo que cambiaría al guardar: veinte carritos y pedidos de la tienda, o hechos de sus productos, con el precio de hoy y el de después',
    who: 'staff',
    permission: 'products.edit',
    opens: 'read',
    takes: z.object({ Id, technique: TechniqueFields }),
    gives: z.object({ samples: z.array(PricedSample) }),
    refuses: ['not_found', 'technique_unsound'],
    example: {
      takes: { Id: 4, technique: exampleFields },
      gives: {
        samples: [
          {
            kind: 'order',
            order: 1042,
            product: 'Tazón de cerámica Aurora',
            units: 300,
            decorations: ['Frente: Serigrafía, 2 colores, 8 × 5 cm'],
            before: 803200,
            after: 812400,
            why: null,
          },
        ],
      },
    },
  }),
  mergeTechnique: post('/api/services/app/Staff/MergeTechnique', {
    summary:
      'Pasa los productos de una técnica a otra, que desde entonces se conoce también por su nombre. La que queda vacía se borra, o se apaga si algo hecho con ella la nombra',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, into: Id }),
    gives: z.object({ technique: StaffTechnique, products: z.int(), isKept: z.boolean() }),
    refuses: ['bad_token', 'not_found', 'technique_merge_with_itself'],
    example: {
      takes: { Id: 9, into: 4 },
      gives: { technique: exampleTechnique, products: 12, isKept: false },
    },
  }),
  deleteTechnique: post('/api/services/app/Staff/DeleteTechnique', {
    summary: 'Borra una técnica que no está en uso en ningún lado',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: z.object({}),
    refuses: ['bad_token', 'not_found', 'technique_in_use'],
    example: { takes: { Id: 9 }, gives: {} },
  }),
}
