/**
 * Reads Tajima DST from the public description of its bits, by a table of what each bit means. It shares nothing
 * with what writes the files.
 */

/** From bit 7 to bit 0 of each of the three bytes. */
const bits = [
  'y+1 y-1 y+9 y-9 x-9 x+9 x-1 x+1',
  'y+3 y-3 y+27 y-27 x-27 x+27 x-3 x+3',
  'jump stop y+81 y-81 x-81 x+81 set set',
].map((line) => line.split(' '))

export type DstFile = {
  header: Record<string, string>
  /** One list per color: where the needle went down, from the start, y upwards. */
  colours: { x: number; y: number }[][]
  /** Three jumps in a row or more, not counting those at the start and after a stop. */
  trims: number
  colourChanges: number
  records: number
  end: { x: number; y: number }
  ended: boolean
}

export function readDst(file: Uint8Array): DstFile {
  const read: DstFile = {
    header: headerOf(file.subarray(0, 512)),
    colours: [[]],
    trims: 0,
    colourChanges: 0,
    records: 0,
    end: { x: 0, y: 0 },
    ended: false,
  }
  let jumps = 0
  let isFresh = true
  for (let at = 512; at + 2 < file.length; at += 3) {
    const names = namesOf(file.subarray(at, at + 3))
    if (names.filter((name) => name === 'set').length !== 2) throw new Error(`no record at ${at}`)
    const [isJump, isStop] = [names.includes('jump'), names.includes('stop')]
    if (isJump && isStop && file[at + 2] === 0xf3) {
      read.ended = at + 3 === file.length
      break
    }
    read.records += 1
    for (const name of names) {
      const amount = Number(name.slice(1))
      if (name.startsWith('x')) read.end.x += amount
      if (name.startsWith('y')) read.end.y += amount
    }
    if (isJump && !isStop) {
      jumps += 1
      continue
    }
    if (jumps >= 3 && !isFresh) read.trims += 1
    jumps = 0
    isFresh = isStop
    if (isStop) {
      read.colourChanges += 1
      read.colours.push([])
    } else read.colours.at(-1)?.push({ ...read.end })
  }
  return read
}

function namesOf(record: Uint8Array): string[] {
  return [...record].flatMap((byte, index) =>
    (bits[index] ?? []).filter((_, bit) => (byte >> (7 - bit)) % 2 === 1),
  )
}

function headerOf(bytes: Uint8Array): Record<string, string> {
  const text = new TextDecoder('ascii').decode(bytes)
  const fields = text.slice(0, text.indexOf('\x1a')).split('\r')
  return Object.fromEntries(fields.filter(Boolean).map((field) => [field.slice(0, 2), field.slice(3).trim()]))
}
