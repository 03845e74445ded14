/** Whether a shop may go from one cell to another. */
import { listDifferingTables } from './copy-shop.ts'
import {
  findStranger,
  listApplied,
  listUnprotected,
  mayRestTriggers,
  readServerVersion,
} from './move-conditions.store.ts'
import type { MovedShop } from './moves.store.ts'
import type { OwnerConnection } from './shop-rows.store.ts'

/** Why a shop is not moved, as whoever typed the command reads it. Nothing has changed for the shop. */
export class CannotMove extends Error {}

export type Cells = { home: OwnerConnection; source: OwnerConnection; target: OwnerConnection }
export type MoveRoute = { from_cell: string; to_cell: string }

/** Throws with what is missing; nothing has begun by then. */
export async function checkCells(
  { source, target }: Cells,
  shop: MovedShop,
  route: MoveRoute,
): Promise<void> {
  const there = await listApplied(source)
  const here = await listApplied(target)
  if (there.join() !== here.join())
    throw new CannotMove(
      `Las células «${route.from_cell}» y «${route.to_cell}» no tienen las mismas migraciones. Antes: npm run migrate`,
    )
  for (const [cell, client] of [
    [route.from_cell, source],
    [route.to_cell, target],
  ] as const) {
    const version = await readServerVersion(client)
    if (version < OLDEST_SERVER)
      throw new CannotMove(
        `La célula «${cell}» es PostgreSQL ${version}: para mudar tiendas hace falta ${OLDEST_SERVER} o posterior.`,
      )
    const unprotected = await listUnprotected(client)
    if (unprotected.length > 0)
      throw new CannotMove(
        `En la célula «${cell}» hay tablas sin seguridad por filas: ${unprotected.join(', ')}.`,
      )
    const { may, role } = await mayRestTriggers(client)
    if (!may)
      throw new CannotMove(
        `En la célula «${cell}» falta un permiso. Como superusuario: grant set on parameter session_replication_role to ${role};`,
      )
  }
  const differing = await listDifferingTables(source, target)
  if (differing.length > 0)
    throw new CannotMove(`Hay tablas distintas en las dos células: ${differing.join(', ')}.`)
  const stranger = await findStranger(target, shop)
  if (stranger !== undefined)
    throw new CannotMove(
      `En la célula «${route.to_cell}» ya hay otra tienda con ese número o ese nombre (${stranger}).`,
    )
}

const OLDEST_SERVER = 15
