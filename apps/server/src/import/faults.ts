/**
 * What is wrong with something that a catalogue brought, as a value: a bad row is told and left out, and
 * never stops the others. Staff read the sentences.
 */
type Params = Readonly<Record<string, string | number>>

const sentences = {
  record_unreadable: () => 'no se puede leer: no es un producto en JSON',
  row_unreadable: (p: Params) => `no se puede leer la fila: ${p.why}`,
  formula: (p: Params) =>
    `la columna «${p.column}» trae una fórmula (${p.value}); las fórmulas no se calculan`,
  cell_error: (p: Params) => `la columna «${p.column}» trae un error de la planilla (${p.value})`,
  date_for_text: (p: Params) =>
    `la planilla convirtió en fecha el valor de «${p.column}» (${p.value}); dale formato de texto a esa columna`,
  no_code: () => 'falta el código',
  no_name: () => 'falta el nombre, y el producto no existe todavía',
  no_variants: () => 'no trae ninguna variante con código',
  no_sku: () => 'una variante no tiene código',
  price_unreadable: (p: Params) => `precio «${p.value}» ilegible`,
  other_currency: (p: Params) =>
    `el precio está en ${p.currency} («${p.value}») y la tienda vende en ${p.own}; si la moneda del archivo no es de fiar, usá --ignore-currency`,
  stock_unreadable: (p: Params) => `stock «${p.value}» ilegible`,
  sku_repeated: (p: Params) => `el código ${p.sku} está repetido; vale el de ${p.first}`,
  sku_elsewhere: (p: Params) => `el código ${p.sku} ya es de otro producto (${p.owner})`,
  not_saved: (p: Params) => `no se pudo guardar: ${p.why}`,
} satisfies Record<string, (params: Params) => string>

const notices = {
  no_price: 'sin precio: se muestra, pero no se puede comprar',
  no_pictures: 'sin imágenes',
  product_repeated: 'producto repetido en el archivo: se le suman las variantes nuevas',
  technique_unknown: 'técnica que no conocemos: se crea con su nombre',
  technique_without_price: 'técnica nueva sin precios: cargalos antes de ofrecerla',
  color_unknown: 'color sin muestra conocida',
  picture_failed: 'imagen que no se pudo traer',
} as const

export type FaultCode = keyof typeof sentences
export type NoticeCode = keyof typeof notices
export type Fault = { readonly fault: FaultCode; readonly params: Params }
/** What is told once in the summary and keeps nothing out; `about` is an example. */
export type Notice = { readonly notice: NoticeCode; readonly about: string }

export function fault(code: FaultCode, params: Params = {}): Fault {
  return { fault: code, params }
}

export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'fault' in value
}

export function sentenceOf({ fault: code, params }: Fault): string {
  const shown = Object.entries(params).map(([name, value]) => [name, shorten(String(value))])
  return sentences[code](Object.fromEntries(shown))
}

export function noticeText(code: NoticeCode): string {
  return notices[code]
}

// a terminal obeys control characters, and feeds are strangers' texts
function shorten(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ')
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain
}
