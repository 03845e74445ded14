import { countries } from '@estampa/domain/countries'
import { Combobox } from '@estampa/ui/combobox'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { type AsyncValue, useAsyncValue } from '@estampa/web/state'
import { checkoutMessages } from '../messages/checkout.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'

export type NamedPlace = { id: string; name: string }
/** Every level that a choice changes, with its place; undefined for a level that has to be chosen again. */
export type ChosenPlaces = Readonly<Record<string, NamedPlace | undefined>>

type PlaceSelectsProps = {
  value: (level: string) => string
  error: (level: string) => string | undefined
  onChoose: (places: ChosenPlaces) => void
}

/**
 * The place of an address, by the levels that its country's people choose: province, city and locality in
 * Argentina; region and comuna in Chile, where the comuna says the province.
 */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { address, chosenLevels } = countries[useShopConfig().environment]
  const [province, city, location] = address
  const api = useApi()
  const provinces = useAsyncValue('all', () => api.countries.getAllDomicilieProvince({}))
  return (
    <>
      <PlaceSelect
        level={province}
        autoComplete="address-level1"
        answer={provinces}
        value={props.value(province)}
        error={props.error(province)}
        isOpen
        onChoose={(place) => props.onChoose({ [province]: place, [city]: undefined, [location]: undefined })}
      />
      {chosenLevels.includes(city) ? <CitySelects {...props} /> : <LocationOfProvince {...props} />}
    </>
  )
}

function CitySelects({ value, error, onChoose }: PlaceSelectsProps) {
  const [province, city, location] = countries[useShopConfig().environment].address
  const api = useApi()
  const cities = useAsyncValue(value(province) || null, () =>
    api.countries.getAllByProvinceId({ idprovince: value(province) }),
  )
  const locations = useAsyncValue(value(city) || null, () =>
    api.countries.getAllByCityId({ idcity: value(city) }),
  )
  return (
    <>
      <PlaceSelect
        level={city}
        autoComplete="address-level2"
        answer={cities}
        value={value(city)}
        error={error(city)}
        isOpen={value(province) !== ''}
        onChoose={(place) => onChoose({ [city]: place, [location]: undefined })}
      />
      <PlaceSelect
        level={location}
        autoComplete="address-level3"
        answer={locations}
        value={value(location)}
        error={error(location)}
        isOpen={value(city) !== ''}
        onChoose={(place) => onChoose({ [location]: place })}
      />
    </>
  )
}

/** All places of a province or region in one list to type in; each says the city it lies in. */
function LocationOfProvince({ value, error, onChoose }: PlaceSelectsProps) {
  const t = useMessages(checkoutMessages)
  const [province, city, location] = countries[useShopConfig().environment].address
  const api = useApi()
  const idprovince = value(province)
  const answer = useAsyncValue(idprovince || null, () => api.countries.getAllByRegionId({ idprovince }))
  const places = (!answer.isLoading && answer.value) || []
  const choose = (id: string) => {
    const place = places.find((one) => one.id === id)
    onChoose({ [city]: place?.city, [location]: place })
  }
  return (
    <Field
      label={t.fields[location] ?? location}
      required
      error={error(location)}
      hint={answer.error ? <RetryButton onClick={answer.retry} /> : undefined}
    >
      {(aria) => (
        <Combobox
          {...aria}
          value={value(location)}
          autoComplete="off"
          disabled={idprovince === ''}
          aria-busy={answer.isLoading}
          placeholder={answer.isLoading ? t.places_loading : t.type_or_choose}
          nothingFound={t.no_such_place}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={choose}
        />
      )}
    </Field>
  )
}

type PlaceSelectProps = {
  level: string
  autoComplete: string
  answer: AsyncValue<readonly NamedPlace[]> | undefined
  value: string
  error: string | undefined
  isOpen: boolean
  onChoose: (place: NamedPlace | undefined) => void
}

function PlaceSelect({ level, autoComplete, answer, value, error, isOpen, onChoose }: PlaceSelectProps) {
  const t = useMessages(checkoutMessages)
  const places = (isOpen && !answer?.isLoading && answer?.value) || []
  return (
    <Field
      label={t.fields[level] ?? level}
      required
      error={error}
      hint={answer?.error ? <RetryButton onClick={answer.retry} /> : undefined}
    >
      {(aria) => (
        <Select
          {...aria}
          value={value}
          autoComplete={autoComplete}
          disabled={!isOpen}
          aria-busy={answer?.isLoading}
          placeholder={answer?.isLoading ? t.places_loading : t.choose}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChoose(places.find(({ id }) => id === event.target.value))}
        />
      )}
    </Field>
  )
}

function RetryButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(checkoutMessages)
  return (
    <button type="button" className="thumb underline" onClick={onClick}>
      {t.places_failed}
    </button>
  )
}
