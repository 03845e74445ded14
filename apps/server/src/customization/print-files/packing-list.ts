/**
 * Runs on a worker thread: the persons of a list by size, each with a box to tick when the unit is packed, and how large
 * her print is.
 */
import { counted } from '@estampa/domain/messages/numbers'
import type { PrintFacts, PrintPerson } from './print-job.ts'
import {
  drawRule,
  makeRoomFor,
  PAGE,
  RIGHT,
  sheetInk,
  type WorkshopPage,
  workshopPdf,
  writeText,
} from './workshop-page.ts'

const ROW = 6.4
const BOX = 3.6
const NAME_X = PAGE.margin + 20
const NUMBER_X = RIGHT - 34
const SIZES = { x: RIGHT - 82, width: 50 }
const unitsText = (units: number) => counted(units, 'unidad', 'unidades')

export function packingList({
  facts,
  persons,
}: {
  readonly facts: PrintFacts
  readonly persons: readonly PackedPerson[]
}): Promise<Buffer> {
  const title = `${facts.order} · lista de nombres`
  return workshopPdf({ title, footer: `${facts.shop} · ${title}` }, async (sheet) => {
    const { margin } = PAGE
    sheet.y += writeText(sheet, facts.order, margin, sheet.y, { size: 8, bold: true }) + 1
    const { name } = facts.product
    sheet.y += writeText(sheet, `${name} · ${unitsText(persons.length)}`, margin, sheet.y, { size: 4.4 }) + 4
    for (const [variant, own] of Map.groupBy(persons, ({ variantName }) => variantName)) {
      writeVariant(sheet, variant || facts.product.sku, own)
    }
  })
}

type PackedPerson = Omit<PrintPerson, 'views'> & { readonly sizes: readonly string[] }

function writeVariant(sheet: WorkshopPage, variant: string, persons: readonly PackedPerson[]): void {
  makeRoomFor(sheet, 3 * ROW)
  drawRule(sheet)
  sheet.y += 3
  const bold = { size: 4.4, bold: true }
  writeText(sheet, unitsText(persons.length), RIGHT - 50, sheet.y, { ...bold, width: 50, align: 'right' })
  sheet.y += writeText(sheet, variant, PAGE.margin, sheet.y, { ...bold, width: 120 }) + 2.5
  for (const person of persons) writePerson(sheet, person)
  sheet.y += 3
}

/** A name of forty letters may take two lines. */
function writePerson(sheet: WorkshopPage, { position, name, number, sizes }: PackedPerson): void {
  makeRoomFor(sheet, 2 * ROW)
  const { doc, y } = sheet
  doc.rect(PAGE.margin, y, BOX, BOX).lineWidth(0.3).strokeColor(sheetInk.quiet, 1).stroke()
  writeText(sheet, String(position), PAGE.margin + 7, y, { colour: sheetInk.quiet, width: 12 })
  writeText(sheet, number, NUMBER_X, y, { size: 3.8, bold: true, width: 34, align: 'right' })
  const size = writeText(sheet, sizes.join('\n'), SIZES.x, y, { colour: sheetInk.quiet, width: SIZES.width })
  const taken = writeText(sheet, name || '—', NAME_X, y, { size: 3.8, width: SIZES.x - NAME_X - 4 })
  sheet.y += Math.max(ROW, taken + 1.4, size + 1.4)
}
