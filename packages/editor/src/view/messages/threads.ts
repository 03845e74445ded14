import { messageCatalog } from '@estampa/domain/messages'

/** The threads of an embroidery, in the builder and on the customize page. */
export const sewingThreadMessages = messageCatalog({
  es: {
    title: 'Hilos del bordado',
    text: 'Cada color se borda con el hilo más parecido. Si prefieres otro, cámbialo.',
    empty: 'Cuando haya algo para bordar, aquí verás sus hilos.',
    waiting: 'Buscando los hilos',
    number: (number: string) => `Isacord ${number}`,
    chosen: 'elegido por ti',
    differs: 'se ve distinto de tu diseño',
    change: 'Cambiar',
    change_of: (name: string, number: string) => `Cambiar ${name}, hilo ${number}`,
    chart: 'Elige un hilo',
    search: 'Busca por color o número',
    none: 'Ningún hilo se llama así.',
    nearest: 'Volver al más parecido',
    close: 'Cerrar',
  },
  arg: {
    text: 'Cada color se borda con el hilo más parecido. Si preferís otro, cambialo.',
    empty: 'Cuando haya algo para bordar, acá vas a ver sus hilos.',
    chosen: 'elegido por vos',
    chart: 'Elegí un hilo',
    search: 'Buscá por color o número',
  },
})
