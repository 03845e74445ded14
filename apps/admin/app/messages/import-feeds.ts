import { messageCatalog } from '@estampa/domain/messages'

/** Lists of suppliers that are fetched by themselves. */
export const importFeedMessages = messageCatalog({
  es: {
    title: 'Listas que se traen solas',
    text: 'La primera vez decides cómo se lee; las siguientes entran solas. Si algo no está bien se detienen y llega un correo.',
    add: 'Agregar',
    edit: 'Cambiar',
    remove: 'Quitar',
    fetch_now: 'Traer ahora',
    is_off: 'Apagada',
    cadence: (hour: number, every: number) =>
      every === 24
        ? `Todos los días a las ${hour}:00`
        : `Cada ${every === 1 ? 'hora' : `${every} horas`}, desde las ${hour}:00`,
    add_title: 'Agregar una lista',
    change_title: 'Cambiar la lista',
    save: 'Guardar',
    back: 'Volver',
    supplier: 'Proveedor',
    kind: 'Qué es',
    kinds: { file: 'Un archivo en una dirección', zecat: 'Una API como la de Zecat' },
    address: 'Dirección',
    address_hints: {
      file: 'Como https://proveedor.com/lista.csv',
      zecat: 'La de sus productos, como https://api.proveedor.com/v1/generic_product',
    },
    key: 'Clave',
    key_hint: 'Si su servidor la pide. Se guarda sellada y no se vuelve a mostrar.',
    key_kept: 'Hay una guardada. Vacío, queda esa.',
    optional: 'opcional',
    hour: 'Hora',
    every: 'Cada cuánto',
    cadences: {
      24: 'Cada día',
      12: 'Cada 12 horas',
      6: 'Cada 6 horas',
      3: 'Cada 3 horas',
      1: 'Cada hora',
    },
    on: 'Traerla a su hora',
    missing: 'Falta este dato.',
  },
  arg: {
    text: 'La primera vez decidís cómo se lee; las siguientes entran solas. Si algo no está bien se detienen y llega un correo.',
  },
})
