/**
 * The sheet that lies beside the embroidery machine: which thread is threaded at which stop and what it sews, which hoop
 * holds the design, where the needle begins, how much thread and time it takes. All of it, and every picture, is that of
 * the stitches in the machine files.
 */
import {
  bobbinThreadMm,
  firstStitchOf,
  HOOPING_S,
  hoopsFor,
  runTimeS,
  type StitchPlan,
  type Stop,
  stopsOf,
  usualPace,
} from '@estampa/artwork/embroidery'
import { counted } from '@estampa/domain/messages/numbers'
import { threadTitle } from '../color-palette.ts'
import type { PrintAreaToPrint, PrintFacts } from './print-job.ts'
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
    writeMachineFacts(sheet, { facts, plan, stops }, PAGE.margin + WHOLE.width + 8)
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
  const made = `${facts.product.name} · ${facts.product.sku} · ${area.name} · ${technique.name}`
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

type MachineFacts = {
  readonly facts: PrintFacts
  readonly plan: StitchPlan
  readonly stops: readonly Stop[]
}

function writeMachineFacts(sheet: WorkshopPage, { facts, plan, stops }: MachineFacts, x: number): void {
  const { widthMm = 0, heightMm = 0 } = plan.box ?? {}
  const units = facts.quantities.reduce((sum, one) => sum + one.units, 0)
  const seconds = runTimeS(plan, usualPace)
  const topMm = stops.reduce((sum, { topThreadMm }) => sum + topThreadMm, 0)
  fact(sheet, x, 'Tamaño', `${mm(widthMm)} × ${mm(heightMm)} mm`)
  fact(sheet, x, 'Bastidor', hoopText({ widthMm, heightMm }))
  fact(sheet, x, 'Puntadas', whole(plan.stitches))
  fact(sheet, x, 'Hilos', String(stops.length))
  fact(sheet, x, 'Cambios', String(plan.colourChanges))
  fact(sheet, x, 'Cortes', String(plan.trims))
  fact(sheet, x, 'Empieza y termina', 'En el centro del diseño')
  fact(sheet, x, 'Primera puntada', firstStitchText(plan))
  sheet.y += 2
  fact(sheet, x, 'Hilo superior', `${metersOf(topMm)} m por pieza`)
  fact(sheet, x, 'Hilo de bobina', `${metersOf(bobbinThreadMm(stops))} m por pieza`)
  fact(
    sheet,
    x,
    `Para ${counted(units, 'pieza', 'piezas')}`,
    `${whole(Math.ceil((topMm * units) / 1000))} m arriba y ${whole(Math.ceil((bobbinThreadMm(stops) * units) / 1000))} m de bobina`,
  )
  sheet.y += 2
  fact(sheet, x, 'Tiempo de costura', `${minutesText(seconds)} por pieza`)
  fact(
    sheet,
    x,
    `Para ${counted(units, 'pieza', 'piezas')}`,
    `${minutesText((seconds + HOOPING_S) * units)} en un cabezal, con el cambio de piezas`,
  )
  const pace = `Se cuenta con ${usualPace.stitchesPerMinute} puntadas por minuto, ${usualPace.colorChangeS} s por cambio de hilo, ${usualPace.trimS} s por corte y ${HOOPING_S} s para cambiar la pieza del bastidor.`
  sheet.y += 1
  sheet.y += writeText(sheet, pace, x, sheet.y, { size: 2.6, colour: sheetInk.quiet })
}

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
