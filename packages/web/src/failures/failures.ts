import type { CallFailure } from '@estampa/contract/client'

/** Recognizes a failure by its shape, because the host's copy of the class is not the bundle's. */
export function isFailure(error: unknown): error is CallFailure {
  return error instanceof Error && error.name === 'Failure'
}

/** What was asked for does not exist, or not for this person. */
export function isMissing(error: unknown): boolean {
  return isFailure(error) && error.status === 404
}

/** A failed call as a page shows it [ERR-03]. `status` 0: no answer came. */
export type FailureView = {
  message: string
  status: number
  refusal: string | null
  data: unknown
  /** The id by which a person can report a server error to the shop. */
  requestId: string | undefined
}

/** The sentences for a network that does not answer and for a failure that says nothing. */
export type FailureSentences = { error_network: string; error_default: string }

/** The server's Spanish sentence, or the one for a network that does not answer. */
export function toFailureView(error: unknown, sentences: FailureSentences): FailureView {
  if (!isFailure(error)) {
    return { message: sentences.error_network, status: 0, refusal: null, data: null, requestId: undefined }
  }
  return {
    message: error.message || sentences.error_default,
    status: error.status,
    refusal: error.fault?.refusal ?? null,
    data: error.fault?.data ?? null,
    // A mistyped or forbidden input needs no search in a log.
    requestId: error.status >= 500 ? error.requestId : undefined,
  }
}
