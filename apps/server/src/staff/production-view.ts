/** Orders and boards as the workshop gets them: nothing here comes from a column of money. */
import type { ProductionBoard, ProductionOrder } from '@estampa/contract/staff'
import type { Generic } from '@estampa/domain/catalog'
import type { ApplicationTechnique, CustomizationView } from '@estampa/domain/customization'
import { baseTextOf, cutTextOf } from '@estampa/domain/customization/decorations'
import { rendersColor } from '@estampa/domain/customization/preflight'
import { isPersonalized } from '@estampa/domain/customization/roster'
import { goodsWithBase } from '@estampa/domain/customization/white-base'
import type { Locale } from '@estampa/domain/messages'
import { conditionNames, DONE, stageName, WAITING } from '@estampa/domain/production'
import { printFileUse } from '@estampa/domain/production/print-files'
import type { z } from 'zod'
import { findGenerics } from '../catalog/catalog.store.ts'
import { colorName } from '../customization/color-palette.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { type BoardJob, findBoard, MAX_CARDS } from '../production/board.store.ts'
import type { WorkshopOrder } from '../production/order.store.ts'
import { listStagedTechniques, type StagedTechnique } from '../production/stages.store.ts'

type Board = z.output<typeof ProductionBoard>
type OrderView = z.output<typeof ProductionOrder>
type LineView = OrderView['lines'][number]
type AddressOf = (key: string) => string

export async function toBoardView(
  tx: Tx,
  { technique, locale, addressOf }: { technique: number | null; locale: Locale; addressOf: AddressOf },
): Promise<Board> {
  const staged = await listStagedTechniques(tx, locale)
  const { counts, technique: shown, jobs } = await findBoard(tx, technique)
  const open = new Map(counts.map((count) => [count.id, count.open]))
  const stages = staged.find(({ id }) => id === shown)?.stages ?? []
  const ends = (key: string) => ({ key, name: stageName(key, stages) })
  return {
    techniques: staged
      .map(({ id, name }) => ({ id, name, open: open.get(id) ?? 0 }))
      .filter(({ id, open }) => open > 0 || id === shown),
    technique: shown,
    stages: [ends(WAITING), ...stages, ends(DONE)],
    cards: jobs.map((job) => toCardView(job, addressOf)),
    isCut: jobs.length === MAX_CARDS,
  }
}

function toCardView(job: BoardJob, addressOf: AddressOf): Board['cards'][number] {
  const [
    orderId,
    number,
    state,
    buyer,
    productName,
    moreProducts,
    units,
    colors,
    places,
    widthMm,
    heightMm,
    picture,
    image,
    promised,
    placedAt,
    stage,
    version,
    blocked,
    movedBy,
    movedAt,
    conditions,
  ] = job
  return {
    orderId,
    number,
    orderState: state as Board['cards'][number]['orderState'],
    buyer,
    productName,
    moreProducts,
    units,
    colors,
    places,
    widthMm,
    heightMm,
    image: picture === null ? image : addressOf(picture),
    promised,
    placedAt: utcMoment(placedAt),
    stage,
    version,
    blocked,
    movedBy,
    movedAt: movedAt && utcMoment(movedAt),
    conditions,
  }
}

/** A moment as PostgreSQL writes it, as it travels. */
const utcMoment = (written: string) => new Date(written).toISOString()

export async function toProductionOrderView(
  tx: Tx,
  order: WorkshopOrder,
  { locale, addressOf }: { locale: Locale; addressOf: AddressOf },
): Promise<OrderView> {
  const techniques = await listTechniques(tx)
  const generics = await findGenerics(tx, [
    ...new Set(order.lines.flatMap((line) => line.genericProductId ?? [])),
  ])
  const staged = await listStagedTechniques(tx, locale)
  const { id, number, state, buyer, comment, placedAt, artwork, proof } = order
  const drawn = { techniques, generics, files: artwork.files, addressOf }
  return {
    id,
    number,
    state,
    buyer,
    comment,
    placedAt,
    promised: order.promised?.until ?? null,
    conditions: toConditionViews(order),
    lines: [...Map.groupBy(order.lines, (line) => line.shoppingCartUUID).values()].map((rows) =>
      toLineView(rows, drawn),
    ),
    jobs: order.jobs.map((job) => toJobView(job, staged)),
    film: order.film,
    proof: proof && {
      number: proof.number,
      answer: proof.answer as 'approved' | 'rejected' | null,
      image: proof.preview_key && addressOf(proof.preview_key),
    },
    files: toFileViews(artwork.files, addressOf),
    isWaitingForFiles: !artwork.ready,
  }
}

function toConditionViews({ conditions, waivers }: WorkshopOrder): OrderView['conditions'] {
  return conditionNames.map((name) => {
    const waiver = waivers.find(({ condition }) => condition === name)
    return {
      name,
      isMet: conditions[name],
      waiver: waiver ? { reason: waiver.reason, who: waiver.who, at: waiver.at } : null,
    }
  })
}

function toJobView(
  { techniqueId, ...job }: WorkshopOrder['jobs'][number],
  staged: readonly StagedTechnique[],
): OrderView['jobs'][number] {
  const technique = staged.find(({ id }) => id === techniqueId)
  return {
    technique: techniqueId,
    techniqueName: technique?.name ?? '',
    stages: [...(technique?.stages ?? [])],
    ...job,
  }
}

function toFileViews(files: WorkshopOrder['artwork']['files'], addressOf: AddressOf): OrderView['files'] {
  const kinds = ['archive', 'print_file', 'logo'] as const
  return kinds.flatMap((kind) =>
    files
      .filter((file) => file.kind === kind)
      .map(({ name, key, bytes = null }) => ({
        kind,
        name: named(name, key),
        use: kind === 'print_file' ? printFileUse(name) : null,
        bytes,
        url: addressOf(key),
      })),
  )
}

/** Two files of one logo, its picture and its drawing, differ in their endings. */
function named(name: string, key: string): string {
  const ending = key.slice(key.lastIndexOf('.'))
  return name.toLowerCase().endsWith(ending) ? name : `${name.replace(/\.\w{2,4}$/, '')}${ending}`
}

type DrawnWith = {
  techniques: ReadonlyMap<number, ApplicationTechnique>
  generics: ReadonlyMap<number, Generic>
  files: WorkshopOrder['artwork']['files']
  addressOf: AddressOf
}

function toLineView(rows: WorkshopOrder['lines'], drawn: DrawnWith): LineView {
  const [first] = rows
  if (!first) throw new Error('a line has at least one row')
  const areas = drawn.generics.get(first.genericProductId ?? 0)?.printing_areas ?? []
  const tally = rows.map(({ variantName, sku, quantity }) => ({ name: variantName, sku, units: quantity }))
  return {
    id: first.shoppingCartUUID,
    productName: first.productName,
    image: first.image,
    units: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    tally,
    decorations: (first.customization?.views ?? []).map((view) => {
      const file = drawn.files.find(
        ({ kind, shoppingCartUUID, printing_area_id }) =>
          kind === 'picture' &&
          shoppingCartUUID === first.shoppingCartUUID &&
          printing_area_id === view.printing_area_id,
      )
      const area = areas.find(({ id }) => id === view.printing_area_id)?.name ?? file?.name ?? ''
      const picture = file && {
        url: drawn.addressOf(file.key),
        previewUrl: drawn.addressOf(file.preview_key),
      }
      const base = goodsWithBase(view.white_base, tally)
      const whiteBase = base ? baseTextOf(base) : ''
      const persons = isPersonalized(view) ? (first.customization?.roster ?? []).length : 0
      return {
        ...toDecorationView(view, drawn.techniques),
        whiteBase,
        persons,
        areaId: view.printing_area_id,
        area,
        picture: picture ?? null,
      }
    }),
  }
}

/** Lengths in millimeters, colors by the names that the workshop gives its inks and threads. */
function toDecorationView(view: CustomizationView, techniques: DrawnWith['techniques']) {
  const technique = techniques.get(view.technique_id)
  const { position } = view
  // who engraves or presses has no ink, whatever color the logo came in
  const isInked = technique ? rendersColor(technique.key) : true
  return {
    technique: view.technique_id,
    techniqueName: technique?.name ?? '',
    colors: (isInked ? view.colour_names : []).map((name) => ({
      name: technique ? colorName(technique, name, view.inkNames) : name,
      hex: /^#[\da-f]{6}$/i.test(name) ? name : null,
    })),
    hasNamedInks: technique?.pricing === 'colour',
    colorCount: technique?.maxColours === null || !isInked ? 0 : view.colours,
    widthMm: millimeters(view.width_centimeters),
    heightMm: millimeters(view.height_centimeters),
    cut: view.area ? cutTextOf(view.area) : '',
    position: position && {
      xMm: millimeters(position.x),
      yMm: millimeters(position.y),
      angle: Math.round(position.angle * 10) / 10,
    },
    thousandStitches: view.thousandStitches,
    instructions: view.instructions,
  }
}

const millimeters = (centimeters: number) => Math.round(centimeters * 100) / 10
