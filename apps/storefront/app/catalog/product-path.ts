type Addressed = { type: 'ProductoSimple' | 'ProductoCurva'; url: string }

/** The address of a product inside of its shop. */
export function productPath({ type, url }: Addressed): string {
  return `/product-detail/${type === 'ProductoCurva' ? 'curva' : 'simple'}/${url}`
}
