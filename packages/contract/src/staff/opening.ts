import { z } from 'zod'
import { Empty, post } from '../call.ts'

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
  openShop: post('/api/services/app/Staff/OpenShop', {
    summary: 'Abre la tienda al público; vale una vez',
    who: 'staff',
    permission: 'shop.edit',
    takes: Empty,
    gives: Empty,
    refuses: ['shop_open_already'],
    example: { takes: {}, gives: {} },
  }),
}
