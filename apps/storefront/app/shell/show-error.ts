import { createStore } from '../session/store.ts'

export type ShownError = {
  error: unknown
  onAccept?: (() => void) | undefined
  /** Words of our own instead of what the error says. */
  said?: { message: string; code: string | undefined }
}

export const shownError = createStore<ShownError | null>(null)

/** Opens the error pop-up with the server's sentence, or the one for a network that does not answer. */
export function showError(error: unknown, onAccept?: () => void): void {
  // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
  console.error(error)
  shownError.set({ error, onAccept })
}

/** Opens the error pop-up with words of our own. */
export function showSaid(message: string, code?: string): void {
  shownError.set({ error: null, said: { message, code } })
}
