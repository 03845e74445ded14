/** The numbers of two proofs that stand side by side. */
export type ComparedPair = { readonly left: number; readonly right: number }
export type ComparedSide = keyof ComparedPair

/** The newest beside the one before it. */
export function newestPair(count: number): ComparedPair {
  return { left: Math.max(1, count - 1), right: count }
}

/** One side shows the next proof in this direction that the other does not show; undefined: there is none. */
export function stepPair(
  pair: ComparedPair,
  side: ComparedSide,
  { by, count }: { by: 1 | -1; count: number },
): ComparedPair | undefined {
  const other = side === 'left' ? pair.right : pair.left
  const next = pair[side] + by
  const number = next === other ? next + by : next
  return number < 1 || number > count ? undefined : { ...pair, [side]: number }
}
