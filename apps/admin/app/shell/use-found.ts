import { plainText } from '@estampa/domain/plain-text'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../controls/use-settled.ts'
import { finderMessages } from '../messages/finder.ts'
import { mailTextMessages } from '../messages/mail-texts.ts'
import { settingsMessages } from '../messages/settings.ts'
import { officeMessages } from '../messages/shell.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { settingsSections } from '../staff/settings/settings-sections.ts'
import { listAreas } from './areas.ts'

export type Found = { to: string; name: string; about: string }
export type FoundGroup = { title: string; items: readonly Found[] }

const TYPING_MS = 200

/** What the words find of what this person may see: screens at once, all else from the server in one call. */
export function useFound(typed: string): { groups: FoundGroup[]; isSearching: boolean; hasFailed: boolean } {
  const t = useMessages(finderMessages)
  const words = useSettled(typed.trim(), TYPING_MS)
  const { data, isFetching, isError } = useFoundRecords(words)
  const groups = [{ title: t.screens, items: useFoundScreens(typed) }, ...(words === '' ? [] : (data ?? []))]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: typed.trim() !== words || isFetching,
    hasFailed: isError,
  }
}

function useFoundScreens(typed: string): Found[] {
  const s = useMessages(officeMessages)
  const words = useMessages(settingsMessages)
  const mails = useMessages(mailTextMessages)
  const shop = useShop()
  const may = useMay()
  const sought = plainText(typed.trim())
  const areas = listAreas(shop).map(({ name }) => ({ to: `/${shop.shop}/${name}`, name: s[name], about: '' }))
  const sections = settingsSections.map(({ name }) => ({
    to: `/${shop.shop}/settings/${name}`,
    name: words.sections[name],
    about: words.title,
  }))
  const texts = [
    { to: `/${shop.shop}/mail-texts`, name: mails.title, about: s.mails },
    { to: `/${shop.shop}/mail-texts/sender`, name: mails.tab_sender, about: s.mails },
  ]
  return [...areas, ...(sought !== '' && may('shop.view') ? [...sections, ...texts] : [])].filter(
    ({ name }) => plainText(name).includes(sought),
  )
}

function useFoundRecords(words: string) {
  const t = useMessages(finderMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const may = useMay()
  return useQuery({
    queryKey: [shop, 'find', words],
    queryFn: async ({ signal }): Promise<FoundGroup[]> => {
      const { orders, quotes, customers, products } = await api.find(
        { Filtro: words },
        { signal, isQuiet: true },
      )
      return [
        {
          title: t.orders,
          items: orders.map(({ number, buyer, productName }) => ({
            to: `/${shop}/orders/${number}`,
            name: t.order(number),
            about: joined(buyer, productName),
          })),
        },
        {
          title: t.quotes,
          items: quotes.map(({ id, number, name, company }) => ({
            to: `/${shop}/quotes/${id}`,
            name: t.quote(number),
            about: joined(company, name),
          })),
        },
        {
          title: t.customers,
          items: customers.map(({ id, name, email, company }) => ({
            to: `/${shop}/customers/${id}`,
            name: name || email,
            about: joined(company, email),
          })),
        },
        {
          title: t.products,
          items: products.map(({ id, code, name }) => ({
            to: `/${shop}/products/${id}`,
            name,
            about: code,
          })),
        },
      ]
    },
    enabled: words !== '' && may('orders.view'),
    placeholderData: keepPreviousData,
  })
}

const joined = (...facts: readonly string[]) => facts.filter(Boolean).join(' · ')
