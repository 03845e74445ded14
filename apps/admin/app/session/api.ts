import type { admin } from '@estampa/contract/admin'
import type { Call } from '@estampa/contract/call'
import {
  type CallInput,
  type CallOptions,
  type CallResult,
  clientOf,
  type StaffClient,
  type Transport,
} from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { staffPeople } from '@estampa/contract/staff'
import { showProgress } from '@estampa/web/loading'
import { officePaths } from './office-paths.ts'
import { withProof } from './proof.ts'

type CallsOf<Table extends Record<string, Call>> = {
  [C in keyof Table]: (input: CallInput<Table[C]>, options?: CallOptions) => Promise<CallResult<Table[C]>>
}

/** The calls of the back office: those of no shop, and those of a shop's people. */
export type OfficeApi = {
  admin: CallsOf<typeof admin>
  staff: StaffClient['staff'] & CallsOf<typeof staffPeople>
}

/**
 * The API for one shop, or for none. The session is in a cookie, which no script reads; a call that wants a proof asks
 * for it and is made again.
 */
export function officeApi(shop: string): OfficeApi {
  const http = httpTransport({ origin: '', shop })
  const carry: Transport = (request) => (request.isQuiet ? http(request) : showProgress(http(request)))
  return clientOf(officePaths, withProof(carry)) as OfficeApi
}

/** The calls that belong to no shop. */
export const { admin: adminApi } = officeApi('')
