import { messageCatalog } from '@estampa/domain/messages'

/** Asking for a quote of the cart. */
export const askQuoteMessages = messageCatalog({
  es: {
    ask: 'Pedir cotización',
    title: 'Pedir cotización',
    text: 'Guardamos los precios de hoy y te damos un enlace para compartir y aceptar.',
    text_seller: 'Un vendedor prepara los precios y te avisamos por correo cuando esté lista.',
    company: 'Empresa',
    comment: 'Comentario',
    comment_hint: 'Fecha del evento, tipo de factura o lo que la tienda deba saber.',
    optional: 'opcional',
    which: 'Qué cotización',
    fresh: 'Una cotización nueva',
    revision: (number: string) => `Una versión nueva de ${number}`,
    revision_text: 'Reemplaza a la que compartiste antes.',
    go: 'Pedir cotización',
    made: 'Tu cotización está lista.',
    asked: 'Le pedimos los precios a un vendedor.',
  },
})
