import type { ProductionBoard, ProductionCard } from './board-types.ts'

const leftWorkshop: readonly ProductionCard['orderState'][] = ['ready', 'shipped', 'delivered', 'cancelled']

/** The board with one card changed; an order that has left the workshop takes its card along. */
export function placeCard(
  board: ProductionBoard,
  orderId: string,
  changed: Partial<ProductionCard>,
): ProductionBoard {
  const cards = board.cards.flatMap((card) => {
    if (card.orderId !== orderId) return [card]
    const placed = { ...card, ...changed }
    if (leftWorkshop.includes(placed.orderState)) return []
    const isGoing = placed.orderState === 'in_production'
    return [isGoing ? { ...placed, conditions: { payment: true, goods: true, proof: true } } : placed]
  })
  return { ...board, cards }
}
