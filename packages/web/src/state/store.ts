import { useSyncExternalStore } from 'react'

/** A value that components watch. The server always renders its first value. */
export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
  first: Value
}

export function createStore<Value>(first: Value): Store<Value> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => current,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.first)
}
