import { type ShopConfig, useShopConfig } from './shop-data.ts'

/** What a shop lets people do. Without prices or without sign-in nobody can buy. */
export type Switches = { register: boolean; signIn: boolean; prices: boolean; buy: boolean; quote: boolean }

type Switched = Pick<
  ShopConfig,
  'registrationInShop' | 'loginInShop' | 'pricesInShop' | 'buyAccionsInShop' | 'quotation'
>

export function switchesOf(config: Switched): Switches {
  return {
    register: config.registrationInShop,
    signIn: config.loginInShop,
    prices: config.pricesInShop,
    buy: config.buyAccionsInShop && config.pricesInShop && config.loginInShop,
    quote: config.quotation,
  }
}

export function useSwitches(): Switches {
  return switchesOf(useShopConfig())
}
