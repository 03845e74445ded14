import type { StaticHandlerContext } from 'react-router'
import { SHOP_ROUTE, type ShopData } from './shop-data.ts'

/** Codes become script addresses, so they are checked again where they are used. */
const TAG_MANAGER = /^GTM-[A-Z0-9]{4,12}$/
const ANALYTICS = /^(G|UA)-[A-Z0-9-]{4,20}$/
const PIXEL = /^\d{5,20}$/

export type TagCodes = {
  tagManager: string | undefined
  analytics: string | undefined
  pixel: string | undefined
}

type Codes = Pick<ShopData['config'], 'googleTagManagerCode' | 'googleAnalyticsCode' | 'pixelFB'>

export function tagCodes(config: Codes): TagCodes {
  const checked = (code: string | null, pattern: RegExp) => (code && pattern.test(code) ? code : undefined)
  return {
    tagManager: checked(config.googleTagManagerCode, TAG_MANAGER),
    analytics: checked(config.googleAnalyticsCode, ANALYTICS),
    pixel: checked(config.pixelFB, PIXEL),
  }
}

/** Whether the page's script policy must let measuring scripts in. */
export function loadsTags(context: Pick<StaticHandlerContext, 'loaderData'>): boolean {
  const shop: ShopData | undefined = context.loaderData[SHOP_ROUTE]
  return shop !== undefined && Object.values(tagCodes(shop.config)).some(Boolean)
}
