import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

export const pricingNames = {
  colour: 'Por color',
  area: 'Por superficie',
  stitches: 'Por puntadas',
  flat: 'Por unidad',
} as const

/** The list of techniques. */
export const techniqueListMessages = messageCatalog({
  es: {
    title: 'Técnicas',
    text: 'Con qué se decora, cuánto cuesta y qué admite cada una.',
    loading: 'Cargando las técnicas',
    failed_title: 'No pudimos cargar las técnicas',
    found: (count: number) => counted(count, 'técnica', 'técnicas'),
    name: 'Técnica',
    pricing: 'Se cobra',
    pricings: pricingNames,
    minimum: 'Mínimo',
    units: (units: number) => `${numberText(units)} u.`,
    colors: 'Colores',
    full_color: 'Todos',
    days: 'Días hábiles',
    products: 'Productos',
    state: 'Estado',
    offered: 'Se ofrece',
    off: 'Apagada',
    no_price: 'Sin precio',
    keys: 'J y K recorren las filas, Enter abre.',
    empty_title: 'Todavía no hay técnicas',
    empty_text: 'Empieza con una de las usuales: trae sus límites y sus tramos, y tú pones los precios.',
    ink_chart: 'Carta de tintas',
    new: 'Nueva técnica',
    new_title: '¿Qué técnica?',
    new_text: 'Cada una trae sus límites y sus tramos usuales. Los precios los pones tú.',
    own: 'Otra técnica',
    own_text: 'Empezar de cero.',
    close: 'Cerrar',
  },
  arg: {
    empty_text: 'Empezá con una de las usuales: trae sus límites y sus tramos, y vos ponés los precios.',
    new_text: 'Cada una trae sus límites y sus tramos usuales. Los precios los ponés vos.',
  },
})
