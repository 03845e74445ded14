import type { Refusals } from './refusal-table.ts'

export const uploadsRefusals = {
  no_file: {
    status: 400,
    es: 'No llegó ningún archivo. Elige uno e inténtalo de nuevo.',
    arg: 'No llegó ningún archivo. Elegí uno y probá de nuevo.',
  },
  too_many_files: {
    status: 422,
    es: 'Llegaron más archivos de los que se pueden subir a la vez (máximo {most}).',
  },
  unreadable_picture: {
    status: 422,
    es: 'No pudimos leer «{name}». Usa un archivo PNG, JPG, WebP, GIF o SVG.',
    arg: 'No pudimos leer «{name}». Usá un archivo PNG, JPG, WebP, GIF o SVG.',
  },
  picture_too_big: {
    status: 422,
    es: '«{name}» tiene demasiados píxeles. El máximo es {most} megapíxeles.',
  },
  too_complex: {
    status: 422,
    es: 'La imagen tiene demasiado detalle para trabajarla aquí. Prueba con una versión más simple.',
    arg: 'La imagen tiene demasiado detalle para trabajarla acá. Probá con una versión más simple.',
  },
  embroidery_too_big: {
    status: 422,
    es: 'Un bordado mide {most} cm como máximo de cada lado. Elige un tamaño menor.',
    arg: 'Un bordado mide {most} cm como máximo de cada lado. Elegí un tamaño menor.',
  },
  background_not_flat: {
    status: 422,
    es: 'El fondo de «{name}» no es de un solo color, así que no podemos quitarlo sin dañar el dibujo.',
  },
  background_missing: { status: 422, es: '«{name}» ya no tiene fondo.' },
  nothing_left: {
    status: 422,
    es: 'En «{name}» no quedaría nada: el dibujo tiene el mismo color que el fondo.',
  },
  picture_is_photo: {
    status: 422,
    es: '«{name}» tiene una foto o un degradado. Elige en cuántos colores planos la quieres.',
    arg: '«{name}» tiene una foto o un degradado. Elegí en cuántos colores planos la querés.',
  },
  file_too_large: { status: 413, es: '«{name}» pesa demasiado. El máximo es {most} MB.' },
} as const satisfies Refusals
