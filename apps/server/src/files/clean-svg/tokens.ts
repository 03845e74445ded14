/** The words of an XML text, with entities read. Undefined where it is no XML that a drawing program writes. */
export type Token =
  | { kind: 'open'; name: string; attributes: [string, string][]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const PIECE =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^<>[\]]*>|<\/([\w:.-]+)\s*>|<([A-Za-z_][\w:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+/y
const ATTRIBUTE = /\s*([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y

export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  PIECE.lastIndex = text.startsWith('\ufeff') ? 1 : 0
  while (PIECE.lastIndex < text.length) {
    // a document type with declarations of its own, or a bare «<», matches nothing
    const found = PIECE.exec(text)
    if (!found) return undefined
    const token = tokenOf(found)
    if (token === undefined) return undefined
    if (token !== null) tokens.push(token)
  }
  return tokens
}

/** Null for comments and the like. */
function tokenOf([whole, characters, closing, opening, rest = '']: RegExpExecArray):
  | Token
  | null
  | undefined {
  if (characters !== undefined) return { kind: 'text', text: characters }
  if (closing !== undefined) return { kind: 'close', name: closing }
  if (opening !== undefined) return openingOf(opening, rest)
  if (whole.startsWith('<')) return null
  const text = withoutEntities(whole)
  return text === undefined ? undefined : { kind: 'text', text }
}

function openingOf(name: string, rest: string): Token | undefined {
  const isEmpty = rest.endsWith('/')
  const list = isEmpty ? rest.slice(0, -1) : rest
  const attributes: [string, string][] = []
  ATTRIBUTE.lastIndex = 0
  while (list.slice(ATTRIBUTE.lastIndex).trim() !== '') {
    const found = ATTRIBUTE.exec(list)
    if (!found) return undefined
    const value = withoutEntities(found[2] ?? found[3] ?? '')
    if (value === undefined) return undefined
    attributes.push([found[1] ?? '', value])
  }
  return { kind: 'open', name, attributes, isEmpty }
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Undefined where there is an entity that only a document type could have named. */
function withoutEntities(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const read = text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+)?;?/gi, (_, name: string | undefined) => {
    const character = name === undefined ? undefined : characterOf(name)
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? read : undefined
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 8 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
