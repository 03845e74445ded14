import type { Page } from 'playwright-core'

/** A screen of a shop: its address, and who must be there to see it. */
export type Screen = { name: string; path: (product: Products) => string; who?: 'customer' }
export type Products = { simple: string; curve: string }

/** Every page that a shopper can reach by its address alone. */
export const screens: readonly Screen[] = [
  { name: 'home', path: () => '' },
  { name: 'list', path: () => '/products-list/all' },
  { name: 'nothing found', path: () => '/products-list/all?name=zzzzqq' },
  { name: 'simple product', path: ({ simple }) => `/product-detail/todas/simple/${simple}` },
  { name: 'curve product', path: ({ curve }) => `/product-detail/todas/curva/${curve}` },
  { name: 'about', path: () => '/about' },
  { name: 'policy', path: () => '/policy' },
  { name: 'sign-in', path: () => '/auth?mode=login' },
  { name: 'register', path: () => '/auth?mode=register' },
  { name: 'confirm e-mail', path: () => '/auth?mode=emailVerify' },
  { name: 'forgotten password', path: () => '/auth?mode=passwordRetrieve' },
  { name: 'new password', path: () => '/auth?mode=passwordChange' },
  { name: 'cart', path: () => '/shopping-cart' },
  { name: 'favourites', path: () => '/favorites' },
  { name: 'account', path: () => '/account', who: 'customer' },
  { name: 'orders', path: () => '/orders/list', who: 'customer' },
  { name: 'quotes', path: () => '/orders/quote/list', who: 'customer' },
]

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

/** One product of each kind that this shop sells; a shop without clothes shows its other product twice. */
export async function productsOf(page: Page, origin: string, shop: string): Promise<Products> {
  const answer = await page.request.get(
    `${origin}/api/services/app/Zecat/GetProductsList?limit=100&tenancyName=${shop}`,
  )
  const items: { type: string; url: string }[] = (await answer.json()).result.items
  const of = (type: string) => items.find((item) => item.type === type)?.url
  const simple = of('ProductoSimple') ?? ''
  return { simple, curve: of('ProductoCurva') ?? '' }
}
