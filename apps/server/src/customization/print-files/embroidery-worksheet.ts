/**
 * The sheet that lies beside the embroidery machine: which thread is threaded at which stop and what it sews, which hoop
 * holds the design, where the needle begins, how much thread and time it takes. All of it, and every picture, is that of
 * the stitches in the machine files.
 */
import {
  bobbinThreadMm,
  CAP_FRAME,
  firstStitchOf,
  fitsCapFrame,
  HOOPING_S,
  hoopsFor,
  type MachinePace,
  paceOn,
  runTimeS,
  type StitchPlan,
  type Stop,
  stopsOf,
} from '@estampa/artwork/embroidery'
import type { Fabric } from '@estampa/domain/customization/fabric'
import { counted } from '@estampa/domain/messages/numbers'
import { threadTitle } from '../color-palette.ts'
import { goodsText, type PrintAreaToPrint, type PrintFacts } from './print-job.ts'
import { type StitchPicture, stitchPicture } from './stitch-picture.ts'
import {
  drawRule,
  fact,
  makeRoomFor,
  mm,
  PAGE,
  RIGHT,
  type SheetBox,
  sheetInk,
  type WorkshopPage,
  workshopPdf,
  writeText,
} from './workshop-page.ts'

const WHOLE = { width: 84, height: 84 }
const ONE = { width: 46, height: 32 }
const INSET = 1
const MARK = '#e6007e'

/** As the workshop calls them, with what they are sewn with. */
const fabricNames: Readonly<Record<Fabric, string>> = {
  firm: 'Firme (el producto no dice cuál)',
  twill: 'Sarga o lona',
  shirting: 'Camisería',
  knit: 'Punto: piqué o jersey',
  performance: 'Deportiva, elástica',
  fleece: 'Polar, frisa o toalla: con film soluble encima',
  cap: 'Gorra',
}

export type EmbroideryToWrite = {
  readonly facts: PrintFacts
  readonly place: PrintAreaToPrint
  readonly plan: StitchPlan
}

export function embroideryWorksheet({ facts, place, plan }: EmbroideryToWrite): Promise<Buffer> {
  const stops = stopsOf(plan)
  const title = `${facts.order} · ficha de bordado · ${place.area.name}`
  return workshopPdf({ title, footer: `${facts.shop} · ${title}` }, async (sheet) => {
    writeTitle(sheet, facts, place)
    const top = sheet.y
    const frame = { x: PAGE.margin, y: top, ...WHOLE }
    const scale = showStitches(sheet, await stitchPicture(plan, { longestPx: 1_000 }), frame)
    markStart(sheet, plan, { frame, scale })
    const below = sheet.y
    sheet.y = top
    writeMachineFacts(sheet, { facts, place, plan, stops }, PAGE.margin + WHOLE.width + 8)
    sheet.y = Math.max(sheet.y, below) + 6
    writeText(sheet, 'Paradas, en orden de costura', PAGE.margin, sheet.y, { size: 4.4, bold: true })
    sheet.y += 8
    for (const stop of stops) await writeStop(sheet, plan, stop)
  })
}

function writeTitle(sheet: WorkshopPage, facts: PrintFacts, { area, technique }: PrintAreaToPrint): void {
  writeText(sheet, `${facts.shop} · Ficha de bordado`, PAGE.margin, sheet.y, {
    size: 4,
    colour: sheetInk.quiet,
    width: 100,
  })
  writeText(sheet, facts.date, PAGE.margin, sheet.y, { colour: sheetInk.quiet, align: 'right' })
  sheet.y += 7
  sheet.y += writeText(sheet, facts.order, PAGE.margin, sheet.y, { size: 8, bold: true }) + 1
  const made = `${goodsText(facts)} · ${area.name} · ${technique.name}`
  sheet.y += writeText(sheet, made, PAGE.margin, sheet.y, { size: 4.4 }) + 3
  drawRule(sheet)
  sheet.y += 5
}

/** Gives how many millimeters of the paper one of the design takes. */
function showStitches({ doc }: WorkshopPage, picture: StitchPicture, frame: SheetBox): number {
  const { widthMm, heightMm, jpeg, ground } = picture
  const scale = Math.min((frame.width - 2 * INSET) / widthMm, (frame.height - 2 * INSET) / heightMm)
  const [width, height] = [widthMm * scale, heightMm * scale]
  doc.rect(frame.x, frame.y, frame.width, frame.height).fillColor(ground, 1).fill()
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2]
  doc.image(jpeg as Buffer, x, y, { width, height })
  return scale
}

/** Where the machine begins and ends, and where the needle first goes down. */
function markStart(
  sheet: WorkshopPage,
  plan: StitchPlan,
  { frame, scale }: { frame: SheetBox; scale: number },
): void {
  const { doc } = sheet
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const first = firstStitchOf(plan)
  doc.lineWidth(0.4).strokeColor(MARK, 1)
  doc
    .moveTo(x - 3, y)
    .lineTo(x + 3, y)
    .moveTo(x, y - 3)
    .lineTo(x, y + 3)
    .stroke()
  if (first) doc.circle(x + first.rightMm * scale, y + first.downMm * scale, 1.4).stroke()
  const legend = 'La cruz es el centro: ahí empieza y termina la máquina. El círculo es la primera puntada.'
  sheet.y = frame.y + frame.height + 2
  sheet.y += writeText(sheet, legend, frame.x, sheet.y, {
    size: 2.6,
    colour: sheetInk.quiet,
    width: frame.width,
  })
}

type MachineFacts = EmbroideryToWrite & { readonly stops: readonly Stop[] }

function writeMachineFacts(sheet: WorkshopPage, made: MachineFacts, x: number): void {
  const pace = paceOn(fabricFor(made))
  for (const rows of [designRows(made), threadRows(made), timeRows(made, pace)]) {
    for (const [name, value] of rows) fact(sheet, x, name, value)
    sheet.y += 1.5
  }
  const { stitchesPerMinute, colorChangeS, trimS } = pace
  const counts = `${stitchesPerMinute} puntadas por minuto, ${colorChangeS} s por cambio de hilo, ${trimS} s por corte`
  const text = `Se cuenta con ${counts} y ${HOOPING_S} s para cambiar la pieza del bastidor.`
  sheet.y += writeText(sheet, text, x, sheet.y, { size: 2.6, colour: sheetInk.quiet })
}

type FactRow = readonly [name: string, value: string]

const fabricFor = ({ place }: Pick<EmbroideryToWrite, 'place'>) => place.fabric ?? 'firm'

function designRows({ place, plan, stops }: MachineFacts): FactRow[] {
  const fabric = fabricFor({ place })
  const { widthMm = 0, heightMm = 0 } = plan.box ?? {}
  const size = { widthMm, heightMm }
  return [
    ['Tamaño', `${mm(widthMm)} × ${mm(heightMm)} mm`],
    ['Tela', fabricNames[fabric]],
    ['Bastidor', fabric === 'cap' ? capFrameText(size) : hoopText(size)],
    ['Puntadas', whole(plan.stitches)],
    ['Paradas', `${stops.length}, con ${counted(plan.colourChanges, 'cambio', 'cambios')} de hilo`],
    ['Cortes', String(plan.trims)],
    ['Empieza y termina', 'En el centro del diseño'],
    ['Primera puntada', firstStitchText(plan)],
    ...(fabric === 'cap' ? [['Orden', 'De la visera hacia arriba y del centro a los lados'] as const] : []),
  ]
}

function threadRows({ facts, stops }: MachineFacts): FactRow[] {
  const topMm = stops.reduce((sum, { topThreadMm }) => sum + topThreadMm, 0)
  const bobbinMm = bobbinThreadMm(stops)
  const units = unitsOf(facts)
  const inAll = (lengthMm: number) => whole(Math.ceil((lengthMm * units) / 1000))
  return [
    ['Hilo superior', `${metersOf(topMm)} m por pieza`],
    ['Hilo de bobina', `${metersOf(bobbinMm)} m por pieza`],
    [piecesText(units), `${inAll(topMm)} m arriba y ${inAll(bobbinMm)} m de bobina`],
  ]
}

function timeRows({ facts, plan }: MachineFacts, pace: MachinePace): FactRow[] {
  const seconds = runTimeS(plan, pace)
  const units = unitsOf(facts)
  return [
    ['Tiempo de costura', `${minutesText(seconds)} por pieza`],
    [
      piecesText(units),
      `${minutesText((seconds + HOOPING_S) * units)} en un cabezal, con el cambio de piezas`,
    ],
  ]
}

const unitsOf = ({ quantities }: PrintFacts) => quantities.reduce((sum, { units }) => sum + units, 0)

const piecesText = (units: number) => `Para ${counted(units, 'pieza', 'piezas')}`

async function writeStop(sheet: WorkshopPage, plan: StitchPlan, stop: Stop): Promise<void> {
  makeRoomFor(sheet, ONE.height + 5)
  drawRule(sheet)
  sheet.y += 2.5
  const { doc } = sheet
  const { thread, position, stitches, trims, topThreadMm } = stop
  const top = sheet.y
  writeText(sheet, String(position), PAGE.margin, top, { size: 9, bold: true, width: 14 })
  doc.roundedRect(PAGE.margin + 16, top + 1, 22, 16, 1).lineWidth(0.15)
  doc.fillAndStroke(thread.hex, sheetInk.quiet)
  const x = PAGE.margin + 44
  writeText(sheet, threadTitle(thread), x, top, { size: 4.4, bold: true, width: RIGHT - x - ONE.width - 4 })
  writeText(sheet, thread.hex, PAGE.margin + 16, top + 18.5, {
    size: 2.6,
    colour: sheetInk.quiet,
    width: 22,
    align: 'center',
  })
  sheet.y = top + 8
  fact(sheet, x, 'Puntadas', whole(stitches))
  fact(sheet, x, 'Hilo superior', `${metersOf(topThreadMm)} m`)
  fact(sheet, x, 'Cortes', String(trims))
  const alone = await stitchPicture(plan, { longestPx: 600, only: position - 1 })
  showStitches(sheet, alone, { x: RIGHT - ONE.width, y: top, ...ONE })
  sheet.y = top + ONE.height + 2.5
}

const whole = (count: number) => count.toLocaleString('es-AR')

/** Upwards to the tenth: thread that is missing stops a machine. */
export const metersOf = (lengthMm: number) => mm(Math.ceil(lengthMm / 100) / 10)

function hoopText(size: { widthMm: number; heightMm: number }): string {
  const names = hoopsFor(size).map(({ hoop, isTurned }) =>
    hoop.shape === 'round'
      ? `redondo de ${hoop.widthMm} mm`
      : `${hoop.widthMm} × ${hoop.heightMm} mm${isTurned ? ' con el diseño girado 90°' : ''}`,
  )
  return names.length > 0 ? names.join(' o ') : 'No entra en los bastidores comunes'
}

function capFrameText(size: { widthMm: number; heightMm: number }): string {
  const field = `${CAP_FRAME.widthMm} × ${CAP_FRAME.heightMm} mm`
  return fitsCapFrame(size)
    ? `de gorra, con un campo de ${field}`
    : `de gorra: pasa de ${field}, hay que ver si entra en el propio`
}

function firstStitchText(plan: StitchPlan): string {
  const { rightMm = 0, downMm = 0 } = firstStitchOf(plan) ?? {}
  const across = `${mm(Math.abs(rightMm))} mm a la ${rightMm < 0 ? 'izquierda' : 'derecha'}`
  return `${across} y ${mm(Math.abs(downMm))} mm ${downMm < 0 ? 'arriba' : 'abajo'} del centro`
}

/** Upwards; what takes hours to five minutes. */
function minutesText(seconds: number): string {
  const exact = Math.max(1, Math.ceil(seconds / 60))
  if (exact < 60) return `${exact} min`
  const minutes = 5 * Math.ceil(exact / 5)
  const rest = minutes % 60
  return `${whole(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${rest} min`}`
}
