import { messageCatalog } from '@estampa/domain/messages'

/** Somebody of the shop tries a look that is not published. */
export const previewMessages = messageCatalog({
  es: { only_looks: 'Esto es una vista previa: aquí no se compra ni se entra.' },
  arg: { only_looks: 'Esto es una vista previa: acá no se compra ni se entra.' },
})
