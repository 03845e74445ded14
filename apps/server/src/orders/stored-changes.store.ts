import type { Order } from '@estampa/contract/orders'
import type { OrderContent } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { z } from 'zod'
import { utc } from '../db/utc.ts'

/** An order as a change finds it, and as it leaves it. */
export type ChangeableContent = OrderContent & {
  address: z.output<typeof Order>['address']
  /** The decorations in words, by the uuid of the line. */
  decorations?: Readonly<Record<string, readonly string[]>>
}
export type ChangeState = 'proposed' | 'done' | 'refused' | 'replaced' | 'ended'
export type StoredOrderChange = {
  number: number
  state: ChangeState
  before: ChangeableContent
  after: ChangeableContent
  note: string
  evidence: string | null
  who: string
  at: string
  answeredBy: string | null
  answeredAt: string | null
}

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'order_changes.before': ChangeableContent
    'order_changes.after': ChangeableContent
  }
}

const MAX_SHOWN = 20

/** The last changes of the order `o`, oldest first. Designs are left out: they are in the order. */
export const storedChangesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'state', c.state,
    'before', ${undesigned(sql`c.before`)}, 'after', ${undesigned(sql`c.after`)}, 'note', c.note, 'evidence', c.evidence,
    'who', c.who_name, 'at', ${utc(sql`c.at`)}, 'answeredBy', c.answered_by, 'answeredAt', ${utc(sql`c.answered_at`)})
    order by c.number), '[]')
  from (select * from order_changes c where c.shop_id = o.shop_id and c.order_id = o.id
    order by c.number desc limit ${MAX_SHOWN}) c)`

/** A content without its designs. */
export function undesigned(content: ReturnType<typeof sql>) {
  return sql`jsonb_set(${content}, '{lines}', (select coalesce(jsonb_agg(line || '{"customization": null}'), '[]')
    from jsonb_array_elements(${content} -> 'lines') line))`
}
