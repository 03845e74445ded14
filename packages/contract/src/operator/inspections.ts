import { z } from 'zod'
import { Empty, post } from '../call.ts'
import { Text, TextLine } from '../wire.ts'

/** An operator looks into the office of a shop in which they do not work; its people read in its history that they did. */
export const inspectionCalls = {
  beginInspection: post('/api/services/app/Operator/BeginInspection', {
    summary:
      'Abre el escritorio de una tienda por media hora, solo para mirar; su historial dice quién, cuándo y por qué',
    who: 'operator',
    takes: z.object({
      shop: Text(60),
      reason: TextLine(200).min(5, 'Escribe por qué, en unas palabras: lo lee la gente de la tienda.'),
    }),
    gives: z.object({ until: z.iso.datetime() }),
    refuses: ['proof_needed', 'shop_not_found', 'inspection_of_ones_own'],
    needsProof: true,
    opens: 'none',
    example: {
      takes: { shop: 'pampa', reason: 'No ven el pedido 42' },
      gives: { until: '2026-11-20T12:30:00.000Z' },
    },
  }),
  endInspection: post('/api/services/app/Operator/EndInspection', {
    summary: 'Deja de mirar el escritorio de una tienda',
    who: 'operator',
    takes: Empty,
    gives: Empty,
    opens: 'none',
    example: { takes: {}, gives: {} },
  }),
}
