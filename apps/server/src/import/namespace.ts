/**
 * The namespace of a supplier: its codes are kept with its prefix («NEV-1008»), so that the codes of two suppliers
 * never meet. Without a supplier codes are the shop's own.
 */
import type { ShopForImport } from './import-context.ts'
import { cleanText, plainOf } from './normalize/text.ts'
import type { ImportedProduct } from './product.ts'
import { CannotImport } from './read/source.ts'
import { findSupplier, isPrefixTaken, listSuppliers, type Supplier } from './suppliers.store.ts'

export type Namespace = {
  /** Null: the shop's own namespace. */
  readonly supplier: NamedSupplier | null
  /** The supplier is not in the shop yet. */
  readonly isNew: boolean
}
export type NamedSupplier = Omit<Supplier, 'id'> & { readonly id: number | null }

const mostPrefixLetters = 10

export async function openNamespace(
  { services, shop }: Pick<ShopForImport, 'services' | 'shop'>,
  named: { supplier: string | undefined; prefix: string | undefined },
): Promise<Namespace> {
  if (named.supplier === undefined) return { supplier: null, isNew: false }
  const name = cleanText(named.supplier, 60)
  if (plainOf(name) === '') throw new CannotImport('Falta el nombre del proveedor: --supplier NOMBRE.')
  return services.database.readInShop(shop.id, async (tx) => {
    const known = await findSupplier(tx, name)
    if (known && named.prefix !== undefined && prefixOf(named.prefix) !== known.prefix)
      throw new CannotImport(`El prefijo de «${known.name}» es ${known.prefix} y ya no se cambia.`)
    if (known) return { supplier: known, isNew: false }
    const prefix = prefixOf(named.prefix ?? initialsOf(name))
    if (await isPrefixTaken(tx, prefix)) {
      const others = (await listSuppliers(tx)).map((one) => `${one.name} (${one.prefix})`).join(', ')
      const known = others === '' ? '' : ` Proveedores de la tienda: ${others}.`
      throw new CannotImport(
        `La tienda ya tiene códigos que empiezan con ${prefix}-: hace falta otro prefijo para «${name}» con --prefix.${known}`,
      )
    }
    return { supplier: { id: null, name, prefix }, isNew: true }
  })
}

function prefixOf(text: string): string {
  const prefix = plainOf(text).replace(/ /g, '').toUpperCase()
  if (!/^[A-Z]/.test(prefix) || prefix.length > mostPrefixLetters)
    throw new CannotImport(
      `El prefijo «${text}» no sirve: hasta ${mostPrefixLetters} letras y números, y empieza con una letra.`,
    )
  return prefix
}

/** «Importadora Nevera Sur» → INS, «Nevera» → NEV. */
function initialsOf(name: string): string {
  const words = plainOf(name).split(' ')
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '')
  return letters.slice(0, words.length > 1 ? mostPrefixLetters : 3).replace(/^(?=\d)/, 'P')
}

/** The product with the codes under which the shop has it. */
export function inNamespace(product: ImportedProduct, { supplier }: Namespace): ImportedProduct {
  if (!supplier) return product
  const start = `${supplier.prefix}-`
  // a list that the shop itself wrote has the prefix already
  const own = (code: string) => (code.startsWith(start) ? code : `${start}${code}`)
  return {
    ...product,
    external_id: own(product.external_id),
    variants: product.variants.map((variant) => ({ ...variant, sku: own(variant.sku) })),
    spoiled: product.spoiled.map(own),
    ...(product.images && {
      images: product.images.map((image) => ({ ...image, variant: image.variant && own(image.variant) })),
    }),
  }
}
