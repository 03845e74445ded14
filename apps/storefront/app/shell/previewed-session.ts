import { client, type Transport } from '@estampa/contract/client'
import { failureEnvelope } from '@estampa/contract/envelope'
import { httpTransport } from '@estampa/contract/http-transport'
import { localeOf } from '@estampa/domain/countries/languages'
import { showProgress } from '@estampa/web/loading'
import { createStore } from '@estampa/web/state'
import { previewMessages } from '../messages/look-preview.ts'
import type { OtherSessionOptions } from '../session/other-session.ts'
import type { Session, SessionState } from '../session/session.ts'
import { sessionWithoutSignIn } from './session-without-sign-in.ts'

/** Nobody's session: it reads what anybody may read, without any token, and nothing that is asked to change is sent. */
export function createPreviewedSession({ shop, origin, environment }: OtherSessionOptions): Session {
  const locale = localeOf(environment)
  const state = createStore<SessionState>({ status: 'guest', user: null, guest: null })
  const carry = httpTransport({ origin, shop })
  const ask: Transport = async (request) => (request.method === 'GET' ? carry(request) : refused(locale))
  return sessionWithoutSignIn({
    shop,
    state,
    api: client((request) => (request.isQuiet ? ask(request) : showProgress(ask(request)))),
    start: async () => {},
    signOut: async () => {},
  })
}

const STATUS = 403

function refused(locale: keyof typeof previewMessages) {
  const { only_looks: message } = previewMessages[locale]
  const fault = {
    code: STATUS,
    message,
    details: null,
    validationErrors: null,
    refusal: 'read_only_session',
    data: null,
  }
  return { status: STATUS, body: failureEnvelope(fault, STATUS) }
}
