import { messageCatalog } from '@estampa/domain/messages'

/** How much a shop uses, and how much it may have. */
export const quotaMessages = messageCatalog({
  es: {
    usage: 'Uso y límites',
    kinds: {
      products: 'Productos que muestra',
      uploads: 'Logos y diseños que se suben',
      people: 'Personas del equipo',
      mails: 'Correos de hoy',
    },
    of: (used: string, most: string) => `${used} de ${most}`,
    none: 'Sin límite',
    unlimited: (used: string) => `${used}, sin límite`,
    full: 'Llegó a su máximo',
    change: 'Cambiar los límites',
    change_title: (name: string) => `Límites de ${name}`,
    change_text:
      'Vacío: vale lo que dice la instalación. Un límite menor que lo que ya hay no quita nada: solo no deja agregar.',
    defaults: 'Límites de cada tienda',
    defaults_title: 'Límites de cada tienda',
    defaults_text: 'Valen para las tiendas que no tienen uno propio. Vacío: sin límite.',
    fields: {
      products: 'Productos que muestra',
      uploads: 'Logos y diseños, en GB',
      people: 'Personas del equipo',
      mails: 'Correos por día',
    },
    by_default: (most: string) => `La instalación dice ${most}.`,
    by_default_none: 'La instalación no pone límite.',
    whole: 'Va un número entero, como 500.',
    gigabytes: 'Va un número, como 2,5.',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Los límites se guardaron.',
    loading: 'Cargando el uso',
    failed: 'No pudimos cargar el uso',
    ask: 'Para tener más, escribe a quien opera la instalación.',
  },
  arg: {
    ask: 'Para tener más, escribile a quien opera la instalación.',
  },
})
