/** SVG text as a tree and back. It reads what `cleanSvg` and we ourselves write; anything else is no drawing. */
import { escapeXml } from '@estampa/domain/markup'

export type SvgNode = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgNode[]
  /** Text directly inside, of a style sheet. */
  readonly words: string
}
type OpenNode = { name: string; attributes: Map<string, string>; children: OpenNode[]; words: string }

const DEEPEST = 200

/** Undefined where it is not one whole element. */
export function readNodes(text: string): SvgNode | undefined {
  const open: OpenNode[] = []
  let root: OpenNode | undefined
  let at = 0
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const chunk = text.slice(at, next < 0 ? text.length : next)
    const inside = open.at(-1)
    if (inside) inside.words += unescaped(chunk)
    else if (chunk.trim() !== '') return undefined
    if (next < 0) break
    const tag = readTag(text, next)
    if (!tag) return undefined
    at = tag.end
    if (tag.kind === 'closing') {
      if (open.pop()?.name !== tag.name) return undefined
    } else if (tag.kind !== 'remark') {
      if (!inside && root) return undefined
      const mark: OpenNode = { name: tag.name, attributes: tag.attributes, children: [], words: '' }
      inside?.children.push(mark)
      root ??= mark
      if (tag.kind === 'opening' && open.push(mark) > DEEPEST) return undefined
    }
  }
  return open.length === 0 ? root : undefined
}

type Tag =
  | { kind: 'remark'; end: number }
  | { kind: 'closing'; name: string; end: number }
  | { kind: 'opening' | 'empty'; name: string; attributes: Map<string, string>; end: number }

const REMARK = /<(?:\?[^>]*\?|!--[\s\S]*?--)>/y
const CLOSING = /<\/([a-zA-Z][\w:.-]*)\s*>/y
const OPENING = /<([a-zA-Z][\w:.-]*)/y
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(["'])/y
const END = /\s*(\/?)>/y

function readTag(text: string, at: number): Tag | undefined {
  const remark = found(REMARK, text, at)
  if (remark) return { kind: 'remark', end: REMARK.lastIndex }
  const closing = found(CLOSING, text, at)
  if (closing) return { kind: 'closing', name: closing[1] ?? '', end: CLOSING.lastIndex }
  const opening = found(OPENING, text, at)
  if (!opening) return undefined
  const attributes = new Map<string, string>()
  let next = OPENING.lastIndex
  for (let one = found(ATTRIBUTE, text, next); one; one = found(ATTRIBUTE, text, next)) {
    const [, name = '', quote = '"'] = one
    // values may be pictures of many megabytes
    const last = text.indexOf(quote, ATTRIBUTE.lastIndex)
    const value = text.slice(ATTRIBUTE.lastIndex, last)
    if (last < 0 || value.includes('<')) return undefined
    attributes.set(name, unescaped(value))
    next = last + 1
  }
  const end = found(END, text, next)
  return end && { kind: end[1] ? 'empty' : 'opening', name: opening[1] ?? '', attributes, end: END.lastIndex }
}

function found(sticky: RegExp, text: string, at: number): RegExpExecArray | undefined {
  sticky.lastIndex = at
  return sticky.exec(text) ?? undefined
}

export function writeNode({ name, attributes, children, words }: SvgNode): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${textOf(value)}"`).join('')
  if (children.length === 0 && words === '') return `<${name}${written}/>`
  return `<${name}${written}>${textOf(words)}${children.map(writeNode).join('')}</${name}>`
}

/** The same mark with these children's like: every mark below is made anew, lowest first. */
export function mapNodes(mark: SvgNode, change: (mark: SvgNode) => SvgNode): SvgNode {
  return change({ ...mark, children: mark.children.map((child) => mapNodes(child, change)) })
}

/** A mark and all below it. */
export function* nodesIn(mark: SvgNode): Generator<SvgNode> {
  yield mark
  for (const child of mark.children) yield* nodesIn(child)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_all, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? ''
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })
}

// what XML 1.0 may hold
const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code < 0xd800) ||
  (code > 0xdfff && code <= 0xfffd) ||
  (code > 0xffff && code <= 0x10ffff)

/** Without the characters that XML 1.0 cannot hold. */
function textOf(text: string): string {
  return escapeXml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
}
