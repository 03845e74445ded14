import { createContext, useContext, useEffect, useState } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { notify } from '../shell/notify.ts'
import { showError } from '../shell/show-error.ts'
import { type AddressToSend, asBefore, type KeptAddress } from './kept-addresses.ts'

export type Addresses = {
  /** The last used one first; undefined until they are known. */
  items: readonly KeptAddress[] | undefined
  isAsking: boolean
  error: unknown
  retry: () => void
  /** Gone at once, with the way back. */
  remove: (address: KeptAddress) => void
  /** Throws what the server refuses. */
  save: (address: AddressToSend) => Promise<KeptAddress>
}

/** The addresses of whoever is signed in; of nobody else any are kept. */
export function useAddresses(): Addresses {
  const t = useMessages(addressMessages)
  const api = useApi()
  const { user } = useSession()
  const { value, isAsking, error, retry } = useAnswer(user ? 'addresses' : null, (signal) =>
    api.checkout.getAddresses({}, { signal }),
  )
  const [items, setItems] = useState<readonly KeptAddress[]>()
  useEffect(() => setItems(value?.items), [value])
  const refresh = async () => setItems((await api.checkout.getAddresses({})).items)
  const save = async (address: AddressToSend) => {
    const saved = await api.checkout.saveAddress(address)
    await refresh()
    return saved
  }
  const remove = (address: KeptAddress) => {
    setItems((before) => before?.filter(({ id }) => id !== address.id))
    const undo = () => void save(asBefore(address)).catch(showError)
    api.checkout.removeAddress({ Id: address.id }).then(
      () => notify(t.removed, { label: t.undo, run: undo }),
      (reason: unknown) => {
        showError(reason)
        refresh().catch(showError)
      },
    )
  }
  return { items: items ?? value?.items, isAsking, error, retry, remove, save }
}

/** Asked when the steps open, so that they are there when their step does. */
export const AddressesContext = createContext<Addresses | undefined>(undefined)

export function useCheckoutAddresses(): Addresses {
  const addresses = useContext(AddressesContext)
  if (!addresses) throw new Error('the addresses of a checkout exist inside of its steps only')
  return addresses
}
