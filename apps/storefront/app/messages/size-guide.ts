import { messageCatalog } from '@estampa/domain/messages'

/** The dialog of a garment's measures; what opens it is among the words of the product. */
export const sizeGuideMessages = messageCatalog({
  es: {
    title: 'Guía de tallas',
    size: 'Talla',
    close: 'Cerrar',
    in_centimeters: 'Medidas de la prenda extendida, en centímetros.',
    table: 'Medidas por talla, en centímetros',
    how: 'Cómo medir',
    how_text: 'Mide una prenda que te quede bien, extendida sobre una mesa, y compárala con la tabla.',
    drawing: (letters: string) => `Dibujo de la prenda con las medidas: ${letters}.`,
    none: 'Sin dato',
    places: {
      chest: 'De axila a axila.',
      length: 'Desde el punto más alto del hombro hasta el borde de abajo.',
      sleeve: 'Desde la costura del hombro hasta el puño.',
      shoulder: 'De una costura del hombro a la otra.',
      waist: 'De un lado al otro de la cintura.',
      hip: 'De un lado al otro, en la parte más ancha.',
      rise: 'Desde la cintura hasta la entrepierna.',
      inseam: 'Desde la entrepierna hasta el ruedo.',
      outseam: 'Desde la cintura hasta el ruedo, por el costado.',
    },
  },
  arg: {
    title: 'Guía de talles',
    size: 'Talle',
    table: 'Medidas por talle, en centímetros',
    how_text: 'Medí una prenda que te quede bien, extendida sobre una mesa, y comparala con la tabla.',
  },
})
