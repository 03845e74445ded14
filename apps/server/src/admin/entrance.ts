/** Who may come in at the back office's origin, and as whom. */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { inspectionPermissions, permissionsOf } from '@estampa/domain/staff'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerRefusal } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { isCall } from '../http/is-call.ts'
import type { Caller, Entrance } from '../http/request.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type AdminSession, findAdminSession } from '../staff/admin-sessions.store.ts'
import { findPerson, findStaffPlace } from '../staff/persons.store.ts'
import { sessionTokenOf } from './session-cookie.ts'

/**
 * Cookies ignore ports, and a sibling host is the same site: so every call says by a header that no script can write
 * that it comes from a page of this origin. A request for another host is none of ours; a page goes to the right one.
 */
export function guardOrigin(app: App, { adminUrl }: Pick<Config, 'adminUrl'>): void {
  const { host } = new URL(adminUrl)
  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done()
    if (request.host !== host && !isCall(request)) {
      reply.header('cache-control', 'no-store').redirect(adminUrl + request.url, 302)
    } else if (request.host !== host || (isCall(request) && !isFromHere(request, adminUrl))) {
      const { status, body } = answerRefusal(refuse('other_origin'), request.locale, request.id)
      reply.code(status).send(body)
    } else done()
  })
}

function isFromHere({ headers }: FastifyRequest, adminUrl: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === adminUrl : site === 'same-origin'
}

function isProbe({ route }: FastifyRequest): boolean {
  return route === '/healthz' || route === '/readyz'
}

/** The session of the cookie; a bearer token counts for nothing here. */
export async function sessionOf(
  request: FastifyRequest,
  { config, database, now }: Services,
  { isUnattended = false } = {},
): Promise<AdminSession | undefined> {
  const token = sessionTokenOf(request, config)
  if (token === undefined) return undefined
  return database.outside((tx) => findAdminSession(tx, token, now(), { isUnattended }))
}

/** Whoever is signed in, in the shop that the header names, if they work there. */
async function identifyBySession(
  request: FastifyRequest,
  services: Services,
  options?: { isUnattended?: boolean },
): Promise<Caller | Refusal> {
  const session = await sessionOf(request, services, options)
  if (!session) return refuse('not_signed_in')
  const name = request.headers['abp-tenantid']
  const shop = typeof name === 'string' && name !== '' ? await services.shops.byName(name) : undefined
  if (!shop) return refuse('shop_not_found')
  const place = await services.database.readInShop(shop.id, (tx) => findStaffPlace(tx, session.person_id))
  if (!place) return inspecting(shop, session, services)
  const permissions = permissionsOf(place.role)
  const staffId = String(place.staffId)
  const { proved_at: provedAt, id: officeSession } = session
  return { shop, person: { kind: 'staff', staffId, permissions, provedAt, officeSession } }
}

/** Whoever runs the installation may have begun a look into this shop, which only reads. */
async function inspecting(shop: Shop, session: AdminSession, { database, now }: Services) {
  const { inspected_shop: looked, inspected_until: until, person_id } = session
  if (looked !== shop.id || until === null || until <= now()) return refuse('not_allowed')
  const person = await database.outside((tx) => findPerson(tx, person_id))
  if (!person?.operator_since) return refuse('not_allowed')
  const caller = {
    kind: 'staff',
    staffId: NOBODY,
    permissions: inspectionPermissions,
    isReadOnly: true,
  } as const
  return { shop, person: caller }
}

/** Numbers of people begin at one. */
const NOBODY = '0'

/** The door of the back office: a cookie in place of a token, and nothing for scripts of other origins. */
export const officeEntrance: Entrance = { identify: identifyBySession, admit: () => {} }
