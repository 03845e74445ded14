import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import type { UploadedFile } from './context.ts'
import type { Person } from './person.ts'

/**
 * Who asks, and in which shop. The token's shop wins; else the header, the host, `?tenancyName=`.
 * A token of one shop used on another is refused. Whoever asks for a token may hold one that has ended.
 */
export async function identify(
  request: FastifyRequest,
  services: Services,
  { asksForToken = false } = {},
): Promise<{ shop: Shop; person: Person } | Refusal> {
  const named = await shopNamed(request, services)
  const bearer = bearerOf(request.headers.authorization)
  if (bearer === undefined) {
    return named ? { shop: named, person: { kind: 'nobody' } } : refuse('shop_not_found')
  }
  const read = await services.tokens.read(bearer, services.now())
  if (isRefusal(read)) return asksForToken && named ? { shop: named, person: { kind: 'nobody' } } : read
  const shop = await services.shops.byId(read.shop)
  if (!shop || (named && named.id !== shop.id)) return refuse('bad_token')
  return { shop, person: read.person }
}

/** '' is a header that is there but says nothing we know: it is refused, not ignored. */
function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1] ?? ''
}

async function shopNamed(request: FastifyRequest, services: Services): Promise<Shop | undefined> {
  const { shops } = services
  const header = request.headers['abp-tenantid'] ?? request.headers['abp.tenantid']
  if (typeof header === 'string' && header !== '') return shopBy(header, services)
  const hosted = await shops.byHost(request.host)
  if (hosted) return hosted
  const { tenancyName } = request.query as { tenancyName?: unknown }
  return typeof tenancyName === 'string' ? shopBy(tenancyName, services) : undefined
}

async function shopBy(nameOrId: string, { shops }: Services): Promise<Shop | undefined> {
  if (/^\d{1,9}$/.test(nameOrId)) return shops.byId(Number(nameOrId))
  return /^[a-z][a-z0-9-]{1,39}$/.test(nameOrId) ? shops.byName(nameOrId) : undefined
}

/** Reads the fields and files of a multipart body; sizes are limited where the plugin is registered. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ input: unknown; files: UploadedFile[] } | Refusal> {
  if (!request.isMultipart()) return refuse('unsupported_type')
  const input: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') files.push({ name: part.filename ?? '', bytes: await part.toBuffer() })
    else input[part.fieldname] = part.value
  }
  return { input: { ...input }, files }
}
