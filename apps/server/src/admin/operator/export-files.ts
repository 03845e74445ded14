import { refuse } from '@estampa/domain/refusal'
import type { Config } from '../../config.ts'
import { isSigned, signedUntil } from '../../files/signed-addresses.ts'
import type { App } from '../../http/app.ts'
import { sendRefusal } from '../../http/mount-route.ts'
import type { Services } from '../../http/services.ts'
import { findExport } from '../../offboarding/exports.store.ts'
import { findPerson } from '../../staff/persons.store.ts'
import { sessionOf } from '../entrance.ts'

const ADDRESS = '/api/operator/exports'
type ExportAddress = { expires: string; signature: string; id: string }

/** Good until then, for this person alone. */
export function exportAddress(
  config: Config,
  { id, person, until }: { id: string; person: number; until: Date },
): string {
  const [, , expires, signature] = signedUntil(config, signedName(id, person), until).split('/')
  return `${ADDRESS}/${expires}/${signature}/${id}`
}

/** What is signed is no key of a file: whoever has the signature gets nothing at the addresses of files. */
const signedName = (id: string, person: number) => `export-of-${person}/${id}`

/** Gives a copy of a shop to the operator who asked for its link. */
export function serveExports(app: App, services: Services): void {
  app.get<{ Params: ExportAddress }>(`${ADDRESS}/:expires/:signature/:id`, async (request, reply) => {
    const { config, database, files, now } = services
    const session = await sessionOf(request, services)
    if (!session) return sendRefusal(reply, refuse('not_signed_in'), request.locale)
    const person = await database.outside((tx) => findPerson(tx, session.person_id))
    if (!person?.operator_since) return sendRefusal(reply, refuse('not_operator'), request.locale)
    const { expires, signature, id } = request.params
    if (!isSigned(config, { expires, signature, key: signedName(id, person.id) }, now()))
      return sendRefusal(reply, refuse('export_over'), request.locale)
    const copy = await database.outside((tx) => findExport(tx, id))
    const content = copy?.key ? await files.stream(copy.key) : undefined
    if (!copy?.key || !content) return sendRefusal(reply, refuse('export_over'), request.locale)
    const name = copy.key.slice(copy.key.lastIndexOf('/') + 1)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': copy.bytes ?? 0,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(content)
  })
}
