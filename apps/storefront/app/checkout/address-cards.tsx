import { RadioCards } from '@estampa/ui/radio-cards'
import { displayPhone } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { addressLines, type CustomerAddress } from './customer-addresses.ts'

type AddressCardsProps = {
  addresses: readonly CustomerAddress[]
  chosen: CustomerAddress | undefined
  onChoose: (address: CustomerAddress) => void
  onEdit: (address: CustomerAddress) => void
  onRemove: (address: CustomerAddress) => void
  onOther: () => void
}

/** The customer's addresses to choose from; what can be done with the chosen one stands below. */
export function AddressCards({ addresses, chosen, onChoose, onEdit, onRemove, onOther }: AddressCardsProps) {
  const t = useMessages(addressMessages)
  const find = (id: string) => addresses.find((address) => address.id === id)
  const choose = (id: string) => {
    const address = find(id)
    if (address) onChoose(address)
  }
  const name = chosen && addressName(chosen)
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioCards
        label={t.yours}
        value={chosen?.id}
        onChange={choose}
        columns={addresses.length > 1 ? 2 : 1}
        options={addresses.map((address) => ({
          value: address.id,
          title: <span className="break-words">{addressName(address)}</span>,
          detail: <AddressDetail address={address} />,
        }))}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {chosen && name && (
          <>
            <TextButton label={t.edit_what(name)} onClick={() => onEdit(chosen)}>
              {t.edit}
            </TextButton>
            <TextButton label={t.remove_what(name)} onClick={() => onRemove(chosen)}>
              {t.remove}
            </TextButton>
          </>
        )}
        <TextButton label={t.other} onClick={onOther}>
          {t.other}
        </TextButton>
      </div>
    </div>
  )
}

/** The customer's label of the address, or its street and number. */
export function addressName(address: CustomerAddress): string {
  return address.label || addressLines(address).door
}

export function AddressDetail({ address }: { address: CustomerAddress }) {
  const { environment } = useShopConfig()
  const { door, place } = addressLines(address)
  const recipient = `${address.name} ${address.lastName} · ${displayPhone(address.phone, environment)}`
  return (
    <>
      {address.label && <span className="block break-words">{door}</span>}
      <span className="block">{place}</span>
      <span className="block break-words">{recipient}</span>
    </>
  )
}

type TextButtonProps = { label: string; onClick: () => void; children: ReactNode }

export function TextButton({ label, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="thumb min-h-9 text-14 font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  )
}
