import { availabilities } from '@estampa/domain/catalog'
import { z } from 'zod'
import { Text, TextLine } from '../wire.ts'

export const importStates = [
  'fetching',
  'looking',
  'choosing',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
] as const
/** What a file is, by its content. */
export const importKinds = ['table', 'json', 'zecat', 'shopify', 'woocommerce', 'google', 'pictures'] as const
/** What a column can say; `price:50` is the price from fifty units on, an empty text that it is not read. */
export const importColumnUses = [
  'external_id',
  'sku',
  'name',
  'description',
  'family',
  'color',
  'size',
  'price',
  'stock',
  'image',
  'technique',
  'material',
  'brand',
  'currency',
  'minimum',
  'weight',
  'height',
  'length',
  'width',
  'units_per_box',
  'tag',
  'featured',
  'published',
  'size_guide',
] as const
export const importPriceOptions = ['cost', 'sale', 'sale_with_taxes'] as const

const ColumnUse = z.string().regex(new RegExp(`^(|${importColumnUses.join('|')}|price:[1-9]\\d{0,5})$`))
const MappedColumn = z.object({ heading: z.string().max(500), use: ColumnUse })

export const ImportLook = z.object({
  kind: z.enum(importKinds),
  /** The sheets of a workbook or the lists of a JSON, with the one that is read. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** Of a table: each column with what stands in its first rows and what it says. */
  columns: z.array(MappedColumn.extend({ samples: z.array(z.string()) })),
  /** The table says how much stock there is; without it one is asked how new products are offered. */
  hasStock: z.boolean(),
  hasPrices: z.boolean(),
  /** How many pictures came beside it. */
  pictures: z.int(),
})

export const ImportChoices = z.object({
  /** Of a table: what each column says. Null: as it was recognized. */
  columns: z.array(MappedColumn).max(200).nullable().default(null),
  supplier: TextLine(60).optional(),
  prefix: TextLine(10).optional(),
  priceKind: z.enum(importPriceOptions).optional(),
  ignoresCurrency: z.boolean().default(false),
  pictures: z.boolean().default(false),
  retires: z.boolean().default(false),
  hidesMissing: z.boolean().default(false),
  renames: z.boolean().default(false),
  availability: z.enum(availabilities).optional(),
  onOrderDays: z.int().min(0).max(365).optional(),
  /** Techniques that nobody knows and that are made all the same. */
  newTechniques: z.array(Text(60)).max(200).default([]),
})

const ImportCounts = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  bad: z.int(),
  /** Those among the changed ones that are no longer sold. */
  withdrawn: z.int(),
  /** Of a run that is taken back. */
  removed: z.int().default(0),
  hidden: z.int().default(0),
  kept: z.int().default(0),
})

export const ImportDigest = z.object({
  counts: ImportCounts,
  /** The first of each. Of a run that is taken back, those that go. */
  created: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
  changed: z.array(z.object({ code: z.string(), name: z.string(), lines: z.array(z.string()) })),
  /** Each cause once, with how many rows have it and where the first are. */
  faults: z.array(z.object({ text: z.string(), count: z.int(), places: z.array(z.string()) })),
  notices: z.array(
    z.object({ code: z.string(), text: z.string(), count: z.int(), examples: z.array(z.string()) }),
  ),
  /** What changed since a run and stays when it is taken back. */
  kept: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
})

export const CatalogImport = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(['file', 'undo']),
  state: z.enum(importStates),
  at: z.iso.datetime(),
  who: z.string(),
  source: z.string(),
  supplier: z.string().nullable(),
  look: ImportLook.nullable(),
  choices: ImportChoices.nullable(),
  progress: z.object({ share: z.number(), products: z.int() }).nullable(),
  digest: ImportDigest.nullable(),
  /** Why it could not be read or done, in a sentence. */
  problem: z.string().nullable(),
  run: z.int().nullable(),
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
  /** How columns were read last, by supplier; the empty name is the shop itself. */
  suppliers: z.array(
    z.object({ name: z.string(), prefix: z.string(), columns: z.array(MappedColumn).nullable() }),
  ),
})
