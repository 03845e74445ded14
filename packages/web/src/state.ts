export { readIds, readStored, writeStored } from './state/browser-storage.ts'
export { newUuid } from './state/new-uuid.ts'
export { createStore, type Store, useStore } from './state/store.ts'
export { type AsyncValue, useAsyncValue } from './state/use-async-value.ts'
