import type { ListedCategory } from './use-categories.ts'

/** A dialog over the list: of one category, or for a new one. */
export type CategoryAct =
  | { kind: 'edit' | 'merge' | 'remove'; category: ListedCategory }
  | { kind: 'make'; parentId: number | null }
