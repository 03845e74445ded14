import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** The texts of the list alone. */
export const ordersListMessages = messageCatalog({
  es: {
    title: 'Mis pedidos',
    loading: 'Cargando tus pedidos',
    found: (count: number) => counted(count, 'pedido', 'pedidos'),
    filter: 'Ver pedidos por estado',
    groups: {
      all: 'Todos',
      to_pay: 'Por pagar',
      in_progress: 'En curso',
      delivered: 'Entregados',
      ended: 'Cancelados',
    } as Record<string, string>,
    search: 'Número o producto',
    search_label: 'Buscar en mis pedidos',
    go: 'Buscar',
    pieces: (count: number) => counted(count, 'unidad', 'unidades'),
    pages: 'Páginas de pedidos',
    page: (number: number) => `Página ${number}`,
    empty_title: 'Todavía no hiciste pedidos',
    empty_text: 'Cuando compres, vas a seguir cada pedido desde acá.',
    browse: 'Ver productos',
    none_title: 'No hay pedidos así',
    none_text: 'Prueba con otro estado u otras palabras.',
    see_all: 'Ver todos los pedidos',
    failed_title: 'No pudimos cargar tus pedidos',
    reorder: 'Repetir',
    reorder_number: (number: number) => `Repetir el pedido n.º ${number}`,
  },
  cl: {
    empty_title: 'Todavía no haces pedidos',
    empty_text: 'Cuando compres, podrás seguir cada pedido desde aquí.',
  },
  arg: { none_text: 'Probá con otro estado u otras palabras.' },
})
