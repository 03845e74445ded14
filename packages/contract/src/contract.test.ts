import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { contract } from './contract.ts'

const calls = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Call>).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

/** The faults of an input as a form shows them: the field and the sentence under it. */
function faultsOf(call: Call, input: unknown): string[] {
  const issues = call.takes.safeParse(input).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** The example of a call as its handler receives it. */
const received = ({ takes, example }: Call) => z.decode(takes, example?.takes as never)

/** Where a list holds a line of the cart, what the line leaves out is filled in; all else comes back as it is. */
describe.each(calls)('the example of $name', ({ call }) => {
  const travels = (given: unknown) => JSON.parse(JSON.stringify(z.encode(call.gives, given as never)))

  test('comes back from the server as it is documented, to the cent', () => {
    const example = JSON.parse(JSON.stringify(call.example?.gives))
    const once = travels(z.decode(call.gives, example))
    expect(once).toMatchObject(example)
    expect(travels(z.decode(call.gives, once))).toEqual(once)
  })

  test('means the same with a field that the call does not know [API-53]', () => {
    const { takes } = call.example ?? {}
    if (Array.isArray(takes)) return
    const withUnknown = { ...(takes as object), fieldOfTomorrow: 'x' }
    expect(z.decode(call.takes, withUnknown as never)).toEqual(received(call))
  })
})

const uuid = '0b0f6a2e-7c1d-4f6a-9b3e-2d1c5a4e8f70'
const token = 'hM1wq0cG9l7Yp3nXo5sVb2tKd8uRf6eJz4iA1xLQmWc'

describe('a refusal is a Spanish sentence at the field that has to change [API-53]', () => {
  const { customers, catalog, favorites, quotes, staff } = contract
  test.each<[string, Call, object, string[]]>([
    [
      'two identifiers of a product',
      catalog.getProductDetail,
      { id: '7', url: 'taza-7' },
      ['url: Va «id» o «url», no los dos juntos.'],
    ],
    [
      'no identifier of a product',
      catalog.getProductDetail,
      {},
      ['id: Falta el producto: id, url o external_id.'],
    ],
    [
      'words for a number',
      catalog.getProductDetail,
      { id: 'siete' },
      ['id: Este dato tiene que ser un número entero.'],
    ],
    [
      'two ways to name a page',
      catalog.getProductsList,
      { page: '2', skipCount: '24', limit: '5', maxResultCount: '5' },
      [
        'skipCount: Va «page» o «skipCount», no los dos juntos.',
        'maxResultCount: Va «limit» o «maxResultCount», no los dos juntos.',
      ],
    ],
    [
      'two searches, two orders, one facet in two spellings',
      catalog.getProductsList,
      {
        name: 'taza',
        Filtro: 'taza',
        sorting: 'newest',
        'order[price]': 'asc',
        colors: 'rojo',
        'colors[]': 'azul',
      },
      [
        'Filtro: Va «name» o «Filtro», no los dos juntos.',
        'order[price]: Va «sorting» o «order[price]», no los dos juntos.',
        'colors[]: Va «colors» o «colors[]», no los dos juntos.',
      ],
    ],
    [
      'an order that no list has',
      catalog.getProductsList,
      { sorting: 'color' },
      ['sorting: Puede ser relevance, price asc, price desc, name asc, name desc, newest.'],
    ],
    [
      'a price range upside down',
      catalog.getProductsList,
      { 'price[from]': '200', 'price[to]': '100,50' },
      ['price[to]: El precio más alto no puede ser menor que el más bajo.'],
    ],
    [
      'an amount with three decimals',
      catalog.getProductsList,
      { 'price[from]': '1.234' },
      ['price[from]: Este dato tiene que ser un importe, como 1234.50.'],
    ],
    [
      'a switch that is neither on nor off',
      catalog.getProductsList,
      { featured: 'sí' },
      ['featured: Este dato tiene que ser true o false.'],
    ],
    ['a favorite of nothing', favorites.updateFavoriteProduct, {}, ['genericId: Falta el producto.']],
    [
      'an account without name and e-mail',
      customers.registerUser,
      { password: 'SeisGatos6' },
      ['name: Falta el nombre.', 'emailAddress: Falta el correo.'],
    ],
    [
      'what is no e-mail',
      customers.registerUser,
      { name: 'Ana', emailAddress: 'ana@', password: 'SeisGatos6' },
      ['emailAddress: Ese correo no es válido.'],
    ],
    [
      'letters in a phone',
      customers.registerUser,
      { name: 'Ana', emailAddress: 'ana@a.example', password: 'SeisGatos6', phoneNumber: '11 ABCD' },
      ['phoneNumber: El teléfono solo puede tener números, espacios y los signos + - ( ).'],
    ],
    [
      'a guest whose name is only spaces',
      customers.sendGuestCode,
      { name: '  ', emailAddress: 'ana@a.example' },
      ['name: Falta el nombre.'],
    ],
    [
      'a profile whose name is taken away',
      customers.updateProfile,
      { fullName: ' ' },
      ['name: Falta el nombre.'],
    ],
    [
      'a code without its owner',
      customers.validateCodeAuth,
      { confirmationToken: 'K7QF-2MXR' },
      ['userId: Falta decir de quién es el código.'],
    ],
    ['a quote that is not named', quotes.rejectQuote, {}, ['token: Falta decir cuál cotización.']],
    [
      'a quote that is named twice',
      quotes.rejectQuote,
      { Id: uuid, token },
      ['Id: Va «token» o «Id», no los dos juntos.'],
    ],
    [
      'a quote of a link that nobody accepts by name',
      quotes.acceptQuote,
      { token },
      ['name: Falta el nombre de quien acepta.'],
    ],
    [
      'a discount as percent and as amount',
      staff.answerQuote,
      { Id: uuid, discount: { percent: 5, amount: 100 } },
      ['discount: Va un porcentaje o un importe, no los dos.'],
    ],
  ])('%s', (_, call, input, faults) => {
    expect(faultsOf(call, input)).toEqual(faults)
  })
})

describe('what a request leaves out', () => {
  test('a list has no filter, and its handler decides the page and the order', () => {
    expect(z.decode(contract.catalog.getProductsList.takes, {})).toEqual({})
  })

  test('a quote has no contact of its own, no comment, keeps its discount and asks no seller [QUO-01]', () => {
    const { takes, example } = contract.quotes.generateQuote
    const { shoppingCart } = z.encode(takes, received(contract.quotes.generateQuote) as never)
    expect(example).toBeDefined()
    expect(z.decode(takes, { shoppingCart })).toMatchObject({
      contact: {},
      comment: '',
      askSeller: false,
      dropsDiscount: false,
    })
  })

  test('an order is of the cart, without pick-up point, comment or billing fields of a country', () => {
    const { takes, example } = contract.checkout.completeOrder
    const { pickupPointId, comment, deliveryComment, orderInvoiceFK, shoppingCart, ...sent } =
      example?.takes ?? {}
    const { extra, lastName, direction, ...invoice } = orderInvoiceFK ?? {}
    const { products } = shoppingCart ?? {}
    expect(
      z.decode(takes, { ...sent, orderInvoiceFK: invoice, shoppingCart: { products } } as never),
    ).toMatchObject({
      pickupPointId: null,
      comment: '',
      deliveryComment: '',
      orderInvoiceFK: { lastName: '', direction: '', extra: {} },
      shoppingCart: { shoppingCartMode: 'cart' },
    })
  })
})
