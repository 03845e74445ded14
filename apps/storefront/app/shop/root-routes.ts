/**
 * At a shop's own host no address names it: the same routes without the first segment, on the server and in the browser
 * alike. The host of the pages marks them, so that the browser knows before its first rendering.
 */
import { SHOP_ROUTE } from './shop-data.ts'

/** It lists many shops, and is `/` where there are many. */
const LIST_ROUTE = 'pages/demo-shops'
const MARK = 'shop-at-root'

type Routes<Route> = Readonly<Record<string, Route>>

export const rootMark = `<meta name="${MARK}" content="yes">`

export const isMarkedAtRoot = (): boolean => document.head.querySelector(`meta[name=${MARK}]`) !== null

/** Throws where a route is missing: then the file of the routes has changed. */
export function placeAtRoot<Route extends { path?: string | undefined }>(
  routes: Routes<Route>,
): Record<string, Route> {
  const { [SHOP_ROUTE]: shop, [LIST_ROUTE]: list, ...others } = routes
  if (!shop || !list) throw new Error('the routes of the shop and of the list of shops have other names')
  return { [SHOP_ROUTE]: { ...shop, path: undefined }, ...others }
}
