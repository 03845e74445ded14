import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

const orders = (count: number) => counted(count, 'pedido', 'pedidos')

/** Many orders moved at once. */
export const orderRunMessages = messageCatalog({
  es: {
    chosen: (count: number) => `${counted(count, 'pedido elegido', 'pedidos elegidos')}`,
    choose_all: (count: number) => `Elegir los ${count} del filtro`,
    all_chosen: (count: number) => `Los ${count} del filtro están elegidos`,
    clear: 'Quitar la selección',
    move: 'Mover a…',
    copy: 'Copiar',
    copied: 'Copiado: pégalo en una planilla.',
    copy_failed: 'El navegador no dejó copiar.',
    dialog: 'Mover pedidos',
    to: 'Pasan a',
    note: 'Nota',
    note_hint: 'Queda en la historia de cada pedido.',
    optional: 'opcional',
    looking: 'Mirando los pedidos',
    will_move: (count: number) => `Se ${count === 1 ? 'moverá' : 'moverán'} ${orders(count)}.`,
    none_will: 'Ninguno de estos pedidos puede pasar a ese estado.',
    stay: (count: number) => `${count === 1 ? 'Queda como está' : 'Quedan como están'} ${orders(count)}:`,
    mails: 'Los correos a quienes compraron salen en cinco minutos; hasta entonces se puede deshacer.',
    start: (count: number) => `Mover ${orders(count)}`,
    cancel: 'Volver',
    failed_title: 'No pudimos cargar la tanda',
    missing_title: 'Esa tanda no existe',
    title: (id: number) => `Tanda n.º ${id}`,
    runs: 'Tandas',
    runs_text: 'Los pedidos que se movieron juntos, lo más nuevo primero.',
    none_title: 'Todavía no hay tandas',
    none_text: 'Elige varios pedidos en la lista y muévelos juntos: lo que pase con cada uno queda aquí.',
    to_orders: 'Ir a los pedidos',
    back: 'Pedidos',
    loading: 'Cargando',
    started: (who: string, when: string) => `${who}, ${when}`,
    running: 'En marcha',
    done: 'Terminada',
    undoing: 'Deshaciéndose',
    undone: 'Deshecha',
    progress: (done: number, total: number) => `${done} de ${total}`,
    moved: 'Movidos',
    left_out: 'Sin mover',
    number: 'N.º',
    what: 'Qué pasó',
    now: 'Ahora',
    outcomes: { waiting: 'Espera', moved: 'Se movió', left_out: 'Quedó como estaba' },
    undo_outcomes: { waiting: 'Se está deshaciendo', undone: 'Volvió a donde estaba', kept: 'No se deshizo' },
    undo: 'Deshacer la tanda',
    undo_does: (until: string) =>
      `Hasta las ${until} cada pedido puede volver a donde estaba. Los que cambiaron después quedan como están.`,
    undone_by: (who: string, undone: number, kept: number) =>
      `${who} la deshizo: ${orders(undone)} como antes, ${kept} con cambios posteriores.`,
  },
  arg: {
    copied: 'Copiado: pegalo en una planilla.',
    none_text: 'Elegí varios pedidos en la lista y movelos juntos: lo que pase con cada uno queda acá.',
  },
})
