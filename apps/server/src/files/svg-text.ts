/** The text of an SVG file, whatever a drawing program encoded it in. */

const utf16 = /^(?:\xff\xfe|<\0)/
const utf16Reversed = /^(?:\xfe\xff|\0<)/
/** Encodings that programs name; any other is read as UTF-8 or not at all. */
const known = new Set([
  'iso-8859-1',
  'iso-8859-15',
  'latin1',
  'windows-1252',
  'us-ascii',
  'ascii',
  'macintosh',
])

/** Undefined where the bytes are no text of the encoding that they name. */
export function svgText(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('latin1', 0, 200)
  try {
    return new TextDecoder(encodingOf(beginning), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function encodingOf(beginning: string): string {
  if (utf16.test(beginning)) return 'utf-16le'
  if (utf16Reversed.test(beginning)) return 'utf-16be'
  const named = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning)?.[1]?.toLowerCase()
  return named !== undefined && known.has(named) ? named : 'utf-8'
}

/**
 * Illustrator names its namespaces as entities of the document type and writes nothing else with them. They are
 * taken out, for nothing of a namespace is kept; whatever else a document type declares is not read.
 */
export function withoutNamespaceEntities(text: string): string {
  const found = DOCUMENT_TYPE.exec(text)
  if (!found) return text
  const [whole, declarations = ''] = found
  const names = new Set<string>()
  const rest = declarations.replace(NAMESPACE, (_, name: string) => {
    names.add(name)
    return ''
  })
  if (rest.trim() !== '') return text
  const body = text.slice(found.index + whole.length)
  const plain = body.replace(/&([A-Za-z_][\w.-]*);/g, (reference, name: string) =>
    names.has(name) ? '' : reference,
  )
  return text.slice(0, found.index) + plain
}

const DOCUMENT_TYPE = /<!DOCTYPE\s+svg\b[^<>[\]]*\[([^\]]{0,20000})\]\s*>/
const NAMESPACE = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"[a-z]+:[^"&<>%\s]*"|'[a-z]+:[^'&<>%\s]*')\s*>/g
