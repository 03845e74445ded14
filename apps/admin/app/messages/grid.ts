import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** Tables that are written in as in a spreadsheet. */
export const gridMessages = messageCatalog({
  es: {
    grid_keys:
      'Flechas para moverte, Enter para escribir, Esc para dejar como estaba. También puedes pegar celdas de una planilla.',
    copy: 'Copiar',
    copied: 'Copiado: pégalo en una planilla.',
    copy_failed: 'El navegador no dejó copiar.',
    pasted: (count: number) => `${counted(count, 'celda pegada', 'celdas pegadas')}.`,
    not_pasted: (count: number) => `${counted(count, 'celda no entró', 'celdas no entraron')}:`,
    outside: 'fuera de la tabla',
    dismiss: 'Entendido',
  },
  arg: {
    grid_keys:
      'Flechas para moverte, Enter para escribir, Esc para dejar como estaba. También podés pegar celdas de una planilla.',
    copied: 'Copiado: pegalo en una planilla.',
  },
})
