/**
 * A fault of something that a catalog brought, as a value: a bad row is reported and left out, and
 * never stops the others. Staff read the sentences.
 */
import { plainLine } from './plain-line.ts'

type FaultParams = Readonly<Record<string, string | number>>

const sentences = {
  record_unreadable: () => 'no se puede leer: no es un producto en JSON',
  row_unreadable: (p: FaultParams) => `no se puede leer la fila: ${p.why}`,
  formula: (p: FaultParams) =>
    `la columna «${p.column}» trae una fórmula (${p.value}); las fórmulas no se calculan`,
  cell_error: (p: FaultParams) => `la columna «${p.column}» trae un error de la planilla (${p.value})`,
  date_for_text: (p: FaultParams) =>
    `la planilla convirtió en fecha el valor de «${p.column}» (${p.value}); dale formato de texto a esa columna`,
  no_code: () => 'falta el código',
  no_variants: () => 'no trae ninguna variante con código',
  no_sku: () => 'una variante no tiene código',
  price_unreadable: (p: FaultParams) => `precio «${p.value}» ilegible`,
  price_negative: (p: FaultParams) => `precio «${p.value}» negativo`,
  price_rises: (p: FaultParams) =>
    `con este precio (${p.before}) la escala desde ${p.quantity} unidades (${p.cost}) quedaría más cara: el archivo tiene que traer también las escalas`,
  other_currency: (p: FaultParams) =>
    `el precio está en ${p.currency} («${p.value}») y la tienda vende en ${p.own}; si la moneda del archivo no es de fiar, hace falta --ignore-currency`,
  stock_unreadable: (p: FaultParams) => `stock «${p.value}» ilegible`,
  sku_repeated: (p: FaultParams) => `el código ${p.sku} está repetido; vale el de ${p.first}`,
  sku_elsewhere: (p: FaultParams) => `el código ${p.sku} ya es de otro producto (${p.owner})`,
  which_variant: (p: FaultParams) =>
    `el código ${p.code} tiene ${p.count} variantes y el archivo no dice de cuál es el stock: hace falta una columna de SKU, de color o de talle`,
  unknown_code: (p: FaultParams) => `la tienda no tiene el código ${p.code}, y sin nombre no se puede crear`,
  other_name: (p: FaultParams) =>
    `el nombre cambiaría por completo: «${p.before}» → «${p.after}». Si es de otro proveedor, hace falta --supplier; si es el mismo producto, --rename`,
  other_supplier: (p: FaultParams) =>
    `el código ${p.code} es del proveedor «${p.supplier}»: hace falta --supplier «${p.supplier}»`,
  not_saved: (p: FaultParams) => `no se pudo guardar: ${p.why}`,
} satisfies Record<string, (params: FaultParams) => string>

const notices = {
  no_price: 'sin precio: se muestra, pero no se puede comprar',
  no_pictures: 'sin imágenes: se muestran con un dibujo',
  no_measures: 'sin peso o sin medidas: no se puede calcular su envío',
  picture_without_address: 'imágenes que no son una dirección http: no se pueden traer',
  not_a_product: 'filas que no son productos (totales, títulos, notas): no se leen',
  sheet_chosen:
    'la planilla tiene varias hojas y se lee la primera que es una lista; con «sheet» en el mapa se lee otra',
  product_repeated: 'producto repetido en el archivo: se le suman las variantes nuevas',
  technique_unknown:
    'técnica que no conocemos: no se crea; con --new-techniques se crea, y en el mapa («techniques») se dice cuál es',
  technique_new: 'técnica nueva: se crea',
  family_new: 'categoría nueva: se crea',
  technique_without_price: 'técnica nueva sin precios: hay que cargarlos antes de ofrecerla',
  color_unknown: 'color sin muestra conocida',
  offer_assumed:
    'el archivo no trae stock de productos nuevos: se venden a pedido, sin contar; con --availability none no se venden',
  stock_idle: 'son a pedido: su stock no se cuenta; con --availability stock se cuenta',
  size_guide_unclear:
    'guía de talles que no se entiende, queda la de antes: se escribe «S: ancho 48, largo 70; M: ancho 51, largo 72»',
  offer_price: 'tienen además un precio de oferta, que no se lee: vale el normal',
  picture_unmatched:
    'imágenes que no son de ningún producto: su nombre empieza con el código o el SKU, y puede seguir el color o un número',
  picture_unreadable: 'imágenes que no se pueden leer',
  pictures_matched: 'productos con imágenes por su nombre',
  picture_failed: 'imagen que no se pudo traer',
} as const

export type FaultCode = keyof typeof sentences
export type NoticeCode = keyof typeof notices
export type ImportFault = { readonly fault: FaultCode; readonly params: FaultParams }
/** A notice that is reported once in the summary and keeps nothing out; `about` is an example. */
export type ImportNotice = { readonly notice: NoticeCode; readonly about: string }

export function fault(code: FaultCode, params: FaultParams = {}): ImportFault {
  return { fault: code, params }
}

export function isFault(value: unknown): value is ImportFault {
  return typeof value === 'object' && value !== null && 'fault' in value
}

export function importFaultSentence({ fault: code, params }: ImportFault): string {
  const shown = Object.entries(params).map(([name, value]) => [name, plainLine(String(value), 80)])
  return sentences[code](Object.fromEntries(shown))
}

export function noticeText(code: NoticeCode): string {
  return notices[code]
}
