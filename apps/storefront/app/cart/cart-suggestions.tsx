import { useMessages } from '@estampa/web/messages'
import { useAsyncValue } from '@estampa/web/state'
import { ProductGrid } from '../catalog/tiles/product-grid.tsx'
import { cartPageMessages } from '../messages/cart-page.ts'
import { useApi } from '../session/session-provider.tsx'
import { useCart } from './cart-context.ts'

const SHOWN = 4

/** Products that go with the last line of the cart. Nothing where that is not on sale any more. */
export function CartSuggestions() {
  const t = useMessages(cartPageMessages)
  const api = useApi()
  const { products } = useCart().cart
  const last = products.at(-1)?.generic.id
  const answer = useAsyncValue(last === undefined ? null : String(last), async (signal) => {
    const found = await api.catalog.getProductDetail(
      { id: Number(last), isEcommerceClient: true },
      { signal },
    )
    return found.related
  })
  const there = new Set(products.map(({ generic }) => generic.id))
  const related = (answer.value ?? []).filter(({ id }) => !there.has(id)).slice(0, SHOWN)
  if (related.length === 0) return null
  return (
    <section className="mt-16 print:hidden">
      <h2 className="mb-6 text-22 font-bold tracking-tight md:text-28">{t.related}</h2>
      <ProductGrid products={related} brokenRows={(at) => (at === SHOWN - 1 ? '3' : undefined)} />
    </section>
  )
}
