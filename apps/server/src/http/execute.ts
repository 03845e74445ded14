import type { Call } from '@estampa/contract/call'
import { encoderOf } from '@estampa/contract/encoder'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isProved } from '@estampa/domain/staff'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { isReadOnlyFault, type Tx } from '../db/database.ts'
import { type CacheHints, noHints } from './cache-hints.ts'
import { insertChange, type RecordedChange } from './changes.store.ts'
import type { Route, UploadedFile } from './context.ts'
import { inputSentence } from './input-sentences.ts'
import { isReadOnly, mayCall, type Person, refuseWriting } from './person.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'
import { versionSeen } from './version-seen.ts'

z.config({ ...z.locales.es(), customError: inputSentence })

export type CallRequest = {
  shop: Shop
  person: Person
  input: unknown
  files: readonly UploadedFile[]
  headers: Readonly<Record<string, string | undefined>>
  log: FastifyBaseLogger
  requestId: string
  ip: string
  /** How long the answer may be kept; without it nobody keeps it. */
  cache?: CacheHints
  /** Read in the shop before the handler runs, on the same connection. */
  before?: (tx: Tx) => Promise<void>
}

/**
 * The whole way of a call but its carriage: may this person, is the input right, open the shop, decide, and
 * give the answer in its wire form. HTTP requests and the storefront's own loaders both come through here.
 */
export async function execute<Given extends Services>(
  route: Route<Given>,
  services: Given,
  request: CallRequest,
): Promise<unknown | Refusal> {
  const allowed = mayCall(request.person, route.call)
  if (isRefusal(allowed)) return allowed
  const { needsProof } = route.call
  if (needsProof && !hasProved(request.person, services.now())) return refuse('proof_needed')
  const input = readInput(route, request.input)
  if (isRefusal(input)) return input
  return executeRead(route, services, { ...request, input })
}

/** Only somebody with a session at the back office can prove it: tokens and keys of programs cannot. */
function hasProved(person: Person, now: Date): boolean {
  return person.kind === 'staff' && person.provedAt !== undefined && isProved(person.provedAt, now)
}

/** The input as the call's schema reads it. */
export function readInput({ call }: Pick<Route, 'call'>, input: unknown): unknown | Refusal {
  const read = call.takes.safeParse(input ?? {})
  return read.success ? read.data : invalid(read.error)
}

/** The rest of the way, with an input that was read. */
export async function executeRead<Given extends Services>(
  route: Route<Given>,
  services: Given,
  request: CallRequest,
): Promise<unknown | Refusal> {
  const answer = isReadOnly(request.person)
    ? await look(route, services, request)
    : await decide(route, services, request)
  return isRefusal(answer) ? answer : encoderOf(route.call.gives)(answer)
}

/** For who only looks every door of the database is for looking, also those that a handler opens. */
async function look<Given extends Services>(
  route: Route<Given>,
  services: Given,
  request: CallRequest,
): Promise<unknown> {
  const { database } = services
  try {
    return await decide(route, { ...services, database: { ...database, ...database.readOnly } }, request)
  } catch (error) {
    if (isReadOnlyFault(error)) return refuseWriting(request.person)
    throw error
  }
}

async function decide<Given extends Services>(
  route: Route<Given>,
  services: Given,
  request: CallRequest,
): Promise<unknown> {
  const { before, cache = noHints, ...rest } = request
  const seenVersion = route.call.isVersioned ? versionSeen(request.headers['if-match']) : null
  if (isRefusal(seenVersion)) return seenVersion
  const now = services.now()
  const audit = openAudit(route, request, now)
  const run = async (tx: Tx) => {
    if (before && route.call.opens !== 'none') await before(tx)
    const context = { ...rest, seenVersion, cache, tx, now, services, record: audit.record }
    const answer = await route.handler(context as never)
    if (!isRefusal(answer)) audit.check()
    return answer
  }
  const { database } = services
  const doors: Record<Call['opens'], () => Promise<unknown>> = {
    read: () => database.readInShop(request.shop.id, run),
    write: () => database.inShop(request.shop.id, run),
    none: () => run(noDoor),
  }
  return doors[route.call.opens]()
}

/** Every write of a shop's people is kept in `changes`, whatever call makes it. */
function openAudit(
  { name, call }: Pick<Route, 'name' | 'call'>,
  { person, ip, requestId }: CallRequest,
  at: Date,
) {
  const mustRecord = call.who === 'staff' && call.method !== 'GET' && call.opens === 'write'
  let isRecorded = false
  return {
    async record(tx: Tx, change: RecordedChange): Promise<void> {
      if (person.kind !== 'staff' && person.kind !== 'key')
        throw new Error(`${name} records a change of nobody of the shop`)
      const author = person.kind === 'key' ? { keyId: person.keyId } : { staffId: Number(person.staffId) }
      await insertChange(tx, change, { ...author, call: name.split('.')[1] ?? name, at, ip, requestId })
      isRecorded = true
    },
    /** Before the transaction ends: what was not recorded does not happen. */
    check(): void {
      if (mustRecord && !isRecorded) throw new Error(`${name} does not say what it changed`)
    },
  }
}

const noDoor = new Proxy({} as Tx, {
  get() {
    throw new Error('this call opens the database itself')
  },
})

function invalid(error: z.ZodError): Refusal {
  const validationErrors = error.issues.slice(0, 50).map((issue) => ({
    message: issue.message,
    members: [issue.path.map(String).join('.')],
  }))
  return refuse('invalid_input', { validationErrors })
}
