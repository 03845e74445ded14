import { messageCatalog } from '@estampa/domain/messages'

/** The kinds of invoice, by their code. */
export const invoiceKindMessages = messageCatalog<Record<string, string>>({
  es: {
    consumidor_final: 'Consumidor final',
    responsable_inscripto: 'Responsable inscripto (factura A)',
    monotributo: 'Monotributo',
    exento: 'Exento de IVA',
    boleta: 'Boleta',
    factura: 'Factura',
  },
})
