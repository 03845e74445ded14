import { PageLink } from '../../shop/page-link.tsx'
import { useShopPath } from '../../shop/shop-data.ts'
import { productPath } from './product-path.ts'

type ProductLinkProps = { product: { name: string; type: 'ProductoSimple' | 'ProductoCurva'; url: string } }

/** The name of a product that leads to it; where it is pressed is the whole card or row. */
export function ProductLink({ product }: ProductLinkProps) {
  const path = useShopPath()
  return (
    <PageLink to={path(productPath(product))} prefetch="intent" viewTransition className="product-link">
      {product.name}
    </PageLink>
  )
}
