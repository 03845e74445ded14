import { escapeHtml } from '@estampa/domain/markup'
import type { FastifyReply } from 'fastify'
import { framedBy, withoutTags } from './page-policy.ts'
import type { StoredPage } from './versioned-pages.ts'

const PARAMETER = 'preview'

/** The token of a preview in an address, and the address of everybody; undefined where it asks for none. */
export function previewIn(url: URL): { token: string; url: URL } | undefined {
  const token = url.searchParams.get(PARAMETER)
  if (token === null) return undefined
  const bare = new URL(url)
  bare.searchParams.delete(PARAMETER)
  return { token, url: bare }
}

export type PreviewedPage = {
  page: StoredPage
  token: string
  /** The origin of the back office, which alone may frame it. */
  office: string
}

/**
 * A page with a look that is not published: marked for its scripts, framed by the office alone, kept by nobody, found by
 * no search engine, and without anything that measures.
 */
export function answerPreviewed({ page, token, office }: PreviewedPage, reply: FastifyReply): FastifyReply {
  const { headers, status, body } = page
  const { 'content-security-policy': policy, location, vary: _, ...others } = headers
  reply.code(status).headers({ ...others, ...previewHeaders })
  if (policy !== undefined) reply.header('content-security-policy', framedBy(withoutTags(policy), office))
  if (location !== undefined) reply.header('location', withToken(location, token))
  if (!headers['content-type']?.startsWith('text/html')) return reply.send(body.bytes)
  return reply.send(body.bytes.toString().replace('</head>', () => `${markOf(token, office)}</head>`))
}

export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** apps/storefront/app/session/look-preview.ts reads it. */
function markOf(token: string, office: string): string {
  return `<meta name="look-preview" content="${escapeHtml(JSON.stringify({ token, office }))}">`
}

/** Where a page leads on to another one, the preview goes with it. */
function withToken(location: string, token: string): string {
  const [path = '', hash] = location.split('#')
  const next = `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(token)}`
  return hash === undefined ? next : `${next}#${hash}`
}
