import { paperSizes } from '@estampa/domain/production'
import { z } from 'zod'
import { post } from '../call.ts'
import { PdfFile } from '../documents.ts'
import { Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

export const MAX_PAPERS = 100
const orders = z.array(Uuid).min(1).max(MAX_PAPERS)

/** Papers of many orders: what the workshop, the boxes and the counter need. None of them says an amount. */
export const staffPapers = {
  drawPackingSlips: post('/api/services/app/Staff/DrawPackingSlips', {
    summary:
      'Los remitos de empaque de uno o varios pedidos, o de un paquete, en un PDF A4: qué lleva, cuánto de cada variante y para quién, con un código que abre el pedido. Sin importes. El archivo se borra a las dos horas',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({
      orders,
      /** Only what is in this parcel, of one order. */
      parcel: z.int().min(1).max(10_000).optional(),
    }),
    gives: PdfFile,
    refuses: ['not_found', 'busy', 'too_complex'],
    opens: 'none',
    example: {
      takes: { orders: [exampleOrderId] },
      gives: { url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/remitos.pdf', name: 'remitos.pdf' },
    },
  }),
  drawWorkOrders: post('/api/services/app/Staff/DrawWorkOrders', {
    summary:
      'Las órdenes de trabajo de varios pedidos en un PDF, en el orden de sus números, cada una con sus propias páginas. Sin importes ni domicilios. El archivo se borra a las dos horas',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ orders, paper: z.enum(paperSizes).default('A4') }),
    gives: PdfFile,
    refuses: ['not_found', 'busy', 'too_complex'],
    opens: 'none',
    example: {
      takes: { orders: [exampleOrderId], paper: 'A4' },
      gives: { url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/ordenes.pdf', name: 'ordenes.pdf' },
    },
  }),
  drawShippingLabels: post('/api/services/app/Staff/DrawShippingLabels', {
    summary:
      'Las etiquetas que el transporte pide en cada bulto, o sus guías de despacho, de uno o varios pedidos en un PDF, como el transporte las dibuja. Dice qué pedidos quedaron fuera porque ningún transporte los lleva todavía. El archivo se borra a las dos horas',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ orders, paper: z.enum(['label', 'guide']).default('label') }),
    gives: PdfFile.extend({
      /** The numbers of orders that have none. */
      missing: z.array(z.int()),
    }),
    refuses: ['not_found', 'no_labels', 'labels_unavailable', 'busy', 'too_complex'],
    opens: 'none',
    example: {
      takes: { orders: [exampleOrderId], paper: 'label' },
      gives: {
        url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/etiquetas.pdf',
        name: 'etiquetas.pdf',
        missing: [],
      },
    },
  }),
  drawPickUpList: post('/api/services/app/Staff/DrawPickUpList', {
    summary:
      'La lista de retiros en un PDF A4: los pedidos listos para retirar con lugar para la firma; de los que se nombran o, sin nombrarlos, de todos, como mucho cien. Sin importes. El archivo se borra a las dos horas',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ orders: orders.optional() }),
    gives: PdfFile,
    refuses: ['nothing_to_pick_up', 'busy', 'too_complex'],
    opens: 'none',
    example: {
      takes: {},
      gives: { url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/retiros.pdf', name: 'retiros.pdf' },
    },
  }),
}
