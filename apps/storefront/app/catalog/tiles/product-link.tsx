import { Link } from 'react-router'
import { useShopPath } from '../../shop/shop-data.ts'
import { productPath } from './product-path.ts'

type ProductLinkProps = { product: { name: string; type: 'ProductoSimple' | 'ProductoCurva'; url: string } }

/** The name of a product that leads to it; where it is pressed is the whole card or row. */
export function ProductLink({ product }: ProductLinkProps) {
  const path = useShopPath()
  return (
    <Link to={path(productPath(product))} prefetch="intent" discover="none" className="product-link">
      {product.name}
    </Link>
  )
}
