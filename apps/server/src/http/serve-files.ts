/** Serves private files by signed addresses and the catalog's pictures to everyone. */
import { refuse } from '@estampa/domain/refusal'
import type { FastifyReply } from 'fastify'
import { fileTypes } from '../files/file-types.ts'
import { findDrawing, findVariant } from '../files/pictures.ts'
import { isSigned } from '../files/signed-addresses.ts'
import { answerRefusal } from './answer.ts'
import type { App } from './app.ts'
import type { Services } from './services.ts'

const HOUR_S = 3600
const YEAR_S = 365 * 24 * HOUR_S

type PdfNames = Readonly<Record<string, string>>
type Signed = { expires: string; signature: string; '*': string }

/** `strangersPdfs`: folders whose PDFs are kept as somebody sent them, and the name that each is saved under. */
export function serveFiles(app: App, services: Services, strangersPdfs: PdfNames): void {
  app.get<{ Params: Signed }>('/files/:expires/:signature/*', async ({ params }, reply) => {
    const { expires, signature, '*': key } = params
    const type = fileTypes[key.slice(key.lastIndexOf('.') + 1)]
    if (!type || !isSigned(services.config, { expires, signature, key }, services.now()))
      return missing(reply)
    const bytes = await services.files.stream(key)
    if (!bytes) return missing(reply)
    const name = nameOfStrangersPdf(key, strangersPdfs)
    if (name) reply.header('content-disposition', `attachment; filename="${name}"`)
    return harmless(reply, type).header('cache-control', `private, max-age=${HOUR_S}`).send(bytes)
  })
  app.get<{ Params: { '*': string } }>('/pictures/*', async ({ params }, reply) => {
    const kept = `public, max-age=${YEAR_S}, immutable`
    const drawing = await findDrawing(services.files, params['*'])
    if (drawing) return harmless(reply, 'image/svg+xml').header('cache-control', kept).send(drawing)
    const variant = await findVariant(services.files, params['*'])
    if (variant === 'busy') return busy(reply)
    if (!variant) return missing(reply)
    return harmless(reply, fileTypes[variant.format] ?? '')
      .header('cache-control', kept)
      .send(variant.bytes)
  })
}

/** The name of a PDF that is stored as somebody sent it: a browser saves it under this name and shows nothing of it. */
function nameOfStrangersPdf(key: string, names: PdfNames): string | undefined {
  const folder = /^shops\/\d+\/([a-z-]+)\/[^/]+\.pdf$/.exec(key)?.[1] ?? ''
  return Object.hasOwn(names, folder) ? names[folder] : undefined
}

/** Whatever a file contains, a browser runs none of it, whoever's page shows it. */
function harmless(reply: FastifyReply, type: string): FastifyReply {
  return reply.headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    // the address is the permission: the editor draws these pictures from whichever origin the shop has
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
}

function missing(reply: FastifyReply) {
  return refused(reply, 'not_found')
}

function busy(reply: FastifyReply) {
  return refused(reply.header('retry-after', '2'), 'busy')
}

function refused(reply: FastifyReply, code: 'not_found' | 'busy') {
  const { status, body } = answerRefusal(refuse(code), reply.request.locale, reply.request.id)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
