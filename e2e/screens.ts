import type { Page } from 'playwright-core'
import type { Records } from './records.ts'
import { chooseDeliveryOption, reviewOrder } from './shopper.ts'

/** A screen of a shop: its address, and who must be there to see it. */
export type Screen = {
  name: string
  path: (at: Products & Records) => string
  /** The one has bought nothing yet, the branch has orders, a quote and an address. */
  who?: 'customer' | 'branch'
  /** It is seen with something in the cart. */
  withCart?: true
  /** Opens the state of the page that is examined; the answers of the screen before it are kept. */
  walk?: (page: Page) => Promise<unknown>
  /** The server says 404, as it should. */
  missing?: true
}
/** Addresses of one product of each kind; '' where the shop has none. */
export type Products = { simple: string; curve: string; simpleId: number; curveId: number }

/** Every page that a shopper can reach by its address alone. */
export const screens: readonly Screen[] = [
  { name: 'home', path: () => '' },
  { name: 'list', path: () => '/products-list/all' },
  { name: 'nothing found', path: () => '/products-list/all?name=zzzzqq' },
  { name: 'simple product', path: ({ simple }) => `/product-detail/todas/simple/${simple}` },
  { name: 'curve product', path: ({ curve }) => `/product-detail/todas/curva/${curve}` },
  { name: 'about', path: () => '/about' },
  { name: 'policy', path: () => '/policy' },
  { name: 'terms', path: () => '/terms' },
  { name: 'privacy', path: () => '/privacy' },
  { name: 'arrepentimiento', path: () => '/arrepentimiento' },
  { name: 'baja', path: () => '/baja' },
  { name: 'sign-in', path: () => '/auth?mode=login' },
  { name: 'register', path: () => '/auth?mode=register' },
  { name: 'confirm e-mail', path: () => '/auth?mode=emailVerify' },
  { name: 'forgotten password', path: () => '/auth?mode=passwordRetrieve' },
  { name: 'new password', path: () => '/auth?mode=passwordChange' },
  { name: 'customise', path: ({ simpleId }) => `/customize-product?id=${simpleId}` },
  { name: 'customise clothes', path: ({ curveId }) => `/customize-product?id=${curveId}` },
  { name: 'builder', path: ({ simpleId }) => `/product-builder?id=${simpleId}` },
  { name: 'builder clothes', path: ({ curveId }) => `/product-builder?id=${curveId}` },
  { name: 'nowhere', path: () => '/no-existe', missing: true },
  { name: 'cart', path: () => '/shopping-cart' },
  { name: 'favourites', path: () => '/favorites' },
  { name: 'account', path: () => '/account', who: 'customer' },
  { name: 'orders', path: () => '/orders/list', who: 'customer' },
  { name: 'quotes', path: () => '/orders/quote/list', who: 'customer' },
  { name: 'full cart', path: () => '/shopping-cart', who: 'customer', withCart: true },
  { name: 'checkout', path: () => '/checkout', who: 'customer', withCart: true },
  { name: 'order list', path: () => '/orders/list', who: 'branch' },
  { name: 'awaiting order', path: ({ awaiting }) => `/orders/detail/${awaiting}`, who: 'branch' },
  { name: 'proof order', path: ({ proof }) => `/orders/detail/${proof}`, who: 'branch' },
  { name: 'thanks', path: ({ awaiting }) => `/confirm-purchase?order=${awaiting}`, who: 'branch' },
  { name: 'quote list', path: () => '/orders/quote/list', who: 'branch' },
  { name: 'quote', path: ({ quote }) => `/orders/quote/detail/${quote}`, who: 'branch' },
  { name: 'public quote', path: ({ quoteLink }) => quoteLink, who: 'branch' },
  { name: 'account with addresses', path: () => '/account', who: 'branch' },
  {
    name: 'payment step',
    path: () => '/checkout',
    who: 'branch',
    withCart: true,
    walk: chooseDeliveryOption,
  },
  { name: 'review', path: () => '/checkout', who: 'branch', withCart: true, walk: walkToReview },
]

/** Screens that a shop without clothes does not have. */
export const isThere = ({ name }: Screen, { curve }: Products) => curve !== '' || !/curve|clothes/.test(name)

/** The five in which templates differ most. */
export const tellingScreens = screens.filter(({ name }) =>
  ['home', 'list', 'simple product', 'curve product', 'cart'].includes(name),
)

/** A shop of the demo for each of the ten templates. */
export const shopOfTemplate = [
  'pampa',
  'andina',
  'distribuidora',
  'ferromarca',
  'imprenta',
  'hilo',
  'ejecutiva',
  'raiz',
  'festi',
  'magna',
] as const

/** One product of each kind that this shop sells and decorates. */
export async function fetchProductsByKind(page: Page, origin: string, shop: string): Promise<Products> {
  const answer = await page.request.get(
    `${origin}/api/services/app/Zecat/GetProductsList?limit=100&tenancyName=${shop}`,
  )
  const items: { id: number; type: string; url: string }[] = (await answer.json()).result.items
  const of = (type: string) => items.find((item) => item.type === type) ?? { id: 0, url: '' }
  const [simple, curve] = [of('ProductoSimple'), of('ProductoCurva')]
  return { simple: simple.url, curve: curve.url, simpleId: simple.id, curveId: curve.id }
}

/** The review is there once its order can be placed. */
async function walkToReview(page: Page): Promise<void> {
  await reviewOrder(page)
  await page
    .getByRole('button', { name: /^Confirmar pedido/ })
    .first()
    .waitFor()
}
