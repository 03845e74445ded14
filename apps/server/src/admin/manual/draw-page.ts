import { escapeHtml } from '@estampa/domain/markup'
import type { ManualText } from './manual-text.ts'
import type { Manual } from './read-manual.ts'

/** A question mark on ink, so that its tab is told from those of the office. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1d21"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">?</text></svg>',
)}`

type ManualSite = { manual: Pick<Manual, 'index' | 'pages'>; styleUrl: string }

/** A page with the index at its side, and the pages before and after it. */
export function drawManualPage(site: ManualSite, text: ManualText): string {
  const { index, pages } = site.manual
  const title = text === index ? text.title : `${text.title} · ${index.title}`
  return drawFrame(site, title, text, `<article>\n${text.html}</article>\n${drawNeighbors(pages, text)}`)
}

/** What stands at an address where no page is. */
export function drawMissingPage(site: ManualSite): string {
  const content = `<article>
<h1>No hay nada en esta dirección</h1>
<p>Puede que la página haya cambiado o que la dirección esté mal escrita. Elige otra en el índice, o
<a href="/manual">empieza por el principio</a>.</p>
</article>`
  return drawFrame(site, `No hay nada en esta dirección · ${site.manual.index.title}`, undefined, content)
}

function drawFrame(
  { manual: { index, pages }, styleUrl }: ManualSite,
  title: string,
  current: ManualText | undefined,
  content: string,
): string {
  const items = pages.map((page) => drawIndexRow(page, page === current)).join('\n')
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${styleUrl}">
</head>
<body>
<a class="skip" href="#contenido">Ir al contenido</a>
<header class="top">
<a class="home" href="/manual">${escapeHtml(index.title)}</a>
<a class="to-index" href="#indice">Índice</a>
<a class="to-office" href="/">Ir al escritorio</a>
</header>
<div class="frame">
<main id="contenido" tabindex="-1">
${content}
</main>
<nav id="indice" aria-label="Índice del manual" tabindex="-1">
<ul>
${items}
</ul>
</nav>
</div>
</body>
</html>
`
}

/** A page in the index; the one that is open shows its sections too. */
function drawIndexRow({ name, title, headings }: ManualText, isCurrent: boolean): string {
  if (!isCurrent) return `<li><a href="/manual/${name}">${escapeHtml(title)}</a></li>`
  const sections = headings
    .filter(({ level }) => level === 2)
    .map((heading) => `<li><a href="#${heading.anchor}">${escapeHtml(heading.title)}</a></li>`)
    .join('\n')
  return `<li><a href="/manual/${name}" aria-current="page">${escapeHtml(title)}</a>\n<ul>\n${sections}\n</ul></li>`
}

function drawNeighbors(pages: readonly ManualText[], text: ManualText): string {
  const at = pages.indexOf(text)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  const links = [
    at > 0 &&
      before &&
      `<a rel="prev" href="/manual/${before.name}"><span>Antes</span> ${escapeHtml(before.title)}</a>`,
    after && `<a rel="next" href="/manual/${after.name}"><span>Después</span> ${escapeHtml(after.title)}</a>`,
  ].filter(Boolean)
  return links.length === 0
    ? ''
    : `<nav class="neighbors" aria-label="Antes y después">${links.join('\n')}</nav>`
}
