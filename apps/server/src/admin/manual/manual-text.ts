import { escapeHtml } from '@estampa/domain/markup'
import { Marked, type Tokens } from 'marked'
import type { ManualPicture } from './pictures.ts'

export type ManualHeading = { level: number; title: string; anchor: string }
/** A link to another page of the manual; the page is empty for one within the same page. */
export type ManualReference = { page: string; anchor: string }

/** One page of the manual, read from Markdown. */
export type ManualText = {
  name: string
  title: string
  html: string
  headings: readonly ManualHeading[]
  links: readonly ManualReference[]
  /** The files of its pictures. */
  pictures: readonly string[]
}

/**
 * Markdown as GitHub reads it: the same anchors, the same links between files. Links get the addresses of the served
 * pages, pictures their measures, and what is no Markdown is shown as it was typed.
 */
export function readManualText(
  name: string,
  markdown: string,
  known: ReadonlyMap<string, ManualPicture>,
): ManualText {
  const headings: ManualHeading[] = []
  const links: ManualReference[] = []
  const pictures: string[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens)
        const anchor = anchorOf(plainTitle(title))
        headings.push({ level: depth, title: plainTitle(title), anchor })
        return `<h${depth} id="${anchor}">${title}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const link = readLink(href)
        if (link) links.push(link)
        return `<a href="${escapeHtml(link ? addressOf(link) : href)}">${text}</a>`
      },
      image({ href, text }) {
        const file = href.replace(/^pictures\//, '')
        pictures.push(file)
        return drawPicture(known.get(file), text)
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens)
        return isPicture(tokens) ? `<figure>${html}</figure>\n` : `<p>${html}</p>\n`
      },
      table(token) {
        return drawTable(token, (cell) => this.parser.parseInline(cell.tokens))
      },
      html: ({ text }) => escapeHtml(text),
    },
  })
  const html = marked.parse(markdown, { async: false })
  const [first] = headings
  return { name, title: first?.title ?? name, html, headings, links, pictures }
}

const isPicture = (tokens: readonly { type: string }[]) => tokens.length === 1 && tokens[0]?.type === 'image'

/** A title without what marks a part of it. */
const plainTitle = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** «Qué espera, y desde cuándo» is `qué-espera-y-desde-cuándo`, as GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function readLink(href: string): ManualReference | undefined {
  const found = /^(?:([a-z-]+|README)\.md)?(?:#(.+))?$/.exec(href)
  return found && href !== ''
    ? { page: found[1] ?? '', anchor: decodeURIComponent(found[2] ?? '') }
    : undefined
}

function addressOf({ page, anchor }: ManualReference): string {
  const path = page === '' ? '' : page === 'README' ? '/manual' : `/manual/${page}`
  return anchor === '' ? path : `${path}#${anchor}`
}

/** The picture leads to itself alone, where a phone can enlarge it. */
function drawPicture(picture: ManualPicture | undefined, text: string): string {
  const alt = escapeHtml(text)
  if (!picture) return `<em>${alt}</em>`
  const { url, width, height } = picture
  return `<a href="${url}"><img src="${url}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`
}

/** Like the library's own, with heads that name their columns. */
function drawTable({ header, rows }: Tokens.Table, draw: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) => `<th scope="col">${draw(cell)}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${draw(cell)}</td>`).join('')}</tr>`)
    .join('\n')
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>\n`
}
