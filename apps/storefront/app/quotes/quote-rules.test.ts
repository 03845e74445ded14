import { expect, test } from 'vitest'
import { parseRecipients, type QuoteState, quoteActions, readToken } from './quote-rules.ts'

const on = { buy: true, quote: true, prices: true }
const offered = (state: QuoteState, switches = on, { version = 1, newest = 1, byShop = false } = {}) => {
  const versions = [{ id: 'x', version: newest, state, total: null, createdAt: '' }]
  const history = [{ from: null, to: byShop ? 'requested' : 'draft', who: '', note: null, at: '' }] as never
  const actions = quoteActions(
    { state, link: '/quote#x', version, versions, history, answer: null },
    switches,
  )
  return Object.keys(actions).filter((name) => actions[name as keyof typeof actions])
}

test('each state of a quote offers what the server would do [ROUTE-13]', () => {
  const own = ['order', 'send', 'share', 'revise', 'cancel', 'addToCart']
  expect(offered('sent')).toEqual(own)
  expect(offered('viewed')).toEqual(own)
  expect(offered('accepted')).toEqual(['order', 'send', 'share', 'revise', 'cancel', 'addToCart'])
  expect(offered('expired')).toEqual(['revise', 'addToCart'])
  expect(offered('converted')).toEqual(['addToCart'])
  expect(offered('requested')).toEqual(['addToCart'])
  expect(offered('superseded', on, { newest: 2 })).toEqual([])
  expect(offered('cancelled', on, { newest: 2 })).toEqual(['addToCart'])
})

test('a quote of the shop is accepted or rejected, a quote of the owner is ordered or cancelled [ROUTE-13]', () => {
  const offer = offered('sent', on, { byShop: true })
  expect(offer).toEqual(['accept', 'reject', 'order', 'send', 'share', 'revise', 'addToCart'])
  expect(offered('accepted', on, { byShop: true })).toContain('cancel')
  expect(offered('sent', { ...on, buy: false })).toContain('accept')
})

test('a shop without quotation offers no making, sending, accepting or ordering [CONF-11]', () => {
  expect(offered('sent', { ...on, quote: false })).toEqual(['share', 'cancel', 'addToCart'])
  expect(offered('sent', { ...on, buy: false })).not.toContain('order')
  const hidden = offered('sent', { buy: false, quote: true, prices: false })
  expect(hidden).toEqual(['share', 'revise', 'cancel', 'addToCart'])
})

test('addresses are read as people list them [QUO-03]', () => {
  expect(parseRecipients('Ana@Uno.example, beto@dos.example;\nana@uno.example')).toEqual({
    emails: ['ana@uno.example', 'beto@dos.example'],
  })
  expect(parseRecipients('  ')).toEqual({ fault: 'missing' })
  expect(parseRecipients('ana@uno')).toEqual({ fault: 'wrong', email: 'ana@uno' })
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.example`).join(' ')
  expect(parseRecipients(six)).toEqual({ fault: 'many' })
})

test('a link without a whole token opens nothing [QUO-04]', () => {
  const token = 'q3Zr0vJxY2mB7tKp1LwN8sD5hF4gC6aE9uQyTiRoWzX'
  expect(readToken(`#${token}`)).toBe(token)
  for (const bad of ['', '#', `#${token}x`, `#${token.slice(1)}`, '#<script>']) {
    expect(readToken(bad)).toBeUndefined()
  }
})
