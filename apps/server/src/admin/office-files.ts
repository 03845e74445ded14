import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'
import { serveManual } from './manual.ts'

/** It comes again by itself until the pages are there. */
const NOT_BUILT = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Estampa</title>
<p>El escritorio de la tienda se abre acá en cuanto esté compilado (<code>npm run build</code>).</p>
`

/** `folder`: where the build is. `finished`: settles when it is there; none where it will not change. */
export type OfficeBuild = { folder: string; finished?: Promise<unknown> | undefined }
type OfficePage = { html: string; policy: string; isBuilt: boolean }

/**
 * The pages of the back office as they were built: files whose names carry the hash of their content, kept for a year,
 * the manual under its own addresses, and one page for every other address. Nothing of another origin runs or is loaded there.
 */
export async function serveOffice(
  app: App,
  { folder, finished }: OfficeBuild,
  originOfShop: OriginOfShop,
): Promise<void> {
  const client = join(folder, 'client')
  let page = pageOf(NOT_BUILT, false)
  const lastPage = Promise.resolve(finished).then(async () => {
    page = await readPage(client)
    return page
  })
  if (!finished) await lastPage
  if (finished || page.isBuilt) await serveAssets(app, client)
  await serveManual(app, { font: async () => /"(\/assets\/[^"]+\.woff2)"/.exec((await lastPage).html)?.[1] })
  app.get('/*', async (request, reply) => {
    const framed = await originOfShop(firstSegment(request.url))
    return answerPage(reply.code(page.isBuilt ? 200 : 503), page.html, framing(page.policy, framed))
  })
}

async function readPage(client: string): Promise<OfficePage> {
  const file = join(client, 'index.html')
  return existsSync(file) ? pageOf(await readFile(file, 'utf8'), true) : pageOf(NOT_BUILT, false)
}

function pageOf(html: string, isBuilt: boolean): OfficePage {
  return { html, policy: pagePolicy(html), isBuilt }
}

/** Where a shop's pages stand; undefined where there is no such shop. */
type OriginOfShop = (shop: string) => Promise<string | undefined>

const firstSegment = (url: string) => /^\/([a-z][a-z0-9-]*)(?=[/?]|$)/.exec(url)?.[1] ?? ''

async function serveAssets(app: App, client: string): Promise<void> {
  // files are looked for when they are asked for; only the folder has to be there
  mkdirSync(join(client, 'assets'), { recursive: true })
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
