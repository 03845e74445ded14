import type { OrderState } from '@estampa/domain/orders'
import type { Conditions, WaivableCondition } from '@estampa/domain/production'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import type { ArtworkFile, OrderedRow } from '../orders/artwork.store.ts'
import { correctedRows, inkCorrectionsOf, type OrderInkCorrection } from '../orders/ink-corrections.store.ts'
import { conditionsOf } from './jobs.store.ts'

export type WorkshopJob = {
  techniqueId: number
  units: number
  stage: string
  version: number
  blocked: string | null
  history: {
    kind: 'moved' | 'blocked' | 'unblocked'
    from: string
    to: string
    note: string
    who: string
    at: string
  }[]
}

/** An order as the workshop needs it. No column that is money is read. */
export type WorkshopOrder = {
  id: string
  number: number
  state: OrderState
  buyer: string
  comment: string
  placedAt: string
  promised: { from: string; until: string } | null
  conditions: Conditions
  waivers: { condition: WaivableCondition; reason: string; who: string; at: string }[]
  lines: (OrderedRow & { image: string | null })[]
  jobs: WorkshopJob[]
  artwork: { ready: boolean; files: ArtworkFile[] }
  film: { sheetId: string; number: number; techniqueName: string; widthCm: number; lengthMm: number }[]
  proof: { number: number; preview_key: string | null; answer: string | null; sentAt: string } | null
}

export async function findWorkshopOrder(tx: Tx, number: number): Promise<WorkshopOrder | undefined> {
  const { rows } = await sql<{ found: WorkshopOrder; corrections: OrderInkCorrection[] }>`
    select jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'buyer', coalesce(${buyer}, ''),
      'comment', coalesce(o.document ->> 'comment', ''), 'placedAt', ${utc(sql`o.placed_at`)},
      'promised', o.document #> '{shipping,promised}', 'conditions', ${conditionsOf}, 'waivers', ${waivers},
      'lines', ${lines}, 'jobs', ${jobs}, 'artwork', ${artwork}, 'film', ${film},
      'proof', ${proof}) as found, ${inkCorrectionsOf} as corrections
    from orders o where o.number = ${number}`.execute(tx)
  const [order] = rows
  return order && { ...order.found, lines: correctedRows(order.found.lines, order.corrections) }
}

export async function findOrderNumber(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`select number from orders where id = ${id}`.execute(tx)
  return rows[0]?.number
}

/** The numbers of these orders, the smallest first. */
export async function listOrderNumbers(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from orders where id = any(${ids}::uuid[]) order by number`.execute(tx)
  return rows.map(({ number }) => number)
}

const buyer = sql`(select coalesce(nullif(c.company, ''), c.full_name) from customers c
  where c.shop_id = o.shop_id and c.id = o.customer_id)`

const waivers = sql`(select coalesce(jsonb_agg(jsonb_build_object('condition', w.condition, 'reason', w.reason,
    'who', w.who_name, 'at', ${utc(sql`w.at`)}) order by w.at), '[]')
  from production_waivers w where w.shop_id = o.shop_id and w.order_id = o.id)`

const lines = sql`(select coalesce(jsonb_agg(jsonb_build_object('shoppingCartUUID', l.shopping_cart_uuid, 'sku', l.sku,
    'genericProductId', l.generic_product_id, 'productName', l.product_name, 'variantName', l.variant_name,
    'quantity', l.quantity, 'image', l.image, 'customization', l.customization) order by l.position), '[]')
  from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id)`

const history = sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'from', h.from_stage,
    'to', h.to_stage, 'note', h.note, 'who', h.who_name, 'at', ${utc(sql`h.at`)}) order by h.sequence), '[]')
  from production_history h
  where h.shop_id = j.shop_id and h.order_id = j.order_id and h.technique_id = j.technique_id)`

const jobs = sql`(select coalesce(jsonb_agg(jsonb_build_object('techniqueId', j.technique_id, 'units', j.units,
    'stage', j.stage, 'version', j.version, 'blocked', j.blocked, 'history', ${history}) order by j.technique_id), '[]')
  from production_jobs j where j.shop_id = o.shop_id and j.order_id = o.id)`

const artwork = sql`coalesce((select jsonb_build_object('ready', a.ready_at is not null, 'files', a.files)
  from order_artworks a where a.shop_id = o.shop_id and a.order_id = o.id),
  jsonb_build_object('ready', not o.is_decorated, 'files', '[]'::jsonb))`

const film = sql`(select coalesce(jsonb_agg(jsonb_build_object('sheetId', s.id, 'number', s.number,
    'techniqueName', s.technique_name, 'widthCm', s.width_cm, 'lengthMm', f.length_mm) order by s.number), '[]')
  from gang_sheet_orders f join gang_sheets s on s.shop_id = f.shop_id and s.id = f.sheet_id
  where f.shop_id = o.shop_id and f.order_id = o.id)`

const proof = sql`(select jsonb_build_object('number', p.number, 'preview_key', p.preview_key, 'answer', p.answer,
    'sentAt', ${utc(sql`p.sent_at`)})
  from order_proofs p where p.shop_id = o.shop_id and p.order_id = o.id order by p.number desc limit 1)`
