/** The manual of the back office as pages: docs/manual, which is read on GitHub too, served beside the screens. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'
import { drawManualPage, drawMissingPage } from './manual/draw-page.ts'
import { INDEX, manualFolder, readManual } from './manual/read-manual.ts'

const stylesheet = fileURLToPath(new URL('./manual/manual.css', import.meta.url))

type DrawnManual = { pages: ReadonlyMap<string, string>; missing: string; style: string }

/**
 * The pages need nobody to have signed in: nothing of a shop is in them, and whoever cannot enter reads there how to.
 * They run no script, and load pictures and style from this origin alone. They are read when somebody first opens one: a
 * start does not wait for them.
 */
export async function serveManual(
  app: App,
  { font }: { font: () => Promise<string | undefined> },
): Promise<void> {
  if (!existsSync(manualFolder)) return
  let drawn: Promise<DrawnManual> | undefined
  const open = () => {
    drawn ??= font()
      .then(drawManual)
      .catch((error) => {
        // the next one tries again
        drawn = undefined
        throw error
      })
    return drawn
  }
  await app.register(fastifyStatic, {
    root: join(manualFolder, 'pictures'),
    prefix: '/manual/pictures/',
    decorateReply: false,
    index: false,
    // an address carries the hash of what the picture shows
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  })
  app.get('/manual/manual.css', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send((await open()).style),
  )
  for (const path of ['/manual', '/manual/'])
    app.get(path, async (_request, reply) => answerPage(reply, (await open()).pages.get(INDEX) ?? ''))
  app.get<{ Params: { '*': string } }>('/manual/*', async ({ params }, reply) => {
    const { pages, missing } = await open()
    const name = params['*']
    const html = name === INDEX ? undefined : pages.get(name)
    return answerPage(reply.code(html ? 200 : 404), html ?? missing)
  })
}

async function drawManual(font: string | undefined): Promise<DrawnManual> {
  const manual = await readManual()
  const style = manualStyle(await readFile(stylesheet, 'utf8'), font)
  const styleUrl = `/manual/manual.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 8)}`
  const site = { manual, styleUrl }
  const texts = [manual.index, ...manual.pages]
  const pages = new Map(texts.map((text) => [text.name, drawManualPage(site, text)]))
  return { pages, missing: drawMissingPage(site), style }
}

/** The typeface of the screens, where they are built. */
function manualStyle(css: string, font: string | undefined): string {
  if (font === undefined) return css
  return `@font-face { font-family: "Inter Tight Variable"; src: url("${font}") format("woff2"); font-weight: 100 900; font-display: swap; }\n${css}`
}

const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function answerPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
    .send(html)
}
