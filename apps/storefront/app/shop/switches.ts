import { type StorefrontConfig, useShopConfig } from './shop-data.ts'

/** The features that a shop has switched on. Without prices or without sign-in nobody can buy. */
export type Switches = {
  register: boolean
  signIn: boolean
  prices: boolean
  buy: boolean
  quote: boolean
  /** True if people may buy without an account. */
  guests: boolean
}

type Switched = Pick<
  StorefrontConfig,
  'registrationInShop' | 'loginInShop' | 'pricesInShop' | 'buyAccionsInShop' | 'quotation' | 'guestCheckout'
>

export function switchesOf(config: Switched): Switches {
  const buy = config.buyAccionsInShop && config.pricesInShop && config.loginInShop
  return {
    register: config.registrationInShop,
    signIn: config.loginInShop,
    prices: config.pricesInShop,
    buy,
    guests: config.guestCheckout && buy,
    quote: config.quotation,
  }
}

export function useSwitches(): Switches {
  return switchesOf(useShopConfig())
}
