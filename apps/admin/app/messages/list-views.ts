import { messageCatalog } from '@estampa/domain/messages'

/** The saved views of a list. */
export const listViewMessages = messageCatalog({
  es: {
    views: 'Vistas',
    all: { orders: 'Todos los pedidos', products: 'Todos los productos' },
    save: 'Guardar vista',
    save_as_new: 'Guardar como otra',
    save_does: 'Guarda los filtros de ahora con un nombre. La dirección de la página también los lleva.',
    name: 'Nombre',
    name_missing: 'Escribe un nombre.',
    share: 'La ve toda la tienda',
    shared: 'de la tienda',
    changed: 'cambió',
    keep: 'Guardar el cambio',
    saved: 'Vista guardada.',
    removed: 'Vista borrada.',
    back: 'Volver',
    of_view: (name: string) => `Vista ${name}`,
    rename: 'Cambiar',
    remove: 'Borrar',
  },
  arg: { name_missing: 'Escribí un nombre.' },
})
