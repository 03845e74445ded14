import { messageCatalog } from '@estampa/domain/messages'

export const consentMessages = messageCatalog({
  es: {
    title: 'Medición de visitas',
    text: 'Con tu permiso medimos las visitas con herramientas de terceros. La tienda funciona igual sin ellas.',
    policy: 'Política de privacidad',
    accept: 'Permitir',
    refuse: 'No, gracias',
  },
})
