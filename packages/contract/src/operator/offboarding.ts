import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Text, Uuid } from '../wire.ts'
import {
  exampleDeletion,
  exampleExport,
  examplePage,
  OperatedDeletion,
  OperatedShopPage,
} from './operated-shop.ts'

const AboutShop = z.object({ shop: Text(60) })

export const offboardingCalls = {
  getOperatedShop: get('/api/services/app/Operator/GetOperatedShop', {
    summary: 'Una tienda de la instalación: cuánto usa, sus copias y si se va a borrar',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: examplePage },
  }),
  exportShop: post('/api/services/app/Operator/ExportShop', {
    summary: 'Pide una copia de toda la tienda, que se hace aparte: filas y archivos en un ZIP, sin claves',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found', 'export_running'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: { ...examplePage, deletion: null } },
  }),
  getExportLink: post('/api/services/app/Operator/GetExportLink', {
    summary: 'El enlace con que se baja una copia; sirve quince minutos, a quien lo pide',
    who: 'operator',
    takes: z.object({ id: Uuid }),
    gives: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    refuses: ['proof_needed', 'export_over'],
    needsProof: true,
    opens: 'none',
    example: {
      takes: { id: exampleExport.id },
      gives: {
        url: '/api/operator/exports/t5k2f0/c2lnbmF0dXJl/0b9f7d2e-6c1a-4f9b-9d57-2f6a4b7b8c11',
        expiresAt: '2026-11-20T12:15:00.000Z',
      },
    },
  }),
  deleteExport: post('/api/services/app/Operator/DeleteExport', {
    summary: 'Borra una copia; la de una tienda por borrar se queda hasta que se borre',
    who: 'operator',
    takes: z.object({ id: Uuid }),
    gives: Empty,
    refuses: ['proof_needed', 'export_over', 'export_running', 'shop_leaving'],
    needsProof: true,
    opens: 'none',
    example: { takes: { id: exampleExport.id }, gives: {} },
  }),
  deleteShop: post('/api/services/app/Operator/DeleteShop', {
    summary: 'Pone fecha de borrado a una tienda suspendida, y antes hace una copia de todo',
    who: 'operator',
    takes: z.object({ shop: Text(60), typed: Text(60) }),
    gives: OperatedShopPage,
    refuses: [
      'proof_needed',
      'shop_not_found',
      'shop_leaving',
      'shop_to_suspend_first',
      'shop_name_differs',
      'conflict',
    ],
    needsProof: true,
    opens: 'none',
    example: { takes: { shop: 'pampa', typed: 'pampa' }, gives: examplePage },
  }),
  keepShop: post('/api/services/app/Operator/KeepShop', {
    summary: 'Anula el borrado de una tienda, que sigue suspendida',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found', 'shop_not_leaving'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: { ...examplePage, deletion: null } },
  }),
  listDeletions: get('/api/services/app/Operator/ListDeletions', {
    summary: 'Las tiendas que se borraron y las que se van a borrar, con cuánto había y su copia',
    who: 'operator',
    takes: Empty,
    gives: z.object({ items: z.array(OperatedDeletion) }),
    opens: 'none',
    example: { takes: {}, gives: { items: [exampleDeletion] } },
  }),
}
