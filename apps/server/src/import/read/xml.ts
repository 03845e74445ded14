/** A feed of Google Merchant in XML (RSS or Atom) as rows, item by item, whatever its size. */
import { googleAttributes } from '../kinds/google.ts'
import type { TableRow } from '../table/rows.ts'
import { CannotImport, type ImportSource, readSourceText } from './source.ts'

const mostItemCharacters = 1_000_000
const start = /<(item|entry)(?=[\s>])/

export async function* readXmlRows(
  source: ImportSource,
  took: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  yield { where: 'encabezado', cells: [...googleAttributes] }
  let text = ''
  let count = 0
  for await (const piece of readSourceText(source, took)) {
    text += piece
    for (;;) {
      const opened = start.exec(text)
      if (!opened) {
        // the name of a tag may be cut in two
        text = text.slice(-10)
        break
      }
      const end = text.indexOf(`</${opened[1]}>`, opened.index)
      if (end < 0) {
        text = text.slice(opened.index)
        if (text.length > mostItemCharacters)
          throw new CannotImport('Un producto del XML pasa el millón de caracteres.')
        break
      }
      count += 1
      yield { where: `producto ${count}`, cells: cellsOf(text.slice(opened.index, end)) }
      text = text.slice(end)
    }
  }
  if (count === 0)
    throw new CannotImport(
      'El XML no trae productos: se lee el catálogo de Google Merchant, con <item> o <entry>.',
    )
}

function cellsOf(item: string): string[] {
  return googleAttributes.map((name) => {
    const found = item.matchAll(
      new RegExp(`<(?:g:)?${name}(?:\\s[^>]{0,500})?>([\\s\\S]*?)</(?:g:)?${name}>`, 'g'),
    )
    return [...found].map(([, content = '']) => textOf(content)).join(',')
  })
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** What stands in a CDATA is text as it is. */
function textOf(content: string): string {
  const [, literal] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(content) ?? []
  if (literal !== undefined) return literal.trim()
  return content.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => named[name] ?? '').trim()
}
