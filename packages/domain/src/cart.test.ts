import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartOf, codeOf, curveLine, decorated, simpleLine, sure, view } from '../test/fixtures.ts'
import { ProductoBase, ProductoSimple } from './cart/lines.ts'
import { mergeAtLogin } from './cart/saved.ts'
import { threeWayMerge } from './cart/three-way.ts'
import {
  activeProducts,
  addLine,
  addQuote,
  type CartProduct,
  checkLine,
  emptyCart,
  fromServerLines,
  removeLine,
  removeRow,
  replaceLine,
  resetMode,
  setQuantity,
  startDirect,
  toLineItem,
  totalQuantity,
  withoutOrdered,
} from './cart.ts'

const open = { isMultipleVariantDesigns: true }
const strict = { isMultipleVariantDesigns: false }
const art = decorated(view(1))
const quantities = (products: readonly CartProduct[]) =>
  products.map((line) => [line.shoppingCartUUID, totalQuantity(line)])

describe('lines', () => {
  test('the abstract base cannot be made by itself [CART-06]', () => {
    const Base = ProductoBase as unknown as new (fields: unknown) => unknown
    expect(() => new Base({ shoppingCartUUID: 'a', generic: {} })).toThrow('cannot be instantiated')
  })

  test('a simple product has the fields of the source [CART-01] [CART-02]', () => {
    const line = simpleLine('a', 3)
    expect(Object.keys(line).sort()).toEqual(['generic', 'quoteInfo', 'shoppingCartUUID', 'type', 'value'])
    expect(line.type).toBe('ProductoSimple')
    expect(Object.keys(line.value).sort()).toEqual([
      'applicationTechnique',
      'customization',
      'customizationRender',
      'element_description_1',
      'element_description_2',
      'element_description_3',
      'featuredImg',
      'id',
      'isCustomizable',
      'quantity',
      'sku',
    ])
  })

  test('a curve product has rows with their own uuid, generic and value [CART-03]', () => {
    const line = curveLine('c', [['P1', 2]])
    expect(line.type).toBe('ProductoCurva')
    expect(line.general_description).toBe('Chomba')
    expect(Object.keys(line.value[0] ?? {}).sort()).toEqual(['generic', 'shoppingCartUUID', 'value'])
  })

  test('the quantity of a curve is the sum of its variants [CART-04]', () => {
    const curve = curveLine('c', [
      ['P1', 2],
      ['P2', 3],
    ])
    expect(totalQuantity(curve)).toBe(5)
  })

  test('variants get back the data of their generic, which they lost when they were sent [CART-05]', () => {
    const [simple, curve] = [simpleLine('a', 1), curveLine('c', [['P1', 2]])]
    const value = curve.value.map(({ shoppingCartUUID, value }) => ({ shoppingCartUUID, value }))
    const [same, back] = fromServerLines([simple, { ...curve, value }])
    expect(same).toEqual(simple)
    expect(back?.type === 'ProductoCurva' && back.value[0]?.generic).toMatchObject({
      name: 'Producto 20',
      price: 11200_00,
    })
  })

  test('pricing is told quantities, never prices [PRICE-04]', () => {
    expect(toLineItem(curveLine('c', [['P1', 2]], art))).toEqual({
      shoppingCartUUID: 'c',
      type: 'ProductoCurva',
      generic_id: 20,
      rows: [{ shoppingCartUUID: 'c/P1', sku: 'P1', quantity: 2 }],
      customization: art,
      customizationRender: null,
      quoteInfo: null,
      price: null,
    })
  })

  test.each([0, -1, 1.5, Number.NaN, 1_000_001, '3' as unknown as number])(
    '%s is no quantity [UI-09]',
    (quantity) => {
      expect(codeOf(checkLine(simpleLine('a', quantity)))).toBe('quantity_invalid')
      expect(codeOf(addLine(emptyCart, simpleLine('a', quantity), open))).toBe('quantity_invalid')
      expect(codeOf(setQuantity(cartOf(simpleLine('a', 1)), 'a', quantity))).toBe('quantity_invalid')
    },
  )

  test('a curve without rows is no line [CART-03]', () => {
    expect(codeOf(addLine(emptyCart, curveLine('c', []), open))).toBe('line_empty')
  })
})

describe('adding', () => {
  test('in direct mode the product is replaced and the cart stays [CART-07] [CART-08]', () => {
    const cart = sure(startDirect(cartOf(simpleLine('a', 1)), simpleLine('b', 2)))
    const again = sure(addLine(cart, simpleLine('c', 3), strict))
    expect(again.mode).toBe('direct')
    expect(quantities(activeProducts(again))).toEqual([['c', 3]])
    expect(quantities(again.products)).toEqual([['a', 1]])
    const back = resetMode(again)
    expect([back.mode, back.directProduct]).toEqual(['cart', null])
    expect(quantities(activeProducts(back))).toEqual([['a', 1]])
  })

  test('a duplicate is refused where the shop wants one design, even a decorated one [CART-09]', () => {
    const cart = cartOf(simpleLine('a', 1), curveLine('c', [['P1', 1]]))
    const refusal = { refusal: 'already_in_cart', shoppingCartUUID: 'a' }
    expect(addLine(cart, simpleLine('b', 1), strict)).toEqual(refusal)
    expect(addLine(cart, simpleLine('b', 1, { customization: art }), strict)).toEqual(refusal)
    expect(codeOf(addLine(cart, curveLine('d', [['P9', 1]]), strict))).toBe('already_in_cart')
    const withOther = sure(addLine(cart, simpleLine('b', 1, { sku: 'MUG-102' }), strict))
    expect(withOther.products.map((line) => line.shoppingCartUUID)).toEqual(['a', 'c', 'b'])
  })

  test('a decorated product is always a new line [CART-10]', () => {
    const cart = cartOf(simpleLine('a', 1), curveLine('c', [['P1', 1]]))
    const one = sure(addLine(cart, simpleLine('b', 2, { customization: art }), open))
    const two = sure(addLine(one, curveLine('d', [['P1', 2]], art), open))
    expect(quantities(two.products)).toEqual([
      ['a', 1],
      ['c', 1],
      ['b', 2],
      ['d', 2],
    ])
  })

  test('a plain product of a generic that is there under another sku is a new line [CART-10]', () => {
    const cart = sure(addLine(cartOf(simpleLine('a', 1)), simpleLine('b', 2, { sku: 'MUG-102' }), open))
    expect(quantities(cart.products)).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  test('a plain simple product adds to the plain line of its sku [CART-11]', () => {
    const cart = cartOf(simpleLine('x', 9, { customization: art }), simpleLine('a', 1))
    expect(quantities(sure(addLine(cart, simpleLine('b', 2), open)).products)).toEqual([
      ['x', 9],
      ['a', 3],
    ])
    const decoratedOnly = cartOf(simpleLine('x', 9, { customization: art }))
    expect(quantities(sure(addLine(decoratedOnly, simpleLine('b', 2), open)).products)).toEqual([
      ['x', 9],
      ['b', 2],
    ])
  })

  test('a plain curve merges by sku into the plain curve of its generic [CART-12]', () => {
    const cart = cartOf(
      curveLine('x', [['P1', 9]], art),
      curveLine('c', [
        ['P1', 1],
        ['P2', 1],
      ]),
    )
    const merged = sure(
      addLine(
        cart,
        curveLine('d', [
          ['P2', 5],
          ['P3', 7],
        ]),
        open,
      ),
    )
    const [, line] = merged.products
    expect(
      line?.type === 'ProductoCurva' && line.value.map((row) => [row.shoppingCartUUID, row.value.quantity]),
    ).toEqual([
      ['c/P1', 1],
      ['c/P2', 6],
      ['d/P3', 7],
    ])
    expect(merged.products.map(({ type }) => type)).toEqual(['ProductoCurva', 'ProductoCurva'])
  })

  test('a sum beyond a million is refused [CART-11]', () => {
    expect(codeOf(addLine(cartOf(simpleLine('a', 1_000_000)), simpleLine('b', 1), open))).toBe(
      'quantity_invalid',
    )
  })

  test('the first line opens the cart [CART-07]', () => {
    expect(emptyCart.mode).toBeNull()
    expect(sure(addLine(emptyCart, simpleLine('a', 1), strict)).mode).toBe('cart')
  })
})

describe('changing', () => {
  test('with its last row a curve line goes [CART-15]', () => {
    const cart = cartOf(
      curveLine('c', [
        ['P1', 1],
        ['P2', 1],
      ]),
    )
    const one = removeRow(cart, 'c', 'c/P1')
    expect(quantities(one.products)).toEqual([['c', 1]])
    expect(removeRow(one, 'c', 'c/P2').products).toEqual([])
  })

  test('removing the direct product leads back to the cart [CART-07]', () => {
    const cart = sure(startDirect(cartOf(simpleLine('a', 1)), simpleLine('b', 2)))
    expect(removeLine(cart, 'b')).toMatchObject({ mode: 'cart', directProduct: null })
    expect(removeLine(cartOf(simpleLine('a', 1)), 'a')).toMatchObject({ products: [] })
  })

  test('a quantity is set on a line or on one row [CART-04]', () => {
    const cart = cartOf(
      simpleLine('a', 1),
      curveLine('c', [
        ['P1', 1],
        ['P2', 1],
      ]),
    )
    const changed = sure(setQuantity(sure(setQuantity(cart, 'a', 7)), 'c', 5, 'c/P2'))
    expect(quantities(changed.products)).toEqual([
      ['a', 7],
      ['c', 6],
    ])
    expect(codeOf(setQuantity(cart, 'nobody', 1))).toBe('line_not_found')
    expect(codeOf(setQuantity(cart, 'c', 1))).toBe('line_not_found')
  })

  test('an edited line takes its own place [CART-22]', () => {
    const cart = cartOf(simpleLine('a', 1), simpleLine('b', 2), curveLine('c', [['P1', 1]]))
    const edited = simpleLine('b', 30, { customization: art })
    const changed = sure(replaceLine(cart, edited, open))
    expect(changed.products.map((line) => line.shoppingCartUUID)).toEqual(['a', 'b', 'c'])
    expect(changed.products[1]).toBe(edited)
    expect(codeOf(replaceLine(cart, simpleLine('gone', 1), open))).toBe('line_not_found')
    expect(codeOf(replaceLine(cart, simpleLine('b', 0), open))).toBe('quantity_invalid')
  })

  test('an edited line does not become a second design where the shop wants none [CART-09]', () => {
    const cart = cartOf(simpleLine('a', 1, { sku: 'RED' }), simpleLine('b', 1, { sku: 'BLUE' }))
    const red = simpleLine('b', 1, { sku: 'RED' })
    expect(codeOf(replaceLine(cart, red, strict))).toBe('already_in_cart')
    const both = sure(replaceLine(cart, red, open))
    expect(
      quantities(sure(replaceLine(both, { ...red, value: { ...red.value, quantity: 9 } }, strict)).products),
    ).toEqual([
      ['a', 1],
      ['b', 9],
    ])
  })

  test('in direct mode the quantity of the direct product changes [CART-07]', () => {
    const cart = sure(startDirect(cartOf(simpleLine('a', 1)), simpleLine('b', 2)))
    const changed = sure(setQuantity(cart, 'b', 9))
    expect([changed.directProduct && totalQuantity(changed.directProduct), changed.products]).toEqual([
      9,
      cart.products,
    ])
  })
})

describe('a quote', () => {
  const newUuid = () => {
    let next = 0
    return () => `new-${++next}`
  }

  test('is added with new uuids, its rows too [CART-16] [CART-01]', () => {
    const added = sure(addQuote(emptyCart, [simpleLine('q', 1), curveLine('r', [['P1', 2]])], newUuid()))
    const uuids = added.cart.products.flatMap((line) => [
      line.shoppingCartUUID,
      ...(line.type === 'ProductoCurva' ? line.value.map((row) => row.shoppingCartUUID) : []),
    ])
    expect(new Set(uuids).size).toBe(3)
    expect(uuids.every((uuid) => uuid.startsWith('new-'))).toBe(true)
    expect(added).toMatchObject({ added: 2, skipped: 0, notice: null })
  })

  test('leaves out what is there and says how many [CART-16]', () => {
    const cart = cartOf(simpleLine('a', 1), curveLine('c', [['P1', 1]]))
    const quote = [simpleLine('q', 5), curveLine('r', [['P9', 2]]), simpleLine('s', 5, { sku: 'MUG-102' })]
    const added = sure(addQuote(cart, quote, newUuid()))
    expect(quantities(added.cart.products)).toEqual([
      ['a', 1],
      ['c', 1],
      ['new-1', 5],
    ])
    expect(added.notice).toEqual({ refusal: 'quote_partly_present', count: 2 })
  })

  test('is refused when everything is there, or while buying now [CART-16]', () => {
    const cart = cartOf(simpleLine('a', 1))
    expect(codeOf(addQuote(cart, [simpleLine('q', 5)], newUuid()))).toBe('quote_all_present')
    const direct = sure(startDirect(emptyCart, simpleLine('b', 1)))
    expect(codeOf(addQuote(direct, [simpleLine('q', 5)], newUuid()))).toBe('quote_needs_cart_mode')
  })
})

describe('at login', () => {
  const joined = (guest: readonly CartProduct[], saved: readonly CartProduct[]) =>
    mergeAtLogin(guest.map(toLineItem), saved.map(toLineItem)).map((line): [string, number] => [
      line.shoppingCartUUID,
      line.rows.reduce((sum, { quantity }) => sum + quantity, 0),
    ])

  test('equal plain skus are summed, the rest is appended [CART-20]', () => {
    const saved = [
      simpleLine('s', 1),
      simpleLine('t', 4, { customization: art }),
      curveLine('c', [['P1', 1]]),
    ]
    const guest = [
      simpleLine('g', 2),
      simpleLine('h', 3, { customization: art }),
      simpleLine('i', 1, { sku: 'MUG-102' }),
      curveLine('d', [
        ['P1', 5],
        ['P2', 6],
      ]),
    ]
    expect(joined(guest, saved)).toEqual([
      ['s', 3],
      ['t', 4],
      ['c', 12],
      ['h', 3],
      ['i', 1],
    ])
  })

  test('a sum that would be too large stays a line of its own [CART-20]', () => {
    expect(joined([simpleLine('g', 1)], [simpleLine('s', 1_000_000)])).toEqual([
      ['s', 1_000_000],
      ['g', 1],
    ])
  })

  test('the same uuid is the same line [CART-20] [DRAWER-04]', () => {
    expect(joined([simpleLine('s', 5)], [simpleLine('s', 1)])).toEqual([['s', 5]])
  })

  test('no unit is ever lost [CART-20]', () => {
    const line = fc
      .tuple(fc.constantFrom('MUG-101', 'MUG-102', 'X'), fc.integer({ min: 1, max: 1_000_000 }), fc.boolean())
      .map(([sku, q, isDecorated]) => ({ sku, q, isDecorated }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(line, { maxLength: 8 }), (one, other) => {
        const make = (side: string) => (it: (typeof one)[number], index: number) =>
          simpleLine(`${side}${index}`, it.q, { sku: it.sku, customization: it.isDecorated ? art : null })
        const [guest, saved] = [one.map(make('g')), other.map(make('s'))]
        const units = (lines: readonly CartProduct[]) => lines.reduce((sum, it) => sum + totalQuantity(it), 0)
        const sum = joined(guest, saved).reduce((sum, [, quantity]) => sum + quantity, 0)
        expect(sum).toBe(units(guest) + units(saved))
      }),
    )
  })
})

describe('two tabs', () => {
  const [a1, a2, a3, b1, b2, c1] = [
    simpleLine('a', 1),
    simpleLine('a', 2),
    simpleLine('a', 3),
    simpleLine('b', 1),
    simpleLine('b', 2),
    simpleLine('c', 1),
  ]
  test.each([
    [
      'mine changed',
      [a1, b1],
      [a2, b1],
      [a1, b1],
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [
      'theirs changed',
      [a1, b1],
      [a1, b1],
      [a1, b2],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'each changed another line',
      [a1, b1],
      [a2, b1],
      [a1, b2],
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    ['both changed one line: mine', [a1], [a2], [a3], [['a', 2]]],
    ['I removed it', [a1, b1], [b1], [a1, b1], [['b', 1]]],
    ['they removed it', [a1, b1], [a1, b1], [b1], [['b', 1]]],
    ['I removed what they changed', [a1], [], [a2], [['a', 2]]],
    ['they removed what I changed', [a1], [a2], [], [['a', 2]]],
    ['both removed it', [a1], [], [], []],
    [
      'both added',
      [a1],
      [a1, b1],
      [a1, c1],
      [
        ['a', 1],
        ['c', 1],
        ['b', 1],
      ],
    ],
  ])('%s [CART-13]', (_, base, mine, theirs, merged) => {
    expect(quantities(threeWayMerge(base, mine, theirs))).toEqual(merged)
  })

  test('the rows of a curve are merged one by one [CART-13] [CART-15]', () => {
    const base = [
      curveLine('c', [
        ['P1', 1],
        ['P2', 1],
      ]),
    ]
    const mine = [
      curveLine('c', [
        ['P1', 5],
        ['P2', 1],
      ]),
    ]
    const theirs = [
      curveLine('c', [
        ['P1', 1],
        ['P3', 7],
      ]),
    ]
    const [line] = threeWayMerge(base, mine, theirs)
    expect(
      line?.type === 'ProductoCurva' && line.value.map((row) => [row.value.sku, row.value.quantity]),
    ).toEqual([
      ['P1', 5],
      ['P3', 7],
    ])
    expect(threeWayMerge(base, [curveLine('c', [['P1', 1]])], [curveLine('c', [['P2', 1]])])).toEqual([])
  })

  test('data that came as JSON counts as the same [CART-13]', () => {
    const base = JSON.parse(JSON.stringify([a1, b1])) as CartProduct[]
    expect(quantities(threeWayMerge(base, [b1], [new ProductoSimple(a1), b1]))).toEqual([['b', 1]])
  })
})

test('after an order the bought lines are gone [CART-01]', () => {
  expect(quantities(withoutOrdered([simpleLine('a', 1), simpleLine('b', 1)], ['a']))).toEqual([['b', 1]])
})
