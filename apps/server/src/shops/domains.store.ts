import type { DomainProblem, DomainProof } from '@estampa/domain/shops/domains'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** A domain that the people of the shop say is theirs. */
export type StoredDomain = DomainProof & {
  readonly host: string
  readonly token: string
  readonly addedAt: Date
  readonly pointsHere: boolean | null
}

const stored = sql`host, token, added_at as "addedAt", checked_at as "checkedAt", proved_at as "provedAt", problem,
  failing_since as "failingSince", failed_checks as "failedChecks", released_at as "releasedAt",
  points_here as "pointsHere"`

/** In the order in which they were added. */
export async function listDomains(tx: Tx): Promise<StoredDomain[]> {
  const { rows } =
    await sql<StoredDomain>`select ${stored} from shop_domains order by added_at, host`.execute(tx)
  return rows
}

export async function findDomain(tx: Tx, host: string): Promise<StoredDomain | undefined> {
  const { rows } = await sql<StoredDomain>`select ${stored} from shop_domains where host = ${host}`.execute(
    tx,
  )
  return rows[0]
}

/** One that is there already stays as it is. */
export async function addDomain(tx: Tx, host: string, token: string, now: Date): Promise<void> {
  await sql`insert into shop_domains (host, token, added_at) values (${host}, ${token}, ${now})
    on conflict do nothing`.execute(tx)
}

export type CheckedDomain = {
  readonly host: string
  readonly proof: DomainProof
  readonly pointsHere: boolean | null
}

/** False: the domain is gone, or somebody else has looked meanwhile. */
export async function saveCheck(
  tx: Tx,
  { host, proof, pointsHere }: CheckedDomain,
  seen: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shop_domains')
    .set({
      problem: proof.problem,
      checked_at: proof.checkedAt,
      proved_at: proof.provedAt,
      failing_since: proof.failingSince,
      failed_checks: proof.failedChecks,
      released_at: proof.releasedAt,
      ...(pointsHere !== null && { points_here: pointsHere }),
    })
    .where('host', '=', host)
    .where(sql<boolean>`checked_at is not distinct from ${seen}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveProblem(tx: Tx, host: string, problem: DomainProblem, now: Date): Promise<void> {
  await tx.updateTable('shop_domains').set({ problem, checked_at: now }).where('host', '=', host).execute()
}

export async function deleteDomain(tx: Tx, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('shop_domains').where('host', '=', host).executeTakeFirst()
  return numDeletedRows > 0n
}

export type ServedHosts = { readonly main: string | null; readonly others: readonly string[] }

/** Where the shop of this request is served. */
export async function findServedHosts(tx: Tx): Promise<ServedHosts> {
  const { rows } = await sql<ServedHosts>`
    select host as main, other_hosts as others from shops where id = current_shop()`.execute(tx)
  return rows[0] ?? { main: null, others: [] }
}

/** Throws a unique violation where another shop is served there. */
export async function serveHost(tx: Tx, host: string): Promise<void> {
  await sql`select serve_current_host(${host})`.execute(tx)
}

/** False: the shop is not served there. */
export async function leadToHost(tx: Tx, host: string): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`select lead_to_current_host(${host}) as leads`.execute(tx)
  return rows[0]?.leads ?? false
}

/** Where it was the main one, `heir` is from now on; null: the shop stands at the common address again. */
export async function leaveHost(tx: Tx, host: string, heir: string | null): Promise<void> {
  await sql`select leave_current_host(${host}, ${heir})`.execute(tx)
}
