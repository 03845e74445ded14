import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** What is typed on a page and not saved. */
export const unsavedMessages = messageCatalog({
  es: {
    changes: (count: number) => counted(count, 'cambio sin guardar', 'cambios sin guardar'),
    to_mend: (count: number) => `${counted(count, 'dato', 'datos')} por corregir antes de guardar.`,
    discard: 'Descartar',
    save: 'Guardar',
    saved: 'Guardado.',
    somebody: 'Alguien',
  },
})
