import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and its children, bytes; shared pages are counted once. Programs of the names in `without` are left
 * out. Linux only.
 */
export function readTreeMemory(pid: number, without: readonly string[] = []): number {
  const counted = treeOf(pid).filter((one) => !without.includes(read(`/proc/${one}/comm`)?.trim() ?? ''))
  return counted.reduce((sum, one) => sum + proportionalBytes(one), 0)
}

/** A process and all that it has started, which may have started others. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }))
  const tree = [pid]
  for (const known of tree)
    tree.push(...parents.filter(({ parent }) => parent === known).map((one) => one.pid))
  return tree
}

/** Behind the name, which may hold spaces, stand the state and the parent. */
function parentOf(pid: string): number | undefined {
  const stat = read(`/proc/${pid}/stat`)
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function proportionalBytes(pid: number): number {
  const rollup = read(`/proc/${pid}/smaps_rollup`)
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup ?? '')?.[1] ?? 0) * 1_024
}

/** Undefined where the process has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return undefined
  }
}
