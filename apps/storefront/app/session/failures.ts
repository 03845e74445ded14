import { isFailure } from '../load.ts'

/** How every failed call reaches a page [ERR-03]. `status` 0: no answer came. */
export type Trouble = {
  message: string
  status: number
  refusal: string | null
  data: unknown
  /** To name an accident of the server to the shop. */
  requestId: string | undefined
}

/** The server's Spanish sentence, or the one for a network that does not answer. */
export function troubleOf(
  error: unknown,
  fallback: { error_network: string; error_default: string },
): Trouble {
  if (!isFailure(error)) {
    return { message: fallback.error_network, status: 0, refusal: null, data: null, requestId: undefined }
  }
  return {
    message: error.message || fallback.error_default,
    status: error.status,
    refusal: error.fault?.refusal ?? null,
    data: error.fault?.data ?? null,
    // What a person mistyped or may not do needs no search in a log.
    requestId: error.status >= 500 ? error.requestId : undefined,
  }
}
