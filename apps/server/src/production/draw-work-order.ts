/**
 * The paper that goes through the workshop with an order: its number large, what is made on each product, how many of
 * each variant, boxes for stages and counts, and a code that opens the order's page on a phone.
 */
import {
  closeSheet,
  heightOf,
  makeRoom,
  numberPages,
  openSheet,
  turnPage,
  write,
} from '../documents/drawing/pdf-sheet.ts'
import type { WorkOrderContent } from './work-order/content.ts'
import { writeFullHead, writeShortHead } from './work-order/head.ts'
import { writeLine, writeParagraphs } from './work-order/line.ts'
import { type WorkOrderSizes, workOrderSizes } from './work-order/sizes.ts'
import { writeTickBoxes } from './work-order/tick-boxes.ts'

export type WorkOrderToDraw = { readonly order: WorkOrderContent; readonly made: Date }
type WorkOrderSheet = ReturnType<typeof openSheet>

/** The work order as PDF, on the paper that it names. */
export async function drawWorkOrder({ order, made }: WorkOrderToDraw): Promise<Buffer> {
  const sizes = workOrderSizes[order.paper]
  const title = `Orden de trabajo ${order.number}`
  const info = { title: `${title} · ${order.look.shop}`, subject: title, made }
  const sheet = openSheet(order.look, info, { keepsPages: true, paper: sizes.page })
  turnPage(sheet)
  writeFullHead(sheet, order, sizes)
  sheet.repeat = () => writeShortHead(sheet, order, sizes)
  writeConditions(sheet, order, sizes)
  for (const job of order.jobs) writeJob(sheet, job, sizes)
  if (order.comment) {
    writeParagraphs(sheet, { title: 'Comentario del pedido', text: order.comment }, sizes)
  }
  sheet.y += 4
  for (const line of order.lines) writeLine(sheet, line, sizes)
  numberPages(sheet, title)
  return closeSheet(sheet)
}

function writeConditions(sheet: WorkOrderSheet, order: WorkOrderContent, sizes: WorkOrderSizes): void {
  writeTickBoxes(sheet, order.conditions, sizes)
  const style = { size: sizes.small, colour: sheet.ink.soft }
  for (const waiver of order.waivers) {
    makeRoom(sheet, heightOf(sheet, waiver, style))
    sheet.y += write(sheet, waiver, sheet.page.left, sheet.y, style)
  }
  sheet.y += 4
}

function writeJob(
  sheet: WorkOrderSheet,
  { name, blocked, stages }: WorkOrderContent['jobs'][number],
  sizes: WorkOrderSizes,
): void {
  makeRoom(sheet, sizes.text * 1.6 + sizes.box + 8)
  sheet.y += write(sheet, name, sheet.page.left, sheet.y, { size: sizes.small, colour: sheet.ink.soft }) + 1
  if (blocked) {
    const style = { size: sizes.text, face: 'strong' } as const
    makeRoom(sheet, heightOf(sheet, blocked, style))
    sheet.y += write(sheet, blocked, sheet.page.left, sheet.y, style) + 2
  }
  writeTickBoxes(sheet, stages, sizes)
  sheet.y += 3
}
