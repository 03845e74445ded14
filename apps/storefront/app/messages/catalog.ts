import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

/** A name within a sentence; what is written in capitals stays so: «impresión UV», «DTF». */
const inSentence = (name: string) =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('es'))

export const catalogMessages = messageCatalog({
  es: {
    code: (code: string) => `Cód. ${code}`,
    minimum: (units: number) => `Mín. ${numberText(units)} un.`,
    suggested: (units: number) => `Sugerido: ${numberText(units)} un.`,
    any_quantity: 'Sin mínimo',
    price_of: (units: number) => `${numberText(units)} un.`,
    price_on_request: 'Precio a pedido',
    last_units: 'Últimas unidades',
    colours: 'Colores',
    more_colours: (count: number) => `+${count}`,
    no_stock: 'Sin stock',
    on_order: 'A pedido',
    units_in_stock: (units: number) => `${numberText(units)} un. en stock`,
    letters: 'Índice por letra',
    decorated_by: (names: readonly string[]) => `Tu logo en ${names.map(inSentence).join(', ')}.`,
  },
})

export const recentlyViewedMessages = messageCatalog({
  es: { seen: 'Viste hace poco' },
})
