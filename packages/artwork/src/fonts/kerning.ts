import type { Table } from './tables.ts'

type Kerning = (left: number, right: number) => number
type Tables = ReadonlyMap<string, Table>

/** Reads the kerning of letter pairs from the table GPOS, or from the older `kern`. */
export function readKerning(tables: Tables): Kerning {
  const [gpos, kern] = [tables.get('GPOS'), tables.get('kern')]
  const pairs = gpos ? pairTables(gpos) : []
  const find: Kerning =
    pairs.length > 0 ? (left, right) => inPairs(pairs, left, right) : kern ? readOldKerning(kern) : () => 0
  const known = new Map<number, number>()
  return (left, right) => {
    const key = left * 65536 + right
    const value = known.get(key) ?? find(left, right)
    known.set(key, value)
    return value
  }
}

/** Lookups of the feature `kern`, each a list of tables of pairs of which the first that knows the left one says. */
function pairTables(gpos: Table): Table[][] {
  const features = gpos.from(gpos.u16(6))
  const lookups = gpos.from(gpos.u16(8))
  const chosen = kerningLookups(gpos.from(gpos.u16(4)), features)
  return [...chosen]
    .sort((a, b) => a - b)
    .map((index) => {
      const lookup = lookups.from(lookups.u16(2 + 2 * index))
      const tables = Array.from({ length: lookup.u16(4) }, (_, one) => lookup.from(lookup.u16(6 + 2 * one)))
      if (lookup.u16(0) === 2) return tables
      const isExtended = lookup.u16(0) === 9
      return isExtended ? tables.filter((one) => one.u16(2) === 2).map((one) => one.from(one.u32(4))) : []
    })
}

function kerningLookups(scripts: Table, features: Table): Set<number> {
  const lookups = new Set<number>()
  const script = findScript(scripts)
  if (!script || script.u16(0) === 0) return lookups
  const language = script.from(script.u16(0))
  for (let index = 0; index < language.u16(4); index++) {
    const row = 2 + 6 * language.u16(6 + 2 * index)
    if (features.tag(row) !== 'kern') continue
    const feature = features.from(features.u16(row + 4))
    for (let one = 0; one < feature.u16(2); one++) lookups.add(feature.u16(4 + 2 * one))
  }
  return lookups
}

/** Latin letters' own rules, else everybody's. */
function findScript(scripts: Table): Table | undefined {
  const found = new Map<string, Table>()
  for (let index = 0; index < scripts.u16(0); index++) {
    const row = 2 + 6 * index
    found.set(scripts.tag(row), scripts.from(scripts.u16(row + 4)))
  }
  return found.get('latn') ?? found.get('DFLT')
}

function inPairs(lookups: readonly Table[][], left: number, right: number): number {
  let sum = 0
  for (const tables of lookups) {
    for (const table of tables) {
      const value = inPairTable(table, left, right)
      if (value === undefined) continue
      sum += value
      break
    }
  }
  return sum
}

/** Undefined: this table says nothing of the two. */
function inPairTable(table: Table, left: number, right: number): number | undefined {
  const covered = coverageOf(table.from(table.u16(2)), left)
  if (covered < 0) return undefined
  const [first, second] = [table.u16(4), table.u16(6)]
  const size = 2 * (bits(first) + bits(second))
  const advance = (at: number) => (first & 0x04 ? table.i16(at + 2 * bits(first & 0x03)) : 0)
  if (table.u16(0) === 1) {
    const set = table.u16(10 + 2 * covered)
    for (let index = 0; index < table.u16(set); index++) {
      const row = set + 2 + (2 + size) * index
      if (table.u16(row) === right) return advance(row + 2)
    }
    return undefined
  }
  const leftClass = classOf(table.from(table.u16(8)), left)
  const rightClass = classOf(table.from(table.u16(10)), right)
  return advance(16 + size * (leftClass * table.u16(14) + rightClass))
}

function bits(flags: number): number {
  let count = 0
  for (let rest = flags; rest; rest &= rest - 1) count += 1
  return count
}

function coverageOf(table: Table, glyph: number): number {
  const count = table.u16(2)
  for (let index = 0; index < count; index++) {
    if (table.u16(0) === 1) {
      if (table.u16(4 + 2 * index) === glyph) return index
      continue
    }
    const row = 4 + 6 * index
    if (glyph >= table.u16(row) && glyph <= table.u16(row + 2))
      return table.u16(row + 4) + glyph - table.u16(row)
  }
  return -1
}

function classOf(table: Table, glyph: number): number {
  if (table.u16(0) === 1) {
    const index = glyph - table.u16(2)
    return index >= 0 && index < table.u16(4) ? table.u16(6 + 2 * index) : 0
  }
  for (let index = 0; index < table.u16(2); index++) {
    const row = 4 + 6 * index
    if (glyph >= table.u16(row) && glyph <= table.u16(row + 2)) return table.u16(row + 4)
  }
  return 0
}

function readOldKerning(kern: Table): Kerning {
  const pairs = new Map<number, number>()
  let at = 4
  for (let table = 0; table < kern.u16(2); table++) {
    const isHorizontal = (kern.u16(at + 4) & 0xff07) === 1
    const count = kern.u16(at + 6)
    for (let index = 0; isHorizontal && index < count; index++) {
      const row = at + 14 + 6 * index
      pairs.set(kern.u16(row) * 65536 + kern.u16(row + 2), kern.i16(row + 4))
    }
    at += kern.u16(at + 2)
  }
  return (left, right) => pairs.get(left * 65536 + right) ?? 0
}
