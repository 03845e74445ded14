import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { useMemo } from 'react'
import { useShopData, useTenantName } from '../shop/shop-data.ts'

/** The API as nobody in particular, without the bars of progress: for answers that no one waits for. */
export function useQuietApi(): Client {
  const { apiOrigin } = useShopData()
  const shop = useTenantName()
  return useMemo(() => client(httpTransport({ origin: apiOrigin, shop })), [apiOrigin, shop])
}
