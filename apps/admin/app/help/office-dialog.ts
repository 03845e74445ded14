import { createStore } from '@estampa/web/state'

/** What is open over whatever screen: the search over everything, or the keys. Keys, menus and first steps open it. */
export const officeDialog = createStore<'finder' | 'keys' | undefined>(undefined)
