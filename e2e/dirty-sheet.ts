import { spreadsheet } from '@estampa/server/test/spreadsheet'

const kinds = [
  'Lapicera',
  'Cuaderno',
  'Mochila',
  'Botella',
  'Gorra',
  'Paraguas',
  'Llavero',
  'Taza',
  'Libreta',
  'Reloj',
]
const woods = 'ÑIRE LENGA COIHUE ALERCE CIPRÉS MAITÉN QUILLAY BOLDO PEUMO LITRE'.split(' ')
const colors = ['ROJO', 'azul marino', 'Verde']

/** Three hundred products as suppliers write them: a cover, titles of sections, prices in four hands, gaps and a total. */
export function dirtySheet(): Buffer {
  const rows: (string | number | null)[][] = [
    ['IMPORTADORA DEL BOSQUE S.R.L.', null, null, null, null, null],
    ['Lista válida hasta agotar stock', null, null, null, null, null],
    ['Cód. modelo', 'Detalle', 'Rubro', 'Tono', 'P. Lista s/IVA', 'Quedan'],
  ]
  for (let at = 0; at < 300; at += 1) {
    const kind = kinds[at % 10] ?? ''
    if (at % 60 === 0) rows.push([`SECCIÓN ${at / 60 + 1}`, null, null, null, null, null])
    const name = `${kind.toUpperCase()} ${woods[Math.floor(at / 30) % 10]} ${at}`
    const price = 1_000 + at * 10
    const written = [price, `$ ${price},50`, `$${(price / 1000).toFixed(3)}`, `${price}.-`][at % 4] ?? price
    const stock = ['1.200 u.', 'sin stock', 'a pedido', 35][at % 4] ?? null
    rows.push([`B-${1000 + at}`, `  ${name} -`, kind, colors[at % 3] ?? '', written, stock])
  }
  rows.push(['B-9001', 'Sin precio claro', 'Taza', 'Rojo', 'consultar', 5])
  rows.push(['B-9002', 'En dólares', 'Taza', 'Rojo', 'U$S 12', 5])
  rows.push(['TOTAL', null, null, null, 1, 300])
  return spreadsheet([['Condiciones'], ['Precios sujetos a cambio']], { 'Lista 2026': rows })
}
