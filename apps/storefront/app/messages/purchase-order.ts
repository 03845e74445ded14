import { messageCatalog } from '@estampa/domain/messages'

/** The purchase order of an order that was placed. */
export const purchaseOrderMessages = messageCatalog({
  es: {
    title: 'Orden de compra',
    none: 'Si tu empresa compra con orden de compra, agrégala acá: sale en los papeles del pedido.',
    no_number: 'Sin número',
    add: 'Agregar orden de compra',
    change: 'Cambiar',
    change_what: 'Cambiar la orden de compra',
    download: (name: string) => `Descargar ${name}`,
    see: (name: string) => `Ver ${name}`,
    number: 'Número de orden de compra',
    wrong_number: 'Escribe el número con letras, cifras, espacios y signos como - / . #.',
    optional: 'opcional',
    save: 'Guardar',
    saved: 'Guardamos tu orden de compra.',
    removed: 'Quitamos la orden de compra del pedido.',
  },
  cl: {
    none: 'Si tu empresa compra con orden de compra, agrégala aquí: sale en los papeles del pedido.',
  },
  arg: {
    wrong_number: 'Escribí el número con letras, cifras, espacios y signos como - / . #.',
    none: 'Si tu empresa compra con orden de compra, agregala acá: sale en los papeles del pedido.',
  },
})
