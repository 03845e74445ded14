/**
 * What a person calls the inks of a print: «Pantone 485 C». The workshop mixes the ink by this name, and its plate, its
 * film and its layer are called so in the print files. Two inks of a print area never have one name, and none has the
 * name of a plate that means something else there.
 */
import { plainText, withoutAccents } from '../plain-text.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type InkName, MAX_INK_NAME_LENGTH, MAX_INK_NAMES } from './design.ts'

/** The line along which what is no rectangle is cut, by the name that cutters know it by. */
export const CUT_PLATE = 'CutContour'
export const WHITE_BASE_PLATE = 'Base blanca'
/** Layers of the print files that are no inks. */
export const PICTURE_LAYER = 'Imagen'
export const CUT_LAYER = 'Corte'

/** All and None are of PDF itself, and the process colors have plates of their own. */
const reservedPlates = new Set(
  ['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black']
    .concat(CUT_PLATE, WHITE_BASE_PLATE, PICTURE_LAYER, CUT_LAYER)
    .map(plainText),
)

/** The name of a plate: ASCII, as every RIP reads it, without what no file can be called by. Empty: nothing is left. */
export function plateName(name: string): string {
  return withoutAccents(name)
    .replace(/[^\x20-\x7e]|["*/:<>?\\|]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Two names with one of these are one plate. */
export const plateKey = (name: string): string => plainText(plateName(name))

export const isReservedPlate = (name: string): boolean => reservedPlates.has(plateKey(name))

export const isSamePlate = (one: string, other: string): boolean => plateKey(one) === plateKey(other)

/** A name as it is kept: on one line, without spaces around it. */
export const trimInkName = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

export type InkNameFault = Refusal<'ink_name_invalid' | 'ink_name_reserved' | 'ink_name_repeated'>

/** Why an ink cannot be called so, where `others` are the names of the inks beside it; an empty name is none. */
export function checkInkName(typed: string, others: readonly string[]): InkNameFault | null {
  const name = trimInkName(typed)
  if (name === '') return null
  const hasInvisible = /\p{C}/u.test(name)
  if (hasInvisible || name.length > MAX_INK_NAME_LENGTH || plateName(name) === '') {
    return refuse('ink_name_invalid', { maximum: MAX_INK_NAME_LENGTH })
  }
  if (isReservedPlate(name)) return refuse('ink_name_reserved', { name })
  return others.some((other) => isSamePlate(other, name)) ? refuse('ink_name_repeated', { name }) : null
}

/** The first fault among the names of a print area. */
export function checkInkNames(names: readonly InkName[]): Refusal | null {
  for (const [index, { hex, name }] of names.entries()) {
    const before = names.slice(0, index).map((one) => one.name)
    const refusal = checkInkName(name, before)
    if (refusal) return { ...refusal, hex }
  }
  return null
}

/** The name that a person gave an ink, «Pantone 485 C»; undefined: none. */
export function inkNameOf(names: readonly InkName[] | undefined, hex: string): string | undefined {
  return names?.find((one) => one.hex === hex.toLowerCase())?.name || undefined
}

/** What the shop calls an ink of a print area otherwise than the buyer did. */
export type InkCorrection = InkName & { readonly area: number }

/** The print area with the shop's names; its colors and all else stay. */
export function withCorrectedInks<
  View extends {
    readonly printing_area_id: number
    readonly colour_names: readonly string[]
    readonly inkNames?: readonly InkName[] | undefined
  },
>(view: View, corrections: readonly InkCorrection[]): View {
  const own = corrections.filter(({ area }) => area === view.printing_area_id)
  if (own.length === 0) return view
  const inkNames = own.reduce((names, ink) => nameInk(names, ink, view.colour_names), view.inkNames ?? [])
  return { ...view, inkNames }
}

/**
 * The same names with those that a file brings for its inks. What a person has called stays, and a name that is no plate's
 * or that another ink has is left out.
 */
export function addFileInks(names: readonly InkName[], fileInks: readonly InkName[]): readonly InkName[] {
  const known = [...names]
  for (const ink of fileInks) {
    const isCalled = known.length >= MAX_INK_NAMES || inkNameOf(known, ink.hex) !== undefined
    const others = known.map((one) => one.name)
    if (!isCalled && !checkInkName(ink.name, others)) known.push(ink)
  }
  return known.length === names.length ? names : known
}

/**
 * The same names with that of one ink changed; an empty one is none. A color that is among the `inks` no longer gives its
 * name back to the one that has it now, and otherwise keeps it, for the case that it comes back.
 */
export function nameInk(
  names: readonly InkName[],
  { hex, name }: InkName,
  inks: readonly string[],
): readonly InkName[] {
  const own = hex.toLowerCase()
  const shown = new Set(inks.map((one) => one.toLowerCase()))
  const others = names.filter(
    (one) => one.hex !== own && (shown.has(one.hex) || !isSamePlate(one.name, name)),
  )
  return name === '' ? others : [...others.slice(1 - MAX_INK_NAMES), { hex: own, name }]
}
