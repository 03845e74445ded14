import {
  filmWidthsCm,
  gangSheetFailures,
  gangSheetStates,
  gapLimitsMm,
  MAX_SHEET_PIECES,
  MAX_SHEET_UNITS,
} from '@estampa/domain/production/gang-sheets'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { CountingNumber, Id, Money, QueryInt, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

const Moment = z.iso.datetime()
const FilmWidth = z.literal(filmWidthsCm)

/** Units of a print area that lie on no sheet yet. */
const ReadyPiece = z.object({
  orderId: Uuid,
  lineId: Uuid,
  /** The print area. */
  area: z.int(),
  areaName: z.string(),
  technique: z.int(),
  number: z.int(),
  /** Of its order, among those that are decorated, from one. */
  line: z.int(),
  productName: z.string(),
  buyer: z.string(),
  promised: z.iso.date().nullable(),
  widthMm: z.int(),
  heightMm: z.int(),
  units: z.int(),
  free: z.int(),
  image: z.string().nullable(),
})

const GangSheetRow = z.object({
  id: Uuid,
  number: z.int(),
  technique: z.int(),
  techniqueName: z.string(),
  widthCm: FilmWidth,
  gapMm: z.int(),
  state: z.enum(gangSheetStates),
  failure: z.enum(gangSheetFailures).nullable(),
  /** The order whose piece is the reason, where one is. */
  failedNumber: z.int().nullable(),
  lengthMm: z.int().nullable(),
  askedBy: z.string(),
  askedAt: Moment,
  /** The numbers of its orders. */
  orders: z.array(z.int()),
  units: z.int(),
  /** Signed; null while there is none, and a month after it was made. */
  url: z.string().nullable(),
})

const GangSheets = z.object({
  /** Those that print on film, with how many pieces of each are ready. */
  techniques: z.array(z.object({ id: z.int(), name: z.string(), ready: z.int() })),
  pieces: z.array(ReadyPiece),
  /** There are more pieces than are shown. */
  isCut: z.boolean(),
  /** The newest first, without those that were undone. */
  sheets: z.array(GangSheetRow),
})

const GangSheetView = z.object({
  sheet: GangSheetRow,
  /** What is on it, as outlines: x and y in turn, millimeters, ring after ring. */
  arts: z.array(z.object({ number: z.int(), label: z.string(), rings: z.array(z.array(z.number())) })),
  /** Where each copy lies: its outline is turned clockwise around 0,0 and then moved. */
  placements: z.array(z.object({ art: z.int(), angle: z.int(), xMm: z.number(), yMm: z.number() })),
})

const FilmPrices = z.object({
  items: z.array(
    z.object({
      technique: z.int(),
      name: z.string(),
      /** Of a meter that is printed; widths without a price are left out. */
      prices: z.array(z.object({ widthCm: FilmWidth, meterPrice: Money })),
    }),
  ),
})

const exampleSheetId = '0192f5d0-7c3e-7a51-9a4e-2f1d6c8b9a10'
const exampleLineId = '0192f5d0-7c3e-7a51-9a4e-2f1d6c8b9a11'
const exampleSheet: z.input<typeof GangSheetRow> = {
  id: exampleSheetId,
  number: 12,
  technique: 5,
  techniqueName: 'DTF',
  widthCm: 55,
  gapMm: 3,
  state: 'made',
  failure: null,
  failedNumber: null,
  lengthMm: 1_254,
  askedBy: 'Teo Taller',
  askedAt: '2026-11-27T12:00:00.000Z',
  orders: [42, 45],
  units: 170,
  url: `/files/tlk2q0/Zr0vJxY2mB7tKp1LwN8sD5hF4gC6aE9uQyTiRoWzXq3/shops/1/gang-sheets/${exampleSheetId}/hoja-12-55cm.pdf`,
}
const exampleView: z.input<typeof GangSheetView> = {
  sheet: exampleSheet,
  arts: [{ number: 42, label: '42-1 Pecho', rings: [[0, 0, 80, 0, 80, 60, 0, 60]] }],
  placements: [{ art: 0, angle: 0, xMm: 6, yMm: 16 }],
}
const examplePrices: z.input<typeof FilmPrices> = {
  items: [{ technique: 5, name: 'DTF', prices: [{ widthCm: 55, meterPrice: 7_400 }] }],
}

/** Gang sheets: art of several orders on one strip of film. None of the workshop's calls says an amount. */
export const staffGangSheets = {
  getGangSheets: get('/api/services/app/Staff/GetGangSheets', {
    summary:
      'Lo que está listo para imprimir en film, por técnica y con lo más urgente primero, y las hojas ya armadas',
    who: 'staff',
    permission: 'production.view',
    takes: Empty,
    gives: GangSheets,
    example: {
      takes: {},
      gives: {
        techniques: [{ id: 5, name: 'DTF', ready: 1 }],
        pieces: [
          {
            orderId: exampleOrderId,
            lineId: exampleLineId,
            area: 3,
            areaName: 'Pecho',
            technique: 5,
            number: 42,
            line: 1,
            productName: 'Remera Clásica',
            buyer: 'Paz S.A.',
            promised: '2026-12-04',
            widthMm: 80,
            heightMm: 60,
            units: 120,
            free: 120,
            image: null,
          },
        ],
        isCut: false,
        sheets: [exampleSheet],
      },
    },
  }),
  getGangSheet: get('/api/services/app/Staff/GetGangSheet', {
    summary: 'Una hoja con el contorno de cada pieza y dónde va cada copia',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ Id: Uuid }),
    gives: GangSheetView,
    refuses: ['not_found'],
    example: { takes: { Id: exampleSheetId }, gives: exampleView },
  }),
  makeGangSheet: post('/api/services/app/Staff/MakeGangSheet', {
    summary:
      'Arma una hoja de film con las piezas elegidas, acomodadas por su contorno. Se dibuja en segundo plano; el mismo Id dos veces es la misma hoja',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({
      Id: Uuid,
      technique: Id,
      widthCm: FilmWidth,
      /** Between two pieces. */
      gapMm: z.int().min(gapLimitsMm.least).max(gapLimitsMm.most).default(gapLimitsMm.usual),
      pieces: z
        .array(
          z.object({
            orderId: Uuid,
            lineId: Uuid,
            area: Id,
            copies: z.int().min(1).max(MAX_SHEET_UNITS),
          }),
        )
        .min(1)
        .max(MAX_SHEET_PIECES),
    }),
    gives: GangSheetRow,
    refuses: [
      'bad_token',
      'not_found',
      'gang_sheet_no_film',
      'gang_sheet_piece_gone',
      'gang_sheet_piece_twice',
      'gang_sheet_copies_gone',
      'gang_sheet_too_large',
    ],
    example: {
      takes: {
        Id: exampleSheetId,
        technique: 5,
        widthCm: 55,
        gapMm: 3,
        pieces: [{ orderId: exampleOrderId, lineId: exampleLineId, area: 3, copies: 120 }],
      },
      gives: { ...exampleSheet, state: 'making', lengthMm: null, url: null },
    },
  }),
  markGangSheetPrinted: post('/api/services/app/Staff/MarkGangSheetPrinted', {
    summary: 'Anota que una hoja ya se imprimió: desde entonces no se puede deshacer',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({ Id: Uuid }),
    gives: GangSheetRow,
    refuses: ['not_found', 'gang_sheet_not_made', 'gang_sheet_printed', 'gang_sheet_over'],
    example: { takes: { Id: exampleSheetId }, gives: { ...exampleSheet, state: 'printed' } },
  }),
  undoGangSheet: post('/api/services/app/Staff/UndoGangSheet', {
    summary: 'Deshace una hoja que no se imprimió: sus piezas quedan libres para otra',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({ Id: Uuid }),
    gives: GangSheetRow,
    refuses: ['not_found', 'gang_sheet_printed', 'gang_sheet_over'],
    example: {
      takes: { Id: exampleSheetId },
      gives: { ...exampleSheet, state: 'undone', orders: [], units: 0, url: null },
    },
  }),
  getFilmPrices: get('/api/services/app/Staff/GetFilmPrices', {
    summary: 'Cuánto cuesta el metro de film de cada técnica y ancho',
    who: 'staff',
    permission: 'production.configure',
    takes: Empty,
    gives: FilmPrices,
    example: { takes: {}, gives: examplePrices },
  }),
  saveFilmPrices: post('/api/services/app/Staff/SaveFilmPrices', {
    summary:
      'Guarda cuánto cuesta el metro de film de una técnica. Las hojas que ya se pidieron quedan con el precio de entonces',
    who: 'staff',
    permission: 'production.configure',
    takes: z.object({
      technique: Id,
      prices: z
        .array(z.object({ widthCm: FilmWidth, meterPrice: Money.pipe(z.int().min(1).max(1_000_000_000_00)) }))
        .max(filmWidthsCm.length)
        .refine((prices) => new Set(prices.map(({ widthCm }) => widthCm)).size === prices.length, {
          error: 'Cada ancho va una sola vez.',
        }),
    }),
    gives: FilmPrices,
    refuses: ['not_found', 'gang_sheet_no_film'],
    example: {
      takes: { technique: 5, prices: [{ widthCm: 55, meterPrice: 7_400 }] },
      gives: examplePrices,
    },
  }),
  getFilmCosts: get('/api/services/app/Staff/GetFilmCosts', {
    summary: 'Cuánto film llevó un pedido y cuánto costó, hoja por hoja',
    who: 'staff',
    permission: 'margins.view',
    takes: z.object({ number: QueryInt.pipe(CountingNumber) }),
    gives: z.object({
      lengthMm: z.int(),
      /** Null where no sheet had a price. */
      cost: Money.nullable(),
      sheets: z.array(
        z.object({
          id: Uuid,
          number: z.int(),
          techniqueName: z.string(),
          widthCm: z.int(),
          lengthMm: z.int(),
          cost: Money.nullable(),
        }),
      ),
    }),
    refuses: ['not_found'],
    example: {
      takes: { number: '42' },
      gives: {
        lengthMm: 420,
        cost: 3_100,
        sheets: [
          {
            id: exampleSheetId,
            number: 12,
            techniqueName: 'DTF',
            widthCm: 55,
            lengthMm: 420,
            cost: 3_100,
          },
        ],
      },
    },
  }),
}
