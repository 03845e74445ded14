import type { admin } from '@estampa/contract/admin'
import type { Call, ReadOnly } from '@estampa/contract/call'
import { encoderOf } from '@estampa/contract/encoder'
import { successEnvelope } from '@estampa/contract/envelope'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isProved } from '@estampa/domain/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../http/app.ts'
import { readInput } from '../http/execute.ts'
import { sendRefusal } from '../http/mount-route.ts'
import type { Services } from '../http/services.ts'
import type { AdminSession } from '../staff/admin-sessions.store.ts'
import { sessionOf } from './entrance.ts'
import { clearSession, deviceTokenOf, sessionTokenOf, setDevice, setSession } from './session-cookie.ts'

type Calls = typeof admin

/** What a call of no shop is decided from. */
export type Visit = {
  services: Services
  now: Date
  ip: string
  agent: string
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
type ContextOf<C extends Call & { who: string }> = Visit & { input: z.output<C['takes']> } & (C extends {
    who: 'person'
  }
    ? SignedIn
    : object)

type Answer<C extends Call> = ReadOnly<z.output<C['gives']>> | Refusal
export type AdminHandlers<Table extends Record<string, Call & { who: string }> = Calls> = {
  [Name in keyof Table]: (context: ContextOf<Table[Name]>) => Promise<Answer<Table[Name]>>
}

type AnyHandler = (context: Visit & { input: unknown; session?: AdminSession }) => Promise<unknown>

/** Serves the calls that belong to no shop. A call that somebody signed in may make has their session. */
export function mountAdminCalls(
  app: App,
  services: Services,
  calls: Record<string, Call>,
  handlers: AdminHandlers,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name as keyof Calls] as unknown as AnyHandler
    app.route({
      method: call.method,
      url: call.path,
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
  const session = call.who === 'person' ? await sessionOf(request, visit.services) : undefined
  if (call.who === 'person' && !session) return refuse('not_signed_in')
  if (session && call.needsProof && !isProved(session.proved_at, visit.now)) return refuse('proof_needed')
  const input = readInput({ call }, call.method === 'GET' ? request.query : request.body)
  if (isRefusal(input)) return input
  return handler({ ...visit, input, ...(session && { session }) })
}

function visitOf(request: FastifyRequest, reply: FastifyReply, services: Services): Requested {
  const { config } = services
  return {
    request,
    services,
    now: services.now(),
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    sessionToken: sessionTokenOf(request, config),
    deviceToken: deviceTokenOf(request, config),
    cookies: {
      setSession: (session) => setSession(reply, config, session),
      clearSession: () => clearSession(reply, config),
      setDevice: (token) => setDevice(reply, config, token),
    },
  }
}
