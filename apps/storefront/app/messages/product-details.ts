import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

/** What stands below the first view of a product, and its video. */
export const productDetailsMessages = messageCatalog({
  es: {
    description: 'Descripción',
    data_sheet: 'Ficha técnica',
    weight: 'Peso',
    grams: (grams: number) => `${numberText(grams)} g`,
    size: 'Medidas del paquete (alto × ancho × largo)',
    centimetres: (sizes: readonly string[]) => `${sizes.join('\u00a0×\u00a0')}\u00a0cm`,
    per_box: 'Unidades por caja',
    made_of: 'De qué está hecho',
    leaf: 'La hoja señala lo que vuelve a crecer o ya tuvo otro uso.',
    video: 'Ver video',
    video_of: (name: string) => `Video de ${name}`,
    video_from: (company: string) => `Se reproduce desde ${company}.`,
    video_blocked: '¿No se ve?',
    video_open: (company: string) => `Míralo en ${company}`,
    areas: 'Zonas de impresión',
    goes_around: 'da la vuelta',
    areas_text: 'Medidas máximas de tu logo en cada lugar.',
    areas_on: (names: string) => `Zonas de impresión: ${names}`,
    techniques: 'Técnicas para este producto',
    tech_minimum: (units: number) => `Recomendada desde ${numberText(units)} unidades`,
    tech_colours: (count: number) => (count === 1 ? '1 color' : `Hasta ${count} colores`),
    tech_full_colour: 'Todos los colores',
    tech_days: (days: number) => (days === 1 ? '1\u00a0día\u00a0hábil' : `${days}\u00a0días\u00a0hábiles`),
    related: 'También te puede gustar',
  },
  arg: {
    video_open: (company: string) => `Miralo en ${company}`,
  },
})
