/**
 * A plan as the machines take it: from the middle of what is sewn, in tenths of a millimeter, x to the right and y
 * downwards. A format turns y where its own points upwards.
 */
import { type ColorBlock, moves, type StitchPlan, type Thread } from '../plan.ts'

export type MachinePoint = { readonly x: number; readonly y: number }
/** `begin` is the way to the first stitch of a color: the machine stands there with the new thread, so nothing is cut. */
type MoveKind = 'stitch' | 'jump' | 'trim' | 'begin'
export type MachineMove = MachinePoint & { readonly kind: MoveKind }
export type MachineBlock = { readonly thread: Thread; readonly moves: readonly MachineMove[] }

/** Where every file begins and, but for a VP3, ends: no way without a stitch can be said in one. */
export const MIDDLE: MachinePoint = { x: 0, y: 0 }

export const isMiddle = ({ x, y }: MachinePoint): boolean => x === 0 && y === 0

/** Whole tenths, so that nothing is rounded twice. */
export function sewnMiddle({ box }: Pick<StitchPlan, 'box'>): MachinePoint {
  if (!box) return { x: 0, y: 0 }
  return {
    x: Math.round((box.xMm + box.widthMm / 2) * 10),
    y: Math.round((box.yMm + box.heightMm / 2) * 10),
  }
}

/** The colors in the order of sewing. Throws a RangeError for a stitch that is longer than machines sew. */
export function machineBlocks(plan: StitchPlan): MachineBlock[] {
  const middle = sewnMiddle(plan)
  return plan.blocks.map((block) => ({ thread: block.thread, moves: movesOf(block, middle) }))
}

function movesOf({ xs, ys, kinds }: ColorBlock, middle: MachinePoint): MachineMove[] {
  return Array.from(xs, (x, n) => ({
    x: x - middle.x,
    y: (ys[n] as number) - middle.y,
    kind: n === 0 && kinds[n] !== moves.stitch ? 'begin' : kindOf(kinds[n] as number),
  }))
}

function kindOf(kind: number): MoveKind {
  if (kind === moves.stitch) return 'stitch'
  return kind === moves.jump ? 'jump' : 'trim'
}

/** The ends of so many parts of a move, the last of them its end; parts differ by a tenth at most. */
export function partsOfMove(from: MachinePoint, to: MachinePoint, parts: number): MachinePoint[] {
  return Array.from({ length: parts }, (_, index) => ({
    x: from.x + Math.round(((to.x - from.x) * (index + 1)) / parts),
    y: from.y + Math.round(((to.y - from.y) * (index + 1)) / parts),
  }))
}

/** In how many parts a move of at most `longest` along each axis is made, one at least. */
export function countParts(from: MachinePoint, to: MachinePoint, longest: number): number {
  const furthest = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return Math.max(1, Math.ceil(furthest / longest))
}

/** Whole tenths of a millimeter of the box around every stitch. */
export function sewnSize({ box }: Pick<StitchPlan, 'box'>): { width: number; height: number } {
  return { width: Math.round((box?.widthMm ?? 0) * 10), height: Math.round((box?.heightMm ?? 0) * 10) }
}

/** The upper left corner of that box, from its middle: of an odd side the middle is no whole tenth from both edges. */
export function sewnCorner(plan: Pick<StitchPlan, 'box'>): MachinePoint {
  const { x, y } = sewnMiddle(plan)
  return { x: Math.round((plan.box?.xMm ?? 0) * 10) - x, y: Math.round((plan.box?.yMm ?? 0) * 10) - y }
}

/** What a file of two bytes a move says: a change of thread, a cut, or so many tenths to go, y downwards. */
export type MachineStep =
  | { readonly kind: 'change' }
  | { readonly kind: 'trim' }
  | { readonly kind: 'jump' | 'stitch'; readonly dx: number; readonly dy: number }

/**
 * The steps of a plan from the middle of what is sewn and, with the thread cut, back to it: the next piece is hooped where
 * this one was, and the needle must begin where it did. Moves that are longer than `longest` along an axis are parted.
 */
export function* machineSteps(plan: StitchPlan, longest: number): Generator<MachineStep> {
  let here: MachinePoint = MIDDLE
  function* stepsTo(to: MachinePoint, kind: 'jump' | 'stitch'): Generator<MachineStep> {
    // a jump to where the needle is would cut the thread on a Janome
    if (kind === 'jump' && to.x === here.x && to.y === here.y) return
    for (const end of partsOfMove(here, to, countParts(here, to, longest))) {
      yield { kind, dx: end.x - here.x, dy: end.y - here.y }
      here = end
    }
  }
  for (const [index, block] of machineBlocks(plan).entries()) {
    if (index > 0) yield { kind: 'change' }
    for (const move of block.moves) {
      if (move.kind === 'trim') yield { kind: 'trim' }
      yield* stepsTo(move, move.kind === 'stitch' ? 'stitch' : 'jump')
    }
  }
  if (isMiddle(here)) return
  yield { kind: 'trim' }
  yield* stepsTo(MIDDLE, 'jump')
}
