import { messageCatalog } from './message-catalog.ts'

export const documentMessages = messageCatalog({
  es: {
    download: 'Descargar PDF',
    working: 'Preparando el PDF…',
    done: (name: string) => `Descargamos ${name}.`,
  },
})
