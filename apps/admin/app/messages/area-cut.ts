import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** How a print area is cut, what lies below its art and how it is lit. */
export const areaCutMessages = messageCatalog({
  es: {
    shape: 'Forma',
    shapes: { rectangle: 'Rectángulo', rounded: 'Esquinas redondeadas', ellipse: 'Óvalo o círculo' },
    corner: 'Radio, mm',
    bleed: 'Sangrado, mm',
    bleed_hint: 'Se imprime de más y se corta. 0: sin sangrado.',
    safe: 'Margen, mm',
    safe_hint: 'Lo que el diseño deja libre hasta el borde.',
    grounds: 'Fondo por color',
    grounds_set: (count: number) => `Fondo por color: ${counted(count, 'propio', 'propios')}`,
    grounds_text:
      'Sobre qué queda el diseño en cada color. Cambia el que no sea el del producto: el metal bajo la pintura, una base blanca.',
    ground_of: (color: string) => `Fondo en ${color}`,
    ground_plain: 'Como el producto',
    light: 'Luz de la vista',
    light_set: 'Luz de la vista: corregida',
    light_text: 'La luz sale de la fotografía. Corrígela si el diseño se ve pegado o demasiado oscuro.',
    lights: {
      strength: 'Luces y sombras',
      gloss: 'Brillo de la superficie',
      texture: 'Textura o trama',
      direction: 'De dónde viene la luz',
    },
    light_plain: 'Como en la fotografía',
    as_made: 'Ver como quedará',
    as_made_with: 'Técnica de la vista',
    as_made_failed: 'No pudimos abrir la imagen para mostrarlo.',
  },
  arg: {
    grounds_text:
      'Sobre qué queda el diseño en cada color. Cambiá el que no sea el del producto: el metal bajo la pintura, una base blanca.',
    light_text: 'La luz sale de la fotografía. Corregila si el diseño se ve pegado o demasiado oscuro.',
  },
})
