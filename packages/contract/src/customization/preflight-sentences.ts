/**
 * The sentences of preflight checks. `{name}` stands for a parameter of the preflight check, `{dpi}` brings its noun.
 * Numbers are written with a comma.
 */
import type { PreflightCheck, PreflightCode } from '@estampa/domain/customization/preflight'
import { type Locale, type Sentence, sentenceIn } from '@estampa/domain/messages'
import { decimal } from '@estampa/domain/messages/numbers'

export const preflightSentences: Readonly<Record<PreflightCode, Sentence>> = {
  first_frame: {
    es: '«{name}» es una animación: usamos su primer cuadro. Si prefieres otro, súbelo como imagen.',
    arg: '«{name}» es una animación: usamos su primer cuadro. Si preferís otro, subilo como imagen.',
  },
  fair_resolution: {
    es: '«{name}» se imprime bien a este tamaño, con {dpi} por pulgada. De cerca queda perfecta hasta {width_centimeters} cm de ancho.',
  },
  low_resolution: {
    es: '«{name}» se verá algo borrosa: tiene {dpi} por pulgada a este tamaño y lo ideal son {minimum}. Queda nítida hasta {width_centimeters} cm de ancho.',
    arg: '«{name}» se va a ver algo borrosa: tiene {dpi} por pulgada a este tamaño y lo ideal son {minimum}. Queda nítida hasta {width_centimeters} cm de ancho.',
  },
  too_blurry: {
    es: '«{name}» saldría borrosa: tiene {dpi} por pulgada a este tamaño y necesitamos {minimum} como mínimo. Achícala a {width_centimeters} cm de ancho o sube una versión más grande.',
    arg: '«{name}» saldría borrosa: tiene {dpi} por pulgada a este tamaño y necesitamos {minimum} como mínimo. Achicala a {width_centimeters} cm de ancho o subí una versión más grande.',
  },
  too_few_pixels: {
    es: '«{name}» tiene muy pocos píxeles: son {pixels_wide} × {pixels_high} y a este tamaño necesitamos al menos {needed_wide} × {needed_high}. Sube una versión más grande o un archivo vectorial, como SVG, PDF o AI.',
    arg: '«{name}» tiene muy pocos píxeles: son {pixels_wide} × {pixels_high} y a este tamaño necesitamos al menos {needed_wide} × {needed_high}. Subí una versión más grande o un archivo vectorial, como SVG, PDF o AI.',
  },
  not_vector: {
    es: '{technique} se hace solo con dibujos vectoriales y «{name}» es una imagen. Sube un SVG o vectorízala.',
    arg: '{technique} se hace solo con dibujos vectoriales y «{name}» es una imagen. Subí un SVG o vectorizala.',
  },
  too_many_colours: {
    es: 'Tu diseño tiene {colours} colores y {technique} admite {maximum}. Redúcelos o elige otra técnica.',
    arg: 'Tu diseño tiene {colours} colores y {technique} admite {maximum}. Reducilos o elegí otra técnica.',
  },
  full_colour_not_possible: {
    es: '{technique} trabaja con colores planos y tu diseño tiene una foto o un degradado. Conviértelo a colores planos o elige una técnica a todo color.',
    arg: '{technique} trabaja con colores planos y tu diseño tiene una foto o un degradado. Convertilo a colores planos o elegí una técnica a todo color.',
  },
  photo_in_thread: {
    es: 'Una foto o un degradado pierde detalle al bordarse: lo haremos con {maximum} hilos como máximo. Mira la vista previa antes de seguir.',
    arg: 'Una foto o un degradado pierde detalle al bordarse: lo vamos a hacer con {maximum} hilos como máximo. Mirá la vista previa antes de seguir.',
  },
  thread_differs: {
    es: 'Ningún hilo es igual a tu diseño: {threads} es lo más parecido y se ve distinto. Míralo en los hilos del bordado y elige otro si quieres.',
    arg: 'Ningún hilo es igual a tu diseño: {threads} es lo más parecido y se ve distinto. Miralo en los hilos del bordado y elegí otro si querés.',
  },
  ink_not_in_chart: {
    es: 'La tienda no tiene en su carta de tintas: {inks}. Revisa cómo está escrito; el taller la busca por ese nombre.',
    arg: 'La tienda no tiene en su carta de tintas: {inks}. Revisá cómo está escrito; el taller la busca por ese nombre.',
  },
  line_too_thin: {
    es: '«{name}» tiene trazos de {line_mm} mm y en {technique} se pierden los de menos de {minimum_mm} mm. Agrándala o engrosa sus trazos.',
    arg: '«{name}» tiene trazos de {line_mm} mm y en {technique} se pierden los de menos de {minimum_mm} mm. Agrandala o engrosá sus trazos.',
  },
  gap_too_narrow: {
    es: '«{name}» tiene espacios de {line_mm} mm entre sus trazos y en {technique} se cierran los de menos de {minimum_mm} mm. Agrándala o separa sus trazos.',
    arg: '«{name}» tiene espacios de {line_mm} mm entre sus trazos y en {technique} se cierran los de menos de {minimum_mm} mm. Agrandala o separá sus trazos.',
  },
  letters_too_small: {
    es: 'Las letras de «{name}» miden {letter_mm} mm y en {technique} se leen bien desde {minimum_mm} mm. Agranda el texto.',
    arg: 'Las letras de «{name}» miden {letter_mm} mm y en {technique} se leen bien desde {minimum_mm} mm. Agrandá el texto.',
  },
  missing_letters: {
    es: 'La tipografía de «{name}» no tiene estos signos: {letters}. Elige otra o cambia el texto.',
    arg: 'La tipografía de «{name}» no tiene estos signos: {letters}. Elegí otra o cambiá el texto.',
  },
  live_letters: {
    es: '«{name}» trae letras sin convertir a curvas ({fonts}) y saldrían con otra tipografía. Conviértelas a curvas o contornos en tu programa y vuelve a subirla.',
    arg: '«{name}» trae letras sin convertir a curvas ({fonts}) y saldrían con otra tipografía. Convertilas a curvas o contornos en tu programa y volvé a subirla.',
  },
  outside_area: {
    es: '«{name}» se sale del área de impresión. Muévela hacia adentro.',
    arg: '«{name}» se sale del área de impresión. Movela hacia adentro.',
  },
  near_edge: {
    es: '«{name}» está a menos de {edge_mm} mm del borde del área y podría cortarse. Muévelo un poco hacia adentro.',
    arg: '«{name}» está a menos de {edge_mm} mm del borde del área y podría cortarse. Movelo un poco hacia adentro.',
  },
  bleed_short: {
    es: '«{name}» llega al borde, pero no hasta los {bleed_mm} mm de sangrado: al cortar podría quedar un filo sin imprimir. Extiéndelo o aléjalo del borde.',
    arg: '«{name}» llega al borde, pero no hasta los {bleed_mm} mm de sangrado: al cortar podría quedar un filo sin imprimir. Extendelo o alejalo del borde.',
  },
  too_big_for_technique: {
    es: '{technique} llega hasta {max_width_centimeters} × {max_height_centimeters} cm y tu diseño mide {width_centimeters} × {height_centimeters} cm. Achícalo o elige otra técnica.',
    arg: '{technique} llega hasta {max_width_centimeters} × {max_height_centimeters} cm y tu diseño mide {width_centimeters} × {height_centimeters} cm. Achicalo o elegí otra técnica.',
  },
  invisible_colour: {
    es: '«{name}» casi no se ve sobre este color de producto. Cambia su color o el del producto.',
    arg: '«{name}» casi no se ve sobre este color de producto. Cambiá su color o el del producto.',
  },
  dark_product: {
    es: '{technique} tiñe lo claro y no cubre lo oscuro: sobre este color tu diseño casi no se verá. Elige un producto blanco u otra técnica.',
    arg: '{technique} tiñe lo claro y no cubre lo oscuro: sobre este color tu diseño casi no se va a ver. Elegí un producto blanco u otra técnica.',
  },
  soft_edges: {
    es: '«{name}» se desvanece en sus bordes y en {technique} terminaría en un borde blanco. Usa una versión de bordes nítidos o elige otra técnica.',
    arg: '«{name}» se desvanece en sus bordes y en {technique} terminaría en un borde blanco. Usá una versión de bordes nítidos o elegí otra técnica.',
  },
  opaque_background: {
    es: '«{name}» tiene un fondo blanco que también se imprimirá. Quítalo si quieres que se vea el producto.',
    arg: '«{name}» tiene un fondo blanco que también se va a imprimir. Quitalo si querés que se vea el producto.',
  },
  background_may_print: {
    es: 'El blanco de «{name}» se imprimiría: en un producto que no sea blanco se ve como un recuadro y se cobra como una tinta. Quita el fondo si quieres que se vea el producto.',
    arg: 'El blanco de «{name}» se imprimiría: en un producto que no sea blanco se ve como un recuadro y se cobra como una tinta. Quitá el fondo si querés que se vea el producto.',
  },
  white_base: {
    es: 'Sobre este color va una base blanca: cuenta como 1 color.',
  },
  white_base_included: {
    es: 'Sobre este color va una base blanca debajo de tu diseño: no cuenta como color.',
  },
  paper_left_out: {
    es: '«{name}» tiene un fondo del color del producto: ni se imprime ni se cobra. Quítalo si vas a usarla en otro color.',
    arg: '«{name}» tiene un fondo del color del producto: ni se imprime ni se cobra. Quitalo si vas a usarla en otro color.',
  },
  blank_picture: {
    es: 'En «{name}» no vemos ningún dibujo: es de un solo color. Revisa el archivo o sube otro.',
    arg: 'En «{name}» no vemos ningún dibujo: es de un solo color. Revisá el archivo o subí otro.',
  },
  empty_picture: {
    es: '«{name}» está vacía: no tiene nada para imprimir. Quítala o sube otro archivo.',
    arg: '«{name}» está vacía: no tiene nada para imprimir. Quitala o subí otro archivo.',
  },
  not_inspected: {
    es: 'No pudimos revisar los detalles de «{name}»: puede tener trazos o espacios que se pierdan. El taller la mira antes de producir; para saberlo ya, sube una versión más simple.',
    arg: 'No pudimos revisar los detalles de «{name}»: puede tener trazos o espacios que se pierdan. El taller la mira antes de producir; para saberlo ya, subí una versión más simple.',
  },
  nothing_drawn: {
    es: 'Este lugar está vacío. Agrega un logo o un texto, o déjalo sin decorar.',
    arg: 'Este lugar está vacío. Agregá un logo o un texto, o dejalo sin decorar.',
  },
}

/** The sentence of a preflight check in the Spanish of a shop. */
export function preflightSentence(
  { code, params }: Pick<PreflightCheck, 'code' | 'params'>,
  locale: Locale,
): string {
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    name === 'dpi' ? dots(value) : written(value),
  ])
  return sentenceIn(preflightSentences[code], locale, Object.fromEntries(texts))
}

/** A picture that is blown up far enough has a single dot on an inch. */
const dots = (count: string | number) => {
  const number = written(count)
  return number === '1' ? '1 punto' : `${number} puntos`
}

const written = (value: string | number) => (typeof value === 'number' ? decimal(value, 2) : value)
