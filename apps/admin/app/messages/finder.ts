import { messageCatalog } from '@estampa/domain/messages'

/** The search over everything. */
export const finderMessages = messageCatalog({
  es: {
    title: 'Buscar',
    open: 'Buscar',
    keys: 'Ctrl K',
    field: 'Pedido, cliente o pantalla',
    hint: 'Número de pedido, nombre, correo, empresa, o una pantalla.',
    screens: 'Pantallas',
    orders: 'Pedidos',
    customers: 'Clientes',
    order: (number: number) => `Pedido n.º ${number}`,
    searching: 'Buscando…',
    nothing: 'Nada coincide.',
    failed: 'No pudimos buscar. Prueba de nuevo.',
    results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  },
  arg: { failed: 'No pudimos buscar. Probá de nuevo.' },
})
