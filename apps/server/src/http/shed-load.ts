import { refuse } from '@estampa/domain/refusal'
import { answerRefusal } from './answer.ts'
import type { App } from './app.ts'
import { isCall } from './is-call.ts'
import type { ProcessLoad } from './process-load.ts'

const RETRY_AFTER_S = 2

/**
 * Answers calls «busy» while the server is late, so that those it takes are answered in time. Pages that are
 * kept, files and the probes go on: they cost little and need no database. So do the calls under `lastPaths`, as long as
 * they can.
 */
export function shedLoad(app: App, load: ProcessLoad, lastPaths: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request) || !load.isTooMuch(lastPaths.some((path) => request.url.startsWith(path))))
      return done()
    const { status, body } = answerRefusal(refuse('busy'), request.locale, request.id)
    reply.code(status).header('retry-after', String(RETRY_AFTER_S)).send(body)
  })
  app.addHook('onClose', async () => load.stop())
}
