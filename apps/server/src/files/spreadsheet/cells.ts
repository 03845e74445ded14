/** Tables for spreadsheets: what stands in their columns, and texts that stay texts. */

export type SpreadsheetColumn = {
  readonly title: string
  /** An amount is in minor units; a moment is local, '2026-11-24 13:45' or '2026-11-24'. */
  readonly kind: 'text' | 'count' | 'amount' | 'moment'
}
/** null: nothing is known. */
export type SpreadsheetCell = string | number | null
export type SpreadsheetRow = readonly SpreadsheetCell[]

/** What a spreadsheet takes for the beginning of a formula, in its wide form too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
// no XML can say them, and no text has them for people
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * A text that somebody else has typed and that is opened by a spreadsheet: whatever begins like a formula gets an
 * apostrophe before it, and is never computed.
 */
export function maskFormula(text: string): string {
  const whole = text.toWellFormed().replace(UNPRINTABLE, '')
  return FORMULA.test(whole) || FORMULA.test(whole.trimStart()) ? `'${whole}` : whole
}
