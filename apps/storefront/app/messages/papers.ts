import { catalogue } from './catalogue.ts'

export const papersMessages = catalogue({
  es: {
    download: 'Descargar PDF',
    working: 'Preparando el PDF…',
    done: (name: string) => `Descargamos ${name}.`,
  },
})
