import { messageCatalog } from '@estampa/domain/messages'

/** Sentences that every front end says; each adds its own to them. */
export const sharedSentences = {
  loading: 'Cargando',
  slow: 'Está tardando más de lo habitual. Seguimos esperando la respuesta.',
  close: 'Cerrar',
  accept: 'Aceptar',
  back: 'Volver',
  previous: 'Anterior',
  next: 'Siguiente',
  retry: 'Reintentar',
  news: 'Avisos',
  error_title: 'Ocurrió un error',
  error_code: (code: string) => `Código: ${code}`,
}

export const sharedMessages = messageCatalog({ es: sharedSentences })
