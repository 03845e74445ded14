import { countries } from '@estampa/domain/countries'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useApi } from '../session/session-provider.tsx'
import { type Answer, useAnswer } from '../session/use-answer.ts'
import { useShopConfig } from '../shell/shop-data.ts'

export type NamedPlace = { id: string; name: string }

type PlaceSelectsProps = {
  value: (level: string) => string
  error: (level: string) => string | undefined
  /** A choice on one level; the levels below it are to be chosen anew. */
  onChoose: (level: string, place: NamedPlace | undefined, below: readonly string[]) => void
}

/** Province, city and locality (region, province and comuna in Chile), each fed by the one above. */
export function PlaceSelects({ value, error, onChoose }: PlaceSelectsProps) {
  const api = useApi()
  const { environment } = useShopConfig()
  const levels = countries[environment].address
  const [province, city, location] = levels
  const provinces = useAnswer('all', () => api.countries.getAllDomicilieProvince({}))
  const cities = useAnswer(value(province) || null, () =>
    api.countries.getAllByProvinceId({ idprovince: value(province) }),
  )
  const locations = useAnswer(value(city) || null, () =>
    api.countries.getAllByCityId({ idcity: value(city) }),
  )
  const answers = { [province]: provinces, [city]: cities, [location]: locations }
  return levels.map((level, index) => (
    <PlaceSelect
      key={level}
      level={level}
      autoComplete={`address-level${index + 1}`}
      answer={answers[level]}
      value={value(level)}
      error={error(level)}
      isOpen={index === 0 || value(levels[index - 1] ?? '') !== ''}
      onChoose={(place) => onChoose(level, place, levels.slice(index + 1))}
    />
  ))
}

type PlaceSelectProps = {
  level: string
  autoComplete: string
  answer: Answer<NamedPlace[]> | undefined
  value: string
  error: string | undefined
  isOpen: boolean
  onChoose: (place: NamedPlace | undefined) => void
}

function PlaceSelect({ level, autoComplete, answer, value, error, isOpen, onChoose }: PlaceSelectProps) {
  const t = useMessages(checkoutMessages)
  const places = (isOpen && !answer?.isAsking && answer?.value) || []
  return (
    <Field
      label={t.fields[level] ?? level}
      required
      error={error}
      hint={
        answer?.error ? (
          <button type="button" className="thumb underline" onClick={answer.retry}>
            {t.places_failed}
          </button>
        ) : undefined
      }
    >
      {(aria) => (
        <Select
          {...aria}
          value={value}
          autoComplete={autoComplete}
          disabled={!isOpen}
          aria-busy={answer?.isAsking}
          placeholder={answer?.isAsking ? t.places_loading : t.choose}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChoose(places.find(({ id }) => id === event.target.value))}
        />
      )}
    </Field>
  )
}
