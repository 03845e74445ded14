import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import type { FieldErrors } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useId } from 'react'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import type { RateDraft } from './rate-draft.ts'
import type { ShopSettings } from './use-settings.ts'

type Places = ShopSettings['provinces']
type ZoneListProps = {
  draft: RateDraft
  places: Places
  errors: FieldErrors
  onChange: (changed: Partial<RateDraft>) => void
}
type Zone = RateDraft['zones'][number]

/** Zones by name; a province is in one of them at most. Rates follow a zone that gets another name. */
export function ZoneList({ draft, places, errors, onChange }: ZoneListProps) {
  const t = useMessages(shippingTableMessages)
  const { zones, services } = draft
  const rename = (at: number, name: string) => {
    const before = zones[at]?.name
    onChange({
      zones: zones.map((zone, index) => (index === at ? { ...zone, name } : zone)),
      services: services.map((service) => ({
        ...service,
        rates: service.rates.map((rate) => (rate.zone === before ? { ...rate, zone: name } : rate)),
      })),
    })
  }
  const remove = (at: number) =>
    onChange({
      zones: zones.toSpliced(at, 1),
      services: services.map((service) => ({
        ...service,
        rates: service.rates.filter(({ zone }) => zone !== zones[at]?.name),
      })),
    })
  const place = (at: number, provinces: readonly string[]) =>
    onChange({ zones: zones.map((zone, index) => (index === at ? { ...zone, provinces } : zone)) })
  return (
    <section aria-label={t.zones} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{t.zones}</h3>
        <p className="text-13 text-ink-soft">{t.zones_note}</p>
      </div>
      {zones.map((zone, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no key but its place, and its name is being typed
        <div key={at} className="rate-block">
          <Field label={t.zone_name} error={errors[`zones.${at}.name`]} className="max-w-70 flex-1">
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={60}
                autoComplete="off"
                value={zone.name}
                onChange={({ target }) => rename(at, target.value)}
              />
            )}
          </Field>
          <IconButton label={t.remove_zone(zone.name)} className="ml-auto" onClick={() => remove(at)}>
            <Icon name="trash" size={18} />
          </IconButton>
          <ZonePlaces
            zone={zone}
            places={places}
            taken={zones.filter((other) => other !== zone).flatMap(({ provinces }) => provinces)}
            error={errors[`zones.${at}.provinces`]}
            onChange={(provinces) => place(at, provinces)}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => onChange({ zones: [...zones, { name: '', provinces: [] }] })}
      >
        <Icon name="plus" size={16} />
        {t.add_zone}
      </Button>
    </section>
  )
}

type ZonePlacesProps = {
  zone: Zone
  places: Places
  taken: readonly string[]
  error: string | undefined
  onChange: (provinces: readonly string[]) => void
}

function ZonePlaces({ zone, places, taken, error, onChange }: ZonePlacesProps) {
  const t = useMessages(shippingTableMessages)
  const id = useId()
  const { provinces } = zone
  const names = places.filter((place) => provinces.includes(place.id)).map(({ name }) => name)
  const toggle = (place: string, isIn: boolean) =>
    onChange(isIn ? [...provinces, place] : provinces.filter((one) => one !== place))
  return (
    <details className="basis-full" open={provinces.length === 0}>
      <summary className="cursor-pointer text-13">
        <span className="font-medium">{t.places(provinces.length)}</span>{' '}
        <span className="text-ink-soft">{names.join(', ')}</span>
      </summary>
      <fieldset aria-describedby={error ? id : undefined} className="mt-2 grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">{t.provinces}</legend>
        {places.map((place) => (
          <Checkbox
            key={place.id}
            label={place.name}
            checked={provinces.includes(place.id)}
            disabled={taken.includes(place.id)}
            onChange={({ target }) => toggle(place.id, target.checked)}
          />
        ))}
      </fieldset>
      {error && <FieldError id={id}>{error}</FieldError>}
    </details>
  )
}
