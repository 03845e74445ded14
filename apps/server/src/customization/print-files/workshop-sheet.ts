/** The sheet that a person in the workshop holds in the hand: what to make, on what, how many, how large, in which colors. */
import { trimmedBox } from '@estampa/domain/customization/boxes'
import { baseTextOf, cutTextOf } from '@estampa/domain/customization/decorations'
import { rendersColor } from '@estampa/domain/customization/preflight'
import type { PersonsRoom } from './person-sizes.ts'
import type { NotedFile, PrintedArea, PrintFacts } from './print-job.ts'
import {
  drawRule,
  fact,
  makeRoomFor,
  mm,
  PAGE,
  pageCount,
  RIGHT,
  sheetInk,
  showPicture,
  type WorkshopPage,
  workshopPdf,
  writeText,
} from './workshop-page.ts'

const PICTURE = { width: 62, height: 62 }
const FRAME = { width: 78, height: 62 }

export type SheetToWrite = {
  readonly facts: PrintFacts
  /** PNG or JPEG. */
  readonly picture: Uint8Array | null
  readonly places: readonly SheetPrintArea[]
}
type SheetPrintArea = Pick<PrintedArea, 'place' | 'preview' | 'sewing'> & {
  /** The room that a list of persons needs, whose art differs: the place shows the largest. */
  readonly room?: PersonsRoom
  readonly files: readonly Omit<NotedFile, 'bytes'>[]
}

export function workshopSheet({ facts, picture, places }: SheetToWrite): Promise<Buffer> {
  const title = `${facts.order} · hoja de taller`
  return workshopPdf({ title, footer: `${facts.shop} · ${facts.order}` }, async (sheet) => {
    await writeHead(sheet, facts, picture)
    for (const [index, made] of places.entries()) await writePrintArea(sheet, made, index + 1)
    writeFiles(sheet, places)
  })
}

async function writeHead(sheet: WorkshopPage, facts: PrintFacts, picture: Uint8Array | null): Promise<void> {
  const { margin } = PAGE
  writeText(sheet, facts.shop, margin, sheet.y, { size: 4, colour: sheetInk.quiet, width: 100 })
  writeText(sheet, facts.date, margin, sheet.y, { colour: sheetInk.quiet, align: 'right' })
  sheet.y += 7
  sheet.y += writeText(sheet, facts.order, margin, sheet.y, { size: 8, bold: true }) + 1
  sheet.y += writeText(sheet, facts.product.name, margin, sheet.y, { size: 4.4 }) + 3
  drawRule(sheet)
  sheet.y += 5
  const top = sheet.y
  const left = picture ? margin + PICTURE.width + 8 : margin
  if (picture) await showPicture(sheet, picture, { x: margin, y: top, ...PICTURE })
  writeQuantities(sheet, facts, left)
  sheet.y = Math.max(sheet.y, picture ? top + PICTURE.height : top) + 6
}

function writeQuantities(sheet: WorkshopPage, { quantities }: PrintFacts, x: number): void {
  writeText(sheet, 'Cantidades', x, sheet.y, { bold: true, size: 3.8 })
  sheet.y += 7
  const total = quantities.reduce((sum, { units }) => sum + units, 0)
  const variants = quantities.map(({ name, sku, units }) => ({
    name: [name, sku].filter(Boolean).join(' · '),
    units,
    bold: false,
  }))
  for (const { name, units, bold } of [...variants, { name: 'Total', units: total, bold: true }]) {
    makeRoomFor(sheet, 6)
    writeText(sheet, `${units.toLocaleString('es-AR')} u.`, RIGHT - 30, sheet.y, {
      bold,
      width: 30,
      align: 'right',
    })
    sheet.y += writeText(sheet, name, x, sheet.y, { bold, width: RIGHT - 34 - x }) + 1.2
  }
}

async function writePrintArea(sheet: WorkshopPage, made: SheetPrintArea, number: number): Promise<void> {
  const { place } = made
  makeRoomFor(sheet, FRAME.height + 22)
  drawRule(sheet)
  sheet.y += 4
  const title = `${number}. ${place.area.name} — ${place.technique.name}`
  sheet.y += writeText(sheet, title, PAGE.margin, sheet.y, { size: 5, bold: true }) + 3
  const [top, page] = [sheet.y, pageCount(sheet)]
  await showArt(sheet, made)
  sheet.y = top
  writeFacts(sheet, made, PAGE.margin + FRAME.width + 8)
  if (pageCount(sheet) === page) sheet.y = Math.max(sheet.y, top + FRAME.height)
  sheet.y += 5
}

/** The place as it is printed, or sewn, on gray: white ink is seen, too. */
async function showArt(sheet: WorkshopPage, { place, preview }: SheetPrintArea): Promise<void> {
  const scale = Math.min(FRAME.width / place.area.width, FRAME.height / place.area.height)
  const [width, height] = [place.area.width * scale, place.area.height * scale]
  const box = { x: PAGE.margin, y: sheet.y, width, height }
  sheet.doc.rect(box.x, box.y, width, height).fillColor(sheetInk.ground, 1).fill()
  await showPicture(sheet, preview, box)
}

function writeFacts(sheet: WorkshopPage, { place, sewing, room }: SheetPrintArea, x: number): void {
  const { area, view, remarks } = place
  const isInked = rendersColor(place.technique.key)
  const colours = isInked ? place.colours : []
  const box = trimmedBox(view, area)
  fact(sheet, x, 'Área', cutTextOf(area) || `${mm(area.width)} × ${mm(area.height)} mm`)
  if (room) {
    fact(sheet, x, 'Arte', `hasta ${mm(room.width)} × ${mm(room.height)} mm, según el nombre`)
    fact(sheet, x, 'Desde la izquierda', `desde ${mm(room.left)} mm`)
    fact(sheet, x, 'Desde arriba', `desde ${mm(room.top)} mm`)
  } else if (box) {
    fact(sheet, x, 'Arte', `${mm(box.right - box.left)} × ${mm(box.bottom - box.top)} mm`)
    fact(sheet, x, 'Desde la izquierda', `${mm(box.left)} mm`)
    fact(sheet, x, 'Desde arriba', `${mm(box.top)} mm`)
  }
  const many = colours.length
  if (isInked) fact(sheet, x, 'Colores', many > 0 ? String(many) : 'A todo color')
  if (sewing) fact(sheet, x, 'Bordado', sewing)
  if (place.whiteBase) fact(sheet, x, 'Base blanca', baseTextOf(place.whiteBase))
  for (const { hex, name } of colours) {
    makeRoomFor(sheet, 6)
    const isHex = /^#[\da-f]{6}$/i.test(hex)
    sheet.doc.roundedRect(x, sheet.y, 7, 4.2, 0.6).lineWidth(0.15)
    sheet.doc.fillAndStroke(isHex ? hex : '#ffffff', sheetInk.quiet)
    writeText(sheet, name === hex ? hex : `${name}  ${hex}`, x + 10, sheet.y)
    sheet.y += 6
  }
  paragraph(sheet, x, 'Indicaciones', view.instructions.trim() ? [view.instructions.trim()] : [])
  paragraph(sheet, x, 'A tener en cuenta', remarks)
}

function paragraph(sheet: WorkshopPage, x: number, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  makeRoomFor(sheet, 14)
  sheet.y += 1.5
  sheet.y += writeText(sheet, title, x, sheet.y, { bold: true }) + 1
  for (const text of texts) {
    sheet.doc.font('plain').fontSize(3.2)
    makeRoomFor(sheet, sheet.doc.heightOfString(text, { width: RIGHT - x }) + 1)
    sheet.y += writeText(sheet, text, x, sheet.y) + 1
  }
}

function writeFiles(sheet: WorkshopPage, places: readonly SheetPrintArea[]): void {
  const files = places.flatMap((place) => place.files)
  if (files.length === 0) return
  makeRoomFor(sheet, 24)
  drawRule(sheet)
  sheet.y += 4
  sheet.y += writeText(sheet, 'Archivos', PAGE.margin, sheet.y, { size: 4.4, bold: true }) + 2
  for (const { name, note } of files) {
    sheet.doc.font('plain').fontSize(3)
    makeRoomFor(sheet, sheet.doc.heightOfString(note, { width: RIGHT - PAGE.margin - 62 }) + 2)
    writeText(sheet, name, PAGE.margin, sheet.y, { size: 3, width: 60 })
    sheet.y += writeText(sheet, note, PAGE.margin + 62, sheet.y, { size: 3, colour: sheetInk.quiet }) + 1.4
  }
}
