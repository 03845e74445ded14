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
  artwork_unreadable: {
    status: 422,
    es: 'No pudimos leer «{name}»: está dañado o es de otro tipo. Leemos PDF, AI, SVG, PNG, JPG, WebP, GIF, TIFF y BMP. Desde tu programa, expórtalo como PDF o SVG.',
    arg: 'No pudimos leer «{name}»: está dañado o es de otro tipo. Leemos PDF, AI, SVG, PNG, JPG, WebP, GIF, TIFF y BMP. Desde tu programa, exportalo como PDF o SVG.',
  },
  artwork_heic: {
    status: 422,
    es: '«{name}» es una foto HEIC del iPhone, que todavía no podemos leer. Para que salga en JPG: Ajustes › Cámara › Formatos › Más compatible. Si la foto ya está hecha, compártela por correo o ábrela en Fotos y expórtala como JPG.',
    arg: '«{name}» es una foto HEIC del iPhone, que todavía no podemos leer. Para que salga en JPG: Ajustes › Cámara › Formatos › Más compatible. Si la foto ya está hecha, compartila por correo o abrila en Fotos y exportala como JPG.',
  },
  artwork_postscript: {
    status: 422,
    es: '«{name}» es un EPS, que no podemos leer sin cambiarlo. Ábrelo en Illustrator, CorelDRAW o Inkscape y guárdalo como PDF o SVG: las curvas quedan iguales.',
    arg: '«{name}» es un EPS, que no podemos leer sin cambiarlo. Abrilo en Illustrator, CorelDRAW o Inkscape y guardalo como PDF o SVG: las curvas quedan iguales.',
  },
  too_many_pages: {
    status: 422,
    es: '«{name}» tiene {pages} páginas y leemos hasta {most}. Guarda solo la del logo y súbela.',
    arg: '«{name}» tiene {pages} páginas y leemos hasta {most}. Guardá solo la del logo y subila.',
  },
  page_missing: {
    status: 422,
    es: '«{name}» no tiene una página {page}: tiene {pages}.',
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
