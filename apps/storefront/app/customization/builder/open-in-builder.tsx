import { buttonClass } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { Link, useLocation } from 'react-router'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { builderPath } from '../../catalog/tiles/product-path.ts'
import { builderMessages } from '../../messages/builder.ts'
import { useShopPath, useTenantName } from '../../shop/shop-data.ts'
import { type Draft, finishedDesign } from '../draft.ts'
import { saveTransfer } from './builder-transfer.ts'

type OpenInBuilderProps = Pick<LoadedProduct, 'product'> & { draft: Draft | null }

/** Opens the editor with everything that was chosen in the steps. */
export function OpenInBuilder({ product, draft }: OpenInBuilderProps) {
  const t = useMessages(builderMessages)
  const path = useShopPath()
  const shop = useTenantName()
  const line = new URLSearchParams(useLocation().search).get('line')
  const to = `${builderPath(product, draft?.units ?? {})}${line ? `&line=${line}` : ''}`
  return (
    <Link
      to={path(to)}
      className={buttonClass('second', 'small')}
      onClick={() => {
        if (!draft) return
        saveTransfer(shop, { search: to.slice(to.indexOf('?')), design: finishedDesign(draft) })
      }}
    >
      <Icon name="pen-tool" size={16} />
      {t.open}
    </Link>
  )
}
