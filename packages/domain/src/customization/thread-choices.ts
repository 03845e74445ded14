import type { ThreadChoice } from './design.ts'

/** A thread as it is sewn, and the nearest thread to what was drawn; both hex. */
export type ChoosableThread = { readonly hex: string; readonly nearestHex: string }

/**
 * Everything that `thread` sews is sewn with the thread `to` from now on; null goes back to the nearest ones. One
 * thread may sew several colors, where it was chosen for more than one.
 */
export function chooseThread(
  choices: readonly ThreadChoice[],
  thread: ChoosableThread,
  to: string | null,
): ThreadChoice[] {
  const sewn = choices.filter((choice) => choice.to === thread.hex).map(({ from }) => from)
  const colors = new Set([thread.nearestHex, ...sewn])
  const others = choices.filter(({ from }) => !colors.has(from))
  if (to === null) return others
  return [...others, ...[...colors].filter((from) => from !== to).map((from) => ({ from, to }))]
}
