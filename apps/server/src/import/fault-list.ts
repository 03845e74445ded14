/** The bad rows of a file. A reason that many rows share is told once, with how many and where the first ones are. */

import { type FaultCode, importFaultSentence } from './faults.ts'
import { plainLine } from './plain-line.ts'
import type { BadRow } from './product.ts'

type Group = { count: number; readonly first: BadRow[] }

/** Up to here each row has its own line. */
const toldApart = 5
const mostPlaces = 40
const number = new Intl.NumberFormat('de-DE')

export function openFaultList() {
  const groups = new Map<FaultCode, Group>()
  return {
    add(bad: BadRow): void {
      const group = groups.get(bad.fault.fault) ?? { count: 0, first: [] }
      group.count += 1
      if (group.first.length < mostPlaces) group.first.push(bad)
      groups.set(bad.fault.fault, group)
    },
    count: () => [...groups.values()].reduce((sum, group) => sum + group.count, 0),
    lines: () => [...groups.values()].flatMap(linesOf),
  }
}

function linesOf({ count, first }: Group): string[] {
  const [example] = first
  if (!example || count <= toldApart)
    return first.map((one) => `  ${placeOf(one)}: ${importFaultSentence(one.fault)}`)
  const rest = count - first.length
  const more = rest > 0 ? ` y ${number.format(rest)} más` : ''
  return [
    `  ${number.format(count)} filas: ${importFaultSentence(example.fault)}`,
    `    ${first.map(placeOf).join(', ')}${more}`,
  ]
}

function placeOf({ where, code }: BadRow): string {
  return code ? `${where} (${plainLine(code, 80)})` : where
}
