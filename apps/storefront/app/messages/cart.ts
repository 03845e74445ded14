import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

/** The texts of the cart drawer, loaded with its first opening. */
export const cartMessages = messageCatalog({
  es: {
    summary: 'Resumen',
    added: 'Agregado al carrito',
    buy_alone: 'Comprar ahora solo esto',
    close: 'Cerrar',
    total: 'TOTAL:',
    taxes_included: 'Impuestos incluidos',
    calculating: 'Calculando total ...',
    see_cart: 'Ver carrito',
    finish: 'Finalizar compra',
    units: (count: number) => `x ${numberText(count)} un.`,
    remove: (name: string) => `Quitar ${name}`,
    removed: (name: string) => `Quitaste ${name}`,
    undo: 'Deshacer',
    with_logo: (name: string) => `${name}, con tu logo`,
    customised: 'Personalizado',
    edit_design: 'Editar diseño',
    stale: 'No pudimos actualizar los precios.',
    retry: 'Reintentar',
    empty_title: 'Tu carrito está vacío',
    empty_text: 'Elige un producto, súmale tu logo y míralo acá con su precio.',
    browse: 'Ver productos',
    without_price: 'Sin precio',
  },
  arg: { empty_text: 'Elegí un producto, sumale tu logo y miralo acá con su precio.' },
})

/** The texts on the price of one unit, wherever a line of a cart is shown. */
export const cartUnitMessages = messageCatalog({
  es: {
    from: 'desde',
    each: 'c/u',
    each_with_logo: 'c/u con tu diseño',
    on_average: 'en promedio',
    before_taxes: 'sin impuestos',
  },
})
