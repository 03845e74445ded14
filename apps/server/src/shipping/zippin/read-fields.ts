/** Reads what a company said, field by field: nothing of it is believed to have any shape. */

type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function readArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** One line of text without what steers a terminal or a page; '' where there is none. */
export function readTextLine(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, most)
}

/** A word of the company's own vocabulary: `standard_delivery`. */
export function readCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z0-9_]{0,59}$/.test(value) ? value : undefined
}

export function readId(value: unknown): number | undefined {
  const most = 2 ** 31
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < most ? value : undefined
}

export function readMoment(value: unknown): Date | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : new Date(moment)
}

export function readLink(value: unknown, protocols: readonly string[]): string | null {
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value)) return null
  const { protocol, href } = new URL(value)
  return protocols.includes(protocol) ? href : null
}

/** A PDF that came as Base64 text. */
export function readPdf(value: unknown): Buffer | undefined {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : undefined
  return bytes?.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : undefined
}
