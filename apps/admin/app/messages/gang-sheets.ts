import { messageCatalog } from '@estampa/domain/messages'
import { counted, decimal } from '@estampa/domain/messages/numbers'
import type { GangSheetFailure, GangSheetState } from '@estampa/domain/production/gang-sheets'

const states: Record<GangSheetState, string> = {
  making: 'Armándose',
  made: 'Lista para imprimir',
  printed: 'Impresa',
  failed: 'No se pudo armar',
  undone: 'Deshecha',
}
const failures: Record<GangSheetFailure, string> = {
  too_long: 'No entra en 5 metros: arma dos hojas más cortas.',
  too_wide: 'Hay una pieza más ancha que el film: usa uno más ancho.',
  too_complex: 'El arte es demasiado pesado para una sola hoja: arma hojas más chicas.',
  no_art: 'Falta el arte de un pedido: revisa sus archivos.',
}

/** «0,42 m» */
const meters = (lengthMm: number) => `${decimal(lengthMm / 1000, 2)} m`

/** Film that the orders of a day share. */
export const gangSheetMessages = messageCatalog({
  es: {
    title: 'Hojas de film',
    to_board: 'Taller',
    note: 'El arte aprobado de varios pedidos, acomodado por su contorno en un mismo tramo de film.',
    loading: 'Cargando las hojas',
    failed_title: 'No pudimos cargar las hojas',
    no_techniques_title: 'Ninguna técnica se imprime en film',
    no_techniques_text:
      'Las hojas son para DTF, UV, vinilo y transfers. Cuando la tienda ofrezca una de esas técnicas, sus pedidos aparecen aquí.',
    by_technique: 'Por técnica',
    ready: 'Listo para el film',
    ready_none: 'Nada por ahora: aparece aquí lo que está pago y con el boceto aprobado.',
    cut: (count: number) => `Se muestran las ${count} piezas más urgentes.`,
    all: 'Elegir todo',
    piece: (number: number, line: number, area: string) => `Pedido ${number}-${line} · ${area}`,
    size: (width: number, height: number) => `${width} × ${height} mm`,
    copies_of: (piece: string) => `Copias de ${piece}`,
    copies_missing: 'Escribe cuántas copias.',
    copies_left: (free: number) => `Quedan ${free}.`,
    of_free: (free: number) => `de ${free}`,
    width: 'Ancho del film',
    width_of: (width: number) => `${width} cm`,
    gap: 'Separación entre piezas',
    gap_of: (gap: number) => `${gap} mm`,
    chosen: (pieces: number, copies: number) =>
      `${counted(pieces, 'pieza', 'piezas')}, ${counted(copies, 'copia', 'copias')}`,
    make: 'Armar la hoja',
    nothing_chosen: 'Elige al menos una pieza.',
    too_many: (most: number) => `En una hoja entran hasta ${most} piezas.`,
    asked: (number: number) => `La hoja ${number} se está armando.`,
    sheets: 'Hojas',
    no_sheets: 'Todavía no hay hojas.',
    sheet: (number: number) => `Hoja ${number}`,
    states,
    failures,
    failed_order: (number: number) => `Es del pedido ${number}.`,
    orders: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'Pedido' : 'Pedidos'} ${numbers.join(', ')}`,
    copies: (count: number) => counted(count, 'copia', 'copias'),
    measure: (widthCm: number, lengthMm: number) => `${widthCm} cm × ${meters(lengthMm)}`,
    download: (number: number) => `PDF de la hoja ${number}`,
    download_short: 'PDF',
    show: 'Ver',
    show_sheet: (number: number) => `Ver la hoja ${number}`,
    preview: (number: number) => `Cómo quedan las piezas en la hoja ${number}`,
    preview_failed: 'No pudimos mostrar la hoja',
    printed: 'Ya se imprimió',
    was_printed: (number: number) => `La hoja ${number} quedó como impresa.`,
    undo: 'Deshacer la hoja',
    was_undone: (number: number) => `La hoja ${number} se deshizo: sus piezas están libres.`,
    close: 'Cerrar',
    prices: 'Precio del film',
    prices_text: (technique: string) =>
      `Cuánto cuesta un metro impreso de ${technique}. Con eso cada pedido sabe cuánto film costó. Vacío: sin precio.`,
    price_of: (width: number) => `Metro de ${width} cm`,
    price_wrong: 'Escribe un importe mayor que cero.',
    prices_saved: 'Precios guardados.',
    save: 'Guardar',
    cancel: 'Volver',
    film: 'Film',
    film_used: (lengthMm: number) => `${meters(lengthMm)} de film`,
    film_of_sheet: (number: number, technique: string, widthCm: number) =>
      `Hoja ${number} · ${technique}, ${widthCm} cm`,
  },
  arg: {
    no_techniques_text:
      'Las hojas son para DTF, UV, vinilo y transfers. Cuando la tienda ofrezca una de esas técnicas, sus pedidos aparecen acá.',
    ready_none: 'Nada por ahora: aparece acá lo que está pago y con el boceto aprobado.',
    copies_missing: 'Escribí cuántas copias.',
    nothing_chosen: 'Elegí al menos una pieza.',
    price_wrong: 'Escribí un importe mayor que cero.',
    failures: {
      too_long: 'No entra en 5 metros: armá dos hojas más cortas.',
      too_wide: 'Hay una pieza más ancha que el film: usá uno más ancho.',
      too_complex: 'El arte es demasiado pesado para una sola hoja: armá hojas más chicas.',
      no_art: 'Falta el arte de un pedido: revisá sus archivos.',
    },
  },
})
