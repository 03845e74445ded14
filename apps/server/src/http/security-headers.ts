import type { App } from './app.ts'
import { isCall } from './is-call.ts'

const YEAR_S = 365 * 24 * 3600
/** An answer of the API is data: nothing in it runs, whoever opens it, and nobody frames it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers of every answer, and those of the API's answers. They are said first, so that a page, a picture or
 * the API's own page says its own instead. Answers of the API belong to whoever asked: nobody keeps them.
 */
export function secureAnswers(app: App, publicUrl: string): void {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // no window of another origin keeps a hold of ours, and no page of ours asks for what a shop does not need
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // a shop may have its own origin below the operator's: subdomains are not bound by it
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  }
  const data = { ...always, 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? data : always)
    done()
  })
}
