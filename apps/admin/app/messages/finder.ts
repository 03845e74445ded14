import { messageCatalog } from '@estampa/domain/messages'
import { quoteNumber } from '@estampa/domain/quotes'

/** The search over everything. */
export const finderMessages = messageCatalog({
  es: {
    title: 'Buscar',
    open: 'Buscar',
    keys: 'Ctrl K',
    field: 'Pedido, cotización, cliente, producto o pantalla',
    hint: 'Número de pedido o de cotización, nombre, correo, empresa, código de un producto, o una pantalla.',
    screens: 'Pantallas',
    orders: 'Pedidos',
    quotes: 'Cotizaciones',
    customers: 'Clientes',
    products: 'Productos',
    order: (number: number) => `Pedido n.º ${number}`,
    quote: (number: number) => `Cotización ${quoteNumber(number)}`,
    searching: 'Buscando…',
    nothing: 'Nada coincide.',
    failed: 'No pudimos buscar. Prueba de nuevo.',
    results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  },
  arg: { failed: 'No pudimos buscar. Probá de nuevo.' },
})
