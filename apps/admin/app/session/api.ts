import { adminClient } from '@estampa/contract/admin-client'
import type { Transport } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { showProgress } from '@estampa/web/loading'
import { withProof } from './proof.ts'

/**
 * The API for one shop, or for none. The session is in a cookie, which no script reads; a call that wants a proof asks
 * for it and is made again.
 */
export function officeApi(shop: string) {
  const http = httpTransport({ origin: '', shop })
  const carry: Transport = (request) => (request.isQuiet ? http(request) : showProgress(http(request)))
  return adminClient(withProof(carry))
}

/** The calls that belong to no shop. */
export const { admin: adminApi, operator: operatorApi } = officeApi('')
