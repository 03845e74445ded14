/**
 * Which product a picture shows, by its name: «MUG-11.jpg», «mug 11 - 2.png», «MUG-11 rojo.jpg», «MUG-11-R.jpg» or
 * «MUG-11/frente.jpg». It begins with the code or the SKU; then a color, a number or a view may stand.
 */
import { plainOf } from '../normalize/text.ts'

export type PicturedProduct = {
  readonly code: string
  readonly variants: readonly { readonly sku: string; readonly color: string }[]
}
/** `variant`: the SKU that the picture shows; null: the product. */
export type MatchedPicture = { readonly path: string; readonly variant: string | null }

const mostWords = 8
/** What may stand behind a code or a color: which of several pictures it is. */
const view =
  /^(?:(?:frente|frontal|dorso|espalda|atras|lado|lateral|detalle|arriba|abajo|abierto|cerrado|ambiente|caja|front|back|side|detail|main|principal|foto|imagen)?(?: ?\d{1,3})?)$/
const order = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

export function createPictureIndex(paths: readonly string[]) {
  const byStart = new Map<string, { path: string; rest: string }[]>()
  for (const path of paths.toSorted(order.compare)) {
    for (const name of namesOf(path)) {
      const words = name.split(' ')
      for (let count = 1; count <= Math.min(words.length, mostWords); count += 1) {
        const start = words.slice(0, count).join(' ')
        const all = byStart.get(start) ?? []
        byStart.set(start, [...all, { path, rest: words.slice(count).join(' ') }])
      }
    }
  }
  const left = new Set(paths)

  function picturesOf({ code, variants }: PicturedProduct): MatchedPicture[] {
    const found = new Map<string, string | null>()
    for (const { sku } of variants)
      for (const { path, rest } of byStart.get(plainOf(sku)) ?? [])
        if (view.test(rest)) found.set(path, plainOf(sku) === plainOf(code) ? null : sku)
    for (const { path, rest } of byStart.get(plainOf(code)) ?? []) {
      if (found.has(path)) continue
      const variant = variantIn(rest, variants)
      if (variant !== undefined) found.set(path, variant)
    }
    return [...found]
      .map(([path, variant]) => ({ path, variant }))
      .toSorted((a, b) => order.compare(a.path, b.path))
  }
  return {
    /** A picture is of one product alone: the first that asks for it. `prefix`: what the shop put before the codes. */
    take(product: PicturedProduct, prefix = ''): MatchedPicture[] {
      const bare = (code: string) =>
        prefix !== '' && code.startsWith(prefix) ? code.slice(prefix.length) : code
      const shortened = {
        code: bare(product.code),
        variants: product.variants.map(({ sku, color }) => ({ sku: bare(sku), color })),
      }
      const skuOf = new Map(product.variants.map(({ sku }) => [bare(sku), sku]))
      const whole = picturesOf(product)
      const found = whole.length > 0 || prefix === '' ? whole : picturesOf(shortened)
      const own = found.filter(({ path }) => left.delete(path))
      return own.map(({ path, variant }) => ({ path, variant: variant && (skuOf.get(variant) ?? variant) }))
    },
    listUnmatched: () => [...left],
  }
}

/** By its own name, and by that of its folder with its own. */
function namesOf(path: string): string[] {
  const parts = path.replace(/\.[a-z]+$/i, '').split('/')
  const [folder, name = ''] = parts.length > 1 ? parts.slice(-2) : ['', parts[0] ?? '']
  return [plainOf(name), ...(folder ? [plainOf(`${folder} ${name}`)] : [])].filter(Boolean)
}

/** Undefined: what stands behind the code is neither a view nor a color of the product. */
function variantIn(rest: string, variants: PicturedProduct['variants']): string | null | undefined {
  if (view.test(rest)) return null
  const colored = variants
    .map(({ sku, color }) => ({ sku, color: plainOf(color) }))
    .filter(({ color }) => color !== '' && (rest === color || rest.startsWith(`${color} `)))
    .toSorted((a, b) => b.color.length - a.color.length)
    .find(({ color }) => view.test(rest.slice(color.length).trim()))
  return colored?.sku
}
