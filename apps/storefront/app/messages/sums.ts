import { messageCatalog } from '@estampa/domain/messages'

/** What a total consists of, in the cart and on the way to the order. */
export const sumsMessages = messageCatalog({
  es: {
    subtotal: 'Subtotal',
    taxes: 'Impuestos',
    included: (amount: string) => `Incluye ${amount} de impuestos`,
  },
  cl: { taxes: 'IVA', included: (amount: string) => `Incluye ${amount} de IVA` },
})
