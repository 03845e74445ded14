import { createElement, Fragment, type ReactNode } from 'react'

/** Marks that a message may carry. Everything else loses its mark and keeps its text; attributes never pass. */
const ALLOWED = new Set(['b', 'strong', 'i', 'em', 'p', 'br', 'ul', 'ol', 'li'])
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript'])

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (DROPPED.has(tag)) return null
  if (tag === 'br') return <br key={key} />
  return createElement(ALLOWED.has(tag) ? tag : Fragment, { key }, ...[...node.childNodes].map(draw))
}

/** A sentence of the server that may carry a little HTML, drawn without trusting it. In the browser only. */
export function ServerMessage({ html }: { html: string }) {
  if (!html.includes('<') && !html.includes('&')) return html
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...parsed.body.childNodes].map(draw)}</>
}
