import { messageCatalog } from '@estampa/domain/messages'

export const priceBreakdownMessages = messageCatalog({
  es: {
    breakdown: 'Cómo se compone el precio',
    goods: 'Productos',
    decoration: 'Personalización',
    set_up: 'Preparación',
    set_up_text: 'Se paga una vez por diseño.',
    minimum_extra: 'Recargo por menos del mínimo',
    minimum_text: (saved: string) => `Si llegas al mínimo de la técnica, ahorras ${saved}.`,
    taxes: 'Impuestos',
    total: 'Total',
  },
  arg: {
    minimum_text: (saved: string) => `Si llegás al mínimo de la técnica, ahorrás ${saved}.`,
  },
})
