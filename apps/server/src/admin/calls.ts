import type { admin } from '@estampa/contract/admin'
import type { Call, ReadOnly } from '@estampa/contract/call'
import { encoderOf } from '@estampa/contract/encoder'
import { successEnvelope } from '@estampa/contract/envelope'
import type { operator } from '@estampa/contract/operator'
import type { Locale } from '@estampa/domain/messages'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isProved } from '@estampa/domain/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../http/app.ts'
import { readInput } from '../http/execute.ts'
import { sendRefusal } from '../http/mount-route.ts'
import { limitOf } from '../http/rate-limit.ts'
import type { Services } from '../http/services.ts'
import type { AdminSession } from '../staff/admin-sessions.store.ts'
import { findPerson } from '../staff/persons.store.ts'
import type { StarterServices } from '../staff/starter-set.ts'
import { sessionOf } from './entrance.ts'
import { clearSession, deviceTokenOf, sessionTokenOf, setDevice, setSession } from './session-cookie.ts'

type Calls = typeof admin

/** What a call of no shop is decided from. */
export type Visit = {
  services: Services
  now: Date
  ip: string
  agent: string
  locale: Locale
  /** The cookies that came, whether they still count or not. */
  sessionToken: string | undefined
  deviceToken: string | undefined
  cookies: {
    setSession(session: { token: string; maxAgeS?: number | undefined }): void
    clearSession(): void
    setDevice(token: string): void
  }
}
type SignedIn = { session: AdminSession }
/** What an operator's call is decided from, too. */
export type OperatorVisit = Omit<Visit, 'services'> & SignedIn & { services: Services & StarterServices }
type ContextOf<C extends Call & { who: string }> = Visit & { input: z.output<C['takes']> } & (C extends {
    who: 'person'
  }
    ? SignedIn
    : object)

type Answer<C extends Call> = ReadOnly<z.output<C['gives']>> | Refusal
export type AdminHandlers<Table extends Record<string, Call & { who: string }> = Calls> = {
  [Name in keyof Table]: (context: ContextOf<Table[Name]>) => Promise<Answer<Table[Name]>>
}

export type OperatorHandlers<Table extends Record<string, Call> = typeof operator> = {
  [Name in keyof Table]: (
    context: OperatorVisit & { input: z.output<Table[Name]['takes']> },
  ) => Promise<Answer<Table[Name]>>
}

type AnyHandler = (context: Visit & { input: unknown; session?: AdminSession }) => Promise<unknown>

/** Serves the calls that belong to no shop. A call that somebody signed in may make has their session. */
export function mountAdminCalls(
  app: App,
  services: Services,
  calls: Record<string, Call>,
  handlers: AdminHandlers | OperatorHandlers,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = (handlers as Record<string, unknown>)[name] as AnyHandler
    app.route({
      method: call.method,
      url: call.path,
      config: limitOf(call),
      handler: async (request, reply) => {
        const answer = await answerTo(call, handler, visitOf(request, reply, services))
        if (isRefusal(answer)) return sendRefusal(reply, answer, request.locale)
        return successEnvelope(encoderOf(call.gives)(answer))
      },
    })
  }
}

type Requested = Visit & { request: FastifyRequest }

async function answerTo(call: Call, handler: AnyHandler, { request, ...visit }: Requested): Promise<unknown> {
  const session = call.who === 'public' ? undefined : await sessionOf(request, visit.services)
  if (call.who !== 'public' && !session) return refuse('not_signed_in')
  if (session && call.who === 'operator' && !(await isOperator(visit.services, session)))
    return refuse('not_operator')
  if (session && call.needsProof && !isProved(session.proved_at, visit.now)) return refuse('proof_needed')
  const input = readInput({ call }, call.method === 'GET' ? request.query : request.body)
  if (isRefusal(input)) return input
  return handler({ ...visit, input, ...(session && { session }) })
}

/** It is asked of the database for each call: who is one no longer is refused from then on. */
async function isOperator({ database }: Services, { person_id }: AdminSession): Promise<boolean> {
  const person = await database.outside((tx) => findPerson(tx, person_id))
  return person !== undefined && person.operator_since !== null
}

function visitOf(request: FastifyRequest, reply: FastifyReply, services: Services): Requested {
  const { config } = services
  return {
    request,
    services,
    now: services.now(),
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    locale: request.locale,
    sessionToken: sessionTokenOf(request, config),
    deviceToken: deviceTokenOf(request, config),
    cookies: {
      setSession: (session) => setSession(reply, config, session),
      clearSession: () => clearSession(reply, config),
      setDevice: (token) => setDevice(reply, config, token),
    },
  }
}
