import { messageCatalog } from '@estampa/domain/messages'

/** The message thread of an order, as the shop reads it. */
export const messageSectionMessages = messageCatalog({
  es: {
    title: 'Mensajes',
    loading: 'Cargando los mensajes',
    failed: 'No pudimos cargar los mensajes',
    none: 'Todavía nadie escribió.',
    earlier: 'Ver anteriores',
    read: 'Leído',
    write: 'Escribir al comprador',
    write_hint: 'Le llega también por correo. Ctrl y Enter lo envían.',
    empty: 'Escribe el mensaje o adjunta un archivo.',
    send: 'Enviar',
    buyer: 'Comprador',
  },
  arg: { empty: 'Escribí el mensaje o adjuntá un archivo.' },
})
