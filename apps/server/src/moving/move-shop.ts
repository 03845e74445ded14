/**
 * Moves a shop to another cell while it sells. Its rows are copied in rounds; then its writes stop for seconds, the last
 * changes follow, both sides are counted and compared, and one transaction says where it lives from now on. Before that
 * moment all of it is where it was, after it all of it is where it went. Who is cut off runs it again: it goes on.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { CellRoles } from '../db/cells.ts'
import { openClient } from '../db/open-client.ts'
import { CannotMove, type Cells, checkCells, type MoveRoute } from './check-cells.ts'
import { type Copy, CopyDiffers, copyRound, type Round } from './copy-shop.ts'
import { forgetArrivedJobs, moveJobs } from './moved-jobs.store.ts'
import {
  addMove,
  awaitWriters,
  closeCell,
  deletePeopleWithoutShop,
  deleteShopRow,
  endMove,
  findMovedShop,
  findOpenMove,
  lockMove,
  type MovedShop,
  type MoveFigures,
  putPeopleOfShop,
  putShopRow,
  readMsSinceSwitch,
  resumeWrites,
  type StoredMove,
  stopWrites,
  switchCell,
} from './moves.store.ts'
import {
  countMovedRows,
  deleteMovedRows,
  listCopiedTables,
  type OwnerConnection,
  openShopConnection,
  raiseSequences,
  sumShop,
} from './shop-rows.store.ts'

export type MoveOptions = {
  /** How long the old rows stay after the switch, for processes that have not heard of it and read them. */
  graceMs?: number
  /** Hears how far it is. */
  onPhase?: (phase: MovePhase) => void | Promise<void>
}

export const movePhases = ['copied', 'stopped', 'compared', 'switched', 'cleared'] as const
export type MovePhase = (typeof movePhases)[number]

/** A process that lost its line to the home cell notices it within twenty seconds. */
const GRACE_MS = 30_000
/** The writes stop by themselves no longer than this. */
const STOP_S = 8
/** Then they go on, and another round comes first. */
const MOST_STOP_MS = 5_000
const WRITERS_MS = 2_000
const TRIES = 5
const MOST_ROUNDS = 10
/** What a round copies in so short a time is copied during the stop. */
const SHORT_ROUND_MS = 1_000
const DELETED_AT_ONCE = 2_000
const JOBS_MS = 60_000

type MoveOutcome =
  | { readonly outcome: 'moved'; readonly figures: MoveFigures }
  | { readonly outcome: 'taken_back' }

export async function moveToCell(
  roles: CellRoles,
  { name, to }: { name: string; to: string },
  options: MoveOptions = {},
): Promise<MoveOutcome> {
  const owners = ownersOf(roles)
  if (!owners.has(to))
    throw new CannotMove(`No hay ninguna célula «${to}». Las que hay: ${[...owners.keys()].join(', ')}.`)
  const home = await openClient(roles.owner)
  try {
    const found = await findMovedShop(home, name)
    if (found && !(await lockMove(home, found.id)))
      throw new CannotMove(`La tienda ${name} ya se está mudando en otro proceso.`)
    // from here on it gets no date for its deletion
    const shop = await findMovedShop(home, name)
    if (!shop) throw new CannotMove(`No existe la tienda «${name}».`)
    const inCells = <T>(route: MoveRoute, work: (cells: Cells) => Promise<T>) =>
      openCells(owners, home, shop.id, route, work)
    let open = await findOpenMove(home, shop.id)
    if (open && open.to_cell !== to) {
      const other = open
      await inCells(other, (cells) => settle(cells, shop, other, options))
      if (other.phase === 'copying' && other.from_cell === to) return { outcome: 'taken_back' }
      open = undefined
    }
    const from = open?.from_cell ?? (await findMovedShop(home, name))?.cell ?? shop.cell
    if (!open && from === to) throw new CannotMove(`La tienda ${name} ya vive en la célula «${to}».`)
    if (!open && shop.isLeaving) throw new CannotMove(`La tienda ${name} está por borrarse: así no se muda.`)
    const figures = await inCells({ from_cell: from, to_cell: to }, async (cells) => {
      if (open?.phase !== 'switched') await checkCells(cells, shop, { from_cell: from, to_cell: to })
      const move = open ?? (await addMove(home, { ...shop, cell: from }, to))
      const moved = move.phase === 'switched' ? move.figures : await copyAndSwitch(cells, shop, move, options)
      await clear(cells, shop, move, options)
      return moved
    })
    return { outcome: 'moved', figures }
  } finally {
    await home.end()
  }
}

function ownersOf(roles: CellRoles): Map<string, string> {
  const others = [...(roles.cells ?? [])].map(([name, { owner }]) => [name, owner] as const)
  return new Map([['home', roles.owner], ...others])
}

async function openCells<T>(
  owners: ReadonlyMap<string, string>,
  home: OwnerConnection,
  shop: number,
  route: MoveRoute,
  work: (cells: Cells) => Promise<T>,
): Promise<T> {
  const opened: OwnerConnection[] = []
  const open = async (cell: string) => {
    const url = owners.get(cell)
    if (url === undefined) throw new CannotMove(`CELLS no dice dónde está la célula «${cell}».`)
    const client = await openShopConnection(url, shop)
    opened.push(client)
    return client
  }
  try {
    return await work({ home, source: await open(route.from_cell), target: await open(route.to_cell) })
  } finally {
    await Promise.all(opened.map((client) => client.end()))
  }
}

async function copyAndSwitch(
  cells: Cells,
  shop: MovedShop,
  move: StoredMove,
  { onPhase = () => {} }: MoveOptions,
): Promise<MoveFigures> {
  const startedAt = performance.now()
  const { home, source, target } = cells
  const copy: Copy = {
    home,
    source,
    target,
    move: move.id,
    tables: await listCopiedTables(source),
  }
  await putShopRow(source, target, shop.id, beforeSwitch(move, 0))
  if (move.to_cell !== 'home') await putPeopleOfShop(source, target)
  const round = await catchUp(copy)
  const copyMs = performance.now() - startedAt
  await onPhase('copied')
  for (let tries = 1; tries <= TRIES; tries++) {
    const figures = await stopAndSwitch(
      { cells, copy, shop, move },
      { copyMs, compareMs: round.compareMs },
      onPhase,
    )
    if (figures) return figures
    await delay(WRITERS_MS)
    await copyRound(copy, { compares: false })
  }
  throw new CannotMove(
    `La tienda ${shop.name} sigue en «${move.from_cell}»: algo escribe en ella por más tiempo del que se la puede detener (una importación, un trabajo largo). La copia queda: cuando termine, el mismo comando sigue.`,
  )
}

/** Rounds until one is short, then one that compares every value. */
async function catchUp(copy: Copy): Promise<Round> {
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
    const { ms } = await copyRound(copy, { compares: false })
    if (ms < SHORT_ROUND_MS) break
  }
  return copyRound(copy, { compares: true }).catch((error) => {
    throw error instanceof CopyDiffers ? differs(error) : error
  })
}

const differs = ({ message }: CopyDiffers) =>
  new CannotMove(`No se mudó nada: ${message}. El mismo comando lo intenta de nuevo.`)

type Stop = { cells: Cells; copy: Copy; shop: MovedShop; move: StoredMove }

/** Undefined: it would have taken too long, and the shop is written where it was. */
async function stopAndSwitch(
  { cells, copy, shop, move }: Stop,
  { copyMs, compareMs }: { copyMs: number; compareMs: number },
  onPhase: NonNullable<MoveOptions['onPhase']>,
): Promise<MoveFigures | undefined> {
  const { source, target } = cells
  const stoppedAt = performance.now()
  const stop = await stopWrites(source, shop.id, STOP_S)
  let isReady = false
  let figures: MoveFigures | undefined
  try {
    await onPhase('stopped')
    if (await awaitWriters(source, shop.id, WRITERS_MS)) {
      const isComparedWhole = compareMs < SHORT_ROUND_MS
      const { rows } = await copyRound(copy, { compares: isComparedWhole })
      const sums = await compareSums(cells)
      await raiseSequences(target)
      if (move.to_cell !== 'home') await putPeopleOfShop(source, target)
      await putShopRow(source, target, shop.id, beforeSwitch(move, 1))
      await onPhase('compared')
      const stopMs = performance.now() - stoppedAt
      figures = { rows, copyMs: Math.round(copyMs), stopMs: Math.round(stopMs), isComparedWhole, sums }
      isReady = stopMs < MOST_STOP_MS
    }
  } catch (error) {
    await resumeWrites(source, shop.id).catch(() => {})
    throw error instanceof CopyDiffers ? differs(error) : error
  }
  if (!figures || !isReady) {
    await resumeWrites(source, shop.id)
    return undefined
  }
  // whoever is led here after the switch writes at once; nobody is led here before it
  if (move.to_cell !== 'home') await resumeWrites(target, shop.id)
  const home = move.from_cell === 'home' ? source : cells.home
  if (await switchCell({ home, source, shop: shop.id, stop }, move, figures)) {
    await onPhase('switched')
    return figures
  }
  await closeCell(target, shop.id)
  await resumeWrites(source, shop.id)
  return undefined
}

/** The row of the shop in the target: in the home cell it still says where the shop lives. */
const beforeSwitch = ({ from_cell, to_cell }: MoveRoute, versionsAhead: number) => ({
  cell: to_cell === 'home' ? from_cell : to_cell,
  stoppedUntil: 'infinity' as const,
  versionsAhead,
})

async function compareSums({ source, target }: Cells) {
  const [there, here] = await Promise.all([sumShop(source), sumShop(target)])
  if (!there || JSON.stringify(there) !== JSON.stringify(here)) throw new CopyDiffers(['sumas'])
  return there
}

/** A move to somewhere else that was cut off: back where it was not switched yet, to its end where it was. */
async function settle(cells: Cells, shop: MovedShop, move: StoredMove, options: MoveOptions): Promise<void> {
  if (move.phase === 'switched') return clear(cells, shop, move, options)
  await closeCell(cells.target, shop.id)
  await resumeWrites(cells.source, shop.id)
  await deleteShop(cells.target, shop, move.to_cell)
  await endMove(cells.home, move.id, 'taken_back')
}

/** After the switch: the jobs follow, and what the shop had where it was goes. */
async function clear(
  { home, source, target }: Cells,
  shop: MovedShop,
  move: StoredMove,
  { graceMs = GRACE_MS, onPhase = () => {} }: MoveOptions,
): Promise<void> {
  await moveJobs(source, target, shop.id, move.id)
  const waited = await readMsSinceSwitch(home, move.id)
  await delay(Math.max(0, graceMs - waited))
  const deadline = performance.now() + JOBS_MS
  while ((await moveJobs(source, target, shop.id, move.id)) > 0 && performance.now() < deadline)
    await delay(500)
  await deleteShop(source, shop, move.from_cell)
  await forgetArrivedJobs(target, move.id)
  await endMove(home, move.id, 'done')
  await onPhase('cleared')
}

/** Some rows at a time. In the home cell the row of the shop stays: it says where it lives. */
async function deleteShop(cell: OwnerConnection, shop: MovedShop, name: string): Promise<void> {
  const tables = await listCopiedTables(cell)
  for (const table of tables) {
    let deleted = DELETED_AT_ONCE
    while (deleted === DELETED_AT_ONCE) deleted = await deleteMovedRows(cell, table.name, DELETED_AT_ONCE)
  }
  const left = [...(await countMovedRows(cell, tables))]
    .filter(([, { rows }]) => rows > 0)
    .map(([table]) => table)
  if (left.length > 0) throw new Error(`rows of shop ${shop.id} are left in ${name}: ${left.join(', ')}`)
  if (name === 'home') return
  await deleteShopRow(cell, shop.id)
  await deletePeopleWithoutShop(cell)
}
