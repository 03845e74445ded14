/**
 * Copies the rows of a shop into another cell while the shop sells: all of them first, then again and again those that
 * were written meanwhile. After each round the copy is the shop as it was at one moment.
 */
import { inSnapshot } from '../db/transaction.ts'
import { noteCopied, readCopiedAsOf } from './moves.store.ts'
import {
  type CopiedTable,
  countMovedRows,
  deleteMissing,
  digestRows,
  listCopiedTables,
  type OwnerConnection,
  putRows,
  readMovedRows,
  readSnapshotStart,
} from './shop-rows.store.ts'

export type Copy = {
  readonly home: OwnerConnection
  readonly source: OwnerConnection
  readonly target: OwnerConnection
  readonly move: number
  readonly tables: readonly CopiedTable[]
}

export type Round = {
  readonly copied: number
  readonly rows: number
  readonly ms: number
  readonly compareMs: number
}

/** The copy differs from the shop; nothing was switched. */
export class CopyDiffers extends Error {
  readonly tables: readonly string[]
  constructor(tables: readonly string[]) {
    super(`la copia difiere en ${tables.join(', ')}`)
    this.tables = tables
  }
}

/** `compares` reads every value on both sides; counts are compared in any case. */
export function copyRound(copy: Copy, { compares }: { compares: boolean }): Promise<Round> {
  return inSnapshot(copy.source, () => copyRows(copy, compares))
}

async function copyRows(copy: Copy, compares: boolean): Promise<Round> {
  const { home, source, move, tables } = copy
  const startedAt = performance.now()
  const since = await readCopiedAsOf(home, move)
  const asOf = await readSnapshotStart(source)
  const found = await countMovedRows(source, tables, since)
  let copied = 0
  for (const table of tables) {
    if (found.get(table.name)?.changed) copied += await copyTable(copy, table, since.get(table.name))
    // the first round may take hours: who is cut off goes on after the last table
    if (!since.has(table.name)) await noteCopied(home, move, [table.name], asOf)
  }
  const names = tables.map(({ name }) => name)
  await dropMissing(copy, found)
  await noteCopied(home, move, names, asOf)
  const ms = performance.now() - startedAt
  if (compares) await compareValues(copy)
  const rows = [...found.values()].reduce((sum, count) => sum + count.rows, 0)
  return { copied, rows, ms, compareMs: performance.now() - startedAt - ms }
}

async function copyTable({ source, target }: Copy, table: CopiedTable, since: number | undefined) {
  let copied = 0
  for await (const lines of readMovedRows(source, table, since)) {
    await putRows(target, table, lines).catch(async (error: { code?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error
      // what a row has that was deleted meanwhile is free for another
      await deleteMissing(source, target, table)
      await putRows(target, table, lines)
    })
    copied += lines.length
  }
  return copied
}

const UNIQUE_VIOLATION = '23505'

/** All rows of the source are there, so the target has more of them only where some were deleted meanwhile. */
async function dropMissing({ source, target, tables }: Copy, found: Map<string, { rows: number }>) {
  const differing = async () => {
    const arrived = await countMovedRows(target, tables)
    return tables.filter(({ name }) => arrived.get(name)?.rows !== found.get(name)?.rows)
  }
  for (const table of await differing()) await deleteMissing(source, target, table)
  const still = await differing()
  if (still.length > 0) throw new CopyDiffers(still.map(({ name }) => name))
}

async function compareValues({ source, target, tables }: Copy): Promise<void> {
  const [there, here] = await Promise.all([digestRows(source, tables), digestRows(target, tables)])
  const differing = tables.filter(({ name }) => there.get(name) !== here.get(name))
  if (differing.length > 0) throw new CopyDiffers(differing.map(({ name }) => name))
}

/** Both cells have the same tables with the same columns; gives those that differ. */
export async function listDifferingTables(
  source: OwnerConnection,
  target: OwnerConnection,
): Promise<string[]> {
  const [there, here] = await Promise.all([listCopiedTables(source), listCopiedTables(target)])
  const known = new Map(here.map((table) => [table.name, JSON.stringify(table)]))
  return there.filter((table) => known.get(table.name) !== JSON.stringify(table)).map(({ name }) => name)
}
