import { messageCatalog } from '@estampa/domain/messages'

export const pageMessages = messageCatalog({
  es: {
    about: 'Nosotros',
    about_default: (shop: string) =>
      `${shop} ofrece productos promocionales personalizados para empresas. Nuestro equipo acompaña cada pedido, desde la elección del producto y la técnica hasta la entrega.`,
    figure_products: 'productos para tu marca',
    figure_categories: 'categorías',
    figure_techniques: 'formas de estampar, grabar y bordar',
    policy: 'Política de privacidad',
  },
})
