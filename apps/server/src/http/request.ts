import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../files/files.ts'
import type { UploadedFile } from './context.ts'
import { allowOrigin } from './cross-origin.ts'
import { impersonationCookie } from './impersonation-cookie.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'
import { mayCallShop } from './shop-gate.ts'

export type Caller = { shop: Shop; person: Person }

export type IdentifyOptions = {
  asksForToken?: boolean
  /** A page asks by itself, and nobody need be there. */
  isUnattended?: boolean
  /** Another company tells of money: it is heard whether the shop is open or not. */
  isNotice?: boolean
}

/** How a server knows its callers. */
export type Entrance = {
  identify(request: FastifyRequest, services: Services, options?: IdentifyOptions): Promise<Caller | Refusal>
  /** Says to the browser which scripts may read the answer. */
  admit(request: FastifyRequest, reply: FastifyReply, shop: Shop): void
}

/** Who calls which shop, where the shop is there for them. */
async function identify(
  request: FastifyRequest,
  services: Services,
  options: IdentifyOptions = {},
): Promise<Caller | Refusal> {
  const caller = await callerOf(request, services, options)
  if (isRefusal(caller) || options.isNotice) return caller
  const allowed = await mayCallShop(request, services, caller)
  return isRefusal(allowed) ? allowed : caller
}

/**
 * Identifies the person who calls, and the shop. The token's shop wins; else the header, the host, `?tenancyName=`.
 * A token of one shop used on another is refused. Whoever asks for a token may hold one that has ended. At a shop's
 * own host there is no other shop, whatever header, query or token names.
 */
async function callerOf(
  request: FastifyRequest,
  services: Services,
  { asksForToken = false }: IdentifyOptions,
): Promise<Caller | Refusal> {
  const named = await shopNamed(request, services)
  if (named === undefined && (await services.shops.byHost(request.host))) return refuse('shop_not_found')
  const bearer = bearerOf(request)
  if (bearer === undefined) {
    if (!named) return refuse('shop_not_found')
    return { shop: named, person: (await impersonatorOf(request, services, named)) ?? { kind: 'nobody' } }
  }
  const read = await readToken(bearer, services)
  if (isRefusal(read)) return asksForToken && named ? { shop: named, person: { kind: 'nobody' } } : read
  const shop = await services.shops.byId(read.shop)
  if (!shop || (named && named.id !== shop.id)) return refuse('bad_token')
  return { shop, person: read.person }
}

/** The door of the shops: tokens, and scripts of the origins that a shop names. */
export const shopEntrance: Entrance = { identify, admit: allowOrigin }

/** A guest's token needs no look: nothing ends it before its time. */
async function readToken(
  bearer: string,
  services: Services,
): Promise<{ shop: number; person: Person } | Refusal> {
  if (bearer.startsWith('estampa_'))
    return (await services.findKeyHolder(bearer, services.now())) ?? refuse('bad_token')
  const read = await services.tokens.read(bearer, services.now())
  if (isRefusal(read)) return read
  if (read.person.kind === 'guest') return { shop: read.shop, person: read.person }
  const person = await services.findTokenHolder(read)
  return person ? { shop: read.shop, person } : refuse('bad_token')
}

/** A page of this origin in a browser that sees the shop as a customer; whoever names a token is who it says. */
async function impersonatorOf(
  request: FastifyRequest,
  { config, findImpersonation, now }: Services,
  shop: Shop,
): Promise<Person | undefined> {
  const secret = impersonationCookie.read(request, config)
  const site = request.headers['sec-fetch-site']
  if (secret === undefined || (site !== undefined && site !== 'same-origin')) return undefined
  return (await findImpersonation(shop.id, secret, now()))?.person
}

/** '' is a header that is there but says nothing we know, or twice: it is refused, not ignored. */
function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined
  const times = raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^authorization$/i.test(name)).length
  return times > 1
    ? ''
    : (/^Bearer ([\w-]+\.[\w-]+\.[\w-]+|estampa_\d+_[\w-]{43})$/i.exec(headers.authorization)?.[1] ?? '')
}

/** The shop that the request names, whatever its token says. */
async function shopNamed(request: FastifyRequest, services: Services): Promise<Shop | undefined> {
  const { shops } = services
  const header = request.headers['abp-tenantid'] ?? request.headers['abp.tenantid']
  const { tenancyName } = request.query as { tenancyName?: unknown }
  const [name] = [header, tenancyName].filter((one) => typeof one === 'string' && one !== '')
  const hosted = await shops.byHost(request.host)
  if (typeof name !== 'string') return hosted
  const named = await shopBy(name, services)
  return hosted && named?.id !== hosted.id ? undefined : named
}

async function shopBy(nameOrId: string, { shops }: Services): Promise<Shop | undefined> {
  if (/^\d{1,9}$/.test(nameOrId)) return shops.byId(Number(nameOrId))
  return /^[a-z][a-z0-9-]{1,39}$/.test(nameOrId) ? shops.byName(nameOrId) : undefined
}

type MultipartBody = { input: unknown; files: readonly UploadedFile[] }

/**
 * Runs `work` with the fields and files of a multipart body, and removes the files after it; sizes are limited where
 * the plugin is registered.
 */
export async function withMultipart<Answer>(
  request: FastifyRequest,
  disk: Files,
  maxFileMb: number | undefined,
  work: (body: MultipartBody) => Promise<Answer>,
): Promise<Answer | Refusal> {
  if (!request.isMultipart()) return refuse('unsupported_type')
  const files: UploadedFile[] = []
  try {
    const input = await readParts(request, disk, files, maxFileMb)
    return isRefusal(input) ? input : await work({ input, files })
  } finally {
    for (const { path } of files) await rm(path, { force: true })
  }
}

/** Gives the fields; each file is in `files` from its first byte on. */
async function readParts(
  request: FastifyRequest,
  disk: Files,
  files: UploadedFile[],
  maxFileMb: number | undefined,
): Promise<Record<string, unknown> | Refusal> {
  const input: Record<string, unknown> = Object.create(null)
  try {
    const own = maxFileMb === undefined ? {} : { limits: { fileSize: maxFileMb * 1024 * 1024 } }
    for await (const part of request.parts(own)) {
      if (part.type === 'file') {
        const path = await disk.openPart()
        const at = files.push({ name: part.filename ?? '', path, length: 0 }) - 1
        const target = createWriteStream(path)
        await pipeline(part.file, target)
        files[at] = { name: part.filename ?? '', path, length: target.bytesWritten }
      } else input[part.fieldname] = part.value
    }
  } catch (error) {
    // The plugin's limits have a status and the disk's errors a call of the system; the parser throws plain errors.
    if (error instanceof Error && ('statusCode' in error || 'syscall' in error)) throw error
    return refuse('malformed')
  }
  return { ...input }
}
