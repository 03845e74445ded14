import { escapeHtml } from '@estampa/domain/markup'
import type { FastifyReply } from 'fastify'
import { withoutTags } from './page-policy.ts'
import type { StoredPage } from './versioned-pages.ts'

/** What a page says of itself to its scripts where somebody of the shop sees it as a customer. */
export type ImpersonatedView = { customerName: string; secondsLeft: number }

/**
 * The page of everybody, marked: its scripts keep nothing in the browser and say whom they show. Nobody keeps it, and it
 * measures nothing.
 */
export function answerImpersonated(
  page: StoredPage,
  view: ImpersonatedView,
  reply: FastifyReply,
): FastifyReply {
  return answerUnshared(page, reply, markOf(view))
}

/** The page of everybody for one browser alone: nobody keeps it, and it measures nothing. `mark` goes into its head. */
export function answerUnshared(
  { headers, status, body }: StoredPage,
  reply: FastifyReply,
  mark = '',
): FastifyReply {
  const { 'content-security-policy': policy, vary: _, ...others } = headers
  reply.code(status).headers({ ...others, 'cache-control': 'no-store' })
  if (policy !== undefined) reply.header('content-security-policy', withoutTags(policy))
  if (!headers['content-type']?.startsWith('text/html')) return reply.send(body.bytes)
  return reply.send(body.bytes.toString().replace('</head>', () => `${mark}</head>`))
}

/** apps/storefront/app/session/impersonation.ts reads it. */
function markOf(view: ImpersonatedView): string {
  return `<meta name="seen-as-customer" content="${escapeHtml(JSON.stringify(view))}">`
}
