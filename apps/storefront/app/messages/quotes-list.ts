import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

export const quotesListMessages = messageCatalog({
  es: {
    title: 'Mis cotizaciones',
    loading: 'Cargando tus cotizaciones',
    found: (count: number) => counted(count, 'cotización', 'cotizaciones'),
    filter: 'Ver cotizaciones por estado',
    groups: {
      all: 'Todas',
      open: 'Vigentes',
      accepted: 'Aceptadas',
      ordered: 'Con pedido',
      ended: 'Cerradas',
    } as Record<string, string>,
    search: 'Número o producto',
    search_label: 'Buscar en mis cotizaciones',
    go: 'Buscar',
    and_more: (count: number) => `y ${count} más`,
    pages: 'Páginas de cotizaciones',
    page: (number: number) => `Página ${number}`,
    empty_title: 'Todavía no pediste cotizaciones',
    empty_text: 'Arma tu carrito y pide la cotización: guardamos los precios y la compartes con un enlace.',
    browse: 'Ver productos',
    none_title: 'No hay cotizaciones así',
    none_text: 'Prueba con otro estado u otras palabras.',
    see_all: 'Ver todas las cotizaciones',
    failed_title: 'No pudimos cargar tus cotizaciones',
  },
  cl: { empty_title: 'Todavía no pides cotizaciones' },
  arg: {
    empty_text: 'Armá tu carrito y pedí la cotización: guardamos los precios y la compartís con un enlace.',
    none_text: 'Probá con otro estado u otras palabras.',
  },
})
