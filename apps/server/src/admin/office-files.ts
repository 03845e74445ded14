import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'
import { serveManual } from './manual.ts'

const NOT_BUILT = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Estampa</title>
<p>El escritorio de la tienda todavía no está compilado: <code>npm run build</code>.</p>
`

/**
 * The pages of the back office as they were built: files whose names carry the hash of their content, kept for a year,
 * the manual under its own addresses, and one page for every other address. Nothing of another origin runs or is loaded there.
 */
export async function serveOffice(app: App, build: string, originOfShop: OriginOfShop): Promise<void> {
  const client = join(build, 'client')
  const page = join(client, 'index.html')
  const isBuilt = existsSync(page)
  const html = isBuilt ? await readFile(page, 'utf8') : NOT_BUILT
  const policy = pagePolicy(html)
  if (isBuilt) await serveAssets(app, client)
  await serveManual(app, { font: /"(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1] })
  app.get('/*', async (request, reply) => {
    const framed = await originOfShop(firstSegment(request.url))
    return answerPage(reply.code(isBuilt ? 200 : 503), html, framing(policy, framed))
  })
}

/** Where a shop's pages stand; undefined where there is no such shop. */
type OriginOfShop = (shop: string) => Promise<string | undefined>

const firstSegment = (url: string) => /^\/([a-z][a-z0-9-]*)(?=[/?]|$)/.exec(url)?.[1] ?? ''

async function serveAssets(app: App, client: string): Promise<void> {
  if (!existsSync(join(client, 'assets'))) return
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  })
}

function answerPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      // links of mails carry what opens them
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    .send(html)
}

const NO_FRAMES = "frame-src 'none'"

/** The pages of one shop stand in a frame of its office: those with a look that is not published. */
function framing(policy: string, shopOrigin: string | undefined): string {
  return shopOrigin === undefined ? policy : policy.replace(NO_FRAMES, `frame-src ${shopOrigin}`)
}

/** Scripts of the page itself are allowed by the hash of what they say. */
export function pagePolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    NO_FRAMES,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
