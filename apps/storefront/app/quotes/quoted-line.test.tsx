import { exampleQuote } from '@estampa/contract/quotes/examples'
import { expect, test } from 'vitest'
import { shopText } from '../../test/shop-markup.tsx'
import { QuoteHistory } from './quote-history.tsx'
import type { Quote } from './quote-rules.ts'
import { QuotedLine } from './quoted-line.tsx'

const quote = exampleQuote as Quote

test('a line of a quote adds up: units times the net price, the decoration apart, and the price of a unit with the design [ROUTE-13] [PRICE-02]', async () => {
  const { rows, pictures } = quote
  const text = await shopText(<QuotedLine rows={rows} pictures={pictures} line={undefined} />)
  for (const part of [
    '120 unidades × $ 4.200 = $ 504.000',
    'Personalización $ 56.000',
    'Subtotal sin impuestos $ 560.000',
    '$ 4.667 c/u con tu diseño',
  ])
    expect(text).toContain(part)
})

test('the history of a quote that a buyer made says nothing of a shop that sent it [ROUTE-13]', async () => {
  const own = await shopText(<QuoteHistory quote={quote} />)
  expect(own).toContain('La pediste')
  expect(own).toContain('Quedó lista')
  const [first] = quote.history
  if (!first) throw new Error('the example has a history')
  const history = [{ ...first, to: 'requested' as const }, ...quote.history.slice(1)]
  expect(await shopText(<QuoteHistory quote={{ ...quote, history }} />)).toContain('La tienda la envió')
})
