/** What of a long list is shown at first, and what of it a few typed letters find. */
export type Titled = { readonly key: string | number; readonly title: string }

export function keyed<Item extends { id: number; title: string }>(items: readonly Item[]): (Item & Titled)[] {
  return items.map((item) => ({ ...item, key: item.id }))
}

/** Up to here a list is shown whole; beyond, so many of it. */
const shownWhole = 16
const shownFirst = 12

export function firstItems<Item extends Titled>(
  items: readonly Item[],
  isChosen: (item: Item) => boolean = () => false,
): { shown: readonly Item[]; folded: readonly Item[] } {
  if (items.length <= shownWhole) return { shown: items, folded: [] }
  const isShown = (item: Item, at: number) => at < shownFirst || isChosen(item)
  return { shown: items.filter(isShown), folded: items.filter((item, at) => !isShown(item, at)) }
}

/** Every typed word begins a word of the title; accents and capitals do not matter. */
export function titledLike<Item extends Titled>(items: readonly Item[], query: string): Item[] {
  const wanted = plainWords(query)
  return items.filter(({ title }) => {
    const words = plainWords(title)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
