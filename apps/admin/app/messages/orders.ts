import { orderStateNames } from '@estampa/contract/orders'
import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

export const moneyStateNames: Record<string, string> = {
  unpaid: 'Sin pagar',
  in_review: 'Por revisar',
  partial: 'Pago parcial',
  paid: 'Pagado',
  refunded: 'Devuelto',
}

/** The list of orders. */
export const orderListMessages = messageCatalog({
  es: {
    title: 'Pedidos',
    loading: 'Cargando los pedidos',
    failed_title: 'No pudimos cargar los pedidos',
    found: (count: number) => counted(count, 'pedido', 'pedidos'),
    search: 'Buscar por número, nombre, correo o empresa',
    money: 'Pago',
    all_money: 'Todos los pagos',
    by_state: 'Por estado',
    groups: {
      all: 'Todos',
      new: 'Nuevos',
      proof: 'Arte y boceto',
      production: 'Producción',
      ready: 'Listos',
      shipped: 'En camino',
      over: 'Terminados',
    },
    states: orderStateNames as Record<string, string>,
    money_states: moneyStateNames,
    number: 'N.º',
    placed: 'Recibido',
    buyer: 'Comprador',
    what: 'Productos',
    state: 'Estado',
    paid_of_total: 'Pagado de total',
    paid_of: (paid: string, total: string) => `${paid} de ${total}`,
    pieces: (count: number) => counted(count, 'unidad', 'unidades'),
    unread: (count: number) => counted(count, 'mensaje sin leer', 'mensajes sin leer'),
    runs: 'Tandas',
    mark: (number: number) => `Elegir el pedido ${number}`,
    mark_all: 'Elegir los de esta página',
    keys_marking: 'J y K recorren la lista, X elige, Enter abre el pedido y / busca.',
    keys: 'J y K recorren la lista, Enter abre el pedido y / busca.',
    empty_title: 'Todavía no hay pedidos',
    empty_text: 'Cuando alguien compre en la tienda, su pedido aparece aquí y te llega un correo.',
    none_title: 'Ningún pedido coincide',
    none_text: 'Prueba con otras palabras o quita los filtros.',
    see_all: 'Ver todos',
    longest_first: 'Primero el que más espera.',
  },
  arg: {
    empty_text: 'Cuando alguien compre en la tienda, su pedido aparece acá y te llega un correo.',
    none_text: 'Probá con otras palabras o quitá los filtros.',
  },
})
