import { messageCatalog } from '@estampa/domain/messages'

export const catalogFileMessages = messageCatalog({
  es: {
    title: 'Catálogo en PDF',
    text: 'Llévate los productos con fotos y códigos para verlos sin conexión o compartirlos con tu equipo.',
    which: 'Qué descargar',
    cover: 'Catálogo',
    all: 'Todo el catálogo',
    download: 'Descargar catálogo',
    working: 'Preparando el catálogo',
    part: (percent: number) => `Preparando el catálogo: ${percent} %`,
    ready: (name: string) => `Descargamos ${name}.`,
    failed: 'No pudimos preparar el catálogo. Inténtalo de nuevo en unos segundos.',
  },
  arg: {
    text: 'Llevate los productos con fotos y códigos para verlos sin conexión o compartirlos con tu equipo.',
    failed: 'No pudimos preparar el catálogo. Probá de nuevo en unos segundos.',
  },
})
