import type { Client } from '@estampa/contract/client'
import { createContext, RouterContextProvider } from 'react-router'

/** What the host gives to the loaders of one rendering. It knows nobody: pages are the same for everyone. */
export type PageParts = {
  /** The API of the shop in the URL, as a visitor without an account sees it. */
  api: Client
  /** False: the URL names no shop, and nothing is asked about it. */
  shopKnown: boolean
  nonce: string
  /** Where browsers call the API; '' is the page's own origin. */
  apiOrigin: string
  report: (error: unknown) => void
  demoShops: (() => Promise<DemoShop[]>) | undefined
}

export type DemoShop = {
  shop: string
  name: string
  environment: 'ARG' | 'CL'
  template: number
  colour: string
  about: string
}

export const pageParts = createContext<PageParts>()

export function pageContext(parts: PageParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageParts, parts)
  return context
}
