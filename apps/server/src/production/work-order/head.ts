import { type PdfSheet, rule, write } from '../../documents/drawing/pdf-sheet.ts'
import { drawQr } from '../../documents/drawing/qr.ts'
import type { WorkOrderContent } from './content.ts'
import type { WorkOrderSizes } from './sizes.ts'

/** The number so large that it is read from across the room, and the code that opens the order on a phone. */
export function writeFullHead(sheet: PdfSheet, order: WorkOrderContent, sizes: WorkOrderSizes): void {
  writeTitle(sheet, { title: 'Orden de trabajo', name: `Nº ${order.number}`, url: order.url }, sizes)
  writeFacts(sheet, order, sizes)
}

/** The shop, what paper it is and of what, beside a code that opens the order. */
export function writeTitle(
  sheet: PdfSheet,
  { title, name, url }: { title: string; name: string; url: string },
  { qr, small, number, title: titleSize }: Pick<WorkOrderSizes, 'qr' | 'small' | 'number' | 'title'>,
): void {
  const { doc, page, look } = sheet
  const width = page.right - page.left - qr - 20
  const top = sheet.y
  drawQr(doc, url, page.right - qr, top, qr)
  doc.link(page.right - qr, top, qr, qr, url)
  let y = top
  y += write(sheet, look.shop, page.left, y, {
    size: small,
    colour: sheet.ink.soft,
    width,
    height: small * 1.4,
  })
  y += write(sheet, title, page.left, y, { size: titleSize, face: 'strong', width })
  y += write(sheet, name, page.left, y - 2, { size: number, face: 'bold', width, gap: 0 })
  sheet.y = Math.max(y, top + qr) + 10
}

/** At the top of each further page, so that loose sheets find each other. */
export function writeShortHead(sheet: PdfSheet, order: WorkOrderContent, sizes: WorkOrderSizes): void {
  const { page } = sheet
  const half = (page.right - page.left) / 2 - 8
  const style = { size: sizes.text, face: 'strong', width: half, height: sizes.text * 1.3 } as const
  write(sheet, `Nº ${order.number} · ${order.buyer}`, page.left, sheet.y, style)
  const due = order.promised && `Para el ${order.promised}`
  write(sheet, due, page.right - half, sheet.y, { ...style, align: 'right' })
  sheet.y += sizes.text * 1.3 + 5
  rule(sheet, sheet.y)
  sheet.y += 10
}

function writeFacts(sheet: PdfSheet, order: WorkOrderContent, { small, text, title }: WorkOrderSizes): void {
  const { left, right } = sheet.page
  const facts = [
    { name: 'Para el', value: order.promised || 'Sin fecha prometida' },
    { name: 'Cliente', value: order.buyer },
    { name: 'Cantidad', value: order.units },
    { name: 'Fecha del pedido', value: order.placed },
  ]
  const shares = [0.32, 0.28, 0.21, 0.19]
  let x: number = left
  const heights = facts.map(({ name, value }, index) => {
    const column = (right - left) * (shares[index] ?? 0)
    const width = column - 10
    const taken = write(sheet, name, x, sheet.y, { size: small, colour: sheet.ink.soft, width })
    const below = write(sheet, value, x, sheet.y + taken, {
      size: index === 0 ? title - 1 : text,
      face: index === 0 ? 'bold' : 'strong',
      width,
    })
    x += column
    return taken + below
  })
  sheet.y += Math.max(...heights) + 8
  rule(sheet, sheet.y)
  sheet.y += 10
}
