import type { ListedCategory } from './use-categories.ts'

/** What is open over the list: of one category, or to make a new one. */
export type CategoryAct =
  | { kind: 'edit' | 'merge' | 'remove'; category: ListedCategory }
  | { kind: 'make'; parentId: number | null }
