import { isSharedAnswer } from '@estampa/contract/contract'
import { successEnvelope } from '@estampa/contract/envelope'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressedBody, type EncodedBody, encodeBody } from '../caching/encoded-body.ts'
import { readShopVersion } from '../db/shop-version.ts'
import type { Rounds } from '../files/single-flight.ts'
import type { SharedAnswer } from './answer-cache.ts'
import { RecordedHints } from './cache-hints.ts'
import type { Route } from './context.ts'
import { executeRead, readInput } from './execute.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'
import { readAtStandby, StandbyBehind } from './standby-reads.ts'

/** The headers that name the shop and the person of a call, and the encoding of its answer. */
const VARY = 'Authorization, Abp-TenantId, Abp.TenantId, Origin, Accept-Encoding'

/** Whether the same question has the same answer, whoever asks. */
export function isShared({ name, call }: Pick<Route, 'name' | 'call'>): boolean {
  return isSharedAnswer(name.split('.')[0] ?? '', call)
}

/** The answer of a call that is the same for everybody, kept or made. Nothing of who asks reaches the handler. */
export async function askShared<Given extends Services>(
  route: Route<Given>,
  services: Given,
  { shop, input }: { shop: Shop; input: unknown },
): Promise<SharedAnswer | Refusal> {
  const read = readInput(route, input)
  if (isRefusal(read)) return read
  return services.answers.get({
    shop,
    key: `${route.name} ${JSON.stringify(read)}`,
    ask: (asked) => makeShared(route, services, asked, read),
  })
}

/** The answer of a call that is the same for whoever may ask it, made for all who ask at once. */
export async function askTogether<Given extends Services>(
  route: Route<Given>,
  services: Given,
  { shop, input, together }: { shop: Shop; input: unknown; together: Rounds<EncodedBody | Refusal> },
): Promise<EncodedBody | Refusal> {
  const read = readInput(route, input)
  if (isRefusal(read)) return read
  return together(`${shop.id} ${shop.version} ${JSON.stringify(read)}`, async () => {
    const answer = await executeRead(route, services, { ...ofNobody(services), shop, input: read })
    return isRefusal(answer) ? answer : encodeBody(JSON.stringify(successEnvelope(answer)))
  })
}

async function makeShared<Given extends Services>(
  route: Route<Given>,
  services: Given,
  shop: Shop,
  input: unknown,
): Promise<SharedAnswer | Refusal> {
  // a handler that opens the database itself does not say which version of the shop it has read
  const atStandby =
    route.call.opens === 'read'
      ? await readAtStandby(services, shop, (standby) =>
          readShared(route, { ...services, database: standby.database }, { shop, input, isAtStandby: true }),
        )
      : undefined
  return atStandby ?? readShared(route, services, { shop, input, isAtStandby: false })
}

async function readShared<Given extends Services>(
  route: Route<Given>,
  services: Given,
  { shop, input, isAtStandby }: { shop: Shop; input: unknown; isAtStandby: boolean },
): Promise<SharedAnswer | Refusal> {
  const cache = new RecordedHints()
  let shopVersion = shop.version
  const epoch = services.productVersions.epoch()
  const answer = await executeRead(route, services, {
    ...ofNobody(services),
    shop,
    input,
    cache,
    ...((services.answers.isOn || isAtStandby) && {
      before: async (tx) => {
        shopVersion = await readShopVersion(tx)
        // nothing of an earlier version may reach a memory that stands under this one
        if (isAtStandby && shopVersion < shop.version) throw new StandbyBehind()
      },
    }),
  })
  if (isRefusal(answer)) return answer
  const { products, acts, isSkipped } = cache
  if (isAtStandby && isSkipped) throw new StandbyBehind()
  const body = encodeBody(JSON.stringify(successEnvelope(answer)))
  return { body, shopVersion, stock: { shop: shop.id, products, epoch }, acts, mayBeKept: !isSkipped }
}

/** What a handler gets that must not know who asks. */
const ofNobody = ({ log }: Services) =>
  ({ person: { kind: 'nobody' }, files: [], headers: {}, log, requestId: 'shared', ip: '' }) as const

/**
 * Sends the answer compressed as it is kept, or says that the browser has it already. It is kept by the browser alone
 * and asked about each time: on a shared address the shop stands in a header. Who is not counted has not looked.
 */
export async function sendShared(
  { body, acts }: SharedAnswer,
  { request, reply, isCounted }: { request: FastifyRequest; reply: FastifyReply; isCounted: boolean },
) {
  const { headers, ip } = request
  if (isCounted) for (const act of acts) act({ ip, agent: headers['user-agent'] })
  reply.headers({ etag: body.etag, 'cache-control': 'private, no-cache', vary: VARY })
  if (headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  return sendBody(body, { request, reply })
}

export async function sendBody(
  body: EncodedBody,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  reply.type('application/json; charset=utf-8')
  const encoding = chooseEncoding(body, request.headers['accept-encoding'])
  if (!encoding) return reply.send(body.bytes)
  return reply.header('content-encoding', encoding).send(await compressedBody(body, encoding))
}
