import { createStore } from '../state/store.ts'

/** A short message with at most one action: «Producto quitado», «Deshacer». */
export type ToastMessage = { id: number; text: string; action?: { label: string; run: () => void } }

export const toastMessages = createStore<readonly ToastMessage[]>([])

let lastId = 0

export function notify(text: string, action?: ToastMessage['action']): void {
  lastId += 1
  toastMessages.set([...toastMessages.get(), { id: lastId, text, ...(action && { action }) }])
}
