/**
 * Makes a sheet that somebody asked for: the art of each of its units is read as the print files have it, nested by its
 * outlines, and drawn. All of it runs on worker threads; two passes over the same sheet give the same one.
 */
import type { NestingFilm } from '@estampa/artwork/nesting'
import { countries } from '@estampa/domain/countries'
import { counted, decimal } from '@estampa/domain/messages/numbers'
import { stepOf } from '@estampa/domain/money'
import { filmCost, MAX_SHEET_LENGTH_MM, shareFilm } from '@estampa/domain/production/gang-sheets'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { shortDateText } from '../../documents/texts.ts'
import { runOnSlowWorker } from '../../files/worker-pool.ts'
import type { Services } from '../../http/services.ts'
import type { Shop } from '../../http/shop.ts'
import { drawGangSheetTask, nestFilmTask, outlineFilmArtTask } from '../worker-tasks.ts'
import { HEAD_MM, MARGIN_MM } from './draw-gang-sheet.ts'
import type { GangSheet, MadeGangSheet, PlacedUnit, SheetFailure, SheetUnit } from './gang-sheets.store.ts'
import type { OutlinedFilmArt } from './outline-film-art.ts'
import { readSheetArts, type SheetArt, type SheetArts } from './sheet-arts.ts'

type MakeContext = { readonly services: Services; readonly shop: Shop }
type OutlinedArt = SheetArt & OutlinedFilmArt

/** Throws where the machine is too busy: the job is tried again. */
export async function makeGangSheet(
  context: MakeContext,
  sheet: GangSheet,
  units: readonly SheetUnit[],
): Promise<MadeGangSheet | SheetFailure> {
  const read = await readSheetArts(context, sheet.techniqueId, units)
  if ('failure' in read) return read
  const arts = await outlineArts(read)
  if ('failure' in arts) return arts
  const film = filmOf(sheet)
  const nested = await runOnSlowWorker(nestFilmTask, {
    pieces: arts.map(({ outline, units: copies }) => ({ outline, copies: copies.length })),
    film,
  })
  if (isRefusal(nested)) return failureOf(nested, null)
  if (!nested) return { failure: 'too_wide', number: await findTooWide(film, arts) }
  const lengthMm = Math.ceil(HEAD_MM + nested.lengthMm)
  if (lengthMm > MAX_SHEET_LENGTH_MM) return { failure: 'too_long', number: null }
  const placements = nested.placements.map((one) => ({ ...one, yMm: one.yMm + HEAD_MM }))
  const pdf = await runOnSlowWorker(drawGangSheetTask, {
    title: `${context.shop.config.name} · Hoja ${sheet.number}`,
    head: headOf(context.shop, sheet, { lengthMm, arts }),
    widthMm: film.widthMm,
    lengthMm,
    arts,
    pictures: read.pictures,
    placements,
  })
  if (isRefusal(pdf)) return failureOf(pdf, null)
  const { id, number } = sheet
  const fileKey = `shops/${context.shop.id}/gang-sheets/${id}/hoja-${number}-${sheet.widthCm}cm.pdf`
  await context.services.files.put(fileKey, pdf, 'application/pdf')
  const step = stepOf(2, countries[context.shop.config.environment].currency)
  const cost = filmCost(lengthMm, sheet.meterPrice, step)
  return {
    id,
    lengthMm,
    cost,
    arts: arts.map(({ orderId, number, plainLabel, outline }) => ({
      orderId,
      number,
      label: plainLabel,
      rings: outline.map((ring) => ring.flatMap(({ x, y }) => [tenth(x), tenth(y)])),
    })),
    placed: placeUnits(arts, placements),
    shares: shareFilm({ lengthMm, cost }, surfacesOf(arts), step),
    fileKey,
    at: context.services.now(),
  }
}

const filmOf = ({ widthCm, gapMm }: GangSheet): NestingFilm => ({
  widthMm: widthCm * 10,
  gapMm,
  marginMm: MARGIN_MM,
})

const tenth = (mm: number) => Math.round(mm * 10) / 10

async function outlineArts({ arts, pictures }: SheetArts): Promise<OutlinedArt[] | SheetFailure> {
  const outlined: OutlinedArt[] = []
  for (const art of arts) {
    const { place, hasBase, label } = art
    const own = pictures.filter(({ key }) => art.pictureKeys.has(key))
    const made = await runOnSlowWorker(outlineFilmArtTask, { place, hasBase, label, pictures: own })
    if (isRefusal(made)) return failureOf(made, art.number)
    if (made) outlined.push({ ...art, ...made })
  }
  return outlined.length === 0 ? { failure: 'no_art', number: null } : outlined
}

function failureOf({ refusal }: Refusal, number: number | null): SheetFailure {
  if (refusal === 'too_complex') return { failure: 'too_complex', number }
  throw new Error(`a gang sheet could not be made: ${refusal}`)
}

/** The order whose piece alone fits on no film of this width. */
async function findTooWide(film: NestingFilm, arts: readonly OutlinedArt[]): Promise<number | null> {
  for (const { outline, number } of arts) {
    const alone = await runOnSlowWorker(nestFilmTask, { pieces: [{ outline, copies: 1 }], film })
    if (alone === null) return number
  }
  return null
}

/** Copies of one art are alike, so that any of them may be any of its units. */
function placeUnits(
  arts: readonly OutlinedArt[],
  placements: readonly { piece: number; angle: number; xMm: number; yMm: number }[],
): PlacedUnit[] {
  const left = arts.map(({ units }) => [...units])
  return placements.flatMap(({ piece, angle, xMm, yMm }) => {
    const unit = left[piece]?.shift()
    return unit ? [{ ...unit, art: piece, angle, xMm: tenth(xMm), yMm: tenth(yMm) }] : []
  })
}

function surfacesOf(arts: readonly OutlinedArt[]): Map<string, number> {
  const surfaces = new Map<string, number>()
  for (const { orderId, surface, units } of arts) {
    surfaces.set(orderId, (surfaces.get(orderId) ?? 0) + surface * units.length)
  }
  return surfaces
}

/** «pampa · Hoja 12 · DTF · 27/11/2026 · film de 55 cm × 1,25 m · 3 pedidos · sin espejar» */
function headOf(
  { config }: Shop,
  { number, techniqueName, widthCm, askedAt }: GangSheet,
  { lengthMm, arts }: { lengthMm: number; arts: readonly OutlinedArt[] },
): string {
  const orders = new Set(arts.map(({ orderId }) => orderId)).size
  return [
    config.name,
    `Hoja ${number}`,
    techniqueName,
    shortDateText(new Date(askedAt), countries[config.environment]),
    `film de ${widthCm} cm × ${decimal(lengthMm / 1000, 2)} m`,
    counted(orders, 'pedido', 'pedidos'),
    'sin espejar',
  ].join(' · ')
}
