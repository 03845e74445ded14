import { Button } from '@estampa/ui/button'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { AddressDetail, addressName, TextButton } from './address-cards.tsx'
import { AddressEditor } from './address-editor.tsx'
import type { CustomerAddress } from './customer-addresses.ts'
import type { Addresses } from './use-addresses.ts'

/** The customer's addresses, which can be edited without a purchase. */
export function AddressList({ addresses }: { addresses: Addresses }) {
  const t = useMessages(addressMessages)
  const { items, isAsking, retry, remove, save } = addresses
  const [edited, setEdited] = useState<CustomerAddress | 'new' | null>(null)
  if (!items) return isAsking ? <AddressesLoading /> : <AddressesFailure retry={retry} />
  const close = () => setEdited(null)
  return (
    <div className="grid gap-4">
      {items.length === 0 && edited === null && <p className="text-ink-soft">{t.none}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {items.map((address) => (
          <li key={address.id} className="py-4">
            {edited !== 'new' && edited?.id === address.id ? (
              <AddressEditor address={address} save={save} onClose={close} />
            ) : (
              <AddressRow
                address={address}
                onEdit={() => setEdited(address)}
                onRemove={() => remove(address)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <AddressEditor address={null} save={save} onClose={close} />
      ) : (
        <Button variant="second" className="justify-self-start" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      )}
    </div>
  )
}

type AddressRowProps = { address: CustomerAddress; onEdit: () => void; onRemove: () => void }

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const t = useMessages(addressMessages)
  const name = addressName(address)
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row">
      <div className="min-w-0 flex-1 text-14 text-ink-soft">
        <p className="text-16 font-semibold break-words text-ink">{name}</p>
        <AddressDetail address={address} />
      </div>
      <div className="flex gap-5">
        <TextButton label={t.edit_what(name)} onClick={onEdit}>
          {t.edit}
        </TextButton>
        <TextButton label={t.remove_what(name)} onClick={onRemove}>
          {t.remove}
        </TextButton>
      </div>
    </div>
  )
}

function AddressesLoading() {
  const { loading } = useMessages(addressMessages)
  return (
    <div role="status" aria-label={loading} className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}

function AddressesFailure({ retry }: { retry: () => void }) {
  const t = useMessages(addressMessages)
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{t.trouble}</p>
      <Button variant="second" onClick={retry}>
        {t.retry}
      </Button>
    </div>
  )
}
