import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useAsyncValue } from '@estampa/web/state'
import { createContext, useContext, useEffect, useState } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { type AddressToSend, type CustomerAddress, toSentAddress } from './customer-addresses.ts'

export type Addresses = {
  /** The last used one first; undefined until they are known. */
  items: readonly CustomerAddress[] | undefined
  isAsking: boolean
  error: unknown
  retry: () => void
  /** Gone at once, with the way back. */
  remove: (address: CustomerAddress) => void
  /** Throws what the server refuses. */
  save: (address: AddressToSend) => Promise<CustomerAddress>
}

/** The addresses of the signed-in customer; nobody else has any. */
export function useAddresses(): Addresses {
  const t = useMessages(addressMessages)
  const api = useApi()
  const { user } = useSession()
  const { value, isLoading, error, retry } = useAsyncValue(user ? 'addresses' : null, (signal) =>
    api.checkout.getAddresses({}, { signal }),
  )
  const [items, setItems] = useState<readonly CustomerAddress[]>()
  useEffect(() => setItems(value?.items), [value])
  const refresh = async () => setItems((await api.checkout.getAddresses({})).items)
  const save = async (address: AddressToSend) => {
    const saved = await api.checkout.saveAddress(address)
    await refresh()
    return saved
  }
  const remove = (address: CustomerAddress) => {
    setItems((before) => before?.filter(({ id }) => id !== address.id))
    const undo = () => void save(toSentAddress(address)).catch(showError)
    api.checkout.removeAddress({ Id: address.id }).then(
      () => notify(t.removed, { label: t.undo, run: undo }),
      (reason: unknown) => {
        showError(reason)
        refresh().catch(showError)
      },
    )
  }
  return { items: items ?? value?.items, isAsking: isLoading, error, retry, remove, save }
}

/** Asked when the steps open, so that they are there when their step does. */
export const AddressesContext = createContext<Addresses | undefined>(undefined)

export function useCheckoutAddresses(): Addresses {
  const addresses = useContext(AddressesContext)
  if (!addresses) throw new Error('the addresses of a checkout exist inside of its steps only')
  return addresses
}
