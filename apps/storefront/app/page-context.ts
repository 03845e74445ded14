import type { Client } from '@estampa/contract/client'
import type { DemoShopEntry } from '@estampa/domain/shops'
import { createContext, RouterContextProvider } from 'react-router'

/** The services that the host gives to the loaders of one rendering. They know no visitor: pages are the same for all. */
export type PageServices = {
  /** The API of the shop in the URL, as a visitor without an account sees it. */
  api: Client
  /** False: the URL names no shop, and nothing is asked about it. */
  shopKnown: boolean
  nonce: string
  /** The origin of the API for browsers; '' is the page's own origin. */
  apiOrigin: string
  report: (error: unknown) => void
  demoShops: (() => Promise<DemoShopEntry[]>) | undefined
}

export const pageServices = createContext<PageServices>()

export function pageContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageServices, services)
  return context
}
