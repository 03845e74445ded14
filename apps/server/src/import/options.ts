import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { type Availability, availabilities } from '@estampa/domain/catalog'
import { type EngineChoices, type ImportPriceKind, importPriceKinds } from './choices.ts'
import { CannotImport } from './read/source.ts'

/** The options of the command: bring a file in, take a run back, or list the runs. */
export type ImportOptions = {
  readonly shop: string
  readonly who: string
  readonly isRehearsal: boolean
  readonly command: FileImport | { readonly kind: 'undo'; readonly run: number } | { readonly kind: 'runs' }
}
export type FileImport = {
  readonly kind: 'file'
  readonly file: string
  /** The file with the mapping. */
  readonly mappingFile: string | undefined
  /** A folder or a ZIP with pictures that are named by codes. */
  readonly picturesFrom: string | undefined
  readonly choices: Omit<EngineChoices, 'mapping'>
  /** The operator has seen how much changes. */
  readonly isConfirmed: boolean
}

export const help = `Importa el catálogo de un proveedor.

  npm run import -- --shop TIENDA ARCHIVO [opciones]
  npm run import -- --shop TIENDA --runs
  npm run import -- --shop TIENDA --undo NÚMERO

ARCHIVO es JSON con la forma de Zecat ({"generic_products": […]}, una lista, o un producto por línea) u otro
JSON con un mapa, CSV (con ; , o tabuladores, en UTF-8 o Latin-1), Excel (.xlsx), la exportación de productos de
Shopify o WooCommerce, o el catálogo de Google Merchant (TSV, CSV o XML). Cambia sólo lo que el archivo nombra:
«SKU;Stock» cambia el stock y nada más. Un ZIP o una carpeta de imágenes con nombres de códigos es un archivo también.

  --shop TIENDA          nombre de la tienda, por ejemplo pampa
  --dry-run              ensayo: dice qué cambiaría y qué filas están mal, sin guardar nada
  --yes                  sigue aunque cambie más de un quinto de los productos de la tienda
  --supplier NOMBRE      el archivo es de este proveedor: sus códigos llevan un prefijo y no se cruzan con otros
  --prefix PREFIJO       el prefijo de un proveedor nuevo (si no, sale de su nombre)
  --prices QUÉ           qué son los precios del archivo: cost (lo que te cuestan; así es si no se dice), sale (tu
                         precio de venta sin impuestos) o sale-with-taxes (con impuestos)
  --rename               acepta nombres que cambian por completo
  --retire               retira las variantes que el archivo ya no trae, de los productos que sí trae
  --hide-missing         oculta los productos del proveedor que el archivo ya no trae
  --availability CÓMO    cómo se ofrecen las variantes del archivo: stock (se cuentan), on_order (a pedido,
                         siempre) o none (no se venden); las nuevas sin stock en el archivo van a pedido
  --on-order-days DÍAS   días hábiles hasta que llega lo que es a pedido
  --new-techniques       crea las técnicas que no conocemos, con el nombre que trae el archivo
  --mapping MAPA.json    qué columna es cuál, cuando los encabezados no se reconocen
  --pictures             también trae las imágenes de las direcciones del archivo
  --refresh-pictures     como --pictures, y vuelve a traer las que ya están
  --ignore-currency      toma todos los precios en la moneda de la tienda, diga lo que diga el archivo
  --runs                 lista las últimas importaciones
  --undo NÚMERO          deshace una importación; lo que cambió después queda, y se dice cuál es
  --as NOMBRE            quién importa (si no, el usuario del sistema)
  --help                 esta ayuda

MAPA.json nombra los encabezados:
  {"columns": {"external_id": "Cód. modelo", "sku": "Cód. artículo", "name": "Detalle", "image": ["Foto 1"]},
   "prices": {"1": "Lista", "100": "Lista x 100"}, "delimiter": ";", "sheet": "Hoja1",
   "techniques": {"2 tintas": "Serigrafía", "11 kg": ""}}
Todos los campos y el detalle de cada formato están en docs/import.md.

Termina con 0 si todo está bien, 1 si no se pudo importar nada, 2 si algunas filas están mal.
`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

/** Undefined where help is what is wanted. */
export function readImportOptions(args: readonly string[]): ImportOptions | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  if (!values.shop) throw new CannotImport('Falta la tienda: --shop NOMBRE. Con --help ves cómo se usa.')
  const options = {
    shop: values.shop,
    who: values.as ?? userInfo().username,
    isRehearsal: values['dry-run'],
  }
  if (values.runs) return { ...options, command: { kind: 'runs' } }
  if (values.undo !== undefined) return { ...options, command: { kind: 'undo', run: runNumber(values.undo) } }
  const [file, ...more] = positionals
  if (!file) throw new CannotImport('Falta el archivo. Con --help ves cómo se usa.')
  if (more.length > 0) throw new CannotImport('Se importa un archivo por vez.')
  return { ...options, command: fileImport(file, values) }
}

function fileImport(file: string, values: ReturnType<typeof parsed>['values']): FileImport {
  if (values.prefix !== undefined && values.supplier === undefined)
    throw new CannotImport('--prefix es de un proveedor: con --supplier se dice cuál.')
  if (values['hide-missing'] && values.supplier === undefined)
    throw new CannotImport('--hide-missing es de un proveedor: con --supplier se dice cuál.')
  return {
    kind: 'file',
    file,
    mappingFile: values.mapping,
    picturesFrom: values['pictures-from'],
    isConfirmed: values.yes,
    choices: {
      supplier: values.supplier,
      prefix: values.prefix,
      priceKind: priceKindNamed(values.prices),
      pictures: values.pictures || values['refresh-pictures'],
      fetchesAgain: values['refresh-pictures'],
      ignoresCurrency: values['ignore-currency'],
      retires: values.retire,
      hidesMissing: values['hide-missing'],
      availability: availabilityNamed(values.availability),
      onOrderDays: daysNamed(values['on-order-days']),
      renames: values.rename,
      newTechniques: values['new-techniques'] ? 'all' : [],
    },
  }
}

function availabilityNamed(given: string | undefined): Availability | undefined {
  if (given === undefined) return undefined
  const known = availabilities.find((one) => one === given.replace('-', '_'))
  if (known) return known
  throw new CannotImport(`--availability es uno de ${availabilities.join(', ')}; «${given}» no.`)
}

function priceKindNamed(given: string | undefined): ImportPriceKind | undefined {
  if (given === undefined) return undefined
  const known = importPriceKinds.find((one) => one === given.replaceAll('-', '_'))
  if (known) return known
  throw new CannotImport(`--prices es uno de cost, sale, sale-with-taxes; «${given}» no.`)
}

function daysNamed(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (/^\d{1,3}$/.test(given) && Number(given) <= 365) return Number(given)
  throw new CannotImport(`--on-order-days son días hábiles, de 0 a 365; «${given}» no.`)
}

function runNumber(given: string): number {
  const number = Number(given)
  if (Number.isSafeInteger(number) && number > 0 && number < 2 ** 31) return number
  throw new CannotImport(`«${given}» no es el número de una importación. Con --runs ves las que hay.`)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shop: text,
        mapping: text,
        supplier: text,
        prefix: text,
        undo: text,
        availability: text,
        prices: text,
        'pictures-from': text,
        'on-order-days': text,
        as: text,
        'dry-run': flag,
        yes: flag,
        rename: flag,
        retire: flag,
        'hide-missing': flag,
        'new-techniques': flag,
        pictures: flag,
        'refresh-pictures': flag,
        'ignore-currency': flag,
        runs: flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (cause) {
    throw new CannotImport(`No entiendo la orden: ${(cause as Error).message} Con --help ves cómo se usa.`)
  }
}
