import { isAnalyticsCode, isPixelCode, isTagManagerCode } from '@estampa/domain/shops'
import type { StaticHandlerContext } from 'react-router'
import { SHOP_ROUTE, type ShopData } from '../shop/shop-data.ts'

export type TagCodes = {
  tagManager: string | undefined
  analytics: string | undefined
  pixel: string | undefined
}

type Codes = Pick<ShopData['config'], 'googleTagManagerCode' | 'googleAnalyticsCode' | 'pixelFB'>

/** Codes become script addresses, so they are checked again where they are used. */
export function tagCodes(config: Codes): TagCodes {
  const checked = (code: string | null, isRight: (code: string) => boolean) =>
    code && isRight(code) ? code : undefined
  return {
    tagManager: checked(config.googleTagManagerCode, isTagManagerCode),
    analytics: checked(config.googleAnalyticsCode, isAnalyticsCode),
    pixel: checked(config.pixelFB, isPixelCode),
  }
}

/** True if the page's script policy must allow measuring scripts. */
export function loadsTags(context: Pick<StaticHandlerContext, 'loaderData'>): boolean {
  const shop: ShopData | undefined = context.loaderData[SHOP_ROUTE]
  return shop !== undefined && Object.values(tagCodes(shop.config)).some(Boolean)
}
