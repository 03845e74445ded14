/**
 * Copies of one outline side by side over the width of a strip, every second one turned and moved on as is best: rows of
 * them lie in each other like the cells of a honeycomb. One piece after another would not find that.
 */
import type { Mask, Run } from './mask.ts'

type Member<T> = { readonly turn: T; readonly left: number; readonly top: number }
export type RowPattern<T> = {
  readonly members: readonly Member<T>[]
  /** All of them as one. */
  readonly mask: Mask
  /** The part of the strip that such rows take of what they cover. */
  readonly density: number
}

type Column<T> = { readonly turn: T; readonly profile: Profile; readonly shift: number }
/** The first and the last cell of each row, of all rows that come to lie on one another. */
type Profile = { readonly first: readonly number[]; readonly last: readonly number[] }
type Turn = {
  readonly mask: Mask
  /** With those of its holes: smaller pieces are put there. */
  readonly filledCells: number
}

/** Undefined where no two pieces lie beside each other. */
export function findRowPattern<T extends Turn>(
  turns: readonly T[],
  width: number,
): RowPattern<T> | undefined {
  let best: { members: Member<T>[]; density: number } | undefined
  for (const even of turns) {
    for (const odd of turns) {
      const pitch = Math.max(pitchOf(even.mask), pitchOf(odd.mask))
      const profiles = { even: profileOf(even.mask, pitch), odd: profileOf(odd.mask, pitch) }
      const area = (even.filledCells + odd.filledCells) / 2
      for (let shift = 0; shift < pitch; shift += 1) {
        const members = membersOf(
          { turn: even, profile: profiles.even, shift: 0 },
          { turn: odd, profile: profiles.odd, shift },
          width,
        )
        const density = (members.length * area) / (width * pitch)
        if (members.length > 1 && density > (best?.density ?? 0)) best = { members, density }
      }
    }
  }
  return best && { ...best, mask: maskOfMembers(best.members) }
}

function membersOf<T extends Turn>(even: Column<T>, odd: Column<T>, width: number): Member<T>[] {
  const placed: (Column<T> & { left: number })[] = []
  for (;;) {
    const column = placed.length % 2 === 0 ? even : odd
    // two columns back lies the same one again
    const left = placed
      .slice(-3)
      .reduce((most, before) => Math.max(most, before.left + distance(before, column)), 0)
    if (left + column.turn.mask.width > width) break
    placed.push({ ...column, left })
  }
  return placed.map(({ turn, shift, left }) => ({ turn, left, top: shift }))
}

/** How far to the right of a column another one begins. */
function distance<T>(one: Column<T>, other: Column<T>): number {
  const { last } = one.profile
  const { first } = other.profile
  const turn = one.shift - other.shift + last.length
  let most = 0
  for (const [row, end] of last.entries()) {
    const begin = first[(row + turn) % last.length] as number
    if (end + 1 - begin > most) most = end + 1 - begin
  }
  return most
}

/** Rows from a mask to the same one behind it. */
function pitchOf({ rows, height }: Mask): number {
  for (let pitch = 1; pitch < height; pitch += 1) {
    if (rows.every((runs, row) => !meet(runs, rows[row + pitch] ?? []))) return pitch
  }
  return height
}

const meet = (some: readonly Run[], others: readonly Run[]) =>
  some.some((one) => others.some((other) => one.from <= other.to && other.from <= one.to))

function profileOf({ rows, width }: Mask, pitch: number): Profile {
  const first = Array.from({ length: pitch }, () => width)
  const last = Array.from({ length: pitch }, () => -1)
  for (const [row, runs] of rows.entries()) {
    const at = row % pitch
    for (const { from, to } of runs) {
      first[at] = Math.min(first[at] as number, from)
      last[at] = Math.max(last[at] as number, to)
    }
  }
  return { first, last }
}

function maskOfMembers(members: readonly Member<Turn>[]): Mask {
  const height = Math.max(...members.map(({ turn, top }) => top + turn.mask.height))
  const width = Math.max(...members.map(({ turn, left }) => left + turn.mask.width))
  const rows = Array.from({ length: height }, (_, row) =>
    members
      .flatMap(({ turn, left, top }) =>
        (turn.mask.rows[row - top] ?? []).map(({ from, to }) => ({ from: from + left, to: to + left })),
      )
      .sort((one, other) => one.from - other.from),
  )
  return { width, height, rows, originX: 0, originY: 0 }
}
