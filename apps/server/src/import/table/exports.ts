/**
 * Exports of other shop systems. Their rows are not one variant each, so that reading them as a price list would
 * break products apart: they are recognized by their headings, and what to do with them is said.
 */
import { plainOf } from '../normalize/text.ts'
import { CannotImport } from '../read/source.ts'

type ExportFormat = { readonly system: string; readonly headings: readonly string[]; readonly advice: string }

const formats: readonly ExportFormat[] = [
  {
    system: 'Shopify',
    headings: ['handle', 'title', 'option1 name', 'option1 value'],
    advice:
      'Hay que borrar las filas que sólo traen una imagen y repetir Title en las demás; después sirve un mapa con external_id: Handle, sku: Variant SKU, ' +
      'name: Title, description: Body (HTML), family: Type, color y size: las columnas Option… Value que correspondan, ' +
      'stock: Variant Inventory Qty, image: Image Src, y en prices «"1": "Variant Price"»',
  },
  {
    system: 'Shopify',
    headings: ['url handle', 'title', 'option1 name', 'option1 value'],
    advice:
      'Hay que borrar las filas que sólo traen una imagen y repetir Title en las demás; después sirve un mapa con external_id: URL handle, sku: SKU, ' +
      'name: Title, description: Description, family: Type, color y size: las columnas Option… value que correspondan, ' +
      'stock: Inventory quantity, image: Product image URL, y en prices «"1": "Price"»',
  },
  {
    system: 'WooCommerce',
    headings: ['type', 'sku', 'name', 'published', 'regular price'],
    advice:
      'Hay que dejar las filas simple y variation (las variable no se venden), con el SKU del producto en una columna Parent; después sirve un mapa con ' +
      'external_id: Parent, sku: SKU, name: Name, family: Categories, color y size: las columnas Attribute … value(s) que correspondan, ' +
      'stock: Stock, image: Images, y en prices «"1": "Regular price"»',
  },
  {
    system: 'WooCommerce',
    headings: ['tipo', 'sku', 'nombre', 'publicado', 'precio normal'],
    advice:
      'Hay que dejar las filas simple y variation (las variable no se venden), con el SKU del producto en una columna Superior; después sirve un mapa con ' +
      'external_id: Superior, sku: SKU, name: Nombre, family: Categorías, color y size: las columnas Valor(es) del atributo … que correspondan, ' +
      'stock: Inventario, image: Imágenes, y en prices «"1": "Precio normal"»',
  },
]

/** Why this export is not read as it is; a mapping says that the operator knows what its columns are. */
export function refuseExport(headings: readonly string[]): CannotImport | undefined {
  const names = new Set(headings.map(plainOf))
  const found = formats.find((format) => format.headings.every((heading) => names.has(heading)))
  if (!found) return undefined
  return new CannotImport(
    `Es una exportación de ${found.system}, que no se importa como está: varias filas son un producto. ${found.advice}. Ver docs/import.md.`,
  )
}
