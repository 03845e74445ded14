import { createStore } from '../session/store.ts'

/** A short piece of news, with at most one thing to do: «Producto quitado», «Deshacer». */
export type Notice = { id: number; text: string; action?: { label: string; run: () => void } }

export const notices = createStore<readonly Notice[]>([])

let lastId = 0

export function notify(text: string, action?: Notice['action']): void {
  lastId += 1
  notices.set([...notices.get(), { id: lastId, text, ...(action && { action }) }])
}
