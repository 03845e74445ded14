import { messageCatalog } from '@estampa/domain/messages'

/** What narrows the list of orders beside states. */
export const orderTraitMessages = messageCatalog({
  es: {
    filters: 'Filtros',
    filters_on: (count: number) => `Filtros · ${count}`,
    decorated: 'Decoración',
    decorations: { '': 'Con y sin', yes: 'Con decoración', no: 'Sin decoración' } as Record<string, string>,
    delivery: 'Entrega',
    deliveries: { '': 'Todas', shipping: 'Envío', pickup: 'Retiro' } as Record<string, string>,
    technique: 'Técnica',
    any_technique: 'Todas',
    owed: 'Debe al menos',
    from: 'Recibido desde',
    to: 'Recibido hasta',
    owes: (amount: string) => `Debe al menos ${amount}`,
    since: (day: string) => `Desde el ${day}`,
    until: (day: string) => `Hasta el ${day}`,
    without: (what: string) => `Quitar el filtro: ${what}`,
    clear: 'Quitar filtros',
  },
  arg: {},
})
