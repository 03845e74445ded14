import { Breadcrumbs } from '@estampa/ui/breadcrumbs'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { useShopPath } from '../../shop/shop-data.ts'
import type { Product } from '../product.ts'

export function ProductBreadcrumbs({ product }: { product: Product }) {
  const shell = useMessages(shellMessages)
  const path = useShopPath()
  const family = product.families.find((one) => one.main) ?? product.families[0]
  return (
    <Breadcrumbs
      label={shell.breadcrumbs}
      crumbs={[
        { key: 'home', content: <Link to={path('/')}>{shell.home}</Link> },
        ...(family
          ? [
              {
                key: 'family',
                content: <Link to={path(`/products-list/${family.url}`)}>{family.title}</Link>,
              },
            ]
          : []),
        { key: 'here', content: product.name },
      ]}
    />
  )
}
