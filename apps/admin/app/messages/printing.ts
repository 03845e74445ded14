import { messageCatalog } from '@estampa/domain/messages'

/** What is printed of one order or of many. */
export const printMessages = messageCatalog({
  es: {
    print: 'Imprimir',
    work_orders: 'Orden de trabajo (A4)',
    small_work_orders: 'Orden de trabajo (A5)',
    slips: 'Remito de empaque',
    labels: 'Etiquetas del transporte',
    labels_note: 'Una por bulto, como las hace el transporte',
    guides: 'Guía de despacho',
    guides_note: 'La que va con la factura, si el transporte la pide',
    missing: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `El pedido ${numbers[0]} quedó fuera: todavía no lo lleva un transporte.`
        : `Quedaron fuera ${numbers.length} pedidos que todavía no lleva un transporte: ${numbers.join(', ')}.`,
  },
})
