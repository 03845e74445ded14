import { z } from 'zod'
import { get, post } from './call.ts'
import { exampleQuoteId, exampleToken } from './quotes/examples.ts'
import { QuoteToken } from './quotes/inputs.ts'
import { Text, Uuid } from './wire.ts'

/** A PDF. */
export const PdfFile = z.object({
  /** Signed, good for an hour. */
  url: z.string(),
  /** Name of the file: «cotizacion-C-000123.pdf». */
  name: z.string(),
})

export const CatalogFile = z.object({
  /** Failed: it can be asked for again after ten seconds. */
  state: z.enum(['working', 'ready', 'failed']),
  /** Parts of a hundred. */
  progress: z.int().min(0).max(100),
  /** Once it is ready. */
  file: PdfFile.nullable(),
})

const documentRefusals = ['not_found', 'busy', 'too_complex'] as const
const address = '/files/tlk2q0/Zr0vJxY2mB7tKp1LwN8sD5hF4gC6aE9uQyTiRoWzXq3/shops/1/papers'
const exampleQuoteDocument = {
  url: `${address}/9f86d081884c7d659a2feaa0c55ad015/cotizacion-C-000123.pdf`,
  name: 'cotizacion-C-000123.pdf',
}

export const documents = {
  getQuotePaper: get('/api/services/app/Orders/GetQuotePaper', {
    summary: 'Una cotización propia en PDF, con su enlace; se dibuja una sola vez por versión',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: PdfFile,
    refuses: ['no_token', ...documentRefusals],
    opens: 'none',
    example: { takes: { Id: exampleQuoteId }, gives: exampleQuoteDocument },
  }),
  getPublicQuotePaper: get('/api/services/app/Orders/GetPublicQuotePaper', {
    summary: 'El PDF de la cotización de un enlace',
    who: 'public',
    takes: z.object({ token: QuoteToken }),
    gives: PdfFile,
    refuses: documentRefusals,
    opens: 'none',
    example: { takes: { token: exampleToken }, gives: exampleQuoteDocument },
  }),
  getOrderPaper: get('/api/services/app/Orders/GetOrderPaper', {
    summary: 'El resumen de un pedido propio en PDF, como está ahora. No es una factura',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: PdfFile,
    refuses: ['no_token', ...documentRefusals],
    opens: 'none',
    example: {
      takes: { Id: '0b9f3a52-9f0c-4c55-9c1e-2f6a9f1c7d10' },
      gives: { url: `${address}/2c26b46b68ffc68ff99b453c1d304134/pedido-42.pdf`, name: 'pedido-42.pdf' },
    },
  }),
  getCatalogFile: post('/api/services/app/Zecat/GetCatalogFile', {
    summary:
      'El catálogo en PDF, entero o de una familia, con los productos y precios de ahora. Lo prepara un trabajo, uno para todos los que lo pidan: se vuelve a preguntar hasta que está listo',
    who: 'public',
    /** Last segment of a family's address; nothing: the whole catalog. */
    takes: z.object({ family: Text(200).min(1).optional() }),
    gives: CatalogFile,
    refuses: ['not_found'],
    example: { takes: {}, gives: { state: 'working', progress: 40, file: null } },
  }),
}
