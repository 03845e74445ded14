const letterSizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL']
const letterRanks = new Map(letterSizes.map((size, rank) => [size, rank]))
const repeatedX = /^(\d{1,2})X([SL])$/

/** Letters first, small to large (2XL is XXL), then numbers, then the rest by name. */
export function sortSizes(sizes: readonly string[]): string[] {
  return [...sizes].sort((a, b) => {
    const [groupA, rankA] = sizeRank(a)
    const [groupB, rankB] = sizeRank(b)
    return groupA - groupB || rankA - rankB || a.localeCompare(b, 'es', { numeric: true })
  })
}

function sizeRank(size: string): [group: number, rank: number] {
  const plain = size.trim().toUpperCase()
  const repeated = repeatedX.exec(plain)
  const spelled = repeated ? `${'X'.repeat(Number(repeated[1]))}${repeated[2]}` : plain
  const letter = letterRanks.get(spelled)
  if (letter !== undefined) return [0, letter]
  const number = Number.parseFloat(plain.replace(',', '.'))
  return Number.isNaN(number) ? [2, 0] : [1, number]
}
