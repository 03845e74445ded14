import { logError } from '../log.ts'
import { createStore } from '../state/store.ts'

export type ShownError = {
  error: unknown
  onAccept?: (() => void) | undefined
  /** A message of our own that replaces the message of the error. */
  ownMessage?: { message: string; code: string | undefined }
}

export const shownError = createStore<ShownError | null>(null)

/** What the person called off is no error. */
const isCalledOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the error pop-up with the server's sentence, or the one for a network that does not answer. */
export function showError(error: unknown, onAccept?: () => void): void {
  if (isCalledOff(error)) return
  logError(error)
  shownError.set({ error, onAccept })
}

/** Opens the error pop-up with a message of our own. */
export function showErrorMessage(message: string, code?: string): void {
  shownError.set({ error: null, ownMessage: { message, code } })
}
