import { type CheckoutPayload, emptyCheckout, setField } from '@estampa/domain/checkout'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useEffect, useRef, useState } from 'react'
import type { ChosenPlaces } from '../countries/place-selects.tsx'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { AddressFields } from './address-fields.tsx'
import { addressToSend, type CustomerAddress, withAddress } from './customer-addresses.ts'
import { listRefusedFields } from './refused-fields.ts'
import type { Addresses } from './use-addresses.ts'
import { useFormState } from './use-step-form.ts'

type AddressEditorProps = {
  /** Null: a new one. */
  address: CustomerAddress | null
  save: Addresses['save']
  onClose: () => void
}

/** One address with the same fields and rules as in the checkout. */
export function AddressEditor({ address, save, onClose }: AddressEditorProps) {
  const t = useMessages(addressMessages)
  const { optional } = useMessages(checkoutMessages)
  const { form, onPlaces, label, setLabel, isSaving } = useEditing({ address, save, onClose })
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  return (
    <form ref={place} noValidate onSubmit={form.submit} aria-label={address ? t.edit : t.add}>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label={t.label} hint={t.label_hint} optional={optional} className="sm:col-span-2">
          {(aria) => (
            <TextInput
              {...aria}
              value={label}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
        <AddressFields form={form} onPlaces={onPlaces} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={isSaving}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

function useEditing({ address, save, onClose }: AddressEditorProps) {
  const t = useMessages(addressMessages)
  const { environment } = useShopConfig()
  const shipped = setField(emptyCheckout, 'Addressee', 'deliveryMethod', 'shipping')
  const [payload, setPayload] = useState<CheckoutPayload>(() =>
    address ? withAddress(shipped, address, environment) : shipped,
  )
  const [label, setLabel] = useState(address?.label ?? '')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const set = (name: string, value: string) => {
    setPayload((before) => setField(before, 'Addressee', name, value))
    setRefused(({ [name]: _, ...others }) => others)
  }
  const send = async () => {
    setIsSaving(true)
    try {
      await save(addressToSend(payload, environment, { id: address?.id ?? null, label }))
      notify(t.saved)
      onClose()
    } catch (error) {
      const fields = listRefusedFields(error, environment)
      setRefused(Object.fromEntries(fields.map(({ name, message }) => [name, message])))
      if (fields.length === 0) showError(error)
      setIsSaving(false)
    }
  }
  const form = useFormState('Addressee', {
    payload,
    set,
    refusedAt: (name) => refused[name],
    finish: () => void send(),
  })
  const onPlaces = (places: ChosenPlaces) => {
    for (const [level, chosen] of Object.entries(places)) set(level, chosen?.id ?? '')
  }
  return { form, onPlaces, label, setLabel, isSaving }
}
