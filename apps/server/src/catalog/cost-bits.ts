/** More than any cost that is searched for: twice as much as ten thousand million units. */
export const COST_BITS = 40
const HIGHEST = 2 ** COST_BITS - 1

/** The values under which a product of this cost is filed: '' for having one, and each bit of it. */
export function costValues(cost: number | null): string[] {
  if (cost === null) return []
  const known = BigInt(Math.min(cost, HIGHEST))
  return ['', ...costBits.filter((_, bit) => (known >> BigInt(bit)) & 1n)]
}

/** How the bits are called, the lowest first. */
export const costBits: readonly string[] = Array.from({ length: COST_BITS }, (_, bit) =>
  String(bit).padStart(2, '0'),
)
