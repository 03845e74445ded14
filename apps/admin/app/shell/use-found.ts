import { plainText } from '@estampa/domain/plain-text'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../controls/use-settled.ts'
import { finderMessages } from '../messages/finder.ts'
import { officeMessages } from '../messages/shell.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { listAreas } from './areas.ts'

export type Found = { to: string; name: string; about: string }
export type FoundGroup = { title: string; items: readonly Found[] }

const TYPING_MS = 200
const SHOWN = 6

/** What the words find of what this person may see: screens at once, orders and customers from the server. */
export function useFound(typed: string): { groups: FoundGroup[]; isSearching: boolean; hasFailed: boolean } {
  const t = useMessages(finderMessages)
  const words = useSettled(typed.trim(), TYPING_MS)
  const orders = useFoundOrders(words)
  const customers = useFoundCustomers(words)
  const groups = [
    { title: t.screens, items: useFoundScreens(typed) },
    { title: t.orders, items: words === '' ? [] : (orders.data ?? []) },
    { title: t.customers, items: words === '' ? [] : (customers.data ?? []) },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: typed.trim() !== words || orders.isFetching || customers.isFetching,
    hasFailed: orders.isError || customers.isError,
  }
}

function useFoundScreens(typed: string): Found[] {
  const s = useMessages(officeMessages)
  const shop = useShop()
  const sought = plainText(typed.trim())
  return listAreas(shop)
    .map(({ name }) => ({ to: `/${shop.shop}/${name}`, name: s[name], about: '' }))
    .filter(({ name }) => plainText(name).includes(sought))
}

function useFoundOrders(words: string) {
  const t = useMessages(finderMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const may = useMay()
  return useQuery({
    queryKey: [shop, 'find', 'orders', words],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const { items } = await api.getOrders(
        { Filtro: words, maxResultCount: SHOWN },
        { signal, isQuiet: true },
      )
      return items.map(({ number, buyer, productName }) => ({
        to: `/${shop}/orders/${number}`,
        name: t.order(number),
        about: [buyer.company || buyer.name, productName].filter(Boolean).join(' · '),
      }))
    },
    enabled: words !== '' && may('orders.view'),
    placeholderData: keepPreviousData,
  })
}

function useFoundCustomers(words: string) {
  const { shop } = useShop()
  const api = useStaffApi()
  const may = useMay()
  return useQuery({
    queryKey: [shop, 'find', 'customers', words],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const asked = { Filtro: words, maxResultCount: SHOWN }
      const { items } = await api.getCustomers(asked, { signal, isQuiet: true })
      return items.map(({ id, name, email, company }) => ({
        to: `/${shop}/customers/${id}`,
        name: name || email,
        about: [company, email].filter(Boolean).join(' · '),
      }))
    },
    enabled: words !== '' && may('customers.view'),
    placeholderData: keepPreviousData,
  })
}
