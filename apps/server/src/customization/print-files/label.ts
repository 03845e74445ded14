/** Words beside the art, as outlines: a print file holds no typeface. */
import { type OutlinedText, outlineText } from '@estampa/artwork/text'
import { artworkFont } from '../../files/artwork-fonts.ts'
import { trace } from './paint-items.ts'
import { readPath } from './scene/path-data.ts'

const LABEL_MM = 2.2

type Label = {
  /** The left end of its line. */
  readonly x: number
  readonly y: number
  readonly ink: PDFKit.Mixins.ColorValue
  /** The size of its letters; absent: as small as they are read. */
  readonly sizeMm?: number
}

export function drawLabel(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, ink, sizeMm = LABEL_MM }: Label,
): void {
  const outlined = outlineLabel(text, sizeMm)
  doc.save()
  doc.translate(x + outlined.width / 2, y)
  trace(doc, readPath(outlined.path))
  doc.fillColor(ink, 1).fill('non-zero')
  doc.restore()
}

export const labelWidth = (text: string, sizeMm = LABEL_MM): number => outlineLabel(text, sizeMm).width

function outlineLabel(text: string, size: number): OutlinedText {
  return outlineText(
    {
      text,
      font: 'roboto-condensed',
      size,
      letterSpacing: 0,
      lineHeight: 1,
      align: 'left',
      outline: null,
      curve: null,
    },
    artworkFont('roboto-condensed'),
  )
}
