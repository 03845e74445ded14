import { messageCatalog } from '@estampa/domain/messages'

/** Somebody of the shop sees it as a customer. */
export const impersonationMessages = messageCatalog({
  es: {
    title: 'Vista de cliente',
    seen_as: (name: string) => `Estás viendo la tienda como ${name}`,
    left: 'te quedan',
    minutes: (count: number) => `${count} min`,
    leave: 'Salir',
  },
})
