import { Breadcrumbs } from '@estampa/ui/breadcrumbs'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { categoryTrail } from '../../shop/category-tree.ts'
import { useShopData, useShopPath } from '../../shop/shop-data.ts'
import type { Product } from '../product.ts'

export function ProductBreadcrumbs({ product }: { product: Product }) {
  const shell = useMessages(shellMessages)
  const path = useShopPath()
  const { categories } = useShopData()
  const family = product.families.find((one) => one.main) ?? product.families[0]
  const trail = categoryTrail(categories, family?.url)
  return (
    <Breadcrumbs
      label={shell.breadcrumbs}
      crumbs={[
        { key: 'home', content: <Link to={path('/')}>{shell.home}</Link> },
        ...trail.map(({ title, url }) => ({
          key: url,
          content: <Link to={path(`/products-list/${url}`)}>{title}</Link>,
        })),
        { key: 'here', content: product.name },
      ]}
    />
  )
}
