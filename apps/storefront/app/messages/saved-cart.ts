import { catalogue } from './catalogue.ts'

/** What only customers read, whose cart the shop keeps. */
export const savedCartMessages = catalogue({
  es: {
    add_failed: 'Error al obtener la configuración del producto.',
  },
})
