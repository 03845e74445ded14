/** Puts the focus on the card above or below, or on the one as high in the next column that has cards. */
export function focusBeside(card: Element, key: string): boolean {
  const column = card.closest('[data-stage]')
  if (!column) return false
  const at = cardsOf(column).indexOf(card)
  const next =
    key === 'ArrowDown' || key === 'ArrowUp'
      ? cardsOf(column)[at + (key === 'ArrowDown' ? 1 : -1)]
      : cardInColumn(column, key === 'ArrowRight' ? 1 : -1, at)
  const link = next?.querySelector<HTMLElement>('a')
  link?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return link !== undefined && link !== null
}

function cardInColumn(column: Element, step: 1 | -1, at: number): Element | undefined {
  const columns = [...(column.parentElement?.querySelectorAll('[data-stage]') ?? [])]
  for (let index = columns.indexOf(column) + step; index >= 0 && index < columns.length; index += step) {
    const beside = columns[index]
    const cards = beside ? cardsOf(beside) : []
    if (cards.length > 0) return cards[Math.min(at, cards.length - 1)]
  }
  return undefined
}

const cardsOf = (column: Element) => [...column.querySelectorAll('[data-order]')]

/** The card of this order gets the focus again after it has moved to another column. */
export function focusCard(orderId: string): void {
  requestAnimationFrame(() => {
    const link = document.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"] a`)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
