import { messageCatalog } from '@estampa/domain/messages'

/** The ways to the manual, and the keys of the office. */
export const helpMessages = messageCatalog({
  es: {
    manual: 'Manual',
    manual_of_screen: 'Manual: cómo funciona esta pantalla (otra pestaña)',
    how_it_works: 'Cómo funciona',
    keys_title: 'Atajos del teclado',
    places: {
      everywhere: 'En todas partes',
      lists: 'En las listas',
      orders: 'En los pedidos',
      messages: 'En los mensajes',
      quotes: 'En las cotizaciones',
      workshop: 'En el taller',
      products: 'En los productos',
      writing: 'Al escribir',
    },
    keys: {
      find: 'Buscar pedidos, cotizaciones, clientes, productos y pantallas',
      keys: 'Ver estos atajos',
      close: 'Cerrar lo que está abierto',
      next_row: 'Bajar una fila',
      previous_row: 'Subir una fila',
      open_row: 'Abrir la fila',
      search: 'Ir al buscador de la lista',
      mark: 'Elegir la fila, o dejar de elegirla',
      answer: 'Marcar que no necesita respuesta, o que sí',
      new_quote: 'Empezar una cotización',
      walk_board: 'Recorrer el tablero',
      move_card: 'Mover el trabajo a otra etapa',
      open_card: 'Abrir el trabajo',
      walk_cells: 'Recorrer las celdas de las variantes',
      write_cell: 'Escribir en la celda, y pasar a la de abajo',
      leave_cell: 'Dejar la celda como estaba',
      send: 'Enviar el mensaje',
    },
  },
  arg: {},
})
