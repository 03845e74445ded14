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
    empty_titles: {
      unread: 'No queda nada sin leer',
      waiting: 'Nadie espera respuesta',
      all: 'Todavía no hay mensajes',
    },
    empty_texts: {
      unread: 'Cuando alguien escriba sobre su pedido, aparece aquí.',
      waiting: 'Aquí quedan las conversaciones en las que la última palabra fue del comprador.',
      all: 'Cada pedido tiene su conversación: la empieza quien compró o tú, desde la página del pedido.',
    },
    none_title: 'Ninguna conversación coincide',
    none_text: 'Prueba con otras palabras o busca en «Todos».',
    see_all: 'Quitar la búsqueda',
  },
  arg: {
    empty_texts: {
      unread: 'Cuando alguien escriba sobre su pedido, aparece acá.',
      waiting: 'Acá quedan las conversaciones en las que la última palabra fue del comprador.',
      all: 'Cada pedido tiene su conversación: la empieza quien compró o vos, desde la página del pedido.',
    },
    none_text: 'Probá con otras palabras o buscá en «Todos».',
  },
})
