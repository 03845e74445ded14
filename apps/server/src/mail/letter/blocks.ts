/** What a letter consists of. It is written down once; its HTML and its text are both made from it. */

export type Fact = readonly [name: string, value: string]
/** A product: its details below its name, and its price where the reader is shown one. */
export type Goods = {
  name: string
  details: readonly string[]
  price: string
  picture: string | null
  /** What the picture shows, for whoever does not see it. */
  alt: string
}
export type Column = { title: string; lines: readonly string[] }

export type Block =
  | { kind: 'kicker' | 'heading' | 'title' | 'text' | 'note' | 'code' | 'address'; text: string }
  | { kind: 'button'; label: string; link: string; isQuiet: boolean }
  | { kind: 'facts'; rows: readonly Fact[]; isSum: boolean }
  | { kind: 'goods'; rows: readonly Goods[] }
  /** What a person wrote, set apart from the shop's words. */
  | { kind: 'said'; text: string; by: string }
  | { kind: 'columns'; columns: readonly Column[] }
  | { kind: 'progress'; names: readonly string[]; at: number }

/** Blocks with gaps where something is left out. */
export type Blocks = readonly (Block | false | null | undefined | Blocks)[]

/** A word above the heading that says what the letter is about. */
export const kicker = (text: string): Block => ({ kind: 'kicker', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const title = (text: string): Block => ({ kind: 'title', text })
export const text = (said: string): Block => ({ kind: 'text', text: said })
/** Less important than a text. */
export const note = (said: string): Block => ({ kind: 'note', text: said })
/** What the reader types elsewhere. */
export const code = (said: string): Block => ({ kind: 'code', text: said })
/** A link that is seen whole. */
export const address = (link: string): Block => ({ kind: 'address', text: link })
export const button = (label: string, link: string, isQuiet = false): Block => {
  return { kind: 'button', label, link, isQuiet }
}
export const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', rows, isSum: false })
/** The last row is the total of those before it. */
export const sum = (rows: readonly Fact[]): Block => ({ kind: 'facts', rows, isSum: true })
export const goods = (rows: readonly Goods[]): Block => ({ kind: 'goods', rows })
export const said = (words: string, by = ''): Block => ({ kind: 'said', text: words, by })
export const columns = (...shown: readonly Column[]): Block => ({ kind: 'columns', columns: shown })
export const progress = (names: readonly string[], at: number): Block => ({ kind: 'progress', names, at })

/** The blocks that say something, in one row. */
export function flattened(blocks: Blocks): Block[] {
  return blocks.flatMap((block) => {
    if (!block) return []
    if (!('kind' in block)) return flattened(block)
    return isEmpty(block) ? [] : [block]
  })
}

function isEmpty(block: Block): boolean {
  if ('text' in block) return block.text === ''
  if ('rows' in block) return block.rows.length === 0
  if (block.kind === 'columns') return block.columns.every(({ lines }) => lines.length === 0)
  return false
}
