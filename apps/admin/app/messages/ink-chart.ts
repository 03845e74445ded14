import { type InkRowFault, MAX_CHART_INKS } from '@estampa/domain/customization/ink-chart'
import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

const faults: Record<InkRowFault, string> = {
  name_missing: 'falta el nombre',
  name_unusable: 'ese nombre no sirve para una plancha',
  name_repeated: 'el nombre ya está más arriba',
  formula:
    'empieza como una fórmula; hay que traer su valor (en la planilla: Copiar y Pegado especial › Valores)',
  code_too_long: 'el código es demasiado largo',
  color_missing: 'falta el color',
  color_unreadable: 'no entendemos el color',
}

const inksText = (count: number) => counted(count, 'tinta', 'tintas')

/** The ink chart of the shop. */
export const inkChartMessages = messageCatalog({
  es: {
    title: 'Carta de tintas',
    to_techniques: 'Técnicas',
    note: 'Las tintas planas de tu propia guía impresa. Quien diseña las encuentra por su nombre o por su color, y el taller recibe ese nombre en cada plancha.',
    loading: 'Cargando la carta',
    failed_title: 'No pudimos cargar la carta de tintas',
    load_title: 'Cargar tintas',
    load_text: `Pega la tabla como la tienes, con nombre, color (HEX o L*a*b*) y, si quieres, código, o sube la planilla. Hasta ${numberText(MAX_CHART_INKS)} tintas.`,
    paste: 'Tabla de tintas',
    paste_example: 'Rojo Club\tR-12\t#D0202E',
    read: 'Leer la tabla',
    upload: 'Subir planilla',
    upload_hint: 'Excel (.xlsx), CSV o TSV de hasta 2 MB',
    nothing_read: 'No encontramos ninguna tinta: cada fila lleva un nombre y un color.',
    file_unreadable: 'No pudimos leer ese archivo. Prueba con un Excel (.xlsx) o un CSV.',
    file_too_large: 'La planilla pesa más de 2 MB. Deja solo las tintas y súbela de nuevo.',
    found: (count: number) => `Leímos ${inksText(count)}.`,
    faulty: (count: number) => `${counted(count, 'fila quedó afuera', 'filas quedaron afuera')}:`,
    fault: (line: number, fault: InkRowFault, text: string) =>
      `Línea ${numberText(line)}: ${faults[fault]}${text === '' ? '' : ` (${text})`}`,
    more_faults: (count: number) => `Y ${counted(count, 'fila más', 'filas más')}.`,
    left: (count: number) =>
      `La carta lleva hasta ${numberText(MAX_CHART_INKS)}: ${counted(count, 'fila', 'filas')} no se miraron.`,
    full: `La carta lleva hasta ${numberText(MAX_CHART_INKS)} tintas: no entran todas.`,
    add: (count: number) => `Sumar ${inksText(count)}`,
    replace: (count: number) => `Reemplazar la carta por ${inksText(count)}`,
    save: (count: number) => `Guardar ${inksText(count)}`,
    discard: 'Descartar',
    saved: (count: number) => `La carta tiene ${inksText(count)}.`,
    inks: 'Tintas',
    count: inksText,
    search: 'Buscar una tinta',
    none_found: 'Ninguna tinta coincide.',
    show_more: 'Mostrar más',
    remove: (name: string) => `Quitar ${name}`,
    removed: (name: string) => `Quitaste «${name}».`,
    clear: 'Borrar la carta',
    cleared: 'La carta quedó vacía.',
    undo: 'Deshacer',
    empty: 'Todavía no hay tintas. Mientras tanto, quien diseña escribe el nombre que conoce.',
  },
  arg: {
    load_text: `Pegá la tabla como la tengas, con nombre, color (HEX o L*a*b*) y, si querés, código, o subí la planilla. Hasta ${numberText(MAX_CHART_INKS)} tintas.`,
    file_unreadable: 'No pudimos leer ese archivo. Probá con un Excel (.xlsx) o un CSV.',
    file_too_large: 'La planilla pesa más de 2 MB. Dejá solo las tintas y subila de nuevo.',
  },
})
