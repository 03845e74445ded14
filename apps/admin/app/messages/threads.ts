import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** The message threads of the shop. */
export const threadListMessages = messageCatalog({
  es: {
    title: 'Mensajes',
    loading: 'Cargando los mensajes',
    failed_title: 'No pudimos cargar los mensajes',
    found: (count: number) => counted(count, 'conversación', 'conversaciones'),
    by_need: 'Por lo que falta hacer',
    filters: { unread: 'Sin leer', waiting: 'Esperan respuesta', all: 'Todos' },
    search: 'Buscar por n.º de pedido, nombre, correo o empresa',
    number: 'Pedido',
    buyer: 'Comprador',
    last: 'Último mensaje',
    when: 'Cuándo',
    files: (count: number) => counted(count, 'archivo', 'archivos'),
    unread: (count: number) => `${counted(count, 'mensaje', 'mensajes')} sin leer`,
    keys: 'J y K recorren la lista, Enter abre la conversación y / busca.',
    keys_answer: 'E marca que no necesita respuesta.',
    answer: 'Respuesta',
    close: 'No necesita respuesta',
    mark_closed: 'Marcar que no necesita respuesta',
    reopen: 'Volver a esperar respuesta',
    of_order: (act: string, number: number) => `${act}: pedido ${number}`,
    closed: (number: number) => `El pedido ${number} ya no espera respuesta.`,
    reopened: (number: number) => `El pedido ${number} vuelve a esperar respuesta.`,
    answered: (number: number) => `El pedido ${number} ya tiene respuesta.`,
    read_first: 'Hay mensajes sin leer: abre la conversación antes.',
    undo: 'Deshacer',
    closed_by: (name: string, when: string) => `No necesita respuesta · ${name}, ${when}`,
    empty_titles: {
      unread: 'No queda nada sin leer',
      waiting: 'Nadie espera respuesta',
      all: 'Todavía no hay mensajes',
    },
    empty_texts: {
      unread: 'Cuando alguien escriba sobre su pedido, aparece aquí.',
      waiting:
        'Aquí quedan las conversaciones en las que el comprador escribió último y le falta una respuesta.',
      all: 'Cada pedido tiene su conversación: la empieza quien compró o tú, desde la página del pedido.',
    },
    none_title: 'Ninguna conversación coincide',
    none_text: 'Prueba con otras palabras o busca en «Todos».',
    see_all: 'Quitar la búsqueda',
  },
  arg: {
    empty_texts: {
      unread: 'Cuando alguien escriba sobre su pedido, aparece acá.',
      waiting:
        'Acá quedan las conversaciones en las que el comprador escribió último y le falta una respuesta.',
      all: 'Cada pedido tiene su conversación: la empieza quien compró o vos, desde la página del pedido.',
    },
    read_first: 'Hay mensajes sin leer: abrí la conversación antes.',
    none_text: 'Probá con otras palabras o buscá en «Todos».',
  },
})
