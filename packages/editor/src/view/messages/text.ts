import { messageCatalog } from '@estampa/domain/messages'

/** Text and its letters. */
export const textMessages = messageCatalog({
  es: {
    text_text: 'Elige una letra y escribe. Lo que ves es lo que se imprime.',
    new_text: 'Tu texto',
    new_in_font: 'Texto nuevo con esta letra',
    text: 'Texto',
    font: 'Tipo de letra',
    text_size: 'Tamaño',
    unit_mm: 'mm',
    unit_pt: 'pt',
    unit: 'Unidad',
    letter_spacing: 'Espacio entre letras',
    line_height: 'Alto de línea',
    text_align: 'Alineación del texto',
    text_left: 'Texto a la izquierda',
    text_centre: 'Texto centrado',
    text_right: 'Texto a la derecha',
    colour: 'Color',
    own_colour: 'Otro color',
    outline: 'Contorno',
    outline_none: 'Sin contorno',
    outline_width: 'Grosor (mm)',
    outline_colour: 'Color del contorno',
    curve: 'Curva',
    curve_none: 'Recto',
    curve_up: 'Arco',
    curve_down: 'Valle',
    curve_radius: 'Radio (cm)',
    font_failed: 'No pudimos cargar esa letra. Revisa tu conexión.',
  },
  arg: {
    text_text: 'Elegí una letra y escribí. Lo que ves es lo que se imprime.',
    font_failed: 'No pudimos cargar esa letra. Revisá tu conexión.',
  },
})
