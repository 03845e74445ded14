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
    es: 'No pudimos leer «{name}»: está dañado o es de otro tipo. Leemos {formats}. Desde tu programa, expórtalo como PDF o SVG.',
    arg: 'No pudimos leer «{name}»: está dañado o es de otro tipo. Leemos {formats}. Desde tu programa, exportalo como PDF o SVG.',
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
  postscript_broken: {
    status: 422,
    es: 'No pudimos leer «{name}»: está dañado, o hace algo más que dibujar. Ábrelo en Illustrator, CorelDRAW o Inkscape y guárdalo como PDF o SVG.',
    arg: 'No pudimos leer «{name}»: está dañado, o hace algo más que dibujar. Abrilo en Illustrator, CorelDRAW o Inkscape y guardalo como PDF o SVG.',
  },
  ai_without_pdf: {
    status: 422,
    es: '«{name}» se guardó sin su PDF adentro. En Illustrator: Guardar como › Illustrator › marca «Crear archivo compatible con PDF».',
    arg: '«{name}» se guardó sin su PDF adentro. En Illustrator: Guardar como › Illustrator › marcá «Crear archivo compatible con PDF».',
  },
  pdf_locked: {
    status: 422,
    es: '«{name}» pide una contraseña. Guárdalo sin ella y súbelo de nuevo.',
    arg: '«{name}» pide una contraseña. Guardalo sin ella y subilo de nuevo.',
  },
  pdf_broken: {
    status: 422,
    es: 'No pudimos leer «{name}»: está dañado o le falta una parte. Expórtalo de nuevo como PDF, o como SVG.',
    arg: 'No pudimos leer «{name}»: está dañado o le falta una parte. Exportalo de nuevo como PDF, o como SVG.',
  },
  pdf_page_empty: {
    status: 422,
    es: 'En la página {page} de «{name}» no hay nada dibujado. Elige otra o sube el archivo del logo.',
    arg: 'En la página {page} de «{name}» no hay nada dibujado. Elegí otra o subí el archivo del logo.',
  },
  pdf_page_too_large: {
    status: 422,
    es: 'La página de «{name}» mide más de 5 metros. Guarda solo el logo, en una página de su tamaño.',
    arg: 'La página de «{name}» mide más de 5 metros. Guardá solo el logo, en una página de su tamaño.',
  },
  pdf_too_complex: {
    status: 422,
    es: '«{name}» tiene demasiado detalle para leerlo aquí. Guarda solo el logo como SVG, o expórtalo como PNG de 2.000 píxeles con fondo transparente.',
    arg: '«{name}» tiene demasiado detalle para leerlo acá. Guardá solo el logo como SVG, o exportalo como PNG de 2.000 píxeles con fondo transparente.',
  },
  pdf_live_text: {
    status: 422,
    es: '«{name}» tiene texto en {font}, una letra que no viene en el archivo. Convierte los textos en curvas (o incrusta las fuentes) y súbelo de nuevo.',
    arg: '«{name}» tiene texto en {font}, una letra que no viene en el archivo. Convertí los textos en curvas (o incrustá las fuentes) y subilo de nuevo.',
  },
  pdf_mesh: {
    status: 422,
    es: '«{name}» tiene una malla de degradado, que no podemos dibujar igual. Expórtalo como PNG de 2.000 píxeles con fondo transparente.',
    arg: '«{name}» tiene una malla de degradado, que no podemos dibujar igual. Exportalo como PNG de 2.000 píxeles con fondo transparente.',
  },
  pdf_pattern: {
    status: 422,
    es: '«{name}» tiene un motivo que se repite, que no podemos dibujar igual. Expándelo en tu programa (Objeto › Expandir) o expórtalo como SVG.',
    arg: '«{name}» tiene un motivo que se repite, que no podemos dibujar igual. Expandilo en tu programa (Objeto › Expandir) o exportalo como SVG.',
  },
  pdf_cone: {
    status: 422,
    es: '«{name}» tiene un degradado radial que se abre como un cono, que no podemos dibujar igual. Rasteriza ese degradado en tu programa (en Illustrator: Objeto › Rasterizar) y súbelo de nuevo, o expórtalo como PNG de 2.000 píxeles con fondo transparente.',
    arg: '«{name}» tiene un degradado radial que se abre como un cono, que no podemos dibujar igual. Rasterizá ese degradado en tu programa (en Illustrator: Objeto › Rasterizar) y subilo de nuevo, o exportalo como PNG de 2.000 píxeles con fondo transparente.',
  },
  pdf_picture: {
    status: 422,
    es: '«{name}» tiene una imagen que no podemos leer. Expórtalo como SVG, o como PNG de 2.000 píxeles con fondo transparente.',
    arg: '«{name}» tiene una imagen que no podemos leer. Exportalo como SVG, o como PNG de 2.000 píxeles con fondo transparente.',
  },
  pdf_effects: {
    status: 422,
    es: '«{name}» tiene un efecto o una transparencia que no podemos dibujar igual. Acopla la transparencia, o expórtalo como SVG o como PNG de 2.000 píxeles.',
    arg: '«{name}» tiene un efecto o una transparencia que no podemos dibujar igual. Acoplá la transparencia, o exportalo como SVG o como PNG de 2.000 píxeles.',
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
  strokes_enclosed: {
    status: 422,
    es: 'Los trazos más finos de «{name}» están entre otras tintas: engrosarlos las taparía. Agrándala o súbela con trazos más gruesos.',
    arg: 'Los trazos más finos de «{name}» están entre otras tintas: engrosarlos las taparía. Agrandala o subila con trazos más gruesos.',
  },
  picture_is_photo: {
    status: 422,
    es: '«{name}» tiene una foto o un degradado. Elige en cuántos colores planos la quieres.',
    arg: '«{name}» tiene una foto o un degradado. Elegí en cuántos colores planos la querés.',
  },
  file_too_large: { status: 413, es: '«{name}» pesa demasiado. El máximo es {most} MB.' },
} as const satisfies Refusals
