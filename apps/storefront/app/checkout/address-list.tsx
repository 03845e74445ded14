import { Button } from '@estampa/ui/button'
import { Skeleton } from '@estampa/ui/skeleton'
import { useState } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { useMessages } from '../messages/use-messages.ts'
import { AddressDetail, addressName, TextButton } from './address-cards.tsx'
import { AddressEditor } from './address-editor.tsx'
import type { KeptAddress } from './kept-addresses.ts'
import type { Addresses } from './use-addresses.ts'

/** The addresses that a customer keeps, to be changed without buying anything. */
export function AddressList({ addresses }: { addresses: Addresses }) {
  const t = useMessages(addressMessages)
  const { items, isAsking, retry, remove, save } = addresses
  const [edited, setEdited] = useState<KeptAddress | 'new' | null>(null)
  if (!items) return isAsking ? <Loading /> : <Trouble retry={retry} />
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
              <Row address={address} onEdit={() => setEdited(address)} onRemove={() => remove(address)} />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <AddressEditor address={null} save={save} onClose={close} />
      ) : (
        <Button look="second" className="justify-self-start" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      )}
    </div>
  )
}

type RowProps = { address: KeptAddress; onEdit: () => void; onRemove: () => void }

function Row({ address, onEdit, onRemove }: RowProps) {
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

function Loading() {
  const { loading } = useMessages(addressMessages)
  return (
    <div role="status" aria-label={loading} className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}

function Trouble({ retry }: { retry: () => void }) {
  const t = useMessages(addressMessages)
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{t.trouble}</p>
      <Button look="second" onClick={retry}>
        {t.retry}
      </Button>
    </div>
  )
}
