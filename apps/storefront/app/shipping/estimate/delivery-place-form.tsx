import { countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useFailureView } from '@estampa/web/failures'
import { useLocale, useMessages } from '@estampa/web/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldMessage } from '../../countries/field-message.ts'
import { type ChosenPlaces, PlaceSelects } from '../../countries/place-selects.tsx'
import { deliveryMessages } from '../../messages/delivery.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import type { DeliveryPlace } from './delivery-place.ts'

type DeliveryPlaceFormProps = {
  hasFocus: boolean
  /** The code that was asked about before. */
  zipCode: string
  onChoose: (place: DeliveryPlace) => void
  onCancel: (() => void) | undefined
}

/** The form for the place: by postal code in countries where people know theirs, else by the levels of an address. */
export function DeliveryPlaceForm({ hasFocus, zipCode, onChoose, onCancel }: DeliveryPlaceFormProps) {
  const { needsPostalCode } = countries[useShopConfig().environment]
  const [unknown, setUnknown] = useState<string>()
  const form = useFocusedField<HTMLDivElement>(hasFocus, unknown)
  return (
    <div ref={form} className="grid gap-3">
      {needsPostalCode && unknown === undefined ? (
        <PostalForm zipCode={zipCode} onChoose={onChoose} onUnknown={setUnknown} />
      ) : (
        <LevelsForm zipCode={unknown ?? ''} onChoose={onChoose} />
      )}
      {onCancel && <CancelButton onClick={onCancel} />}
    </div>
  )
}

/** Moves the focus to the first field of the form that replaced the focused one. */
function useFocusedField<Element extends HTMLElement>(isWanted: boolean, again?: string) {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (isWanted || again !== undefined)
      place.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
  }, [isWanted, again])
  return place
}

type PostalFormProps = Pick<DeliveryPlaceFormProps, 'zipCode' | 'onChoose'> & {
  onUnknown: (code: string) => void
}

function PostalForm({ zipCode, onChoose, onUnknown }: PostalFormProps) {
  const t = useMessages(deliveryMessages)
  const { typed, setTyped, error, isAsking, submit, among } = usePostalCode({ zipCode, onChoose, onUnknown })
  if (among.length > 0) return <PlaceOfCode places={among} onChoose={onChoose} />
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t.postal_code} error={error}>
        {(aria) => (
          <span className="flex gap-2">
            <TextInput
              {...aria}
              value={typed}
              maxLength={10}
              autoComplete="postal-code"
              inputMode="text"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" isBusy={isAsking}>
              {t.calculate}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}

function PlaceOfCode({
  places,
  onChoose,
}: { places: readonly DeliveryPlace[] } & Pick<DeliveryPlaceFormProps, 'onChoose'>) {
  const t = useMessages(deliveryMessages)
  const field = useFocusedField<HTMLDivElement>(true)
  const choose = (id: string) => {
    const place = places.find(({ location }) => location.id === id)
    if (place) onChoose(place)
  }
  return (
    <div ref={field}>
      <Field label={t.which}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t.choose}
            options={places.map(({ location, province }) => ({
              value: location.id,
              label: `${location.name}, ${province.name}`,
            }))}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

function usePostalCode({ zipCode, onChoose, onUnknown }: PostalFormProps) {
  const api = useApi()
  const locale = useLocale()
  const failureView = useFailureView()
  const { environment } = useShopConfig()
  const [typed, setTyped] = useState(zipCode)
  const [error, setError] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  // a code of two provinces: only the person knows the right place
  const [among, setAmong] = useState<readonly DeliveryPlace[]>([])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = countries[environment].postalCode(typed)
    if (isRefusal(code)) return setError(fieldMessage(code, locale))
    setIsAsking(true)
    try {
      const { places, isNear } = await api.countries.getAllByZipCode({ zipCode: code.value })
      const found = places.map((place) => ({ ...place, zipCode: code.value, isNear }))
      const [place, ...others] = found
      if (!place) onUnknown(code.value)
      else if (others.every(({ province }) => province.id === place.province.id)) onChoose(place)
      else setAmong(found)
    } catch (failure) {
      setError(failureView(failure).message)
      setIsAsking(false)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  return { typed, setTyped: type, error, isAsking, submit, among }
}

function LevelsForm({ zipCode, onChoose }: Pick<DeliveryPlaceFormProps, 'zipCode' | 'onChoose'>) {
  const t = useMessages(deliveryMessages)
  const [province, city, location] = countries[useShopConfig().environment].address
  const [chosen, setChosen] = useState<ChosenPlaces>({})
  const choose = (places: ChosenPlaces) => {
    const next = { ...chosen, ...places }
    setChosen(next)
    const whole = { province: next[province], city: next[city], location: next[location] }
    if (whole.province && whole.city && whole.location) {
      onChoose({
        province: whole.province,
        city: whole.city,
        location: whole.location,
        zipCode,
        isNear: false,
      })
    }
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {zipCode !== '' && <p className="text-ink-soft sm:col-span-2">{t.unknown(zipCode)}</p>}
      <PlaceSelects value={(level) => chosen[level]?.id ?? ''} error={() => undefined} onChoose={choose} />
    </div>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(deliveryMessages)
  return (
    <button type="button" onClick={onClick} className="thumb justify-self-start underline underline-offset-4">
      {t.cancel}
    </button>
  )
}
