import { messageCatalog } from '@estampa/domain/messages'

/** Leaving a page on which something was written and not saved. */
export const leavingMessages = messageCatalog({
  es: {
    title: 'Hay cambios sin guardar',
    text: 'Si sales ahora, se pierden.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
    close: 'Cerrar',
  },
  arg: { text: 'Si salís ahora, se pierden.' },
})
