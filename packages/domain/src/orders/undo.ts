import type { OrderState } from './lifecycle.ts'

/**
 * How long the people of a shop can take back a move of theirs. Its mail to the buyer waits as long and a little more:
 * what has left the house is not taken back.
 */
export const UNDO_MS = 5 * 60_000
export const UNDOABLE_MAIL_MS = UNDO_MS + 15_000

/**
 * The states from which a move can be taken back, with the states that it came from. A confirmation stays, because
 * money came with it; so does what ends an order, because its stock is for others from then on.
 */
export const undoMoves: Readonly<Partial<Record<OrderState, readonly OrderState[]>>> = {
  art_review: ['confirmed'],
  in_production: ['confirmed', 'proof_approved'],
  ready: ['in_production'],
  shipped: ['ready'],
  delivered: ['ready', 'shipped'],
}

export function isUndoable(from: OrderState, to: OrderState): boolean {
  return undoMoves[to]?.includes(from) ?? false
}
