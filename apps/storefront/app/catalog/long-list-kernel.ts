/** The items of a long list that are shown at first, and those that match a few typed letters. */
import { plainText } from '@estampa/domain/plain-text'

export type ListItem = { readonly key: string | number; readonly title: string }

export function toListItems<Item extends { id: number; title: string }>(
  items: readonly Item[],
): (Item & ListItem)[] {
  return items.map((item) => ({ ...item, key: item.id }))
}

/** Up to here a list is shown whole; beyond, so many of it. */
const MAX_UNFOLDED = 16
const FIRST_SHOWN = 12

export function firstItems<Item extends ListItem>(
  items: readonly Item[],
  isChosen: (item: Item) => boolean = () => false,
): { shown: readonly Item[]; folded: readonly Item[] } {
  if (items.length <= MAX_UNFOLDED) return { shown: items, folded: [] }
  const isShown = (item: Item, at: number) => at < FIRST_SHOWN || isChosen(item)
  return { shown: items.filter(isShown), folded: items.filter((item, at) => !isShown(item, at)) }
}

/** Every typed word begins a word of the title; accents and capitals do not matter. */
export function filterByTitle<Item extends ListItem>(items: readonly Item[], query: string): Item[] {
  const typed = plainWords(query)
  return items.filter(({ title }) => {
    const words = plainWords(title)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function plainWords(text: string): string[] {
  const plain = plainText(text)
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
