import { parseArgs } from 'node:util'
import { CannotImport } from './read/source.ts'

export type Options = {
  readonly shop: string
  readonly file: string
  readonly mapping: string | undefined
  readonly isRehearsal: boolean
  readonly pictures: boolean
  readonly fetchesAgain: boolean
  readonly ignoresCurrency: boolean
}

export const help = `Importa el catálogo de un proveedor.

  npm run import -- --shop TIENDA ARCHIVO [opciones]

ARCHIVO es JSON con la forma de Zecat ({"generic_products": […]}, una lista, o un producto por línea),
CSV (con ; , o tabuladores, en UTF-8 o Latin-1) o Excel (.xlsx).

  --shop TIENDA          nombre de la tienda, por ejemplo pampa
  --dry-run              ensayo: dice qué pasaría y qué filas están mal, sin guardar nada
  --mapping MAPA.json    qué columna es cuál, cuando los encabezados no se reconocen
  --pictures             también trae las imágenes de las direcciones del archivo
  --refresh-pictures     como --pictures, y vuelve a traer las que ya están
  --ignore-currency      toma todos los precios en la moneda de la tienda, diga lo que diga el archivo
  --help                 esta ayuda

MAPA.json nombra los encabezados:
  {"columns": {"external_id": "Cód. modelo", "sku": "Cód. artículo", "name": "Detalle", "image": ["Foto 1"]},
   "prices": {"1": "Lista", "100": "Lista x 100"}, "delimiter": ";", "sheet": "Hoja1"}
Todos los campos y el detalle de cada formato están en docs/import.md.

Termina con 0 si todo está bien, 1 si no se pudo importar nada, 2 si algunas filas están mal.
`

const flag = { type: 'boolean', default: false } as const

/** Undefined where help is what is wanted. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (!values.shop) throw new CannotImport('Falta la tienda: --shop NOMBRE. Con --help ves cómo se usa.')
  if (!file) throw new CannotImport('Falta el archivo. Con --help ves cómo se usa.')
  if (more.length > 0) throw new CannotImport('Se importa un archivo por vez.')
  return {
    shop: values.shop,
    file,
    mapping: values.mapping,
    isRehearsal: values['dry-run'],
    pictures: values.pictures || values['refresh-pictures'],
    fetchesAgain: values['refresh-pictures'],
    ignoresCurrency: values['ignore-currency'],
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shop: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': flag,
        pictures: flag,
        'refresh-pictures': flag,
        'ignore-currency': flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (cause) {
    throw new CannotImport(`No entiendo la orden: ${(cause as Error).message} Con --help ves cómo se usa.`)
  }
}
