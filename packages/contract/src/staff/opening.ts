import { shopStates } from '@estampa/domain/shops'
import { openingSteps } from '@estampa/domain/shops/opening'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { TextLine } from '../wire.ts'

const Opening = z.object({
  state: z.enum(shopStates),
  steps: z.array(z.object({ step: z.enum(openingSteps), isDone: z.boolean() })),
  /** Whose shop it is, as its papers and its legal texts have it. */
  firm: z.object({ legalName: z.string(), taxId: z.string() }),
})

const exampleOpening: z.input<typeof Opening> = {
  state: 'preparing',
  steps: [
    { step: 'look', isDone: false },
    { step: 'goods', isDone: true },
  ],
  firm: { legalName: 'Regalos del Sur SRL', taxId: '30-50001091-2' },
}

/** Looking at a shop before it is open to the public, and opening it. */
export const staffOpening = {
  enterShop: post('/api/services/app/Staff/EnterShop', {
    summary: 'Da un enlace que se abre una sola vez, en un minuto, y deja ver la tienda antes de que abra',
    who: 'staff',
    // what everybody who works in the shop may do
    permission: 'notices.view',
    takes: Empty,
    gives: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    refuses: ['not_allowed'],
    example: {
      takes: {},
      gives: {
        url: 'https://regalos.example/pampa/enter?link=4Tn0mWc0a3l7sYbGkq2p0vQm8u1xT2v8mQ0uJ1xT2v8',
        expiresAt: '2026-11-21T12:01:00.000Z',
      },
    },
  }),
  getOpening: get('/api/services/app/Staff/GetOpening', {
    summary: 'Qué le falta a la tienda para abrir, según lo que ya tiene',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: Opening,
    example: { takes: {}, gives: exampleOpening },
  }),
  saveFirm: post('/api/services/app/Staff/SaveFirm', {
    summary:
      'Guarda de quién es la tienda: razón social e identificación tributaria, que se revisa con su dígito',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({
      legalName: TextLine(120).min(1, 'Falta la razón social.'),
      taxId: TextLine(30).min(1, 'Falta la identificación tributaria.'),
      /** What the person saw of them. */
      seen: z.object({ legalName: z.string(), taxId: z.string() }),
    }),
    gives: Opening,
    refuses: ['conflict'],
    example: {
      takes: {
        legalName: 'Regalos del Sur SRL',
        taxId: '30-50001091-2',
        seen: { legalName: 'Regalos', taxId: '' },
      },
      gives: exampleOpening,
    },
  }),
  openShop: post('/api/services/app/Staff/OpenShop', {
    summary: 'Abre la tienda al público; vale una vez',
    who: 'staff',
    permission: 'shop.edit',
    takes: Empty,
    gives: Opening,
    refuses: ['shop_open_already'],
    example: { takes: {}, gives: exampleOpening },
  }),
}
