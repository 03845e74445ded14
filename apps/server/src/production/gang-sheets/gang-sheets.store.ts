import type {
  ChosenUnits,
  FilmWidthCm,
  GangSheetFailure,
  GangSheetState,
  OrderFilm,
} from '@estampa/domain/production/gang-sheets'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { utc } from '../../db/utc.ts'

/** A piece as a screen draws it: x and y in turn, millimeters, ring after ring. */
export type StoredFilmArt = {
  orderId: string
  number: number
  /** Whose it is, without anybody's name. */
  label: string
  rings: number[][]
}

declare module '../../db/json-columns.ts' {
  interface JsonColumns {
    'gang_sheets.arts': StoredFilmArt[]
  }
}

export type GangSheet = {
  id: string
  number: number
  techniqueId: number
  techniqueName: string
  widthCm: FilmWidthCm
  gapMm: number
  state: GangSheetState
  failure: GangSheetFailure | null
  failedNumber: number | null
  lengthMm: number | null
  meterPrice: number | null
  cost: number | null
  fileKey: string | null
  askedBy: string
  askedAt: string
  /** Numbers of its orders. */
  orders: number[]
  units: number
}

const sheet = sql`s.id, s.number, s.technique_id as "techniqueId", s.technique_name as "techniqueName",
  s.width_cm as "widthCm", s.gap_mm as "gapMm", s.state, s.failure, s.failed_number as "failedNumber",
  s.length_mm as "lengthMm", s.meter_price as "meterPrice", s.cost, s.file_key as "fileKey",
  s.asked_by as "askedBy", ${utc(sql`s.asked_at`)} as "askedAt",
  coalesce((select array_agg(distinct o.number order by o.number) from gang_sheet_units u
    join orders o on o.shop_id = u.shop_id and o.id = u.order_id
    where u.shop_id = s.shop_id and u.sheet_id = s.id), '{}') as orders,
  (select count(*)::integer from gang_sheet_units u where u.shop_id = s.shop_id and u.sheet_id = s.id) as units`

/** Those that somebody may still want to see: the newest first, without those that were undone. */
export async function listGangSheets(tx: Tx, most: number): Promise<GangSheet[]> {
  const { rows } = await sql<GangSheet>`
    select ${sheet} from gang_sheets s where s.state <> 'undone' order by s.number desc limit ${most}`.execute(
    tx,
  )
  return rows
}

export async function findGangSheet(tx: Tx, id: string): Promise<GangSheet | undefined> {
  const { rows } = await sql<GangSheet>`select ${sheet} from gang_sheets s where s.id = ${id}`.execute(tx)
  return rows[0]
}

/** Who asks for a sheet, or does something with one, waits for whoever does so at the same time. */
export async function lockGangSheets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gang_sheets'), current_shop())`.execute(tx)
}

export type NewGangSheet = {
  id: string
  technique: { id: number; name: string }
  widthCm: FilmWidthCm
  gapMm: number
  by: string
  at: Date
}

/** Under the lock. Gives its number. */
export async function insertGangSheet(
  tx: Tx,
  { id, technique, widthCm, gapMm, by, at }: NewGangSheet,
  chosen: readonly ChosenUnits[],
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into gang_sheets
      (id, number, technique_id, technique_name, width_cm, gap_mm, meter_price, asked_by, asked_at)
    select ${id}::uuid, (select coalesce(max(number), 0) + 1 from gang_sheets), ${technique.id}::integer,
      ${technique.name}, ${widthCm}::integer, ${gapMm}::integer,
      (select meter_price from film_prices where technique_id = ${technique.id} and width_cm = ${widthCm}),
      ${by}, ${at}::timestamptz
    returning number`.execute(tx)
  const units = chosen.flatMap(({ piece, units: taken }) =>
    taken.map((unit) => ({ order_id: piece.orderId, line_uuid: piece.lineId, area_id: piece.area, unit })),
  )
  await sql`
    insert into gang_sheet_units (order_id, line_uuid, area_id, unit, sheet_id)
    select u.order_id, u.line_uuid, u.area_id, u.unit, ${id}::uuid
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as u(order_id uuid, line_uuid uuid, area_id integer, unit integer)`.execute(tx)
  return rows[0]?.number ?? 0
}

export type SheetUnit = { orderId: string; lineId: string; area: number; unit: number }
export type PlacedUnit = SheetUnit & { art: number; angle: number; xMm: number; yMm: number }

export async function listSheetUnits(tx: Tx, id: string): Promise<SheetUnit[]> {
  const { rows } = await sql<SheetUnit>`
    select order_id as "orderId", line_uuid as "lineId", area_id as area, unit
    from gang_sheet_units where sheet_id = ${id} order by order_id, line_uuid, area_id, unit`.execute(tx)
  return rows
}

/** Empty while the sheet is made. */
export async function listPlacements(
  tx: Tx,
  id: string,
): Promise<Pick<PlacedUnit, 'art' | 'angle' | 'xMm' | 'yMm'>[]> {
  const { rows } = await sql<PlacedUnit>`
    select art, angle, x_mm as "xMm", y_mm as "yMm"
    from gang_sheet_units where sheet_id = ${id} and art is not null order by art, y_mm, x_mm`.execute(tx)
  return rows
}

export async function findSheetArts(tx: Tx, id: string): Promise<StoredFilmArt[]> {
  const row = await tx.selectFrom('gang_sheets').select('arts').where('id', '=', id).executeTakeFirst()
  return row?.arts ?? []
}

export type MadeGangSheet = {
  id: string
  lengthMm: number
  cost: number | null
  arts: readonly StoredFilmArt[]
  placed: readonly PlacedUnit[]
  shares: readonly OrderFilm[]
  fileKey: string
  at: Date
}

/** False: it was undone while it was made. */
export async function saveMadeSheet(tx: Tx, made: MadeGangSheet): Promise<boolean> {
  const { id, lengthMm, cost, arts, placed, shares, fileKey, at } = made
  const { numAffectedRows = 0n } = await sql`
    update gang_sheets set state = 'made', length_mm = ${lengthMm}, cost = ${cost},
      arts = ${JSON.stringify(arts)}::jsonb, file_key = ${fileKey}, made_at = ${at}
    where id = ${id} and state = 'making'`.execute(tx)
  if (numAffectedRows === 0n) return false
  await sql`
    update gang_sheet_units u set art = p.art, angle = p.angle, x_mm = p."xMm", y_mm = p."yMm"
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p("orderId" uuid, "lineId" uuid, area integer,
      unit integer, art integer, angle integer, "xMm" double precision, "yMm" double precision)
    where u.sheet_id = ${id} and u.order_id = p."orderId" and u.line_uuid = p."lineId"
      and u.area_id = p.area and u.unit = p.unit`.execute(tx)
  await sql`
    insert into gang_sheet_orders (sheet_id, order_id, length_mm, cost)
    select ${id}::uuid, s."orderId", s."lengthMm", s.cost
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
      as s("orderId" uuid, "lengthMm" integer, cost bigint)`.execute(tx)
  return true
}

/** `number` is that of the order whose piece is the reason. */
export type SheetFailure = { readonly failure: GangSheetFailure; readonly number: number | null }

export async function failSheet(tx: Tx, id: string, { failure, number }: SheetFailure): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update gang_sheets set state = 'failed', failure = ${failure}, failed_number = ${number}
    where id = ${id} and state = 'making'`.execute(tx)
  if (numAffectedRows > 0n) await freeUnitsOf(tx, id)
}

export async function savePrinted(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update gang_sheets set state = 'printed', printed_at = ${at} where id = ${id}`.execute(tx)
}

/** Its number is nobody else's afterwards. Gives the key of its file. */
export async function undoSheet(tx: Tx, id: string): Promise<string | null> {
  await freeUnitsOf(tx, id)
  await sql`delete from gang_sheet_orders where sheet_id = ${id}`.execute(tx)
  const { rows } = await sql<{ key: string | null }>`
    with before as (select file_key from gang_sheets where id = ${id})
    update gang_sheets set state = 'undone', file_key = null, arts = '[]' where id = ${id}
    returning (select file_key from before) as key`.execute(tx)
  return rows[0]?.key ?? null
}

async function freeUnitsOf(tx: Tx, id: string): Promise<void> {
  await sql`delete from gang_sheet_units where sheet_id = ${id}`.execute(tx)
}

/** Takes the files off sheets that were made before this moment; gives their keys. */
export async function dropSheetFiles(tx: Tx, before: Date): Promise<string[]> {
  return keysOf(tx, sql`s.made_at < ${before}`)
}

/** Of orders of a customer: their art shows who they are. */
export async function dropSheetFilesOf(tx: Tx, customerId: number): Promise<string[]> {
  return keysOf(
    tx,
    sql`exists (select from gang_sheet_orders f join orders o on o.shop_id = f.shop_id and o.id = f.order_id
      where f.shop_id = s.shop_id and f.sheet_id = s.id and o.customer_id = ${customerId})`,
  )
}

async function keysOf(tx: Tx, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with dropped as (select s.id, s.file_key from gang_sheets s where s.file_key is not null and ${which})
    update gang_sheets g set file_key = null from dropped where g.id = dropped.id
    returning dropped.file_key as key`.execute(tx)
  return rows.map(({ key }) => key)
}

export type FilmOfOrder = {
  sheetId: string
  number: number
  techniqueName: string
  widthCm: number
  lengthMm: number
  cost: number | null
}

/** Of the sheets that the order's pieces lie on. */
export async function listFilmOfOrder(tx: Tx, orderId: string): Promise<FilmOfOrder[]> {
  const { rows } = await sql<FilmOfOrder>`
    select s.id as "sheetId", s.number, s.technique_name as "techniqueName", s.width_cm as "widthCm",
      f.length_mm as "lengthMm", f.cost
    from gang_sheet_orders f join gang_sheets s on s.shop_id = f.shop_id and s.id = f.sheet_id
    where f.order_id = ${orderId} order by s.number`.execute(tx)
  return rows
}
