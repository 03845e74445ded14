import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import type { FieldErrors } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import { BandTable } from './band-table.tsx'
import { DayRange } from './day-range.tsx'
import type { RateDraft, ServiceDraft, ZoneRateDraft } from './rate-draft.ts'

type ServiceListProps = {
  draft: RateDraft
  errors: FieldErrors
  onChange: (changed: Partial<RateDraft>) => void
}

/** Who carries the orders, with what each charges in the zones that it serves. */
export function ServiceList({ draft, errors, onChange }: ServiceListProps) {
  const t = useMessages(shippingTableMessages)
  const { services, zones } = draft
  const add = () => {
    const id = 1 + Math.max(0, ...services.map(({ carrier }) => carrier.id))
    const service: ServiceDraft = {
      carrier: { id, name: t.new_service, logo: null },
      service_type: { id: 1, code: 'standard_delivery', name: t.home_delivery },
      logistic_type: 'crossdock',
      freeFrom: '',
      rates: [],
    }
    onChange({ services: [...services, service] })
  }
  return (
    <section aria-label={t.services} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{t.services}</h3>
        <p className="text-13 text-ink-soft">{t.services_note}</p>
      </div>
      {services.map((service, at) => (
        <ServiceFields
          key={`${service.carrier.id} ${service.service_type.code}`}
          service={service}
          zones={zones.map(({ name }) => name)}
          at={`services.${at}`}
          errors={errors}
          onChange={(changed) => onChange({ services: services.with(at, { ...service, ...changed }) })}
          onRemove={() => onChange({ services: services.toSpliced(at, 1) })}
        />
      ))}
      <Button variant="quiet" size="small" className="justify-self-start" onClick={add}>
        <Icon name="plus" size={16} />
        {t.add_service}
      </Button>
    </section>
  )
}

type ServiceFieldsProps = {
  service: ServiceDraft
  zones: readonly string[]
  /** The beginning of the names of its fields. */
  at: string
  errors: FieldErrors
  onChange: (changed: Partial<ServiceDraft>) => void
  onRemove: () => void
}

function ServiceFields({ service, zones, at, errors, onChange, onRemove }: ServiceFieldsProps) {
  const t = useMessages(shippingTableMessages)
  const { carrier, freeFrom, rates } = service
  const serve = (zone: string, isServed: boolean) =>
    onChange({
      rates: isServed ? [...rates, newRate(zone)] : rates.filter((rate) => rate.zone !== zone),
    })
  return (
    <div className="rate-block">
      <Field label={t.service_name} error={errors[`${at}.name`]} className="max-w-70 flex-1">
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={80}
            autoComplete="off"
            value={carrier.name}
            onChange={({ target }) => onChange({ carrier: { ...carrier, name: target.value } })}
          />
        )}
      </Field>
      <IconButton label={t.remove_service(carrier.name)} className="ml-auto" onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
      <Field
        label={t.free_from}
        hint={t.free_from_help}
        error={errors[`${at}.freeFrom`]}
        className="basis-full"
      >
        {(aria) => (
          <TextInput
            {...aria}
            className="max-w-40 text-right tabular"
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
            value={freeFrom}
            onChange={({ target }) => onChange({ freeFrom: target.value })}
          />
        )}
      </Field>
      {zones.map((zone) => {
        const index = rates.findIndex((rate) => rate.zone === zone)
        const rate = rates[index]
        return (
          <div key={zone} className="basis-full border-t border-line pt-2">
            <Checkbox
              label={<span className="font-medium">{t.serves(zone)}</span>}
              checked={rate !== undefined}
              onChange={({ target }) => serve(zone, target.checked)}
            />
            {rate && (
              <ZoneRateFields
                rate={rate}
                at={`${at}.rates.${index}`}
                errors={errors}
                onChange={(changed) => onChange({ rates: rates.with(index, { ...rate, ...changed }) })}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

type ZoneRateFieldsProps = {
  rate: ZoneRateDraft
  at: string
  errors: FieldErrors
  onChange: (changed: Partial<ZoneRateDraft>) => void
}

function ZoneRateFields({ rate, at, errors, onChange }: ZoneRateFieldsProps) {
  return (
    <div className="mb-2 ml-7 grid gap-2">
      <DayRange
        of={rate.zone}
        days={rate}
        at={`${at}.days`}
        error={errors[`${at}.days`]}
        onChange={onChange}
      />
      <BandTable
        zone={rate.zone}
        bands={rate.bands}
        at={at}
        errors={errors}
        onChange={(bands) => onChange({ bands })}
      />
    </div>
  )
}

function newRate(zone: string): ZoneRateDraft {
  return { zone, min: '3', max: '6', bands: [{ upToKg: '', price: '', extraPerKg: '' }] }
}
