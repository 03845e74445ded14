import type { PaperSize } from '@estampa/domain/production'
import { type PdfPage, page } from '../../documents/drawing/pdf-sheet.ts'

/** A5 is not A4 made smaller: its texts stay legible at an arm's length, and its pictures take less of the page. */
export type WorkOrderSizes = {
  readonly page: PdfPage
  readonly number: number
  readonly title: number
  readonly text: number
  readonly small: number
  /** Sides of squares, in points. */
  readonly picture: number
  readonly qr: number
  readonly box: number
  /** Width of the names of facts. */
  readonly names: number
}

export const workOrderSizes: Readonly<Record<PaperSize, WorkOrderSizes>> = {
  A4: {
    page: { ...page, top: 40 },
    number: 42,
    title: 14,
    text: 10.5,
    small: 8.5,
    picture: 148,
    qr: 84,
    box: 12,
    names: 66,
  },
  A5: {
    page: { size: 'A5', width: 419.53, height: 595.28, left: 30, right: 389.53, top: 30, bottom: 548 },
    number: 32,
    title: 12,
    text: 9.5,
    small: 7.5,
    picture: 108,
    qr: 66,
    box: 10.5,
    names: 54,
  },
}
