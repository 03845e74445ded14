import { messageCatalog } from '@estampa/domain/messages'
import { counted, decimal, numberText } from '@estampa/domain/messages/numbers'

/** A repeat setup that costs nothing is said in words, because an amount of zero reads like a mistake. */
function setUpAgain(technique: string, now: string, again: string, repeat: string): string {
  const once = `La preparación de ${technique} (${now}) se paga una sola vez: si ${repeat} el diseño,`
  return /[1-9]/.test(again) ? `${once} cuesta ${again}.` : `${once} no se cobra.`
}

export const customizeMessages = messageCatalog({
  es: {
    title: (name: string) => `Personaliza ${name}`,
    heading: 'Personaliza tu producto',
    back: 'Volver al producto',
    steps: 'Pasos de la personalización',
    change: 'Cambiar',
    continue: 'Continuar',
    place: 'Lugar',
    place_text: '¿Dónde va tu logo?',
    place_size: (width: number, height: number) => `Hasta ${decimal(width)} × ${decimal(height)} cm`,
    place_on: (name: string) => `Elegir ${name}`,
    technique: 'Técnica',
    technique_text: '¿Cómo lo hacemos?',
    minimum: (units: number) => `Conviene desde ${units} unidades`,
    technique_from: (units: number) => `Se hace desde ${numberText(units)} unidades`,
    logo: 'Logo',
    upload: 'Sube tu logo',
    other_logo: 'Cambiar el logo',
    drop: 'o arrástralo hasta acá',
    sample: 'Ejemplo',
    colors: 'Colores',
    areas: 'Zonas de impresión',
    sample_logo: 'TU LOGO',
    uploading: 'Subiendo tu logo',
    page: 'Página',
    page_of: (page: number, pages: number) => `${page} de ${pages}`,
    recent: 'Logos recientes',
    use_logo: (name: string) => `Usar ${name}`,
    colours: 'Colores',
    colours_text: 'Cada color suma una pasada: elige cuántos se imprimen.',
    colours_count: 'Cantidad de colores',
    fewer: 'Un color menos',
    more: 'Un color más',
    most_colours: (count: number) => `Esta técnica imprime hasta ${count} colores.`,
    many_colours: (own: number, most: number) =>
      `Tu logo tiene ${own} colores y ${most === 1 ? 'se imprime' : 'se imprimen'} ${most}: así queda reducido.`,
    single_tone: (technique: string) => `${technique} se hace en un solo tono: así queda tu logo.`,
    see_original: 'Ver original',
    reducing: 'Cambiando los colores de tu logo',
    reduce_to: (count: number) =>
      count === 1 ? 'Pasar el logo a 1 color' : `Reducir el logo a ${count} colores`,
    recolour: (hex: string) => `Cambiar el color ${hex}`,
    found_colours: 'Colores de tu logo',
    position: 'Posición y tamaño',
    position_text: 'Arrastra el logo sobre el producto, o usa los botones y las flechas del teclado.',
    size: (width: number, height: number) => `${decimal(width)} × ${decimal(height)} cm`,
    art: (name: string, width: number, height: number, x: number, y: number) =>
      `Logo en ${name}: ${decimal(width)} por ${decimal(height)} cm, a ${decimal(x)} cm de la izquierda y ${decimal(y)} cm de arriba. Flechas para mover, más y menos para el tamaño.`,
    resize: 'Cambiar el tamaño',
    width: 'Ancho en centímetros',
    larger: 'Más grande',
    smaller: 'Más chico',
    turn: 'Girar 90°',
    centre: 'Centrar',
    instructions: 'Indicaciones para el boceto',
    instructions_hint: 'Por ejemplo: «usar el azul Pantone 286».',
    optional: 'opcional',
    places: 'Lugares personalizados',
    unfinished: 'Sin terminar',
    edit: (name: string) => `Editar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    add_place: 'Agregar otro lugar',
    quantity: 'Cantidad',
    units: (count: number) => counted(count, 'unidad', 'unidades'),
    your_price: 'Tu precio',
    total_with_taxes: 'Total con impuestos',
    with_logo: (price: string, isGuess: boolean) => `Con tu logo: ${price} c/u${isGuess ? ', aprox.' : ''}`,
    with_logo_from: (price: string, isGuess: boolean) =>
      `Con tu logo: desde ${price} c/u${isGuess ? ', aprox.' : ''}`,
    guess: 'Calculado para un logo de un color: el precio exacto sale con el tuyo.',
    judging: 'Revisando…',
    why_refused: 'Así no se puede producir: ver por qué',
    choose_first: 'Agrega tu logo para ver el precio personalizado.',
    to_minimum: (units: number, technique: string, saved: string) =>
      `Con ${units} más llegas al mínimo de ${technique} y ahorras ${saved}.`,
    next_tier: (units: number, less: string) =>
      `Con ${numberText(units)} unidades pagas ${less} menos por unidad.`,
    next_tier_more: (units: number, less: string) =>
      units === 1
        ? `Con 1 unidad más pagas ${less} menos por unidad.`
        : `Con ${numberText(units)} unidades más pagas ${less} menos por unidad.`,
    set_up_again: (technique: string, now: string, again: string) =>
      setUpAgain(technique, now, again, 'repites'),
    set_up_repeated: (technique: string, now: string) =>
      `Ya hicimos este diseño en ${technique}: prepararlo de nuevo cuesta ${now}.`,
    decoration_days: (days: number) =>
      days === 1
        ? 'La personalización lleva 1 día hábil desde que apruebas el boceto.'
        : `La personalización lleva ${days} días hábiles desde que apruebas el boceto.`,
    technique_days: (days: number) => (days === 1 ? '1 día hábil' : `${days} días hábiles`),
    technique_colours: (count: number) => (count === 1 ? '1 color' : `Hasta ${count} colores`),
    technique_size: (width: number, height: number) => `hasta ${decimal(width)} × ${decimal(height)} cm`,
    technique_full_colour: 'Todos los colores',
    technique_each: (price: string, isGuess: boolean) => (isGuess ? `≈ ${price} c/u` : `+ ${price} c/u`),
    technique_logo_each: (price: string, isGuess: boolean) =>
      isGuess ? `+ ${price} c/u por el logo, aprox.` : `+ ${price} c/u por el logo`,
    technique_each_text:
      'Lo que suma la personalización a cada unidad con esta cantidad, preparación incluida.',
    technique_each_guess:
      'Aproximado, para un logo de un color: lo que suma a cada unidad con esta cantidad, preparación incluida.',
    add: 'Agregar al carrito',
    add_to_quote: 'Agregar para cotizar',
    back_to_cart: 'Volver al carrito',
    save: 'Guardar cambios',
    saved: 'Guardamos los cambios.',
    not_saved: 'No pudimos guardar los cambios.',
    finish_to_save: 'Para guardar, termina o quita los lugares que quedaron a medias.',
    cart_unchanged: 'Tu carrito sigue igual hasta que guardes.',
    plain_now: 'Este producto ya no se personaliza. En tu carrito sigue como estaba.',
    line_gone: 'Este producto ya no está en tu carrito. Puedes agregarlo de nuevo.',
    variant_gone: 'Un color o talla que habías elegido ya no se ofrece: revisa las cantidades.',
    place_gone: 'Un lugar que habías elegido ya no se puede personalizar.',
    technique_gone: 'Una técnica que habías elegido ya no se ofrece en su lugar: elige otra.',
    logo_gone: 'Ya no tenemos uno de tus logos: súbelo de nuevo para continuar.',
    design_fitted: 'Ajustamos tu logo a lo que hoy se puede imprimir: revisa su tamaño y sus colores.',
    colours_open: 'Tu logo tiene más colores que los que habías elegido: redúcelos antes de guardar.',
    finish_place: 'Para agregar el producto, termina o quita los lugares que quedaron a medias.',
    choose_units: 'Elige cuántas unidades quieres.',
    stage: 'Vista del producto',
    see_whole: 'Ver el producto entero',
    see_near: 'Ver el lugar de cerca',
    product_view: (name: string) => `Vista previa de ${name}`,
    mockup_view: (name: string) => `Así queda ${name} con tu logo`,
    proof: 'Antes de producir te mandamos un boceto para que lo apruebes.',
  },
  arg: {
    next_tier: (units: number, less: string) =>
      `Con ${numberText(units)} unidades pagás ${less} menos por unidad.`,
    next_tier_more: (units: number, less: string) =>
      units === 1
        ? `Con 1 unidad más pagás ${less} menos por unidad.`
        : `Con ${numberText(units)} unidades más pagás ${less} menos por unidad.`,
    set_up_again: (technique: string, now: string, again: string) =>
      setUpAgain(technique, now, again, 'repetís'),
    decoration_days: (days: number) =>
      days === 1
        ? 'La personalización lleva 1 día hábil desde que aprobás el boceto.'
        : `La personalización lleva ${days} días hábiles desde que aprobás el boceto.`,
    title: (name: string) => `Personalizá ${name}`,
    heading: 'Personalizá tu producto',
    upload: 'Subí tu logo',
    drop: 'o arrastralo hasta acá',
    colours_text: 'Cada color suma una pasada: elegí cuántos se imprimen.',
    position_text: 'Arrastrá el logo sobre el producto, o usá los botones y las flechas del teclado.',
    choose_first: 'Agregá tu logo para ver el precio personalizado.',
    to_minimum: (units: number, technique: string, saved: string) =>
      `Con ${units} más llegás al mínimo de ${technique} y ahorrás ${saved}.`,
    finish_to_save: 'Para guardar, terminá o quitá los lugares que quedaron a medias.',
    line_gone: 'Este producto ya no está en tu carrito. Podés agregarlo de nuevo.',
    variant_gone: 'Un color o talle que habías elegido ya no se ofrece: revisá las cantidades.',
    technique_gone: 'Una técnica que habías elegido ya no se ofrece en su lugar: elegí otra.',
    logo_gone: 'Ya no tenemos uno de tus logos: subilo de nuevo para continuar.',
    design_fitted: 'Ajustamos tu logo a lo que hoy se puede imprimir: revisá su tamaño y sus colores.',
    colours_open: 'Tu logo tiene más colores que los que habías elegido: reducilos antes de guardar.',
    finish_place: 'Para agregar el producto, terminá o quitá los lugares que quedaron a medias.',
    choose_units: 'Elegí cuántas unidades querés.',
  },
  cl: { drop: 'o arrástralo hasta aquí', total_with_taxes: 'Total con IVA' },
})
