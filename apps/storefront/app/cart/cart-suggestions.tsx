import { useMessages } from '@estampa/web/messages'
import { useAsyncValue } from '@estampa/web/state'
import { ProductGrid } from '../catalog/tiles/product-grid.tsx'
import { cartPageMessages } from '../messages/cart-page.ts'
import { useApi } from '../session/session-provider.tsx'
import { useCart } from './cart-context.ts'

const SHOWN = 4
/** A call names no more. */
const MAX_NAMED = 100

/** Products that go with the last line of the cart. Nothing where that is not on sale any more. */
export function CartSuggestions() {
  const t = useMessages(cartPageMessages)
  const api = useApi()
  const ids = useCart().cart.products.map(({ generic }) => generic.id)
  const last = ids.at(-1)
  const answer = useAsyncValue(last === undefined ? null : ids.join(), async (signal) => {
    const found = await api.catalog.getProductDetail(
      { id: Number(last), related_except: ids.slice(-MAX_NAMED).map(String), isEcommerceClient: true },
      { signal },
    )
    return found.related
  })
  const related = (answer.value ?? []).filter(({ id }) => !ids.includes(id))
  if (related.length === 0) return null
  return (
    <section className="mt-16 print:hidden">
      <h2 className="mb-6 text-22 font-bold tracking-tight md:text-28">{t.related}</h2>
      <ProductGrid products={related} brokenRows={(at) => (at === SHOWN - 1 ? '3' : undefined)} />
    </section>
  )
}
