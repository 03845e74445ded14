import { messageCatalog } from '@estampa/domain/messages'

/** An invitation to contact the shop, on the home page and in some footers. */
export const contactMessages = messageCatalog({
  es: {
    contact: '¿Tienes una fecha encima?',
    contact_text: 'Cuéntanos qué necesitas y para cuándo: te ayudamos a elegir el producto y la técnica.',
    contact_message: 'Escríbenos',
    contact_mail: 'Enviar un correo',
  },
  arg: {
    contact: '¿Tenés una fecha encima?',
    contact_text: 'Contanos qué necesitás y para cuándo: te ayudamos a elegir el producto y la técnica.',
    contact_message: 'Escribinos',
    contact_mail: 'Enviar un mail',
  },
})
