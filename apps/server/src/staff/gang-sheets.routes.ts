import type { staffGangSheets } from '@estampa/contract/staff'
import { formatPriceText } from '@estampa/domain/money'
import { chooseUnits, moveGangSheet, printsOnFilm } from '@estampa/domain/production/gang-sheets'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Context, Handler } from '../http/context.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { findOrderId } from '../orders/artwork.store.ts'
import { listFilmPrices, saveFilmPrices } from '../production/gang-sheets/film-prices.store.ts'
import {
  findGangSheet,
  findSheetArts,
  type GangSheet,
  insertGangSheet,
  listFilmOfOrder,
  listPlacements,
  lockGangSheets,
  savePrinted,
  undoSheet,
} from '../production/gang-sheets/gang-sheets.store.ts'
import { listReadyPieces } from '../production/gang-sheets/ready-pieces.store.ts'
import { toGangSheetsView, toSheetRow } from './gang-sheets-view.ts'
import { actorOf } from './people.ts'

type Calls = typeof staffGangSheets
type SheetContext = Pick<Context, 'tx' | 'record' | 'now' | 'services'>

/** Film that is shared by the orders of a day. */
export const gangSheetHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getGangSheets: ({ tx, services, now }) => toGangSheetsView(tx, signer(services.config, now)),
  getGangSheet: async ({ tx, input, services, now }) => {
    const sheet = await findGangSheet(tx, input.Id)
    if (!sheet) return refuse('not_found')
    const arts = await findSheetArts(tx, sheet.id)
    const placements = await listPlacements(tx, sheet.id)
    return { sheet: toSheetRow(sheet, signer(services.config, now)), arts, placements }
  },
  makeGangSheet,
  markGangSheetPrinted: (context) =>
    moveSheet(context, 'printed', async (tx, sheet) => savePrinted(tx, sheet.id, context.now)),
  undoGangSheet: (context) =>
    moveSheet(context, 'undone', async (tx, sheet) => {
      const key = await undoSheet(tx, sheet.id)
      if (key !== null) await enqueue(tx, 'forget_files', { keys: [key] })
    }),
  getFilmPrices: ({ tx }) => filmPrices(tx),
  saveFilmPrices: async ({ tx, input, record }) => {
    const technique = (await listTechniques(tx)).get(input.technique)
    if (!technique) return refuse('not_found')
    if (!printsOnFilm(technique.key)) return refuse('gang_sheet_no_film')
    const before = (await listFilmPrices(tx)).filter(({ techniqueId }) => techniqueId === technique.id)
    await saveFilmPrices(tx, technique.id, input.prices)
    await record(tx, {
      subject: { kind: 'technique', id: String(technique.id), name: technique.name },
      before: pricesByWidth(before),
      after: pricesByWidth(input.prices),
    })
    return filmPrices(tx)
  },
  getFilmCosts: async ({ tx, input }) => {
    const orderId = await findOrderId(tx, input.number)
    if (orderId === undefined) return refuse('not_found')
    const sheets = (await listFilmOfOrder(tx, orderId)).map(({ sheetId, ...film }) => ({
      id: sheetId,
      ...film,
    }))
    const priced = sheets.flatMap(({ cost }) => cost ?? [])
    return {
      lengthMm: sheets.reduce((sum, { lengthMm }) => sum + lengthMm, 0),
      cost: priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0),
      sheets,
    }
  },
}

/** A lost answer is asked again under the same id: that is the same sheet. */
async function makeGangSheet(context: Context<Calls['makeGangSheet']>) {
  const { tx, shop, person, input, services, now, record } = context
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  await lockGangSheets(tx)
  const known = await findGangSheet(tx, input.Id)
  if (!known) {
    const technique = (await listTechniques(tx)).get(input.technique)
    if (!technique) return refuse('not_found')
    if (!printsOnFilm(technique.key)) return refuse('gang_sheet_no_film')
    const chosen = chooseUnits(await listReadyPieces(tx, technique.id), input.pieces)
    if (isRefusal(chosen)) return chosen
    const { Id: id, widthCm, gapMm } = input
    await insertGangSheet(tx, { id, technique, widthCm, gapMm, by: who.name, at: now }, chosen)
    await enqueue(tx, 'make_gang_sheet', { shop: shop.id, sheet: id })
  }
  const sheet = await getSheet(tx, input.Id)
  await record(tx, {
    subject: subjectOf(sheet),
    before: {},
    after: { state: sheet.state, orders: sheet.orders, units: sheet.units, widthCm: sheet.widthCm },
  })
  return toSheetRow(sheet, signer(services.config, now))
}

async function moveSheet(
  { tx, input, record, now, services }: SheetContext & { input: { Id: string } },
  to: 'printed' | 'undone',
  save: (tx: Tx, sheet: GangSheet) => Promise<void>,
): Promise<ReturnType<typeof toSheetRow> | Refusal> {
  await lockGangSheets(tx)
  const sheet = await findGangSheet(tx, input.Id)
  if (!sheet) return refuse('not_found')
  const refusal = moveGangSheet(sheet.state, to)
  if (refusal) return refusal
  await save(tx, sheet)
  const { state, orders, units } = sheet
  await record(tx, { subject: subjectOf(sheet), before: { state, orders, units }, after: { state: to } })
  return toSheetRow(await getSheet(tx, sheet.id), signer(services.config, now))
}

async function getSheet(tx: Tx, id: string): Promise<GangSheet> {
  const sheet = await findGangSheet(tx, id)
  if (!sheet) throw new Error(`there is no gang sheet ${id}`)
  return sheet
}

const subjectOf = ({ id, number }: GangSheet) => ({ kind: 'gang_sheet', id, name: `Hoja ${number}` })

const pricesByWidth = (prices: readonly { widthCm: number; meterPrice: number }[]) =>
  Object.fromEntries(prices.map(({ widthCm, meterPrice }) => [`film${widthCm}`, formatPriceText(meterPrice)]))

async function filmPrices(tx: Tx) {
  const prices = await listFilmPrices(tx)
  const techniques = [...(await listTechniques(tx)).values()].filter(({ key }) => printsOnFilm(key))
  return {
    items: techniques.map(({ id, name }) => ({
      technique: id,
      name,
      prices: prices
        .filter(({ techniqueId }) => techniqueId === id)
        .map(({ widthCm, meterPrice }) => ({ widthCm, meterPrice })),
    })),
  }
}
