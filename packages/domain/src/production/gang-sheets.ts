/**
 * A gang sheet: art of several orders on one strip of film. A unit of a print area lies on one sheet only. A sheet is asked
 * for, made by a job, printed; until it is printed it can be undone, and its units are free for another one. The film that
 * it took is shared among its orders by the surface of their pieces, and no millimeter and no cent is lost.
 */
import { type Minor, share } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** As film for such printers is sold. */
export const filmWidthsCm = [30, 55, 60] as const
export type FilmWidthCm = (typeof filmWidthsCm)[number]

/** Between two pieces, millimeters. */
export const gapLimitsMm = { least: 2, usual: 3, most: 20 } as const
/** One person cuts and sorts no more at once, and nesting stays within seconds. */
export const MAX_SHEET_PIECES = 60
export const MAX_SHEET_UNITS = 1_500
/** Longer pages are no PDF/X-4, and no printer takes them in one piece. */
export const MAX_SHEET_LENGTH_MM = 5_000

/** Techniques whose art is printed on film or vinyl and then transferred, by their keys. */
export const filmTechniqueKeys: readonly string[] = [
  'dtf',
  'uv',
  'uv_printing',
  'uv_dtf',
  'heat_transfer',
  'transfer',
  'vinyl',
  'decal',
]
/** Of these the cutter follows each shape; of the others it goes around the whole piece. */
const cutByShape: ReadonlySet<string> = new Set(['heat_transfer', 'vinyl'])

export const printsOnFilm = (techniqueKey: string): boolean => filmTechniqueKeys.includes(techniqueKey)
export const isCutByShape = (techniqueKey: string): boolean => cutByShape.has(techniqueKey)

export const gangSheetStates = ['making', 'made', 'printed', 'failed', 'undone'] as const
export type GangSheetState = (typeof gangSheetStates)[number]

/** Why a sheet could not be made. */
export const gangSheetFailures = ['too_long', 'too_wide', 'too_complex', 'no_art'] as const
export type GangSheetFailure = (typeof gangSheetFailures)[number]

const moves: Readonly<Record<GangSheetState, readonly GangSheetState[]>> = {
  making: ['made', 'failed', 'undone'],
  made: ['printed', 'undone'],
  printed: [],
  failed: [],
  undone: [],
}

/** What somebody does with a sheet; null where it may be done. */
export function moveGangSheet(state: GangSheetState, to: 'printed' | 'undone'): Refusal | null {
  if (moves[state].includes(to)) return null
  if (state === 'making') return refuse('gang_sheet_not_made')
  return refuse(state === 'printed' ? 'gang_sheet_printed' : 'gang_sheet_over')
}

/** A print area of an order's line of which each unit is a piece of film. */
export type FilmPieceId = { readonly orderId: string; readonly lineId: string; readonly area: number }
export type FilmPiece = FilmPieceId & {
  readonly number: number
  readonly units: number
  /** Units that lie on a sheet, counted from one. */
  readonly taken: readonly number[]
}
export type ChosenPiece = FilmPieceId & { readonly copies: number }
export type ChosenUnits = { readonly piece: FilmPiece; readonly units: readonly number[] }

/** The units that lie on no sheet yet, in their order. */
export function freeUnits({ units, taken }: Pick<FilmPiece, 'units' | 'taken'>): number[] {
  const lying = new Set(taken)
  return Array.from({ length: units }, (_, index) => index + 1).filter((unit) => !lying.has(unit))
}

/** Which units of the ready pieces a sheet takes: the first free ones of each. */
export function chooseUnits(
  ready: readonly FilmPiece[],
  chosen: readonly ChosenPiece[],
): ChosenUnits[] | Refusal {
  const result: ChosenUnits[] = []
  for (const [index, wanted] of chosen.entries()) {
    const piece = ready.find((one) => isSamePiece(one, wanted))
    if (!piece) return refuse('gang_sheet_piece_gone', { piece: index + 1 })
    if (chosen.findIndex((other) => isSamePiece(other, wanted)) < index) {
      return refuse('gang_sheet_piece_twice', { number: piece.number })
    }
    const free = freeUnits(piece)
    if (free.length < wanted.copies) {
      return refuse('gang_sheet_copies_gone', { number: piece.number, free: free.length })
    }
    result.push({ piece, units: free.slice(0, wanted.copies) })
  }
  const units = result.reduce((sum, one) => sum + one.units.length, 0)
  return units > MAX_SHEET_UNITS ? refuse('gang_sheet_too_large', { maximum: MAX_SHEET_UNITS }) : result
}

const isSamePiece = (one: FilmPieceId, other: FilmPieceId) =>
  one.orderId === other.orderId && one.lineId === other.lineId && one.area === other.area

/** What so much film costs, to the step of the currency; null where the shop has no price for it. */
export function filmCost(lengthMm: number, meterPrice: Minor | null, step: Minor): Minor | null {
  return meterPrice === null ? null : Math.round((lengthMm * meterPrice) / (1_000 * step)) * step
}

export type OrderFilm = {
  readonly orderId: string
  readonly lengthMm: number
  readonly cost: Minor | null
}

/** The film of a sheet by order: in whole millimeters, and in whole steps of the currency. */
export function shareFilm(
  { lengthMm, cost }: { readonly lengthMm: number; readonly cost: Minor | null },
  surfaces: ReadonlyMap<string, number>,
  step: Minor,
): OrderFilm[] {
  // hundredths of a square millimeter are whole weights
  const weights = [...surfaces.values()].map((surface) => Math.round(surface * 100))
  const lengths = share(lengthMm, weights)
  const costs = cost === null ? [] : share(cost / step, weights)
  return [...surfaces.keys()].map((orderId, index) => ({
    orderId,
    lengthMm: lengths[index] ?? 0,
    cost: cost === null ? null : (costs[index] ?? 0) * step,
  }))
}
