import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { useLocale, useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { openCartDrawer } from '../cart/cart-slot.ts'
import { receivedLines } from '../cart/received-lines.ts'
import { ownQuoteMessages } from '../messages/quotes.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Quote } from './quote-rules.ts'

/** Adds the lines of a quote to the cart; lines that are there already are not added twice, and a notice says so. */
export function useQuoteToCart() {
  const t = useMessages(ownQuoteMessages)
  const locale = useLocale()
  const path = useShopPath()
  const navigate = useNavigate()
  const { addQuoteToCart } = useCart()
  const seeCart = () => {
    if (!openCartDrawer()) void navigate(path('/shopping-cart'))
  }
  const say = async (refusal: Refusal) => {
    // the table of sentences is loaded when one is needed
    const { sentenceOf } = await import('@estampa/contract/refusals')
    notify(sentenceOf(refusal, locale), { label: t.see_cart, run: seeCart })
  }
  return (quote: Quote) => {
    const added = addQuoteToCart(receivedLines(quote.lines))
    if (isRefusal(added)) return say(added)
    if (added.notice) return say(added.notice)
    seeCart()
  }
}
