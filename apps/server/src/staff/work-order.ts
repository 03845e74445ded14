/**
 * The work order of an order as a PDF. It shows what the workshop sees, so nothing of money and nobody's address. It is
 * drawn when somebody asks and named by what it shows; no row keeps it, and the nightly sweep removes it some days later.
 */
import { createHash } from 'node:crypto'
import type { ProductionOrder } from '@estampa/contract/staff'
import { type Country, countries, localeOf } from '@estampa/domain/countries'
import { rosterText } from '@estampa/domain/customization/decorations'
import { counted, decimal, numberText } from '@estampa/domain/messages/numbers'
import { type ConditionName, DONE, type PaperSize } from '@estampa/domain/production'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { workshopLookOf } from '@estampa/domain/shops/brand-look'
import { toConfigView } from '@estampa/domain/shops/config-view'
import { DAY_MS } from '@estampa/domain/time'
import type { z } from 'zod'
import { catalogPicture, storedPicture } from '../documents/pdf-pictures.ts'
import { longDateText, shortDateText } from '../documents/texts.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import { runOnDocumentWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { findWorkshopOrder } from '../production/order.store.ts'
import type {
  TickBox,
  WorkOrderContent,
  WorkOrderDecoration,
  WorkOrderLine,
} from '../production/work-order/content.ts'
import { drawWorkOrderTask } from '../production/worker-tasks.ts'
import { toProductionOrderView } from './production-view.ts'

type OrderView = z.output<typeof ProductionOrder>
type LineView = OrderView['lines'][number]
type WorkOrderContext = { readonly services: Services; readonly shop: Shop }
type WorkOrderRequest = { readonly number: number; readonly paper: PaperSize }

/** The longer side of pictures in pixels: some 220 to the inch. */
const PICTURE_SIDE: Readonly<Record<PaperSize, number>> = { A4: 540, A5: 360 }
/** A drawn one is given out again within this time: the sweep leaves what is younger than some days. */
const REUSE_MS = DAY_MS

const once = createSingleFlight<Refusal<'busy' | 'too_complex'> | undefined>()

/** The key of its file. */
export async function storeWorkOrder(
  context: WorkOrderContext,
  request: WorkOrderRequest,
): Promise<string | Refusal<'not_found' | 'busy' | 'too_complex'>> {
  const { services, shop } = context
  const locale = localeOf(shop.config.environment)
  // keys in place of addresses: those stay the same, and the pictures are read here
  const addressOf = (key: string) => key
  const order = await services.database.readInShop(shop.id, async (tx) => {
    const found = await findWorkshopOrder(tx, request.number)
    return found && toProductionOrderView(tx, found, { locale, addressOf })
  })
  if (!order) return refuse('not_found')
  const key = keyOf(shop, request, order)
  const refusal = await once(key, () => makeWorkOrder(context, request, { key, order }))
  return refusal ?? key
}

function keyOf(shop: Shop, { number, paper }: WorkOrderRequest, order: OrderView): string {
  const shown = JSON.stringify([order, shop.config.name, shop.config.colors])
  const hash = createHash('sha256').update(shown).digest('hex')
  return `shops/${shop.id}/work-orders/${hash.slice(0, 32)}/orden-${number}-${paper}.pdf`
}

async function makeWorkOrder(
  context: WorkOrderContext,
  { paper }: WorkOrderRequest,
  { key, order }: { key: string; order: OrderView },
): Promise<Refusal<'busy' | 'too_complex'> | undefined> {
  const { files, now } = context.services
  const made = now()
  const writtenAt = await files.writtenAt(key)
  if (writtenAt && made.getTime() - writtenAt.getTime() < REUSE_MS) return undefined
  const content = await composeWorkOrder(context, order, paper)
  const bytes = await runOnDocumentWorker(drawWorkOrderTask, { order: content, made })
  if (isRefusal(bytes)) return bytes
  await files.put(key, bytes, 'application/pdf')
  return undefined
}

async function composeWorkOrder(
  { services, shop }: WorkOrderContext,
  order: OrderView,
  paper: PaperSize,
): Promise<WorkOrderContent> {
  const country = countries[shop.config.environment]
  const { name } = shop.config
  const decorated = order.lines.filter(({ decorations }) => decorations.length > 0)
  const shown = decorated.length > 0 ? decorated : order.lines
  const lines: WorkOrderLine[] = []
  for (const line of shown) lines.push(await toLine(services, line, paper))
  return {
    look: {
      shop: name,
      language: country.language,
      logo: null,
      brand: workshopLookOf(toConfigView(shop.config)),
      sender: [],
    },
    paper,
    number: order.number,
    buyer: order.buyer,
    promised: order.promised === null ? '' : dayText(order.promised, country),
    placed: shortDateText(new Date(order.placedAt), country),
    units: unitsText(shown.reduce((sum, { units }) => sum + units, 0)),
    conditions: order.conditions.map((condition) => ({
      text: conditionTexts[condition.name],
      isTicked: condition.isMet,
    })),
    waivers: order.conditions.flatMap(({ name, waiver }) =>
      waiver ? `${conditionTexts[name]}: lo decidió ${waiver.who} (${waiver.reason})` : [],
    ),
    jobs: order.jobs.map(toJob),
    comment: order.comment,
    lines,
    url: `${services.config.adminUrl}/${shop.name}/workshop/${order.number}`,
  }
}

const conditionTexts: Readonly<Record<ConditionName, string>> = {
  payment: 'Pago',
  goods: 'Mercadería',
  proof: 'Boceto aprobado',
}

/** The names themselves are on a paper of their own. */
const listText = (persons: number) => `${rosterText(persons)}, uno por unidad: ver lista-de-nombres.pdf`

const unitsText = (units: number) => counted(units, 'unidad', 'unidades')

/** A day of the calendar, which is the same day on every clock. */
const dayText = (day: string, country: Country) =>
  longDateText(new Date(`${day}T12:00:00Z`), { ...country, timeZone: 'UTC' })

function toJob(job: OrderView['jobs'][number]): WorkOrderContent['jobs'][number] {
  return {
    name: `${job.techniqueName} · ${unitsText(job.units)}`,
    blocked: job.blocked === null ? '' : `Detenido: ${job.blocked}`,
    stages: toTickBoxes(job),
  }
}

/** Stages that lie behind the job are ticked; the one where it stands is not yet. */
function toTickBoxes({ stage, stages }: OrderView['jobs'][number]): TickBox[] {
  const at = stage === DONE ? stages.length : stages.findIndex(({ key }) => key === stage)
  return stages.map(({ name }, index) => ({ text: name, isTicked: index < at }))
}

async function toLine(services: Services, line: LineView, paper: PaperSize): Promise<WorkOrderLine> {
  const decorations: WorkOrderDecoration[] = []
  for (const decoration of line.decorations) {
    const picture = await pictureOf(services, { decoration, line }, PICTURE_SIDE[paper])
    decorations.push({ ...toDecoration(decoration), picture })
  }
  return {
    name: line.productName,
    units: unitsText(line.units),
    tally: line.tally.map(({ name, sku, units }) => ({ name, sku, units: numberText(units) })),
    decorations,
  }
}

type DecorationView = LineView['decorations'][number]
type Pictured = { readonly decoration: DecorationView; readonly line: LineView }

/** How the place will look; the plain product until that is drawn. */
async function pictureOf({ files }: Services, { decoration, line }: Pictured, side: number) {
  const own = decoration.picture && (await storedPicture(files, decoration.picture.url, side))
  return own ?? catalogPicture(files, line.image ?? '', side)
}

function toDecoration(decoration: DecorationView): Omit<WorkOrderDecoration, 'picture'> {
  const { area, techniqueName, widthMm, heightMm, colors, colorCount, thousandStitches } = decoration
  // what was measured is the largest name
  const upTo = decoration.persons > 0 ? 'hasta ' : ''
  const facts = [
    { name: 'Medida', value: `${upTo}${decimal(widthMm)} × ${decimal(heightMm)} mm` },
    { name: 'Posición', value: positionText(decoration.position) },
    ...(decoration.whiteBase ? [{ name: 'Base blanca', value: decoration.whiteBase }] : []),
    ...(decoration.persons > 0 ? [{ name: 'Lista', value: listText(decoration.persons) }] : []),
    ...(decoration.cut ? [{ name: 'Corte', value: decoration.cut }] : []),
    ...(thousandStitches === null ? [] : [{ name: 'Puntadas', value: `${decimal(thousandStitches)} mil` }]),
    ...(colors.length === 0 && colorCount > 0
      ? [{ name: 'Colores', value: counted(colorCount, 'color', 'colores') }]
      : []),
  ]
  return {
    title: [area, techniqueName].filter(Boolean).join(' · '),
    facts,
    colors,
    instructions: decoration.instructions,
  }
}

function positionText(position: DecorationView['position']): string {
  if (!position) return 'Centrado'
  const { xMm, yMm, angle } = position
  const center = `Centro a ${decimal(xMm)} mm de la izquierda y ${decimal(yMm)} mm de arriba`
  return angle === 0 ? center : `${center}, girado ${decimal(angle)}°`
}
