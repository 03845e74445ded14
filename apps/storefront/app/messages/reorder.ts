import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

/** Buying again what an order held. */
export const reorderMessages = messageCatalog({
  es: {
    title: 'Repetir pedido',
    close: 'Cerrar',
    see_cart: 'Ver carrito',
    browse: 'Ver productos',
    added: (count: number) =>
      count === 1
        ? 'Agregamos 1 producto a tu carrito con los precios de hoy.'
        : `Agregamos ${count} productos a tu carrito con los precios de hoy.`,
    added_none: 'No pudimos agregar ninguno de los productos de este pedido.',
    twice: 'Los productos marcados ya están en tu carrito. ¿Los quieres otra vez?',
    add_anyway: 'Sumarlos otra vez',
    not_added: 'No se agregó',
    check: 'Para revisar',
    units: (count: number) => `${numberText(count)} un.`,
    reasons: {
      product_gone: 'Ya no está a la venta.',
      variant_gone: 'Ese color o talla ya no se ofrece.',
      out_of_stock: 'Sin stock por ahora.',
      place_gone: 'Ya no se personaliza de esa manera. Ármalo de nuevo desde el producto.',
      art_gone: 'Ya no tenemos ese diseño. Súbelo de nuevo desde el producto.',
      in_cart: 'Ya está en tu carrito.',
      not_possible: 'No se puede agregar así. Ármalo de nuevo desde el producto.',
    } as Record<string, string>,
    short: (stock: number) => `Hoy hay ${numberText(stock)} en stock: ajusta la cantidad en tu carrito.`,
  },
  arg: {
    twice: 'Los productos marcados ya están en tu carrito. ¿Los querés otra vez?',
    reasons: {
      product_gone: 'Ya no está a la venta.',
      variant_gone: 'Ese color o talle ya no se ofrece.',
      out_of_stock: 'Sin stock por ahora.',
      place_gone: 'Ya no se personaliza de esa manera. Armalo de nuevo desde el producto.',
      art_gone: 'Ya no tenemos ese diseño. Subilo de nuevo desde el producto.',
      in_cart: 'Ya está en tu carrito.',
      not_possible: 'No se puede agregar así. Armalo de nuevo desde el producto.',
    } as Record<string, string>,
    short: (stock: number) => `Hoy hay ${numberText(stock)} en stock: ajustá la cantidad en tu carrito.`,
  },
})
