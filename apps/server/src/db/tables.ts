import type { Generated } from 'kysely'

/**
 * The rows of the database, by table. Each feature adds its own in its store:
 * `declare module '../db/tables.ts' { interface Tables { carts: CartRow } }`.
 */
export interface Tables {
  shops: {
    id: Generated<number>
    name: string
    host: string | null
    /** Hosts that lead to the main one. */
    other_hosts: Generated<string[]>
    config: unknown
    rules: unknown
    settings: unknown
    offers_mercado_pago: Generated<boolean>
    version: Generated<number>
    created_at: Generated<Date>
  }
}
