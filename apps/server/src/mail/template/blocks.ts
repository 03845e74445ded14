/** The blocks of an e-mail. It is written down once; its HTML and its text are both made from it. */

export type EmailFact = readonly [name: string, value: string]
/** A product: its details below its name, and its price where the reader is shown one. */
export type EmailProduct = {
  name: string
  details: readonly string[]
  price: string
  picture: string | null
  /** The content of the picture, for people who do not see it. */
  alt: string
}
export type EmailColumn = { title: string; lines: readonly string[] }

export type EmailBlock =
  | { kind: 'kicker' | 'heading' | 'title' | 'text' | 'note' | 'code' | 'address'; text: string }
  | { kind: 'button'; label: string; link: string; isQuiet: boolean }
  | { kind: 'facts'; rows: readonly EmailFact[]; isSum: boolean }
  | { kind: 'goods'; rows: readonly EmailProduct[] }
  /** A person's own words, set apart from the shop's. */
  | { kind: 'said'; text: string; by: string }
  | { kind: 'columns'; columns: readonly EmailColumn[] }
  /** A large picture that opens what it shows. */
  | { kind: 'picture'; address: string; alt: string; link: string }
  | { kind: 'progress'; names: readonly string[]; at: number }

/** Blocks with gaps where something is left out. */
export type EmailBlocks = readonly (EmailBlock | false | null | undefined | EmailBlocks)[]

/** A word above the heading that says what the e-mail is about. */
export const kicker = (text: string): EmailBlock => ({ kind: 'kicker', text })
export const heading = (text: string): EmailBlock => ({ kind: 'heading', text })
export const title = (text: string): EmailBlock => ({ kind: 'title', text })
export const text = (quotation: string): EmailBlock => ({ kind: 'text', text: quotation })
/** Less important than a text. */
export const note = (words: string): EmailBlock => ({ kind: 'note', text: words })
/** A text that the reader types elsewhere. */
export const code = (words: string): EmailBlock => ({ kind: 'code', text: words })
/** A link that is seen whole. */
export const address = (link: string): EmailBlock => ({ kind: 'address', text: link })
export const button = (label: string, link: string, isQuiet = false): EmailBlock => {
  return { kind: 'button', label, link, isQuiet }
}
export const facts = (rows: readonly EmailFact[]): EmailBlock => ({ kind: 'facts', rows, isSum: false })
/** The last row is the total of those before it. */
export const sum = (rows: readonly EmailFact[]): EmailBlock => ({ kind: 'facts', rows, isSum: true })
export const products = (rows: readonly EmailProduct[]): EmailBlock => ({ kind: 'goods', rows })
export const quotation = (words: string, by = ''): EmailBlock => ({ kind: 'said', text: words, by })
export const columns = (...shown: readonly EmailColumn[]): EmailBlock => ({ kind: 'columns', columns: shown })
export const largePicture = (address: string, alt: string, link: string): EmailBlock => {
  return { kind: 'picture', address, alt, link }
}
export const progress = (names: readonly string[], at: number): EmailBlock => ({
  kind: 'progress',
  names,
  at,
})

/** The blocks that say something, in one row. */
export function flattened(blocks: EmailBlocks): EmailBlock[] {
  return blocks.flatMap((block) => {
    if (!block) return []
    if (!('kind' in block)) return flattened(block)
    return isEmpty(block) ? [] : [block]
  })
}

function isEmpty(block: EmailBlock): boolean {
  if ('text' in block) return block.text === ''
  if ('rows' in block) return block.rows.length === 0
  if (block.kind === 'columns') return block.columns.every(({ lines }) => lines.length === 0)
  return false
}
