import { conditionNames, waivableConditions } from '@estampa/domain/production'
import { printFileUses } from '@estampa/domain/production/print-files'
import { z } from 'zod'
import { orderStates } from '../orders/states.ts'
import { Uuid } from '../wire.ts'

const Nullable = z.string().nullable()
const Moment = z.iso.datetime()
const PromisedDay = z.iso.date().nullable()

/** What must hold before an order is begun; each is apart from the stage of its jobs. */
const Conditions = z.object({ payment: z.boolean(), goods: z.boolean(), proof: z.boolean() })

export const ProductionStage = z.object({
  /** 'waiting' before the first stage, 'done' after the last one. */
  key: z.string(),
  name: z.string(),
})

/** Where a job is now; whoever moves it next says this version. */
export const ProductionPosition = z.object({
  orderId: Uuid,
  technique: z.int(),
  stage: z.string(),
  version: z.int(),
  blocked: Nullable,
  orderState: z.enum(orderStates),
})

/** A job as the board shows it. Nothing of it is an amount of money. */
export const ProductionCard = z.object({
  orderId: Uuid,
  number: z.int(),
  orderState: z.enum(orderStates),
  /** The company, or the person where there is none. */
  buyer: z.string(),
  /** The first product with this technique, and how many others there are. */
  productName: z.string(),
  moreProducts: z.int(),
  units: z.int(),
  colors: z.int(),
  places: z.int(),
  /** Of the largest place. */
  widthMm: z.int(),
  heightMm: z.int(),
  image: Nullable,
  /** The last day on which the buyer expects it. */
  promised: PromisedDay,
  placedAt: Moment,
  stage: z.string(),
  version: z.int(),
  blocked: Nullable,
  movedBy: z.string(),
  movedAt: Moment.nullable(),
  conditions: Conditions,
})

export const ProductionBoard = z.object({
  techniques: z.array(z.object({ id: z.int(), name: z.string(), open: z.int() })),
  /** The technique of the stages and cards; null where nothing is to be made. */
  technique: z.int().nullable(),
  stages: z.array(ProductionStage),
  /** The most urgent one first. */
  cards: z.array(ProductionCard),
  /** There are more than are shown. */
  isCut: z.boolean(),
})

const Decoration = z.object({
  technique: z.int(),
  techniqueName: z.string(),
  areaId: z.int(),
  /** The print area's name. */
  area: z.string(),
  colors: z.array(z.object({ name: z.string(), hex: Nullable })),
  /** Its colors are inks that the shop names. */
  hasNamedInks: z.boolean(),
  /** How many, where the technique counts them; their names may not be known. */
  colorCount: z.int(),
  /** Whether a white base goes below the inks, and on which goods; '' where none does. */
  whiteBase: z.string(),
  /** How many persons of a list have a print of their own here; 0: it is the same on every unit. */
  persons: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** How the area is cut, as it was sold; '' for a rectangle that is printed to its edge. */
  cut: z.string(),
  /** Center of the art from the area's upper left corner, and its turn in degrees; null: centered. */
  position: z.object({ xMm: z.number(), yMm: z.number(), angle: z.number() }).nullable(),
  thousandStitches: z.number().nullable(),
  instructions: z.string(),
  picture: z.object({ url: z.string(), previewUrl: z.string() }).nullable(),
})

/** One product of an order with what is made on it. */
const ProductionLine = z.object({
  id: Uuid,
  productName: z.string(),
  image: Nullable,
  units: z.int(),
  tally: z.array(z.object({ name: z.string(), sku: z.string(), units: z.int() })),
  decorations: z.array(Decoration),
})

const ProductionJob = z.object({
  technique: z.int(),
  techniqueName: z.string(),
  units: z.int(),
  stages: z.array(ProductionStage),
  stage: z.string(),
  version: z.int(),
  blocked: Nullable,
  history: z.array(
    z.object({
      kind: z.enum(['moved', 'blocked', 'unblocked']),
      from: z.string(),
      to: z.string(),
      note: z.string(),
      who: z.string(),
      at: Moment,
    }),
  ),
})

const ProductionFile = z.object({
  kind: z.enum(['archive', 'print_file', 'logo']),
  /** Of a print file: as in the ZIP, 'linea-2/1-frente.pdf' where several products are decorated. */
  name: z.string(),
  /** What a print file is for, by its name; null for all others. */
  use: z.enum(printFileUses).nullable(),
  /** Its size; null where it was made before sizes were kept. */
  bytes: z.int().nullable(),
  /** Signed. */
  url: z.string(),
})

/** An order for those who make it: what, how many, how and where. Nothing of it is an amount of money. */
export const ProductionOrder = z.object({
  id: Uuid,
  number: z.int(),
  state: z.enum(orderStates),
  buyer: z.string(),
  comment: z.string(),
  placedAt: Moment,
  promised: PromisedDay,
  conditions: z.array(
    z.object({
      name: z.enum(conditionNames),
      isMet: z.boolean(),
      /** Who has overridden it and why. */
      waiver: z.object({ reason: z.string(), who: z.string(), at: Moment }).nullable(),
    }),
  ),
  lines: z.array(ProductionLine),
  jobs: z.array(ProductionJob),
  /** The film that its pieces took, by sheet. */
  film: z.array(
    z.object({
      sheetId: Uuid,
      number: z.int(),
      techniqueName: z.string(),
      widthCm: z.int(),
      lengthMm: z.int(),
    }),
  ),
  /** The newest proof. */
  proof: z
    .object({ number: z.int(), answer: z.enum(['approved', 'rejected']).nullable(), image: Nullable })
    .nullable(),
  /** The ZIP of everything first, then each print file, then the logos as they came. Empty while they are being made. */
  files: z.array(ProductionFile),
  /** The files are being made. */
  isWaitingForFiles: z.boolean(),
})

export const WaivableCondition = z.enum(waivableConditions)
