import { messageCatalog } from '@estampa/domain/messages'

/** What became of a product, from wherever it was changed. */
export const productHistoryMessages = messageCatalog({
  es: {
    title: 'Historial',
    of: (name: string) => `Historial de ${name}`,
    to_product: 'El producto',
    text: 'Qué cambió y quién lo hizo: a mano, programado, con una tanda o con una importación.',
    loading: 'Cargando el historial',
    failed_title: 'No pudimos cargar el historial',
    none_title: 'Todavía no cambió nada',
    none_text: 'Lo que se cambie de este producto queda aquí, con quién, cuándo, y cómo estaba antes.',
    more: 'Ver anteriores',
    ran: 'lo cambió con la',
    ran_back: 'deshizo en él la',
    run: (number: number) => `tanda n.º ${number}`,
    made: 'lo creó con la importación',
    imported: 'lo cambió con la importación',
    imported_back: 'deshizo en él la importación',
    by_nobody: 'Alguien',
  },
  arg: { none_text: 'Lo que se cambie de este producto queda acá, con quién, cuándo, y cómo estaba antes.' },
})
