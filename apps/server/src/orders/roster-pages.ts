/**
 * The pages on which a buyer sees every person of an order's lists as they will be printed: a proof shows them beside its
 * picture, and its approval is of them too.
 */
import { groundOn } from '@estampa/domain/catalog/area-cut'
import type { RosterPerson } from '@estampa/domain/customization/roster'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { fitPersonIn, type PersonalizedArea } from '../customization/fit-roster.ts'
import type { ContactCell, ContactPage } from '../customization/print-files/contact-sheet.ts'
import { contactPdfTask, contactSheetTask } from '../customization/worker-tasks.ts'
import type { Files } from '../files/files.ts'
import { runOnSlowWorker } from '../files/worker-pool.ts'
import type { ArtworkFile, OrderedRow } from './artwork.store.ts'
import type { ArtworkFacts } from './line-pictures.ts'
import type { OrderedPrintAreas } from './print-areas.ts'
import type { ProofRoster } from './proof-roster.ts'

/** Up to so many persons are shown larger. */
const FEW = 12
const grids = { few: { columns: 3, rows: 4 }, many: { columns: 4, rows: 5 } } as const
const PREVIEW_WIDTH = 480

type LineToShow = {
  readonly order: string
  readonly facts: ArtworkFacts
  readonly rows: readonly OrderedRow[]
  readonly ordered: OrderedPrintAreas
}

/** The pages of a line, as PNG; none where no print area differs from person to person. */
export async function drawRosterPages(line: LineToShow): Promise<Uint8Array[] | Refusal> {
  const roster = line.rows[0]?.customization?.roster ?? []
  const drawn: Uint8Array[] = []
  for (const { personalized, place, areaId } of line.ordered.areas) {
    if (!personalized || roster.length === 0) continue
    const cells = cellsOf(line, { roster, personalized, areaId })
    for (const page of pagesOf(line, cells, place.area)) {
      const made = await runOnSlowWorker(contactSheetTask, page)
      if (isRefusal(made)) return made
      drawn.push(made)
    }
  }
  return drawn
}

type ListInArea = {
  readonly roster: readonly RosterPerson[]
  readonly personalized: PersonalizedArea
  readonly areaId: number
}

/** Persons of one name, number and variant look the same. */
function cellsOf({ facts, rows }: LineToShow, { roster, personalized, areaId }: ListInArea): ContactCell[] {
  const generic = facts.generics.get(rows[0]?.genericProductId ?? 0)
  const area = generic?.printing_areas.find(({ id }) => id === areaId)
  const positions = new Map(roster.map((person, index) => [person, index + 1]))
  const alike = Map.groupBy(roster, ({ name, number, sku }) =>
    JSON.stringify([name.trim(), number.trim(), sku]),
  )
  return [...alike.values()].flatMap((persons) => {
    const [person] = persons
    if (!person) return []
    const { name, number, sku } = person
    const { view, faults } = fitPersonIn(personalized, person)
    const variant = generic?.products.find((one) => one.sku === sku)
    return {
      position: positions.get(person) ?? 0,
      name,
      number,
      variantName: rows.find((row) => row.sku === sku)?.variantName || sku,
      units: persons.length,
      view,
      ground: area ? groundOn(area, variant) : null,
      missing: [...new Set(faults.flatMap(({ letters }) => [...letters]))].join(''),
    }
  })
}

function pagesOf(
  { order, rows, ordered }: LineToShow,
  cells: readonly ContactCell[],
  area: ContactPage['area'] & { readonly name: string },
): ContactPage[] {
  const grid = cells.length <= FEW ? grids.few : grids.many
  const each = grid.columns * grid.rows
  const count = Math.ceil(cells.length / each)
  const title = [order, rows[0]?.productName, area.name].filter(Boolean).join(' · ')
  const units = [...Map.groupBy(cells, ({ variantName }) => variantName)].map(
    ([name, own]) => `${name} × ${own.reduce((sum, cell) => sum + cell.units, 0)}`,
  )
  return Array.from({ length: count }, (_, page) => ({
    title,
    subtitle: [`Lista de nombres, página ${page + 1} de ${count}`, ...units].join(' · '),
    area,
    cells: cells.slice(page * each, (page + 1) * each),
    ...grid,
    pictures: ordered.pictures,
  }))
}

/** Kept with the order's artwork: each page large and small, and all of them as one PDF. */
export async function storeRosterPages(
  files: Files,
  pages: readonly Uint8Array[],
  { folder, title }: { folder: string; title: string },
): Promise<ArtworkFile[] | Refusal> {
  if (pages.length === 0) return []
  const stored: ArtworkFile[] = []
  const sheets: Uint8Array[] = []
  const ofOrder = { shoppingCartUUID: null, printing_area_id: null }
  for (const [index, page] of pages.entries()) {
    const name = `${folder}/roster-${index + 1}`
    const [key, preview_key] = [`${name}.webp`, `${name}-preview.webp`]
    await files.put(key, await sharp(page).webp({ quality: 88 }).toBuffer(), 'image/webp')
    const small = await sharp(page).resize({ width: PREVIEW_WIDTH }).webp({ quality: 82 }).toBuffer()
    await files.put(preview_key, small, 'image/webp')
    sheets.push(await sharp(page).jpeg({ quality: 88 }).toBuffer())
    stored.push({ kind: 'roster_page', name: `Lista de nombres ${index + 1}`, key, preview_key, ...ofOrder })
  }
  const pdf = await runOnSlowWorker(contactPdfTask, { title, pages: sheets })
  if (isRefusal(pdf)) return pdf
  const key = `${folder}/roster.pdf`
  await files.put(key, Buffer.from(pdf), 'application/pdf')
  return [
    ...stored,
    { kind: 'roster_pdf', name: 'lista-de-nombres-boceto.pdf', key, preview_key: key, ...ofOrder },
  ]
}

/** Where the pages of the artwork will be as those of the proof `name`; null: nobody of the order is on a list. */
export function proofRosterOf(artwork: readonly ArtworkFile[], name: string): ProofRoster | null {
  const pages = artwork.filter(({ kind }) => kind === 'roster_page')
  if (pages.length === 0) return null
  return {
    pages: pages.map((_, index) => ({
      key: `${name}-roster-${index + 1}.webp`,
      preview_key: `${name}-roster-${index + 1}-preview.webp`,
    })),
    pdf_key: `${name}-roster.pdf`,
  }
}

export async function copyRoster(
  files: Files,
  artwork: readonly ArtworkFile[],
  to: ProofRoster,
): Promise<void> {
  const copy = async (from: string | undefined, key: string, type: string) => {
    const bytes = from === undefined ? undefined : await files.get(from)
    if (!bytes) throw new Error(`the page ${from} of a list of names is not there`)
    await files.put(key, bytes, type)
  }
  const pages = artwork.filter(({ kind }) => kind === 'roster_page')
  for (const [index, { key, preview_key }] of to.pages.entries()) {
    await copy(pages[index]?.key, key, 'image/webp')
    await copy(pages[index]?.preview_key, preview_key, 'image/webp')
  }
  const pdf = artwork.find(({ kind }) => kind === 'roster_pdf')
  await copy(pdf?.key, to.pdf_key, 'application/pdf')
}
