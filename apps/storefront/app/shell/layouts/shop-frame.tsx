import { RequestBars } from '@estampa/web/loading'
import { ErrorPopupSlot, ToastsSlot } from '@estampa/web/notices'
import type { ReactNode } from 'react'
import { CartProvider } from '../../cart/cart-provider.tsx'
import { FavoritesProvider } from '../../favorites/favorites-provider.tsx'
import type { PageHandle } from '../page-handle.ts'
import { PageLayout } from './page-layout.tsx'

/** What surrounds every page of a shop and stays while the shop stays; it is one script with all that it imports. */
export function ShopFrame({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  return (
    <CartProvider>
      <FavoritesProvider>
        <RequestBars />
        <PageLayout handle={handle}>{children}</PageLayout>
        <ErrorPopupSlot />
        <ToastsSlot />
      </FavoritesProvider>
    </CartProvider>
  )
}
