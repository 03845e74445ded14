import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useShopDataIfKnown, useShopPath } from '../shop/shop-data.ts'

/** The one not-found page: for addresses without a page, for products that are gone, for shops that never were. */
export function NotFound() {
  const t = useMessages(shellMessages)
  const shop = useShopDataIfKnown()
  const path = useShopPath()
  return (
    <main id="page" className="page grid min-h-page place-items-center">
      {!shop && <title>{t.not_found}</title>}
      <EmptyState
        heading="h1"
        drawing="lost"
        title={t.not_found}
        text={shop ? t.not_found_text : t.shop_not_found_text}
        action={
          shop && (
            <>
              <Button asChild>
                <Link to={path('/products-list/all')}>{t.browse_all}</Link>
              </Button>
              <Button asChild variant="second">
                <Link to={path('/')}>{t.go_home}</Link>
              </Button>
            </>
          )
        }
      />
    </main>
  )
}
